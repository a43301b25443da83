import { html, nothing, type TemplateResult } from 'lit';
import type { CellRef, Explanation, Factor, Term } from '../../engine/types';
import { afterPaint } from '../dom/after-paint';
import { cellText, format, matrixFormat, type NumberFormat } from '../format/format';
import { cellLabel, cellName, colName, sameCell } from '../format/names';
import type { Intent, Model } from '../model';
import { type BarScale, bar, barScale } from './bar';
import { isOfExponentials, largestScore } from './exponentials';
import { functionNotation } from './functions';
import { resultOf } from './why-results';

/** What all rows of one explanation have in common. */
export interface TermsContext {
  readonly explanation: Explanation;
  readonly model: Model;
  readonly intent: Intent;
  readonly numbers: NumberFormat;
  readonly bars: BarScale;
}

/** A button for an operand: it opens the explanation of that cell. */
export function cellButton(cell: CellRef, text: string, model: Model, intent: Intent): TemplateResult {
  const node = model.trace.node(cell.node);
  return html`<button
    type="button"
    class=${`factor role-${node?.role ?? 'input'}${sameCell(model.focus, cell) ? ' focused' : ''}`}
    data-node=${cell.node}
    data-row=${cell.row}
    data-col=${cell.col}
    aria-label=${model.locale.t('explanation.where_from_label', { text, cellName: cellName(cell, model) })}
    @click=${() => intent.dispatch({ type: 'open-term', cell })}
    @pointerenter=${() => intent.hover(cell)}
    @pointerleave=${() => intent.hover(null)}
    @focus=${() => intent.hover(cell)}
    @blur=${() => intent.hover(null)}
  >${text}</button>`;
}

/** A factor: a cell in the format of its matrix, or a constant of the op. */
export function factor(each: Factor | undefined, { model, intent }: TermsContext): TemplateResult {
  if (each === undefined) return html`${nothing}`;
  if (each.cell === null) return html`<span class="constant">${format(model.locale, each.value)}</span>`;
  const node = model.trace.node(each.cell.node);
  const text =
    node === undefined
      ? format(model.locale, each.value)
      : cellText(model.locale, node, each.cell.row, each.cell.col);
  return cellButton(each.cell, text, model, intent);
}

/** The name of a term on the summed axis: a token or a number. */
export function termName(term: Term, model: Model): string {
  const cell = term.factors[0]?.cell;
  const node = cell ? model.trace.node(cell.node) : undefined;
  return cell && node ? colName(node, cell.col, model) : '';
}

/** Terms with their indices, sorted by size; equal ones in the order of the sum. */
function bySize(terms: readonly Term[]): readonly (readonly [term: Term, place: number])[] {
  const size = ({ value }: Term): number =>
    Number.isNaN(value) ? Number.POSITIVE_INFINITY : Math.abs(value);
  return terms.map((term, place) => [term, place] as const).sort(([a], [b]) => size(b) - size(a));
}

/** The arithmetic of a term. */
function arithmetic(term: Term, context: TermsContext): TemplateResult {
  const [first, second, ...others] = term.factors;
  const [a, b] = [factor(first, context), factor(second, context)];
  const { reduction, function: applied } = context.explanation;
  if (reduction === 'function') return functionNotation(applied, a, b, second?.value);
  if (isOfExponentials(context.explanation))
    return html`exp(${a} − ${largestScore(context.model.locale, term, context.model.trace)})`;
  if (reduction === 'softcap') return html`${b} × tanh(${a} / ${b})`;
  const more = others.map((each) => html` × ${factor(each, context)}`);
  return second === undefined ? a : html`${a} × ${b}${more}`;
}

/** Whether a term is a cell times −1. */
function isNegated({ factors: [, sign, third] }: Term): boolean {
  return sign?.cell === null && sign.value === -1 && third === undefined;
}

/** Terms that are single cells or numbers, added, subtracted or copied: listed by name, in the order of the sum. */
function copiedTerms({ explanation, model, intent, numbers }: TermsContext): TemplateResult {
  const lines = explanation.terms.map((term, at) => {
    const cell = term.factors[0]?.cell ?? null;
    const sign = isNegated(term) ? '−' : at === 0 ? '' : '+';
    const value = term.factors[0]?.value ?? term.value;
    const number =
      cell === null
        ? html`<span class="constant">${format(model.locale, value)}</span>`
        : cellButton(cell, numbers.text(value), model, intent);
    return html`<tr class="copied">
      <th scope="row">${cell === null ? nothing : cellLabel(cell, model)}</th><td>${sign}</td>
      <td class="arithmetic">${number}</td>
    </tr>`;
  });
  return html`<table class="terms" translate="no"><caption class="visually-hidden">${model.locale.t('explanation.terms')}</caption><tbody>${lines}</tbody></table>`;
}

/** One term: its name, its factors, its value, and a bar. */
function termRow(term: Term, place: number, context: TermsContext): TemplateResult {
  const { explanation, model, numbers, bars } = context;
  const chosen = explanation.chosen === place;
  const several = explanation.terms.length > 1;
  return html`<tr class=${chosen ? 'chosen' : ''}>
    ${several ? html`<th scope="row"><span class="place">${termName(term, model)}</span></th>` : nothing}
    <td class="arithmetic">${arithmetic(term, context)}</td>
    <td class="equals"><span class="sign">=</span> ${numbers.text(term.value)}</td>
    ${several ? html`<td class="size">${bar(term.value, bars)}</td>` : nothing}
  </tr>`;
}

/** So many terms fill the box of a long list; the others are below its edge. */
const termsInSight = 16;

/** The terms as a table, sorted by size. */
function termTable(context: TermsContext, caption: string): TemplateResult {
  const { terms, cell } = context.explanation;
  const sorted = bySize(terms);
  const rows = (from: number, to?: number): readonly TemplateResult[] =>
    sorted.slice(from, to).map(([term, place]) => termRow(term, place, context));
  const others = afterPaint({
    owner: context.intent,
    place: 'terms',
    key: `${cell.node} ${cell.row} ${cell.col}`,
    render: () => rows(termsInSight),
  });
  return html`<div class="terms-box"><table class="terms" translate="no">
    <caption class="visually-hidden">${caption}</caption>
    <tbody>${rows(0, termsInSight)}${sorted.length > termsInSight ? others : nothing}</tbody>
  </table></div>`;
}

/** The arithmetic of an explanation; empty if it has no terms. */
export function arithmeticOf(explanation: Explanation, model: Model, intent: Intent): TemplateResult {
  if (explanation.terms.length === 0) return html`${nothing}`;
  const values = explanation.terms.map((term) => term.value);
  const { reduction, terms } = explanation;
  const end = reduction === 'sum' || reduction === 'function' ? explanation.result : explanation.total;
  const numbers = matrixFormat(model.locale, reduction === 'hardmax' ? values : [...values, end], 2);
  const context = { explanation, model, intent, numbers, bars: barScale(values) };
  if (isOfExponentials(explanation)) {
    return html`${termTable(context, model.locale.t('explanation.scores_row_after_exp'))}${resultOf(context)}`;
  }
  const single = reduction === 'sum' && terms.every((term) => term.factors.length === 1 || isNegated(term));
  return html`${single ? copiedTerms(context) : termTable(context, model.locale.t('explanation.terms_largest_first'))}${resultOf(context)}`;
}
