import type { TraceNode } from '../../../engine/types';
import type { Outline, TourStep } from '../../../store/untrusted/tour';
import type { Model } from '../../../ui/model';
import { type Piece, parseMarkup } from '../../../ui/prose/markup';
import { markupContext } from '../../../ui/prose/prose';

/** What a stop outlines: what its author lists, else what its text names. Nothing while the reader is elsewhere. */
export function outlinesOf(step: TourStep, prose: string, node: TraceNode, model: Model): readonly Outline[] {
  if (model.state.position.node !== step.focus.node) return [];
  if (step.outline !== undefined) return step.outline;
  const named = parseMarkup(prose, markupContext(node, model)).flatMap((piece) => outlineOf(piece) ?? []);
  return named.filter((each) => !named.some((other) => isMorePrecise(other, each)));
}

function outlineOf(piece: Piece): Outline | null {
  switch (piece.kind) {
    case 'symbol':
      return { node: piece.node.id, row: null, col: null };
    case 'number':
      return piece.cell;
    case 'name':
      return {
        node: piece.node.id,
        row: piece.axis === 'row' ? piece.index : null,
        col: piece.axis === 'col' ? piece.index : null,
      };
    default:
      return null;
  }
}

/** A text that names a cell of a matrix often names its row, its column and the matrix as well. */
function isMorePrecise(one: Outline, other: Outline): boolean {
  return one.node === other.node && precision(one) > precision(other);
}

function precision({ row, col }: Outline): number {
  return (row === null ? 0 : 1) + (col === null ? 0 : 1);
}

/** The rules of a style sheet, and a selector of the cells that they outline. */
export interface OutlineStyle {
  readonly selector: string;
  readonly text: string;
  /** Rules that hold whether something is outlined or not. */
  readonly always: string;
}

/** Outlines cells on the stage, and dims the others. Their numbers stay legible: they lose only their colour. */
export function outlineStyle(outlines: readonly Outline[], always = ''): OutlineStyle {
  const selector = outlines.map(cellSelector).join(', ');
  if (selector === '') return { selector, text: '', always };
  const edges = outlines.flatMap((outline) => edgeRules(cellSelector(outline), outline));
  const text = `
    ${marked(selector)} { position: absolute; inset: -1px; border: 0 solid var(--lab-ink); content: ''; pointer-events: none; }
    ${edges.join('\n')}
    @media screen and (forced-colors: none) and (prefers-contrast: no-preference) {
      .stage .matrix .cell:not(.lit, .selected, .focused, .open, ${selector}) { background-color: transparent; color: var(--lab-ink-soft); }
    }
    @media (forced-colors: active) {
      ${marked(selector)} { border-color: Highlight; }
    }`;
  return { selector, text, always };
}

function cellSelector({ node, row, col }: Outline): string {
  const inRow = row === null ? '' : `[data-row="${row}"]`;
  const inColumn = col === null ? '' : `[data-col="${col}"]`;
  return `td.cell[data-node="${CSS.escape(node)}"]${inRow}${inColumn}`;
}

/** The selected cell and the one under the pointer have outlines of their own. */
function marked(selector: string): string {
  return `.stage :is(${selector}):not(.selected, .focused)::after`;
}

/** The outer edges: all four of a cell; those of a row at its first and last cell. */
function edgeRules(cells: string, { row, col }: Outline): readonly string[] {
  const rule = (place: string, side: string): string =>
    `.stage ${place}:not(.selected, .focused)::after { border-${side}-width: 2px; }`;
  return [
    rule(row === null ? `tr:first-child > ${cells}` : cells, 'block-start'),
    rule(row === null ? `tr:last-child > ${cells}` : cells, 'block-end'),
    rule(col === null ? `${cells}:first-of-type` : cells, 'inline-start'),
    rule(col === null ? `${cells}:last-of-type` : cells, 'inline-end'),
  ];
}
