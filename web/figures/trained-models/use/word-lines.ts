import { html, nothing, type TemplateResult } from 'lit';
import type { Trace, TraceNode } from '../../../engine/types';
import { figuresText } from '../../../i18n/en/figures';
import type { Document } from '../../../store/document/state';
import { cssVariables } from '../../../ui/format/css-variables';
import { cellText, cellValue } from '../../../ui/format/format';
import type { Model } from '../../../ui/model';
import { RibbonBox, type RibbonsView } from './ribbon-box';
import { isSpelled } from './text-parts';

/** What a model looks at while it writes. */
export interface Looking {
  readonly trace: Trace;
  readonly weights: TraceNode;
  /** The first row that writes a word of the output, and the word of each row. */
  readonly from: number;
  readonly words: readonly string[];
  readonly tokens: Document['tokens'];
  /** Whether it looks at another text than the one that it writes. */
  readonly isAcross: boolean;
}

/** More letters than this side by side are too narrow on a phone to be pressed. */
const mostNarrow = 13;

/** The smallest weight that is named in the description. */
const minNamed = 0.1;

/** The text of the model, the lines of its attention, and the words that it writes. */
export class WordLines {
  readonly #changed: () => void;
  readonly #box = new RibbonBox();
  #view: RibbonsView | null = null;
  /** The row whose lines are drawn alone; null for all. */
  #row: number | null = null;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The row whose word has been pressed; null for none. */
  get row(): number | null {
    return this.#row;
  }

  showAll(): void {
    this.#row = null;
  }

  render(looking: Looking | null, field: TemplateResult, model: Model): TemplateResult {
    this.#view = looking === null ? null : this.#viewOf(looking);
    if (looking === null) return html`<div class="use-words no-lines">${field}</div>`;
    if (this.#row !== null && this.#row >= looking.words.length) this.#row = null;
    const shown = looking.words.slice(looking.from);
    const isLetters = isSpelled(model.lesson);
    const isSideways = model.isNarrow && !isLetters;
    const canPress = !(model.isNarrow && isLetters && shown.length > mostNarrow);
    const hint = canPress
      ? figuresText('trained_models.use_hint')
      : figuresText('trained_models.use_hint_no_press');
    const columns = columnsOf(looking);
    const length = Math.max(lengthOf(columns, isLetters), lengthOf(shown, isLetters));
    const lines = Math.max(columns.length, shown.length);
    return html`<div class=${`use-words${isSideways ? ' sideways' : ''}${isLetters ? ' letters' : ''}`} ${cssVariables({ 'use-length': length, 'use-lines': lines })}
      @keydown=${(event: KeyboardEvent) => this.#onKey(event)}>
      ${field}
      ${isSideways ? html`<div class="use-column" aria-hidden="true">${columns.map((word) => html`<span data-column-word>${word}</span>`)}</div>` : nothing}
      ${this.#box.svg}
      <div class="use-written" role="group" aria-label=${model.locale.t(figuresText('trained_models.written'))}>${shown.map((word, at) => (canPress ? this.#word(word, looking.from + at) : html`<i data-row-word>${word}</i>`))}</div>
      <p class="use-hint" aria-live="polite">${this.#row === null ? model.locale.t(hint) : describe(this.#row, looking, model)}</p>
    </div>`;
  }

  /** To be called after each render. */
  updated(): void {
    if (this.#box.svg.isConnected) this.#box.show(this.#view);
  }

  disconnect(): void {
    this.#box.disconnect();
  }

  #viewOf({ weights, from, words, isAcross, tokens }: Looking): RibbonsView {
    return {
      rows: words.length - from,
      columns: columnsOf({ isAcross, tokens }).length,
      weightAt: (row, col) => cellValue(weights, from + row, col),
      row: this.#row === null ? null : this.#row - from,
    };
  }

  #word(word: string, row: number): TemplateResult {
    return html`<button type="button" class="use-word printed" data-row-word aria-pressed=${this.#row === row ? 'true' : 'false'}
      @click=${() => this.#press(row)}>${word}</button>`;
  }

  #press(row: number | null): void {
    this.#row = this.#row === row ? null : row;
    this.#changed();
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.#row === null) return;
    event.stopPropagation();
    this.#press(null);
  }
}

/** The words that the columns of the weights are about. */
function columnsOf({ isAcross, tokens }: Pick<Looking, 'isAcross' | 'tokens'>): readonly string[] {
  return isAcross ? tokens.key : tokens.query;
}

/** How long a line of words is, in letters; between words there is room. */
function lengthOf(words: readonly string[], isLetters: boolean): number {
  const letters = words.reduce((sum, word) => sum + [...word].length, 0);
  return isLetters ? letters : letters + 2 * words.length;
}

/** The largest weights of a row in words. */
function describe(row: number, { weights, words, ...looking }: Looking, { locale }: Model): string {
  const named = columnsOf(looking)
    .map((word, col) => ({ word, col, weight: cellValue(weights, row, col) }))
    .filter(({ weight }) => weight >= minNamed)
    .sort((one, other) => other.weight - one.weight)
    .map(({ word, col }) => `${word} (${cellText(locale, weights, row, col)})`);
  return locale.t(figuresText('trained_models.before_writes_looks'), {
    query: words[row] ?? '',
    named: named.join(', '),
  });
}
