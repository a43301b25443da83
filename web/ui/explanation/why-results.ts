import { html, nothing, type TemplateResult } from 'lit';
import type { Explanation } from '../../engine/types';
import { t } from '../../i18n/i18n';
import { cellText, format, type NumberFormat } from '../format/format';
import { placeName } from '../format/names';
import type { Model } from '../model';

/** What is said below the terms: how they make the result. */
interface ResultContext {
  readonly explanation: Explanation;
  readonly model: Model;
  readonly numbers: NumberFormat;
}

/** The name of the column that the cell stands in: a token, or a number. */
function columnOf({ explanation: { cell }, model }: ResultContext): string {
  const node = model.trace.node(cell.node);
  return node === undefined ? '' : placeName(node.col_dim, cell.col, model);
}

/** The result as its matrix writes it. */
function resultText({ explanation: { cell, result }, model }: ResultContext): string {
  const node = model.trace.node(cell.node);
  return node === undefined ? format(result) : cellText(node, cell.row, cell.col);
}

/** How the terms of a softmax make a share. */
function softmaxResult(telling: ResultContext): TemplateResult {
  const { explanation, numbers } = telling;
  const chosen = explanation.terms[explanation.chosen];
  if (chosen === undefined) return html`${nothing}`;
  const quotient = `${numbers.text(chosen.value)} / ${numbers.text(explanation.total)}`;
  const isLog = explanation.reduction === 'log_softmax';
  return html`<dl class="result">
    <div><dt>${t('all of them added')}</dt><dd>${numbers.text(explanation.total)}</dd></div>
    <div><dt>${isLog ? t`logarithm of the share of ${columnOf(telling)}` : t`the share of ${columnOf(telling)}`}</dt><dd
      >${isLog ? `log(${quotient})` : quotient} = <b>${resultText(telling)}</b></dd></div>
  </dl>`;
}

/** What the largest score leaves for the one that was asked about. */
function hardmaxResult(telling: ResultContext): TemplateResult {
  const { terms, chosen, result } = telling.explanation;
  const score = terms[chosen]?.value;
  const equal = terms.filter(({ value }) => value === score).length;
  const place = columnOf(telling);
  const lead =
    result === 0
      ? t`not the largest, so ${place} gets`
      : equal > 1
        ? t`one of ${equal} largest, so ${place} gets`
        : t`the largest, so ${place} gets`;
  return html`<dl class="result">
    <div><dt>${lead}</dt><dd><b>${resultText(telling)}</b></dd></div>
  </dl>`;
}

/** The root of a sum of squares. */
function normResult(telling: ResultContext): TemplateResult {
  const { explanation, numbers } = telling;
  return html`<dl class="result">
    <div><dt>${t('added up')}</dt><dd>${numbers.text(explanation.total)}</dd></div>
    <div><dt>${t('its square root')}</dt><dd><b>${resultText(telling)}</b></dd></div>
  </dl>`;
}

/** The sum, when there is something to add. */
function sumResult({ explanation, numbers }: ResultContext): TemplateResult {
  if (explanation.terms.length < 2) return html`${nothing}`;
  return html`<dl class="result"><div><dt>${t('added up')}</dt><dd><b>${numbers.text(explanation.result)}</b></dd></div></dl>`;
}

/** How the terms make the result. */
export function resultOf(telling: ResultContext): TemplateResult {
  switch (telling.explanation.reduction) {
    case 'softmax':
    case 'log_softmax':
      return softmaxResult(telling);
    case 'hardmax':
      return hardmaxResult(telling);
    case 'norm':
      return normResult(telling);
    default:
      return sumResult(telling);
  }
}
