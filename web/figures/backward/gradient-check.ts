import { html, nothing, type TemplateResult } from 'lit';
import { figuresText } from '../../i18n/en/figures';
import type { Locale } from '../../i18n/i18n';
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
      line(
        model.locale.tHtml(figuresText('backward.loss_plus'), { perturbed, at: exact(model.locale, at), h }),
        exact(model.locale, above),
      ),
      line(
        model.locale.tHtml(figuresText('backward.loss_minus'), { perturbed, at: exact(model.locale, at), h }),
        exact(model.locale, below),
      ),
    ];
  const result = cellLabel(of, model);
  return [
    line(
      model.locale.tHtml(figuresText('backward.with_plus'), {
        result,
        perturbed,
        at: exact(model.locale, at),
        h,
      }),
      exact(model.locale, above),
    ),
    line(
      model.locale.tHtml(figuresText('backward.with_minus'), {
        result,
        perturbed,
        at: exact(model.locale, at),
        h,
      }),
      exact(model.locale, below),
    ),
  ];
}

/** Names the only node that reads the perturbed number, if not all of them do. */
function readerNote(
  { reader, slot }: FiniteDifference,
  { locale, trace }: Model,
): TemplateResult | typeof nothing {
  const node = trace.node(reader ?? '');
  if (node === undefined) return nothing;
  const words =
    slot === undefined
      ? locale.tHtml(figuresText('backward.only_reads_number_moved'), { node: symbol(locale, node) })
      : locale.tHtml(figuresText('backward.only_reads_number_moved_only'), { node: symbol(locale, node) });
  return html`<p class="because">${words}</p>`;
}

/** Whether quotient and gradient agree as for a smooth function. */
function isClose({ quotient, gradient }: FiniteDifference): boolean {
  return Math.abs(quotient - gradient) <= 1e-5 * Math.max(1, Math.abs(gradient));
}

const closeMessage = (locale: Locale): string =>
  locale.t(figuresText('backward.quotient_secant_gradient_tangent'));
const farMessage = (locale: Locale): string => locale.t(figuresText('backward.they_far_apart'));

/** The perturbed values, the quotient, the gradient and a comparison. */
export function gradientCheckResult(difference: FiniteDifference, model: Model): TemplateResult {
  const { step, quotient, gradient } = difference;
  return html`${readerNote(difference, model)}<dl class="finite-difference">
      ${line(html`<i>h</i>`, exact(model.locale, step))}
      ${perturbedValues(difference, model)}
      ${line(model.locale.tHtml(figuresText('backward.their_difference_over_2'), { h: html`<i>h</i>` }), exact(model.locale, quotient))}
      ${line(difference.of.node === chosenLoss.node ? model.locale.t(figuresText('backward.gradient')) : model.locale.t(figuresText('backward.derivative')), exact(model.locale, gradient))}
      ${line(model.locale.t(figuresText('backward.apart')), format(model.locale, Math.abs(quotient - gradient)))}
    </dl>
    <p class="because">${isClose(difference) ? closeMessage(model.locale) : farMessage(model.locale)}</p>`;
}
