import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Explanation, Factor, Term } from '../../engine/types';
import { matrixFormat } from '../format/format';
import { heatClass } from '../format/palette';
import type { Intent, Model } from '../model';
import { barScale } from './bar';
import { resultOf } from './why-results';
import { factor, type TermsContext, termName } from './why-terms';

/** The running sums before each term and after the last one. */
function runningSums(terms: readonly Term[]): readonly number[] {
  const sums = [0];
  for (const { value } of terms) sums.push((sums.at(-1) ?? 0) + value);
  return sums;
}

/** A bar from one number to another, on the scale of all sums. */
function span(from: number, to: number, [low, high]: readonly [number, number]): TemplateResult {
  const at = (value: number): number =>
    high === low || !Number.isFinite(value) ? 0 : ((value - low) / (high - low)) * 100;
  const [start, end] = [at(Math.min(from, to)), at(Math.max(from, to))];
  return html`<svg class="bar" aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
    ${svg`<rect class=${to < from ? 'down' : 'up'} x=${start} y="0" width=${end - start} height="8"></rect>
    <path class="zero" d=${`M${at(0)} -8v24`} vector-effect="non-scaling-stroke"></path>`}
  </svg>`;
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
  const finite = sums.filter(Number.isFinite);
  const range = [Math.min(...finite), Math.max(...finite)] as const;
  const lines = terms.map(
    (term, at) => html`<tr class=${term.value === 0 ? 'zero' : ''}>
      <th scope="row"><span class="place visually-hidden">${termName(term, model)}</span></th>
      <td class="arithmetic"><span class="factors">${chip(term.factors[0], context)}<span class="sign">×</span>${chip(term.factors[1], context)}</span></td>
      <td class="equals"><span class="sign">=</span> ${numbers.text(term.value)}</td>
      <td class="size">${span(sums[at] ?? 0, sums[at + 1] ?? 0, range)}</td>
    </tr>`,
  );
  return html`<table class="terms" translate="no">
      <caption class="visually-hidden">${model.locale.t('explanation.terms')}</caption><tbody>${lines}</tbody>
    </table>${resultOf(context)}`;
}
