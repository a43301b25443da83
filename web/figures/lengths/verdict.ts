import { html, nothing, type TemplateResult } from 'lit';
import { msg, t, tHtml, translate } from '../../i18n/i18n';
import { unpaddedRow } from '../../training/padding';
import type { TaskData } from '../../training/task';
import { chartFigure } from '../../ui/charts/chart';
import type { Chart } from '../../ui/charts/chart-data';
import { type Group, groupsOf, isCorrect, isFalling, type ModelOutputs, percentOf } from './groups';

/** In the order of evaluation. */
export const modelNames = [msg('with attention'), msg('without attention')] as const;

/** The held-out data and the outputs of both models. */
export interface LengthResults {
  readonly data: TaskData;
  readonly written: ModelOutputs;
}

const groupsByModel = ({ data, written }: LengthResults): readonly (readonly Group[])[] =>
  written.map((each) => groupsOf(data.heldOut, each));

const lengths = ({ from, to }: Group): string => t`${from} to ${to}`;

function chart(all: readonly (readonly Group[])[]): Chart {
  const series = all.map((groups, model) => ({
    name: modelNames[model] ?? '',
    mark: 'line' as const,
    points: groups.flatMap((group, at) => {
      const { share, low, high } = percentOf(group);
      return group.count === 0 ? [] : [{ x: at, y: share, low, high }];
    }),
  }));
  return {
    title: msg('How many sentences come out without a fault, by their length'),
    x: {
      label: msg('words of the English sentence'),
      scale: 'names',
      names: all[0]?.map(({ from, to }) => `${from}–${to}`),
    },
    y: { label: msg('sentences without a fault, %'), scale: 'linear', reach: [0, 100] },
    series,
  };
}

const interval = (group: Group): string => {
  const { low, high } = percentOf(group);
  return t`${Math.round(low)} % to ${Math.round(high)} %`;
};

/** The numbers with their sample sizes. */
function table(all: readonly (readonly Group[])[]): TemplateResult {
  const cell = (group: Group | undefined): TemplateResult =>
    group === undefined || group.count === 0
      ? html`<td></td>`
      : html`<td data-right=${group.correct} data-asked=${group.count}>${t`${group.correct} of ${group.count}`} <small>${interval(group)}</small></td>`;
  const rows = (all[0] ?? []).map(
    (group, at) =>
      html`<tr><th scope="row">${lengths(group)}</th>${all.map((groups) => cell(groups[at]))}</tr>`,
  );
  return html`<div class="lengths-table"><table>
    <caption>${t('Sentences without a fault, and where their share is with 95 % confidence')}</caption>
    <thead><tr><th scope="col">${t('words')}</th>${all.map((_, model) => html`<th scope="col">${translate(modelNames[model] ?? '')}</th>`)}</tr></thead>
    <tbody>${rows}</tbody>
  </table></div>`;
}

/** Both curves and a table of their numbers. */
export function curves(results: LengthResults, width: number): TemplateResult {
  const all = groupsByModel(results);
  return chartFigure(chart(all), width, table(all));
}

function share(group: Group | undefined): string {
  if (group === undefined) return '';
  const percent = Math.round(percentOf(group).share);
  return t`${percent} % (${group.correct} of ${group.count}; ${interval(group)})`;
}

/** The conclusion, once all results are there. */
export function verdict(results: LengthResults): TemplateResult {
  const [withAttention = [], withoutAttention = []] = groupsByModel(results);
  const holds = !isFalling(withAttention) && isFalling(withoutAttention);
  const [longest, last] = [withAttention.at(-1), withoutAttention.at(-1)];
  const range = longest === undefined ? '' : lengths(longest);
  return html`<p class=${holds ? 'found holds' : 'found fails'}><b>${holds ? t('Holds.') : t('Does not hold.')}</b>
      ${t`Of sentences of ${range} words, ${share(longest)} come out without a fault with attention, and ${share(last)} without it.`}</p>
    <p class="threshold">${t('It holds if the intervals of the shortest and of the longest sentences overlap with attention, and do not without it. They say how well 600 sentences tell the share of all sentences of this grammar (Wilson 1927). They do not say how another training would have come out: each model was trained once, from one seed.')}</p>`;
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
export function example(results: LengthResults): TemplateResult | typeof nothing {
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
    <dt>${t('one of those that were read')}</dt><dd lang="en">${english.join(' ')}</dd>
    ${results.written.map((each, model) => html`<dt>${translate(modelNames[model] ?? '')}</dt><dd lang="fr">${french(each[number] ?? [])}</dd>`)}
  </dl>
  <p class="threshold">${tHtml`${html`<mark>${t('Marked')}</mark>`}: words that should be others.`}</p>`;
}
