import { html, nothing, type TemplateResult } from 'lit';
import type { Explanation } from '../../engine/types';
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
  return node === undefined ? format(model.locale, result) : cellText(model.locale, node, cell.row, cell.col);
}

/** Softmax: the sum, and the quotient of the term and the sum. */
function softmaxResult(context: ResultContext): TemplateResult {
  const { explanation, numbers, model } = context;
  const chosen = explanation.terms[explanation.chosen];
  if (chosen === undefined) return html`${nothing}`;
  const quotient = `${numbers.text(chosen.value)} / ${numbers.text(explanation.total)}`;
  const isLog = explanation.reduction === 'log_softmax';
  return html`<dl class="result">
    <div><dt>${model.locale.t('explanation.all_them_added')}</dt><dd>${numbers.text(explanation.total)}</dd></div>
    <div><dt>${isLog ? model.locale.t('explanation.logarithm_share', { columnOf: columnOf(context) }) : model.locale.t('explanation.share', { columnOf: columnOf(context) })}</dt><dd
      >${isLog ? `log(${quotient})` : quotient} = <b>${resultText(context)}</b></dd></div>
  </dl>`;
}

/** Hardmax: whether the score of the cell is the largest. */
function hardmaxResult(context: ResultContext): TemplateResult {
  const { explanation, model } = context;
  const { terms, chosen, result } = explanation;
  const score = terms[chosen]?.value;
  const equal = terms.filter(({ value }) => value === score).length;
  const place = columnOf(context);
  const lead =
    result === 0
      ? model.locale.t('explanation.not_largest_so_gets', { place })
      : equal > 1
        ? model.locale.t('explanation.one_largest_so_gets', { equal, place })
        : model.locale.t('explanation.largest_so_gets', { place });
  return html`<dl class="result">
    <div><dt>${lead}</dt><dd><b>${resultText(context)}</b></dd></div>
  </dl>`;
}

/** The sum of exponentials, and its logarithm with the largest number added again. */
function logSumResult(context: ResultContext): TemplateResult {
  const { explanation, numbers, model } = context;
  const shift = explanation.terms[0]?.factors[1]?.value ?? 0;
  const sum = `${format(model.locale, shift)} + log(${numbers.text(explanation.total)})`;
  return html`<dl class="result">
    <div><dt>${model.locale.t('explanation.all_them_added')}</dt><dd>${numbers.text(explanation.total)}</dd></div>
    <div><dt>${model.locale.t('explanation.logarithm_sum')}</dt><dd>${sum} = <b>${resultText(context)}</b></dd></div>
  </dl>`;
}

/** Norm: the sum of squares and its root. */
function normResult(context: ResultContext): TemplateResult {
  const { explanation, numbers, model } = context;
  return html`<dl class="result">
    <div><dt>${model.locale.t('explanation.added_up')}</dt><dd>${numbers.text(explanation.total)}</dd></div>
    <div><dt>${model.locale.t('explanation.square_root')}</dt><dd><b>${resultText(context)}</b></dd></div>
  </dl>`;
}

/** The sum, unless there is only one term. */
function sumResult({ explanation, numbers, model }: ResultContext): TemplateResult {
  if (explanation.terms.length < 2) return html`${nothing}`;
  return html`<dl class="result"><div><dt>${model.locale.t('explanation.added_up')}</dt><dd><b>${numbers.text(explanation.result)}</b></dd></div></dl>`;
}

/** How the terms are combined to the result. */
export function resultOf(context: ResultContext): TemplateResult {
  switch (context.explanation.reduction) {
    case 'softmax':
    case 'log_softmax':
      return softmaxResult(context);
    case 'log_sum_exp':
      return logSumResult(context);
    case 'hardmax':
      return hardmaxResult(context);
    case 'norm':
      return normResult(context);
    default:
      return sumResult(context);
  }
}
