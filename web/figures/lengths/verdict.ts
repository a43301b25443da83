import { html, nothing, type TemplateResult } from 'lit';
import { authoringText } from '../../i18n/en/authoring';
import { figuresText } from '../../i18n/en/figures';
import type { Locale } from '../../i18n/i18n';
import { unpaddedRow } from '../../training/padding';
import type { TaskData } from '../../training/task';
import { chartFigure } from '../../ui/charts/chart';
import type { Chart } from '../../ui/charts/chart-data';
import { type Group, groupsOf, isCorrect, isFalling, type ModelOutputs, percentOf } from './groups';

/** In the order of evaluation. */
export const modelNames = [
  figuresText('lengths.attention'),
  figuresText('common.without_attention'),
] as const;

function modelName(locale: Locale, model: number): string {
  const name = modelNames[model];
  return name === undefined ? '' : locale.t(name);
}

/** The held-out data and the outputs of both models. */
export interface LengthResults {
  readonly data: TaskData;
  readonly written: ModelOutputs;
}

const groupsByModel = ({ data, written }: LengthResults): readonly (readonly Group[])[] =>
  written.map((each) => groupsOf(data.heldOut, each));

const lengths = (locale: Locale, { from, to }: Group): string =>
  locale.t(figuresText('common.to'), { min: from, max: to });

function chart(locale: Locale, all: readonly (readonly Group[])[]): Chart {
  const series = all.map((groups, model) => ({
    name: modelName(locale, model),
    mark: 'line' as const,
    points: groups.flatMap((group, at) => {
      const { share, low, high } = percentOf(group);
      return group.count === 0 ? [] : [{ x: at, y: share, low, high }];
    }),
  }));
  return {
    title: locale.t(figuresText('lengths.how_many_sentences_come')),
    x: {
      label: locale.t(figuresText('lengths.words_english_sentence')),
      scale: 'names',
      names: all[0]?.map(({ from, to }) => `${from}–${to}`),
    },
    y: { label: locale.t(figuresText('lengths.sentences_without_fault')), scale: 'linear', reach: [0, 100] },
    series,
  };
}

const interval = (locale: Locale, group: Group): string => {
  const { low, high } = percentOf(group);
  return locale.t(figuresText('lengths.to'), { low: Math.round(low), high: Math.round(high) });
};

/** The numbers with their sample sizes. */
function table(locale: Locale, all: readonly (readonly Group[])[]): TemplateResult {
  const cell = (group: Group | undefined): TemplateResult =>
    group === undefined || group.count === 0
      ? html`<td></td>`
      : html`<td data-right=${group.correct} data-asked=${group.count}>${locale.t(authoringText('common.correct_of'), { correct: group.correct, count: group.count })} <small>${interval(locale, group)}</small></td>`;
  const rows = (all[0] ?? []).map(
    (group, at) =>
      html`<tr><th scope="row">${lengths(locale, group)}</th>${all.map((groups) => cell(groups[at]))}</tr>`,
  );
  return html`<div class="lengths-table"><table>
    <caption>${locale.t(figuresText('lengths.sentences_without_fault_where'))}</caption>
    <thead><tr><th scope="col">${locale.t(figuresText('common.words'))}</th>${all.map((_, model) => html`<th scope="col">${modelName(locale, model)}</th>`)}</tr></thead>
    <tbody>${rows}</tbody>
  </table></div>`;
}

/** Both curves and a table of their numbers. */
export function curves(locale: Locale, results: LengthResults, width: number): TemplateResult {
  const all = groupsByModel(results);
  return chartFigure(locale, chart(locale, all), width, table(locale, all));
}

function share(locale: Locale, group: Group | undefined): string {
  if (group === undefined) return '';
  const percent = Math.round(percentOf(group).share);
  return locale.t(figuresText('lengths.of'), {
    percent,
    correct: group.correct,
    count: group.count,
    interval: interval(locale, group),
  });
}

/** The conclusion, once all results are there. */
export function verdict(locale: Locale, results: LengthResults): TemplateResult {
  const [withAttention = [], withoutAttention = []] = groupsByModel(results);
  const holds = !isFalling(withAttention) && isFalling(withoutAttention);
  const [longest, last] = [withAttention.at(-1), withoutAttention.at(-1)];
  const range = longest === undefined ? '' : lengths(locale, longest);
  return html`<p class=${holds ? 'found holds' : 'found fails'}><b>${holds ? locale.t(figuresText('common.holds')) : locale.t(figuresText('common.does_not_hold'))}</b>
      ${locale.t(figuresText('lengths.sentences_words_come_out'), { range, withAttention: share(locale, longest), withoutAttention: share(locale, last) })}</p>
    <p class="threshold">${locale.t(figuresText('lengths.holds_if_intervals_shortest'))}</p>`;
}

/** The longest sentence that only the model with attention translates correctly. */
function contrastingExample({ data: { heldOut }, written }: LengthResults): number | undefined {
  const [withAttention = [], withoutAttention = []] = written;
  const candidates = [...withoutAttention.keys()].filter(
    (number) =>
      isCorrect(heldOut, number, withAttention[number] ?? []) &&
      !isCorrect(heldOut, number, withoutAttention[number] ?? []),
  );
  const length = (number: number): number => withAttention[number]?.length ?? 0;
  return candidates.sort((one, other) => length(other) - length(one) || one - other)[0];
}

/** One long sentence and both translations, with wrong words marked. */
export function example(locale: Locale, results: LengthResults): TemplateResult | typeof nothing {
  const number = contrastingExample(results);
  if (number === undefined) return nothing;
  const { sourceWords, targetWords, heldOut } = results.data;
  const row = (table: Int32Array | undefined): readonly number[] =>
    unpaddedRow(table ?? new Int32Array(), (table?.length ?? 0) / heldOut.count, number);
  const english = row(heldOut.source).map((word) => sourceWords[word] ?? '?');
  const target = row(heldOut.target);
  const french = (words: readonly number[]): unknown =>
    words.map((word, at) => {
      const text = targetWords[word] ?? '?';
      return html`${word === target[at] ? html`<span>${text}</span>` : html`<mark>${text}</mark>`} `;
    });
  return html`<dl class="lengths-example">
    <dt>${locale.t(figuresText('lengths.one_those_were_read'))}</dt><dd lang="en">${english.join(' ')}</dd>
    ${results.written.map((each, model) => html`<dt>${modelName(locale, model)}</dt><dd lang="fr">${french(each[number] ?? [])}</dd>`)}
  </dl>
  <p class="threshold">${locale.tHtml(figuresText('lengths.marked_words'), { marked: html`<mark>${locale.t(figuresText('lengths.marked'))}</mark>` })}</p>`;
}
