import { expect, it } from 'vitest';
import { argmaxRow } from '../../../../web/store/document/matrix';

it('the largest number of a row is a number if there is one', () => {
  const rows = [
    [Number.NaN, 1, 3, 2],
    [1, Number.NaN, 0, 1],
    [Number.NaN, Number.NaN, Number.NaN, -Infinity],
    [Number.NaN, Number.NaN, Number.NaN, Number.NaN],
  ];
  const matrix = { cols: 4, data: rows.flat() };
  expect(rows.map((_, row) => argmaxRow(matrix, row))).toEqual([2, 0, 3, 0]);
});
