import { type Cell, type Isolation, isIsolated, isolationOf } from './isolation';
import type { WordWeights } from './weights-on-stage';

const numberIn = (element: Element, name: string): number => Number(element.getAttribute(name));

const tableOf = (stage: Element, node: string): Element | null =>
  stage.querySelector(`[data-matrix="${CSS.escape(node)}"]`);

/** A cell of the matrix on the stage. */
export function cellOf(stage: Element, node: string, { row, col }: Cell): HTMLElement | null {
  return tableOf(stage, node)?.querySelector<HTMLElement>(`td[data-row="${row}"][data-col="${col}"]`) ?? null;
}

/** What an element of the matrix isolates: a cell or a row name its row, a column name its column. */
function inMatrix(element: Element): Isolation | null {
  const cell = element.closest('td[data-row]');
  if (cell !== null) return { row: numberIn(cell, 'data-row'), col: null };
  const name = element.closest('th');
  const place = name?.scope === 'col' ? name : name?.parentElement;
  const index = [...(place?.parentElement?.children ?? [])].indexOf(place as Element);
  if (name?.scope === 'row') return isolationOf('row', index);
  // The first column has the row names.
  return name?.scope === 'col' ? isolationOf('col', index - 1) : null;
}

/** What an element of the stage isolates: a word, a line, or a part of the matrix; a column of a band is no word. */
export function isolationAt(element: Element, weights: WordWeights | null): Isolation | null {
  const word = element.closest('.line-word');
  if (word !== null)
    return isolationOf(
      word.getAttribute('data-axis') === 'row' ? 'row' : 'col',
      numberIn(word, 'data-index'),
    );
  if (element.matches('.weight-lines .target'))
    return { row: numberIn(element, 'data-row'), col: numberIn(element, 'data-col') };
  const isInside = element.closest('[data-matrix]')?.getAttribute('data-matrix') === weights?.node.id;
  const found = isInside ? inMatrix(element) : null;
  return weights?.isBand && found?.row === null ? null : found;
}

/** Marks the isolated cells of the matrix, and no others. */
export function markCells(
  stage: Element,
  { node, wordsOf }: Pick<WordWeights, 'node' | 'wordsOf'>,
  isolation: Isolation | null,
): void {
  for (const cell of tableOf(stage, node.id)?.querySelectorAll('td[data-row]') ?? []) {
    const at = { row: numberIn(cell, 'data-row'), col: numberIn(cell, 'data-col') };
    cell.toggleAttribute('data-isolated', isIsolated(isolation, wordsOf(at)));
  }
}
