import { html, nothing, type TemplateResult } from 'lit';
import type { CellRef, TraceNode } from '../../engine/types';
import { rich, t } from '../../language/speech';
import { symbol } from '../../views/equation';
import { exact, format } from '../../views/format';
import { isOwned } from '../../views/matrix-cell';
import type { Model } from '../../views/model';
import { cellLabel } from '../../views/names';
import type { Nudge } from './nudge';
import { gradientOf } from './told';

/** How many of the inputs are named. */
const few = 6;

/** What a line of the check says, and its number in full. */
function line(what: unknown, number: string): TemplateResult {
  return html`<tr><th scope="row">${what}</th><td>${number}</td></tr>`;
}

/** Both runs and what follows from them, for everybody to calculate again. */
export function checked(
  { at, step, above, below, quotient, gradient }: Nudge,
  of: CellRef,
  model: Model,
): TemplateResult {
  const apart = Math.abs(quotient - gradient);
  return html`<table class="nudge">
      <tbody>
        ${line(html`<i>h</i>`, exact(step))}
        ${line(rich`loss with ${cellLabel(of, model)} = ${exact(at)} + ${html`<i>h</i>`}`, exact(above))}
        ${line(rich`loss with ${cellLabel(of, model)} = ${exact(at)} − ${html`<i>h</i>`}`, exact(below))}
        ${line(rich`their difference, over 2 ${html`<i>h</i>`}`, exact(quotient))}
        ${line(t('the gradient'), exact(gradient))}
        ${line(t('apart by'), format(apart))}
      </tbody>
    </table>
    <p class="because">${t('The quotient is a secant, the gradient the tangent: they differ by about h² times how much the curve bends, and by rounding.')}</p>`;
}

/** Why there is nothing to nudge, and where there is. */
export function indirect(of: TraceNode, model: Model): TemplateResult {
  const { trace } = model;
  const inputs = trace.nodes.filter((node) => isOwned(node) && gradientOf(node, trace) !== undefined);
  const where = inputs.slice(0, few).map((node, at) => html`${at === 0 ? nothing : ', '}${symbol(node)}`);
  if (inputs.length > few) where.push(html` …`);
  return html`<p class="because">${rich`${symbol(of)} follows from other numbers, so none of it can be moved by itself: this gradient comes from the chain rule alone. Where a gradient belongs to numbers of yours, a difference quotient checks it: that of ${where}.`}</p>`;
}
