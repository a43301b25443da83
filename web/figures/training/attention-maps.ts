import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { FloatMatrix } from '../../engine/training';
import { figuresText } from '../../i18n/en/figures';
import { trainingText } from '../../i18n/en/training';
import type { Locale } from '../../i18n/i18n';
import type { MessageId } from '../../i18n/message-id';
import { paint } from '../../ui/format/canvas';
import { format } from '../../ui/format/format';
import type { AttentionMap, ExampleResult } from '../../workers/training/messages';
import type { LiveData } from './tasks/live-tasks';

/** Size of a cell in units of the picture. */
const cell = 20;

/** Maximum scale of maps with few words. */
const maxScale = 1.4;

/** Space for labels of the given length. */
const marginOf = (letters: number): number => (letters < 3 ? 22 : Math.min(90, 16 + 7 * letters));

/** An example of a model, with everything that its maps need. */
export interface ExampleView {
  readonly result: ExampleResult;
  /** Index of the held-out example. */
  readonly number: number;
  readonly data: LiveData;
  /** Explains the rows and columns. */
  readonly legend: MessageId;
  readonly maps: readonly AttentionMap[];
  /** Indices of the heads that are turned off. */
  readonly disabledHeads: readonly number[];
  toggleHead(head: number): void;
}

/** A row of a map that has a target: the target token and its source positions. */
interface TargetRow {
  readonly row: number;
  readonly word: string;
  readonly targetPositions: readonly number[];
}

function targetRows({ result: { example }, number, data }: ExampleView): readonly TargetRow[] {
  const targetPositions = data.targetPositions(example, number);
  return example.target.flatMap((word, row) =>
    word < 0
      ? []
      : [{ row, word: data.targetWords[word] ?? '?', targetPositions: targetPositions[row] ?? [] }],
  );
}

/** The source tokens without padding. */
function sourceTokens({ result: { example }, data }: ExampleView): readonly string[] {
  return example.source.filter((word) => word >= 0).map((word) => data.sourceWords[word] ?? '?');
}

/** The target rows and source columns of a map, without padding. */
function cut(headMap: FloatMatrix, rows: readonly TargetRow[], cols: number): FloatMatrix {
  const data = new Float32Array(rows.length * cols);
  rows.forEach(({ row }, at) => {
    data.set(headMap.data.subarray(row * headMap.cols, row * headMap.cols + cols), at * cols);
  });
  return { rows: rows.length, cols, data };
}

/** Mean weight on the target positions: 1 if all attention is there. */
function weightOnTargets({ cols, data }: FloatMatrix, rows: readonly TargetRow[]): number {
  const known = rows.filter(({ targetPositions }) => targetPositions.length > 0).length;
  const weights = rows.flatMap(({ targetPositions }, row) =>
    targetPositions.map((place) => data[row * cols + place] ?? 0),
  );
  return known === 0 ? 0 : weights.reduce((sum, weight) => sum + weight, 0) / known;
}

/** Labels of rows and columns, and outlines of the target cells. */
function labelsAndOutlines(
  rows: readonly TargetRow[],
  words: readonly string[],
  left: number,
  top: number,
): unknown {
  const across = (word: string, col: number): TemplateResult => {
    const x = left + (col + 0.5) * cell;
    return top > 22
      ? svg`<text transform=${`translate(${x + 3} ${top - 6}) rotate(-55)`}>${word}</text>`
      : svg`<text x=${x} y=${top - 12} text-anchor="middle">${word}</text>`;
  };
  const down = ({ word }: TargetRow, row: number): TemplateResult =>
    svg`<text x=${left - 7} y=${top + (row + 0.5) * cell} text-anchor="end">${word}</text>`;
  const outline = ({ targetPositions }: TargetRow, row: number): unknown =>
    targetPositions.map(
      (place) =>
        svg`<rect class="answer" x=${left + place * cell + 1} y=${top + row * cell + 1} width=${cell - 2} height=${cell - 2}></rect>`,
    );
  return [words.map(across), rows.map(down), rows.map(outline)];
}

const longest = (words: readonly string[]): number => Math.max(0, ...words.map(({ length }) => length));

const hasHead = (map: AttentionMap | undefined): boolean => map !== undefined && map.head !== null;

/** A head with its name, a number, and its on/off button. */
export function headFigure(
  locale: Locale,
  { disabledHeads, maps, toggleHead }: ExampleView,
  head: number,
  number: string,
  picture: unknown,
  share = '',
): TemplateResult {
  const isOff = disabledHeads.includes(head);
  // Attention without heads has no rows of an output projection that could be zeroed.
  const hasSwitch = hasHead(maps[head]);
  return html`<figure class=${isOff ? 'training-map off' : 'training-map'} data-map=${maps[head]?.node ?? ''} data-share=${share}>
    <figcaption><span>${hasSwitch ? locale.t(figuresText('common.head'), { head: head + 1 }) : locale.t(trainingText('training.attention'))}</span> <span class="training-share">${number}</span>
      ${
        hasSwitch
          ? html`<button type="button" aria-pressed=${isOff ? 'true' : 'false'} aria-label=${locale.t(trainingText('training.turn_head_off'), { head: head + 1 })}
        @click=${() => toggleHead(head)}>${isOff ? locale.t(trainingText('training.off')) : locale.t(trainingText('training.turn_off'))}</button>`
          : nothing
      }</figcaption>
    ${picture}
  </figure>`;
}

/** The attention map of one head. */
function headMap(locale: Locale, view: ExampleView, head: number, numbers: FloatMatrix): TemplateResult {
  const [rows, words] = [targetRows(view), sourceTokens(view)];
  const [left, top] = [marginOf(longest(rows.map(({ word }) => word))), marginOf(longest(words))];
  const colouredMap = {
    ...cut(numbers, rows, words.length),
    role: 'weights' as const,
    pass: 'forward' as const,
  };
  const [width, height] = [colouredMap.cols * cell, colouredMap.rows * cell];
  const share = weightOnTargets(colouredMap, rows);
  const percent = Math.round(100 * share);
  const label = hasHead(view.maps[head])
    ? locale.t(trainingText('training.head_answers'), { head: head + 1, percent })
    : locale.t(trainingText('training.where_looks_while_answers'), { percent });
  const picture = html`<svg class=${longest(words) === 1 ? 'letters' : ''} role="img" aria-label=${label} width=${Math.round(maxScale * (left + width + 2))}
      viewBox=${`0 0 ${left + width + 2} ${top + height + 2}`}>
      <foreignObject x=${left} y=${top} width=${width} height=${height}
        ><canvas class="painted" width=${colouredMap.cols} height=${colouredMap.rows} ${paint(colouredMap)}></canvas></foreignObject>
      <rect class="frame" x=${left} y=${top} width=${width} height=${height}></rect>
      ${guard([view.result.example.source.join(), view.data], () => labelsAndOutlines(rows, words, left, top))}
    </svg>`;
  return headFigure(locale, view, head, format(locale, share), picture, share.toFixed(4));
}

/** The maps of all heads side by side. */
export function maps(locale: Locale, view: ExampleView): TemplateResult {
  return html`<div class="training-maps">
    ${view.result.maps.map((each, head) => headMap(locale, view, head, each))}
  </div>`;
}

/** The tokens of the prompt, up to the first position with a target. */
function promptWords({ result: { example }, data }: ExampleView): readonly string[] {
  const isOneSequence = example.source.length === example.target.length;
  const first = isOneSequence ? example.target.findIndex((word) => word >= 0) : example.source.length;
  return example.source
    .slice(0, first + 1)
    .filter((word) => word >= 0)
    .map((word) => data.sourceWords[word] ?? '?');
}

/** The generated tokens, each marked as correct or wrong. */
export function outputLine(locale: Locale, view: ExampleView): TemplateResult {
  const { result, data } = view;
  const target = result.example.target.filter((word) => word >= 0);
  const name = (word: number | undefined): string => data.targetWords[word ?? -1] ?? '?';
  const { written: output } = result;
  const count = output.filter((word, at) => word === target[at]).length;
  const isAllCorrect = count === target.length && output.length === target.length;
  return html`<p class="training-answer">
    <span class="given">${promptWords(view).map((word) => html`<span>${word}</span>`)}</span>
    <span class="prediction" role="img" aria-label=${locale.t(trainingText('training.writes'), { words: output.map(name).join(' '), count, of: target.length })}>
      ${truncate(output.map(name), target.length).map((word, at) => html`<span class=${output[at] === target[at] ? 'right' : 'wrong'}>${word}</span>`)}
      ${isAllCorrect ? html`<span class="all-right" aria-hidden="true">✓</span>` : nothing}
    </span>
    ${placeholder(target.map(name))}
  </p>`;
}

/** The generated tokens, truncated after the length of the target. */
function truncate(words: readonly string[], target: number): readonly string[] {
  return words.length > target + 1 ? [...words.slice(0, target), '…'] : words;
}

/** Reserves the space of the target, and another line for longer words. */
function placeholder(target: readonly string[]): TemplateResult {
  const look = longest(target) > 1 ? 'training-placeholder of-words' : 'training-placeholder';
  return html`<span class=${look} aria-hidden="true">${[...target, '✓'].map((word) => html`<span>${word}</span>`)}</span>`;
}

export function mapKey(locale: Locale, legend: MessageId): TemplateResult {
  return html`<p class="training-key">${locale.t(legend)}</p>`;
}
