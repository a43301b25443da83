import { html, nothing, type TemplateResult } from 'lit';
import { t, tHtml } from '../../i18n/i18n';
import { symbol } from '../../ui/equation/equation';
import { exact, format } from '../../ui/format/format';
import { cellLabel } from '../../ui/format/names';
import type { Model } from '../../ui/model';
import { chosenLoss } from './derivative';
import type { FiniteDifference } from './finite-difference';

/** One line of the check: a description and a number in full precision. */
function line(what: unknown, number: string): TemplateResult {
  return html`<div><dt>${what}</dt><dd>${number}</dd></div>`;
}

/** The two perturbed values with their descriptions. */
function perturbedValues(
  { of, by, at, above, below }: FiniteDifference,
  model: Model,
): readonly TemplateResult[] {
  const [perturbed, h] = [cellLabel(by, model), html`<i>h</i>`];
  if (of.node === chosenLoss.node)
    return [
      line(tHtml`loss with ${perturbed} = ${exact(at)} + ${h}`, exact(above)),
      line(tHtml`loss with ${perturbed} = ${exact(at)} − ${h}`, exact(below)),
    ];
  const result = cellLabel(of, model);
  return [
    line(tHtml`${result} with ${perturbed} = ${exact(at)} + ${h}`, exact(above)),
    line(tHtml`${result} with ${perturbed} = ${exact(at)} − ${h}`, exact(below)),
  ];
}

/** Names the only node that reads the perturbed number, if not all of them do. */
function readerNote({ reader, slot }: FiniteDifference, { trace }: Model): TemplateResult | typeof nothing {
  const node = trace.node(reader ?? '');
  if (node === undefined) return nothing;
  const words =
    slot === undefined
      ? tHtml`Only ${symbol(node)} reads the number that is moved: this gradient is what comes back from there.`
      : tHtml`Only ${symbol(node)} reads the number that is moved, and only in one of its places: this gradient is what comes back from there.`;
  return html`<p class="because">${words}</p>`;
}

/** Whether quotient and gradient agree as for a smooth function. */
function isClose({ quotient, gradient }: FiniteDifference): boolean {
  return Math.abs(quotient - gradient) <= 1e-5 * Math.max(1, Math.abs(gradient));
}

const closeMessage = (): string =>
  t(
    'The quotient is a secant, the gradient the tangent: they differ by about h² times how much the curve bends, and by rounding.',
  );
const farMessage = (): string =>
  t(
    'They are far apart: within h of this number the curve has a corner, a jump or a sharp bend, and a secant says little about the tangent.',
  );

/** The perturbed values, the quotient, the gradient and a comparison. */
export function gradientCheckResult(difference: FiniteDifference, model: Model): TemplateResult {
  const { step, quotient, gradient } = difference;
  return html`${readerNote(difference, model)}<dl class="nudge">
      ${line(html`<i>h</i>`, exact(step))}
      ${perturbedValues(difference, model)}
      ${line(tHtml`their difference, over 2 ${html`<i>h</i>`}`, exact(quotient))}
      ${line(difference.of.node === chosenLoss.node ? t('the gradient') : t('the derivative'), exact(gradient))}
      ${line(t('apart by'), format(Math.abs(quotient - gradient)))}
    </dl>
    <p class="because">${isClose(difference) ? closeMessage() : farMessage()}</p>`;
}
