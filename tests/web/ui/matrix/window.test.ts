import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TraceNode } from '../../../../web/engine/types';
import { isPart, pageLength, windowAt } from '../../../../web/ui/matrix/window';

const node = (rows: number, cols: number): TraceNode => ({ rows, cols }) as TraceNode;
const side = fc.integer({ min: 1, max: 64 });

describe('the window on a matrix', () => {
  it('is all of it where all of it has numbers', () => {
    const all = { row: 0, col: 0, rows: 16, cols: 16 };
    expect(windowAt(node(16, 16), { row: 9, col: 3 }, all)).toEqual(all);
    expect(isPart(node(16, 16), all)).toBe(false);
  });

  it('holds the cell looked at, stays inside, and is the same from each of its cells', () => {
    fc.assert(
      fc.property(
        side,
        side,
        fc.nat(63),
        fc.nat(63),
        fc.integer({ min: 2, max: 16 }),
        (rows, cols, r, c, most) => {
          const matrix = node(rows, cols);
          const part = { rows: pageLength(rows, most), cols: pageLength(cols, most) };
          const cursor = { row: r % rows, col: c % cols };
          const { row, col, ...size } = windowAt(matrix, cursor, part);
          expect(cursor.row).toBeGreaterThanOrEqual(row);
          expect(cursor.row).toBeLessThan(row + size.rows);
          expect(row + size.rows).toBeLessThanOrEqual(rows);
          expect(col + size.cols).toBeLessThanOrEqual(cols);
          expect(size.rows).toBeLessThanOrEqual(most);
          const corner = { row: row + size.rows - 1, col: col + size.cols - 1 };
          expect(windowAt(matrix, corner, part)).toEqual({ row, col, ...size });
        },
      ),
    );
  });
});
