import type { Geometry } from '../../../motion/scene';
import type { Rect } from '../../../motion/timeline';
import type { Shape } from '../../../svg/shapes';
import { workbenchArea } from '../picture/picture';

/** The size of the numbers of a picture, in pixels. */
const fontSize = 15;

const keyOf = (node: string, row: number | string, col: number | string): string => `${node}:${row},${col}`;

/** All shapes inside of a shape, with the node of the matrix that they belong to. */
function* walk(shapes: readonly Shape[], node = ''): Generator<readonly [shape: Shape, node: string]> {
  for (const shape of shapes) {
    const own = String(shape.attributes['data-node'] ?? node);
    yield [shape, own];
    yield* walk(shape.children, own);
  }
}

function rectOf({ attributes: { x = 0, y = 0, width = 0, height = 0 } }: Shape): Rect {
  return { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
}

/** The places of the cells of a picture, and its workbench: an empty rectangle if it has none. */
export function geometryOf(shapes: readonly Shape[]): Geometry {
  const cells = new Map<string, Rect>();
  let workbench: Rect = { x: 0, y: 0, width: 0, height: 0 };
  for (const [shape, node] of walk(shapes)) {
    const [, row, col] = /^(\d+),(\d+) cell$/.exec(shape.key) ?? [];
    if (row !== undefined && col !== undefined && node !== '')
      cells.set(keyOf(node, row, col), rectOf(shape));
    if (shape.attributes.class === workbenchArea) workbench = rectOf(shape);
  }
  return { cell: (node, row, col) => cells.get(keyOf(node, row, col)) ?? null, workbench, fontSize };
}

/** The colours of all shapes, as `#rrggbb`. */
export function coloursIn(shapes: readonly Shape[]): readonly string[] {
  const found = [...walk(shapes)].flatMap(([{ attributes }]) => [attributes.fill, attributes.stroke]);
  return [...new Set(found.map(String))].filter((colour) => /^#[\da-f]{6}$/.test(colour));
}
