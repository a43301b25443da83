import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { FloatMatrix } from '../../engine/training';
import { t, translate } from '../../i18n/i18n';
import { paint } from '../../ui/format/canvas';
import { format } from '../../ui/format/format';
import type { AttentionMap, Sight } from '../../workers/training/messages';
import type { LiveData } from './tasks/live-tasks';

/** Units of the picture that a cell is long. */
const cell = 20;

/** A map of few words is not blown up beyond this. */
const largest = 1.4;

/** Room for words to the left and above, when the longest of them has so many letters. */
const edgeOf = (letters: number): number => (letters < 3 ? 22 : Math.min(90, 16 + 7 * letters));

/** A model's example, with all that its maps are drawn from. */
export interface Shown {
  readonly sight: Sight;
  /** The number of the example among those that are never learned from. */
  readonly number: number;
  readonly data: LiveData;
  /** What the rows and the columns are. */
  readonly key: string;
  readonly maps: readonly AttentionMap[];
  /** Heads that are left out. */
  readonly silent: readonly number[];
  silence(head: number): void;
}

/** The rows of a map in which something is asked: what is to be told there, and where that stands. */
interface Asked {
  readonly row: number;
  readonly word: string;
  readonly places: readonly number[];
}

function askedRows({ sight: { example }, number, data }: Shown): readonly Asked[] {
  const places = data.answers(example, number);
  return example.target.flatMap((word, row) =>
    word < 0 ? [] : [{ row, word: data.targetWords[word] ?? '?', places: places[row] ?? [] }],
  );
}

/** The words that can be looked at: up to where the example ends. */
function wordsRead({ sight: { example }, data }: Shown): readonly string[] {
  return example.source.filter((word) => word >= 0).map((word) => data.sourceWords[word] ?? '?');
}

/** The rows and columns of a map that hold an example, without those after its end. */
function cut(map: FloatMatrix, asked: readonly Asked[], cols: number): FloatMatrix {
  const data = new Float32Array(asked.length * cols);
  asked.forEach(({ row }, at) => {
    data.set(map.data.subarray(row * map.cols, row * map.cols + cols), at * cols);
  });
  return { rows: asked.length, cols, data };
}

/** The mean weight that falls on the places where each answer stands: 1 when it looks nowhere else. */
function weightOnAnswers({ cols, data }: FloatMatrix, asked: readonly Asked[]): number {
  const known = asked.filter(({ places }) => places.length > 0).length;
  const weights = asked.flatMap(({ places }, row) => places.map((place) => data[row * cols + place] ?? 0));
  return known === 0 ? 0 : weights.reduce((sum, weight) => sum + weight, 0) / known;
}

/** The words beside the rows and above the columns, and the outlines of the cells where the answers stand. */
function surroundings(asked: readonly Asked[], words: readonly string[], left: number, top: number): unknown {
  const across = (word: string, col: number): TemplateResult => {
    const x = left + (col + 0.5) * cell;
    return top > 22
      ? svg`<text transform=${`translate(${x + 3} ${top - 6}) rotate(-55)`}>${word}</text>`
      : svg`<text x=${x} y=${top - 12} text-anchor="middle">${word}</text>`;
  };
  const down = ({ word }: Asked, row: number): TemplateResult =>
    svg`<text x=${left - 7} y=${top + (row + 0.5) * cell} text-anchor="end">${word}</text>`;
  const outline = ({ places }: Asked, row: number): unknown =>
    places.map(
      (place) =>
        svg`<rect class="answer" x=${left + place * cell + 1} y=${top + row * cell + 1} width=${cell - 2} height=${cell - 2}></rect>`,
    );
  return [words.map(across), asked.map(down), asked.map(outline)];
}

const longest = (words: readonly string[]): number => Math.max(0, ...words.map(({ length }) => length));

const hasHead = (map: AttentionMap | undefined): boolean => map !== undefined && map.head !== null;

/** A head with its name, a number, and the switch that turns it off. */
export function headFigure(
  { silent, maps, silence }: Shown,
  head: number,
  number: string,
  picture: unknown,
  share = '',
): TemplateResult {
  const isOff = silent.includes(head);
  // Where there is but one way to look, it is no head, and has no rows of an output projection that could be left out.
  const hasSwitch = hasHead(maps[head]);
  return html`<figure class=${isOff ? 'training-map off' : 'training-map'} data-map=${maps[head]?.node ?? ''} data-share=${share}>
    <figcaption><span>${hasSwitch ? t`head ${head + 1}` : t('attention')}</span> <span class="training-share">${number}</span>
      ${
        hasSwitch
          ? html`<button type="button" aria-pressed=${isOff ? 'true' : 'false'} aria-label=${t`Turn head ${head + 1} off`}
        @click=${() => silence(head)}>${isOff ? t('off') : t('turn off')}</button>`
          : nothing
      }</figcaption>
    ${picture}
  </figure>`;
}

/** Where one head looks while it answers. */
function map(shown: Shown, head: number, numbers: FloatMatrix): TemplateResult {
  const [asked, words] = [askedRows(shown), wordsRead(shown)];
  const [left, top] = [edgeOf(longest(asked.map(({ word }) => word))), edgeOf(longest(words))];
  const drawn = { ...cut(numbers, asked, words.length), role: 'weights' as const, pass: 'forward' as const };
  const [width, height] = [drawn.cols * cell, drawn.rows * cell];
  const share = weightOnAnswers(drawn, asked);
  const percent = Math.round(100 * share);
  const label = hasHead(shown.maps[head])
    ? t`Head ${head + 1}: where it looks while it answers. ${percent} % of its weight is where the answers stand.`
    : t`Where it looks while it answers. ${percent} % of its weight is where the answers stand.`;
  const picture = html`<svg class=${longest(words) === 1 ? 'letters' : ''} role="img" aria-label=${label} width=${Math.round(largest * (left + width + 2))}
      viewBox=${`0 0 ${left + width + 2} ${top + height + 2}`}>
      <foreignObject x=${left} y=${top} width=${width} height=${height}
        ><canvas class="painted" width=${drawn.cols} height=${drawn.rows} ${paint(drawn)}></canvas></foreignObject>
      <rect class="frame" x=${left} y=${top} width=${width} height=${height}></rect>
      ${guard([shown.sight.example.source.join(), shown.data], () => surroundings(asked, words, left, top))}
    </svg>`;
  return headFigure(shown, head, format(share), picture, share.toFixed(4));
}

/** The maps of all heads of an attention, side by side. */
export function maps(shown: Shown): TemplateResult {
  return html`<div class="training-maps">
    ${shown.sight.maps.map((each, head) => map(shown, head, each))}
  </div>`;
}

/** What was read, up to the first place that is asked. */
function given({ sight: { example }, data }: Shown): readonly string[] {
  const isOneSequence = example.source.length === example.target.length;
  const first = isOneSequence ? example.target.findIndex((word) => word >= 0) : example.source.length;
  return example.source
    .slice(0, first + 1)
    .filter((word) => word >= 0)
    .map((word) => data.sourceWords[word] ?? '?');
}

/** What the model writes by itself, each word marked as right or wrong. */
export function answers(shown: Shown): TemplateResult {
  const { sight, data } = shown;
  const right = sight.example.target.filter((word) => word >= 0);
  const name = (word: number | undefined): string => data.targetWords[word ?? -1] ?? '?';
  const { written } = sight;
  const count = written.filter((word, at) => word === right[at]).length;
  const isAll = count === right.length && written.length === right.length;
  return html`<p class="training-answer">
    <span class="given">${given(shown).map((word) => html`<span>${word}</span>`)}</span>
    <span class="told" role="img" aria-label=${t`It writes ${written.map(name).join(' ')}: ${count} of ${right.length} right`}>
      ${shortened(written.map(name), right.length).map((word, at) => html`<span class=${written[at] === right[at] ? 'right' : 'wrong'}>${word}</span>`)}
      ${isAll ? html`<span class="all-right" aria-hidden="true">✓</span>` : nothing}
    </span>
    ${room(right.map(name))}
  </p>`;
}

/** What is written, without all that comes after the end that it should have had. */
function shortened(words: readonly string[], right: number): readonly string[] {
  return words.length > right + 1 ? [...words.slice(0, right), '…'] : words;
}

/** Keeps as much room as the right answer takes, and a line for words that are longer than it has. */
function room(right: readonly string[]): TemplateResult {
  const look = longest(right) > 1 ? 'training-room of-words' : 'training-room';
  return html`<span class=${look} aria-hidden="true">${[...right, '✓'].map((word) => html`<span>${word}</span>`)}</span>`;
}

/** How to read the maps. */
export function mapKey(key: string): TemplateResult {
  return html`<p class="training-key">${translate(key)}</p>`;
}
