import { html, nothing, type TemplateResult } from 'lit';
import type { Explanation, Factor, Term } from '../../engine/types';
import { matrixFormat } from '../format/format';
import { heatClass } from '../format/palette';
import type { Intent, Model } from '../model';
import { barScale, span } from './bar';
import { resultOf } from './why-results';
import { factor, type TermsContext, termName } from './why-terms';

/** The running sums before each term and after the last one. */
function runningSums(terms: readonly Term[]): readonly number[] {
  const sums = [0];
  for (const { value } of terms) sums.push((sums.at(-1) ?? 0) + value);
  return sums;
}

/** Places on the scale of all sums, in parts of its width. */
function scaleOf(sums: readonly number[]): (value: number) => number {
  const finite = sums.filter(Number.isFinite);
  const [low, high] = [Math.min(...finite), Math.max(...finite)];
  return (value) => (high === low || !Number.isFinite(value) ? 0 : (value - low) / (high - low));
}

/** A factor with the colour of its cell. */
function chip(each: Factor | undefined, context: TermsContext): TemplateResult | typeof nothing {
  if (each === undefined) return nothing;
  const node = each.cell === null ? undefined : context.model.trace.node(each.cell.node);
  return html`<span class=${node === undefined ? 'chip' : `chip role-${node.role} ${heatClass(node, each.value)}`}>${factor(each, context)}</span>`;
}

/**
 * The terms of a sum in their own order, one line for each row of a matrix beside them, as high as its rows. Their bars add
 * up from line to line.
 */
export function alignedTerms(explanation: Explanation, model: Model, intent: Intent): TemplateResult {
  const { terms } = explanation;
  const values = terms.map(({ value }) => value);
  const numbers = matrixFormat(model.locale, [...values, explanation.result], 2);
  const context = { explanation, model, intent, numbers, bars: barScale(values) };
  const sums = runningSums(terms);
  const at = scaleOf(sums);
  const lines = terms.map(
    (term, index) => html`<tr class=${term.value === 0 ? 'zero' : ''}>
      <th scope="row"><span class="place visually-hidden">${termName(term, model)}</span></th>
      <td class="arithmetic"><span class="factors">${chip(term.factors[0], context)}<span class="sign">×</span>${chip(term.factors[1], context)}</span></td>
      <td class="equals"><span class="sign">=</span> ${numbers.text(term.value)}</td>
      <td class="size">${span(at(sums[index] ?? 0), at(sums[index + 1] ?? 0), at(0))}</td>
    </tr>`,
  );
  return html`<table class="terms" translate="no">
      <caption class="visually-hidden">${model.locale.t('explanation.terms')}</caption><tbody>${lines}</tbody>
    </table>${resultOf(context)}`;
}
