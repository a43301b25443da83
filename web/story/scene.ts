import { type Shape, visible } from '../svg/shapes';
import { beatAt, beatStarts } from './beat-times';
import { naming } from './beats/formula';
import { mixing } from './beats/mixture';
import { multiplying } from './beats/products';
import { changing, looking, placeSentences } from './beats/sentences';
import { sharing } from './beats/strip';
import { placeTable, tabulating } from './beats/table';
import { zooming } from './beats/zoom';
import type { Stage } from './stage';

/** The picture at a time, which depends on nothing else. */
export type Scene = (time: number) => readonly Shape[];

/** Makes something when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | null = null;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

/** A scene that is placed when it is first drawn: all at once would keep the page from answering. */
function later(place: () => Scene): Scene {
  const scene = once(place);
  return (time) => scene()(time);
}

/** Places each part once, when it is first drawn; the result draws any moment. */
export function createScene(stage: Stage): Scene {
  const sentences = once(() => placeSentences(stage));
  const table = once(() => placeTable(stage));
  const tabulate = later(() => tabulating(stage, sentences(), table()));
  const zoom = later(() => zooming(stage, table(), () => tabulate(beatStarts[3])));
  const multiply = later(() => multiplying(stage));
  const share = later(() => sharing(stage));
  const mixture = later(() => mixing(stage));
  const scenes: readonly Scene[] = [
    later(() => looking(stage, sentences())),
    later(() => changing(stage, sentences())),
    tabulate,
    (time) => [...zoom(time), ...multiply(time), ...share(time)],
    (time) => [...mixture(time), ...(time < beatStarts[4] + 0.4 ? share(time) : [])],
    later(() => naming(stage)),
  ];
  return (time) => visible(scenes[beatAt(time)]?.(time) ?? []);
}
