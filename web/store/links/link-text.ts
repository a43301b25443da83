import type { CellRef } from '../../engine/types';
import { rowOf, sameList } from '../document/matrix';
import { shortestText } from '../document/number';
import type { InputMatrix, Loss } from '../document/state';
import { maxDenseNumbers } from './link-keys';

/** Percent-encodes text, including the characters at which chat programs and Markdown cut off a link. */
export function escaped(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The value of the key `back`: kind, cell, and targets if they are not the default. */
export function lossText({ kind, targets, ...cell }: Loss): string {
  return `${kind}:${cellText(cell)}${targets === null ? '' : `:${matrixText(targets)}`}`;
}

export function cellText({ node, row, col }: CellRef): string {
  return `${escapedPath(node)}:${row},${col}`;
}

/** Keeps the slashes of ids such as `head_0/scores`. */
export function escapedPath(node: string): string {
  return node.split('/').map(escaped).join('/');
}

/** Rows are separated by `;`, numbers by `,`: `1,0,0.5;0,1,-2`. In a large matrix, rows equal to those of `before` are empty. */
export function matrixText(matrix: InputMatrix, before?: InputMatrix): string {
  const base = matrix.data.length > maxDenseNumbers && before?.cols === matrix.cols ? before : undefined;
  return Array.from({ length: matrix.rows }, (_, row) => {
    const numbers = rowOf(matrix, row);
    return base !== undefined && sameList(numbers, rowOf(base, row))
      ? ''
      : numbers.map(shortestText).join(',');
  }).join(';');
}
