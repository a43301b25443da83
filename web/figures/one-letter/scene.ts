import { naming } from './beats/formula';
import { mixing } from './beats/mixture';
import { multiplying } from './beats/products';
import { changing, looking, placeSentences } from './beats/sentences';
import { sharing } from './beats/strip';
import { placeTable, tabulating } from './beats/table';
import { zooming } from './beats/zoom';
import { type Shape, visible } from './shapes';
import type { Stage } from './stage';
import { beatAt, beatStarts } from './timeline';

/** The picture at a time, which depends on nothing else. */
export type Scene = (time: number) => readonly Shape[];

/** Places everything once; the result draws any moment. */
export function createScene(stage: Stage): Scene {
  const placed = placeSentences(stage);
  const table = placeTable(stage);
  const tabulate = tabulating(stage, placed, table);
  const zoom = zooming(stage, table, () => tabulate(beatStarts[3]));
  const multiply = multiplying(stage);
  const share = sharing(stage);
  const mixture = mixing(stage);
  const scenes: readonly Scene[] = [
    looking(stage, placed),
    changing(stage, placed),
    tabulate,
    (time) => [...zoom(time), ...multiply(time), ...share(time)],
    (time) => [...mixture(time), ...(time < beatStarts[4] + 0.4 ? share(time) : [])],
    naming(stage),
  ];
  return (time) => visible(scenes[beatAt(time)]?.(time) ?? []);
}
