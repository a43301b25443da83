import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Thumbnails, thumbnail } from '../../../web/site/home/thumbnails';
import type { Shape } from '../../../web/svg/shapes';
import { lessons } from '../all';
import { modelOf } from '../ui/sample';

const written: Thumbnails = JSON.parse(readFileSync('web/generated/thumbnails.json', 'utf8'));

/** The opacity of each cell that a thumbnail paints, by place. */
function paintedCells({ children }: Shape): ReadonlyMap<string, number> {
  const cells = new Map<string, number>();
  for (const { attributes } of children)
    if (attributes.class !== 'back')
      for (const [, x, y] of String(attributes.d).matchAll(/M([\d.]+)[ ,]([\d.]+)/g))
        cells.set(`${y},${x}`, Number(attributes['fill-opacity']));
  return cells;
}

/** Matrices of a run whose numbers are those of a thumbnail, as shares of the largest. */
function sourcesOf(id: string): readonly string[] {
  const rows = written[id] ?? [];
  return modelOf(id)
    .trace.nodes.filter(({ data, cols, rows: height }) => {
      if (Math.min(height, 20) !== rows.length || Math.min(cols, 20) !== rows[0]?.length) return false;
      const sizes = Array.from(data, (each) => (Number.isFinite(each) ? Math.abs(each) : 0));
      const reach = Math.max(...sizes) || 1;
      return rows.every((row, at) =>
        row.every((share, col) => Math.abs(share - (sizes[at * cols + col] ?? 0) / reach) <= 0.0051),
      );
    })
    .map((node) => node.id);
}

describe('the pictures of the lessons on the home page', () => {
  it.each(lessons.map(({ id }) => id))('%s: has the numbers of a matrix of its run', (id) => {
    expect(sourcesOf(id)).not.toEqual([]);
  });

  it.each(['masks', 'multi-head', 'reversal'])('%s: paints each number in its shade', (id) => {
    const rows = written[id] ?? [];
    const cells = paintedCells(thumbnail(rows));
    for (const [row, each] of rows.entries())
      for (const [col, share] of each.entries())
        expect(Math.abs((cells.get(`${row},${col}`) ?? 0) - share), `${row}, ${col}`).toBeLessThan(0.09);
    expect(cells.size).toBeGreaterThan(2);
  });
});
