import { type Shape, visible } from '../svg/shapes';
import { beatAt, beatStarts } from './beat-times';
import { naming } from './beats/formula';
import { mixing } from './beats/mixture';
import { multiplying } from './beats/products';
import { changing, looking, placeSentences } from './beats/sentences';
import { sharing } from './beats/strip';
import { placeTable, tabulating } from './beats/table';
import { zooming } from './beats/zoom';
import type { Setting } from './setting';

/** The picture at a time, which depends on nothing else. */
export type MovingPicture = (time: number) => readonly Shape[];

/** Makes something when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | null = null;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

/** A picture that is placed when it is first drawn: all at once would keep the page from answering. */
function later(place: () => MovingPicture): MovingPicture {
  const picture = once(place);
  return (time) => picture()(time);
}

/** Places each part once, when it is first drawn; the result draws any moment. */
export function createPicture(setting: Setting): MovingPicture {
  const sentences = once(() => placeSentences(setting));
  const table = once(() => placeTable(setting));
  const tabulate = later(() => tabulating(setting, sentences(), table()));
  const zoom = later(() => zooming(setting, table(), () => tabulate(beatStarts[3])));
  const multiply = later(() => multiplying(setting));
  const share = later(() => sharing(setting));
  const mixture = later(() => mixing(setting));
  const pictures: readonly MovingPicture[] = [
    later(() => looking(setting, sentences())),
    later(() => changing(setting, sentences())),
    tabulate,
    (time) => [...zoom(time), ...multiply(time), ...share(time)],
    (time) => [...mixture(time), ...(time < beatStarts[4] + 0.4 ? share(time) : [])],
    later(() => naming(setting)),
  ];
  return (time) => visible(pictures[beatAt(time)]?.(time) ?? []);
}
