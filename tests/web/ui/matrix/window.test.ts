import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TraceNode } from '../../../../web/engine/types';
import { isPart, windowAround, windowInProduct, windowInRow } from '../../../../web/ui/matrix/window';
import type { Model } from '../../../../web/ui/model';
import { modelOf } from '../sample';

const node = (rows: number, cols: number): TraceNode => ({ rows, cols }) as TraceNode;
const side = fc.integer({ min: 1, max: 64 });

describe('the window on a matrix', () => {
  it('is all of it up to 16 by 16', () => {
    expect(windowAround(node(16, 16), { row: 9, col: 3 })).toEqual({ row: 0, col: 0, rows: 16, cols: 16 });
    expect(isPart(node(16, 16), windowAround(node(16, 16), { row: 9, col: 3 }))).toBe(false);
  });

  it('holds the cell looked at, stays inside, and is the same from each of its cells', () => {
    fc.assert(
      fc.property(side, side, fc.nat(63), fc.nat(63), (rows, cols, r, c) => {
        const matrix = node(rows, cols);
        const cursor = { row: r % rows, col: c % cols };
        const { row, col, ...size } = windowAround(matrix, cursor);
        expect(cursor.row).toBeGreaterThanOrEqual(row);
        expect(cursor.row).toBeLessThan(row + size.rows);
        expect(row + size.rows).toBeLessThanOrEqual(rows);
        expect(col + size.cols).toBeLessThanOrEqual(cols);
        expect(size.rows).toBeLessThanOrEqual(16);
        const corner = { row: row + size.rows - 1, col: col + size.cols - 1 };
        expect(windowAround(matrix, corner)).toEqual({ row, col, ...size });
      }),
    );
  });
});

describe('the windows of matrices side by side', () => {
  const wide = modelOf('english-french');
  const narrow: Model = { ...wide, isNarrow: true };
  const start = { row: 0, col: 0 };
  const columns = (id: string, count: number, model: Model): number => {
    const found = wide.trace.node(id);
    return found === undefined ? 0 : windowInRow(found, start, count, model).cols;
  };

  it('have fewer columns the more there are, and the fewest on a phone', () => {
    const positioned = 'source/positioned';
    expect([1, 2, 3].map((count) => columns(positioned, count, wide))).toEqual([8, 8, 4]);
    expect([1, 2, 3].map((count) => columns(positioned, count, narrow))).toEqual([8, 4, 4]);
  });

  it('show all tokens of a row of weights', () => {
    const weights = 'encoder_0/self/head_0/weights';
    expect(columns(weights, 2, narrow)).toBe(wide.trace.node(weights)?.cols);
    expect(columns('encoder_0/self/head_0/query', 2, narrow)).toBe(4);
  });

  it('are the same for the columns of a left operand and the rows of the right one', () => {
    const products = wide.trace.nodes.filter(({ op }) => op === 'matmul');
    expect(products.length).toBeGreaterThan(20);
    for (const model of [wide, narrow])
      for (const { operands } of products) {
        const [left, top] = operands.map((at) => wide.trace.nodes[at]);
        if (left === undefined || top === undefined) throw new Error('a product has two operands');
        const inner = left.cols - 1;
        const beside = windowInProduct(left, { row: 0, col: inner }, model);
        const above = windowInProduct(top, { row: inner, col: 0 }, model, true);
        expect([above.row, above.rows]).toEqual([beside.col, beside.cols]);
      }
  });
});
