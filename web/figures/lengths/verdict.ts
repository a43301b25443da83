import { html, nothing, type TemplateResult } from 'lit';
import { msg, t, tHtml, translate } from '../../i18n/i18n';
import { unpaddedRow } from '../../training/padding';
import type { TaskData } from '../../training/task';
import { chartFigure } from '../../ui/charts/chart';
import type { Chart } from '../../ui/charts/chart-data';
import { type Group, groupsOf, isFalling, isRight, percentOf, type Written } from './groups';

/** In the order in which they are asked. */
export const names = [msg('with attention'), msg('without attention')] as const;

/** What is known of both models. */
export interface Found {
  readonly data: TaskData;
  readonly written: Written;
}

const groupsOfAll = ({ data, written }: Found): readonly (readonly Group[])[] =>
  written.map((each) => groupsOf(data.heldOut, each));

const lengths = ({ from, to }: Group): string => t`${from} to ${to}`;

function chart(all: readonly (readonly Group[])[]): Chart {
  const series = all.map((groups, model) => ({
    name: names[model] ?? '',
    mark: 'line' as const,
    points: groups.flatMap((group, at) => {
      const { share, low, high } = percentOf(group);
      return group.asked === 0 ? [] : [{ x: at, y: share, low, high }];
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

/** The numbers, with how many sentences each comes from. */
function table(all: readonly (readonly Group[])[]): TemplateResult {
  const cell = (group: Group | undefined): TemplateResult =>
    group === undefined || group.asked === 0
      ? html`<td></td>`
      : html`<td data-right=${group.right} data-asked=${group.asked}>${t`${group.right} of ${group.asked}`} <small>${interval(group)}</small></td>`;
  const rows = (all[0] ?? []).map(
    (group, at) =>
      html`<tr><th scope="row">${lengths(group)}</th>${all.map((groups) => cell(groups[at]))}</tr>`,
  );
  return html`<div class="lengths-table"><table>
    <caption>${t('Sentences without a fault, and where their share is with 95 % confidence')}</caption>
    <thead><tr><th scope="col">${t('words')}</th>${all.map((_, model) => html`<th scope="col">${translate(names[model] ?? '')}</th>`)}</tr></thead>
    <tbody>${rows}</tbody>
  </table></div>`;
}

/** Both curves, and the numbers that they are drawn from. */
export function curves(found: Found, width: number): TemplateResult {
  const all = groupsOfAll(found);
  return chartFigure(chart(all), width, table(all));
}

function share(group: Group | undefined): string {
  if (group === undefined) return '';
  const percent = Math.round(percentOf(group).share);
  return t`${percent} % (${group.right} of ${group.asked}; ${interval(group)})`;
}

/** What the numbers say, once all of them are there. */
export function verdict(found: Found): TemplateResult {
  const [attending = [], without = []] = groupsOfAll(found);
  const holds = !isFalling(attending) && isFalling(without);
  const [longest, last] = [attending.at(-1), without.at(-1)];
  const range = longest === undefined ? '' : lengths(longest);
  return html`<p class=${holds ? 'found holds' : 'found fails'}><b>${holds ? t('Holds.') : t('Does not hold.')}</b>
      ${t`Of sentences of ${range} words, ${share(longest)} come out without a fault with attention, and ${share(last)} without it.`}</p>
    <p class="threshold">${t('It holds if the intervals of the shortest and of the longest sentences overlap with attention, and do not without it. They say how well 600 sentences tell the share of all sentences of this grammar (Wilson 1927). They do not say how another training would have come out: each model was trained once, from one seed.')}</p>`;
}

/** The longest sentence that one of them gets right and the other does not. */
function tellingExample({ data: { heldOut }, written }: Found): number | undefined {
  const [attending = [], without = []] = written;
  const telling = [...without.keys()].filter(
    (number) =>
      isRight(heldOut, number, attending[number] ?? []) && !isRight(heldOut, number, without[number] ?? []),
  );
  const length = (number: number): number => attending[number]?.length ?? 0;
  return telling.sort((one, other) => length(other) - length(one) || one - other)[0];
}

/** One long sentence, and what each model makes of it; words that should be others are marked. */
export function example(found: Found): TemplateResult | typeof nothing {
  const number = tellingExample(found);
  if (number === undefined) return nothing;
  const { sourceWords, targetWords, heldOut } = found.data;
  const row = (table: Int32Array | undefined): readonly number[] =>
    unpaddedRow(table ?? new Int32Array(), (table?.length ?? 0) / heldOut.count, number);
  const english = row(heldOut.source).map((word) => sourceWords[word] ?? '?');
  const wanted = row(heldOut.target);
  const french = (words: readonly number[]): unknown =>
    words.map((word, at) => {
      const text = targetWords[word] ?? '?';
      return html`${word === wanted[at] ? html`<span>${text}</span>` : html`<mark>${text}</mark>`} `;
    });
  return html`<dl class="lengths-example">
    <dt>${t('one of those that were read')}</dt><dd lang="en">${english.join(' ')}</dd>
    ${found.written.map((each, model) => html`<dt>${translate(names[model] ?? '')}</dt><dd lang="fr">${french(each[number] ?? [])}</dd>`)}
  </dl>
  <p class="threshold">${tHtml`${html`<mark>${t('Marked')}</mark>`}: words that should be others.`}</p>`;
}
