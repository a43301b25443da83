import { describe, expect, it } from 'vitest';
import {
  type Arrow,
  arrowsOf,
  bottomOf,
  boxWidth,
  pathOf,
  topOf,
  xOf,
} from '../../../web/figures/one-vector/arrows';
import { kinds } from '../../../web/figures/one-vector/diagram';

type Point = readonly [x: number, y: number];

/** Points along a path of the commands M, C and V, a pixel or less apart. */
function pointsOf(path: string): readonly Point[] {
  const found: Point[] = [];
  for (const [, command, list = ''] of path.matchAll(/([MCV])([^MCV]*)/g)) {
    const numbers = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const [x = 0, y = 0] = found.at(-1) ?? [];
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    if (command === 'M') found.push([a, b]);
    const count = command === 'V' ? Math.ceil(Math.abs(a - y)) : 200;
    for (let at = 1; at <= count && command !== 'M'; at += 1) {
      const t = at / count;
      const cubic = (p0: number, p1: number, p2: number, p3: number): number =>
        (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t ** 2 * p2 + t ** 3 * p3;
      found.push(command === 'V' ? [x, y + t * (a - y)] : [cubic(x, a, c, e), cubic(y, b, d, f)]);
    }
  }
  return found;
}

/** The boxes that an arrow runs over. */
function boxesUnder(arrow: Arrow, asking: number, tokens: number): readonly string[] {
  const points = pointsOf(pathOf(arrow, asking));
  const boxes = kinds.flatMap((kind) =>
    Array.from({ length: tokens }, (_, index) => ({ kind, index })).filter(
      ({ index }) => (kind !== 'q' && kind !== 'b') || index === asking,
    ),
  );
  return boxes
    .filter(({ kind, index }) =>
      points.some(
        ([x, y]) => Math.abs(x - xOf(index)) < boxWidth / 2 && y > topOf(kind) && y < bottomOf(kind),
      ),
    )
    .map(({ kind, index }) => `${arrow.from}${arrow.start} to ${arrow.to}${arrow.end} over ${kind}${index}`);
}

/** The upright parts of a path: where they are, and from where to where they go. */
function uprightsOf(
  path: string,
): readonly { readonly x: number; readonly from: number; readonly to: number }[] {
  const points = pointsOf(path);
  return points.flatMap(([x, y], at) => {
    const [before = Number.NaN, top = 0] = points[at - 1] ?? [];
    return x === before ? [{ x, from: Math.min(y, top), to: Math.max(y, top) }] : [];
  });
}

describe('the arrows to one vector', () => {
  const diagrams = [1, 2, 3, 4, 6].flatMap((tokens) =>
    Array.from({ length: tokens }, (_, queryIndex) => ({ tokens, queryIndex })),
  );

  it.each(diagrams)('run over no box: token $queryIndex of $tokens', (diagram) => {
    const arrows = arrowsOf(diagram);
    expect(arrows).toHaveLength(1 + 7 * diagram.tokens);
    expect(arrows.flatMap((each) => boxesUnder(each, diagram.queryIndex, diagram.tokens))).toEqual([]);
  });

  it.each(diagrams)('have upright parts of their own: token $queryIndex of $tokens', (diagram) => {
    const uprights = arrowsOf(diagram).map((each) => uprightsOf(pathOf(each, diagram.queryIndex)));
    const close = uprights.flatMap((one, at) =>
      uprights
        .slice(at + 1)
        .flatMap((other) => one.flatMap((a) => other.filter((b) => isBeside(a, b)).map((b) => [a, b]))),
    );
    expect(close).toEqual([]);
  });
});

/** Whether two upright parts are less than three pixels apart. */
function isBeside(
  one: { readonly x: number; readonly from: number; readonly to: number },
  other: { readonly x: number; readonly from: number; readonly to: number },
): boolean {
  return Math.abs(one.x - other.x) < 3 && one.from < other.to - 0.5 && other.from < one.to - 0.5;
}
