import { html, nothing, type TemplateResult } from 'lit';
import type { Explanation } from '../../engine/types';
import { t } from '../../i18n/i18n';
import { cellText, format, type NumberFormat } from '../format/format';
import { placeName } from '../format/names';
import type { Model } from '../model';

/** What the result below the terms is rendered from. */
interface ResultContext {
  readonly explanation: Explanation;
  readonly model: Model;
  readonly numbers: NumberFormat;
}

/** The name of the column of the cell: a token or a number. */
function columnOf({ explanation: { cell }, model }: ResultContext): string {
  const node = model.trace.node(cell.node);
  return node === undefined ? '' : placeName(node.col_dim, cell.col, model);
}

/** The result in the format of its matrix. */
function resultText({ explanation: { cell, result }, model }: ResultContext): string {
  const node = model.trace.node(cell.node);
  return node === undefined ? format(result) : cellText(node, cell.row, cell.col);
}

/** Softmax: the sum, and the quotient of the term and the sum. */
function softmaxResult(context: ResultContext): TemplateResult {
  const { explanation, numbers } = context;
  const chosen = explanation.terms[explanation.chosen];
  if (chosen === undefined) return html`${nothing}`;
  const quotient = `${numbers.text(chosen.value)} / ${numbers.text(explanation.total)}`;
  const isLog = explanation.reduction === 'log_softmax';
  return html`<dl class="result">
    <div><dt>${t('all of them added')}</dt><dd>${numbers.text(explanation.total)}</dd></div>
    <div><dt>${isLog ? t`logarithm of the share of ${columnOf(context)}` : t`the share of ${columnOf(context)}`}</dt><dd
      >${isLog ? `log(${quotient})` : quotient} = <b>${resultText(context)}</b></dd></div>
  </dl>`;
}

/** Hardmax: whether the score of the cell is the largest. */
function hardmaxResult(context: ResultContext): TemplateResult {
  const { terms, chosen, result } = context.explanation;
  const score = terms[chosen]?.value;
  const equal = terms.filter(({ value }) => value === score).length;
  const place = columnOf(context);
  const lead =
    result === 0
      ? t`not the largest, so ${place} gets`
      : equal > 1
        ? t`one of ${equal} largest, so ${place} gets`
        : t`the largest, so ${place} gets`;
  return html`<dl class="result">
    <div><dt>${lead}</dt><dd><b>${resultText(context)}</b></dd></div>
  </dl>`;
}

/** Norm: the sum of squares and its root. */
function normResult(context: ResultContext): TemplateResult {
  const { explanation, numbers } = context;
  return html`<dl class="result">
    <div><dt>${t('added up')}</dt><dd>${numbers.text(explanation.total)}</dd></div>
    <div><dt>${t('its square root')}</dt><dd><b>${resultText(context)}</b></dd></div>
  </dl>`;
}

/** The sum, unless there is only one term. */
function sumResult({ explanation, numbers }: ResultContext): TemplateResult {
  if (explanation.terms.length < 2) return html`${nothing}`;
  return html`<dl class="result"><div><dt>${t('added up')}</dt><dd><b>${numbers.text(explanation.result)}</b></dd></div></dl>`;
}

/** How the terms are combined to the result. */
export function resultOf(context: ResultContext): TemplateResult {
  switch (context.explanation.reduction) {
    case 'softmax':
    case 'log_softmax':
      return softmaxResult(context);
    case 'hardmax':
      return hardmaxResult(context);
    case 'norm':
      return normResult(context);
    default:
      return sumResult(context);
  }
}
