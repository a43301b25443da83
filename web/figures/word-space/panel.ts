import { html, nothing, type TemplateResult } from 'lit';
import { figuresText } from '../../i18n/en/figures';
import type { Locale } from '../../i18n/i18n';
import type { Message } from '../../i18n/message';
import { disabledIf } from '../../ui/controls/locked';
import { format } from '../../ui/format/format';
import type { Neighbour } from './nearest';

/** Dot product and cosine of two words, as formatted in the matrices. */
export interface Pair {
  readonly word: string;
  readonly dot: string;
  readonly cosine: string;
  readonly row: number;
  readonly col: number;
}

/** Actions of the panel. */
export interface PanelIntent {
  choose(word: string): void;
  add(word: string): void;
  analogy(words: { readonly from: string; readonly to: string; readonly other: string }): void;
  resize(width: number): void;
  unit(on: boolean): void;
  /** Explains a dot product or cosine. */
  why(node: 'dot_products' | 'cosines', pair: Pair): void;
}

export interface Panel {
  readonly words: readonly string[];
  readonly chosen: string;
  readonly width: number;
  readonly unit: boolean;
  /** The words in the analogy form. */
  readonly analogy: readonly [from: string, to: string, other: string];
  readonly pairs: readonly Pair[];
  readonly near: readonly Neighbour[];
  readonly sum: string;
  readonly nearSum: readonly Neighbour[];
  readonly message: Message | null;
  /** Why words, sizes and numbers are locked; null if they are not. */
  readonly wordsLocked: Message | null;
  /** Why the option is locked; null if it is not. */
  readonly unitLocked: Message | null;
}

const widths = [3, 16, 64];

/** Words with their cosines; those outside the lesson can be added. */
function neighbourList(
  locale: Locale,
  found: readonly Neighbour[],
  panel: Panel,
  intent: PanelIntent,
): TemplateResult {
  return html`<ol class="neighbours">${found.map(
    ({ word, cosine }) => html`<li>
      ${
        panel.words.includes(word) || panel.wordsLocked !== null
          ? html`<span class="known-word">${word}</span>`
          : html`<button type="button" class="quiet printed" aria-label=${locale.t(figuresText('word_space.add_words'), { word })} @click=${() => intent.add(word)}>${word}</button>`
      }
      <span class="cosine" data-neighbour=${word}>${format(locale, cosine)}</span>
    </li>`,
  )}</ol>`;
}

/** The text of a form field. */
function field(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '').trim();
}

function analogy(locale: Locale, { analogy: [from, to, other] }: Panel, intent: PanelIntent): TemplateResult {
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    intent.analogy({ from: field(form, 'less'), to: field(form, 'start'), other: field(form, 'more') });
  };
  const word = (name: string, value: string, label: string) =>
    html`<input type="text" name=${name} .value=${value} aria-label=${label} maxlength="40" size="8" autocomplete="off" autocapitalize="off" spellcheck="false" required />`;
  return html`<form class="analogy" @submit=${onSubmit}>
    ${word('start', to, locale.t(figuresText('word_space.start_word')))} <span aria-hidden="true">−</span>
    ${word('less', from, locale.t(figuresText('word_space.take_word_away')))} <span aria-hidden="true">+</span>
    ${word('more', other, locale.t(figuresText('word_space.add_word')))}
    <button type="submit">${locale.t(figuresText('word_space.find'))}</button>
  </form>`;
}

function wordSelect(locale: Locale, panel: Panel, intent: PanelIntent): TemplateResult {
  const choose = (event: Event): void => intent.choose((event.currentTarget as HTMLSelectElement).value);
  return html`<label class="near-of printed">${locale.t(figuresText('word_space.nearest_cosine'))} <select class="printed" @change=${choose}>${panel.words.map(
    (word) => html`<option value=${word} ?selected=${word === panel.chosen}>${word}</option>`,
  )}</select></label>`;
}

function settings(
  locale: Locale,
  { width, unit, wordsLocked, unitLocked }: Panel,
  intent: PanelIntent,
): TemplateResult {
  const toggle = (event: Event): void => intent.unit((event.currentTarget as HTMLInputElement).checked);
  const sizes = html`<span role="group" aria-label=${locale.t(figuresText('word_space.numbers_per_word'))}>${widths.map(
    (each) =>
      html`<button type="button" class="quiet" aria-pressed=${each === width ? 'true' : 'false'} @click=${() => intent.resize(each)}>${each}</button>`,
  )} ${locale.t(figuresText('word_space.numbers_word'))}</span>`;
  const length = html`<label class="unit"><input type="checkbox" .checked=${unit} @change=${toggle} /> ${locale.t(figuresText('word_space.every_vector_length_1'))}</label>`;
  return html`<div class="word-settings">${disabledIf(wordsLocked !== null, sizes)}${disabledIf(unitLocked !== null, length)}</div>`;
}

function addWordForm(locale: Locale, intent: PanelIntent): TemplateResult {
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    intent.add(field(form, 'word'));
    form.reset();
  };
  return html`<form class="add-word" @submit=${add}>
    <input type="text" name="word" aria-label=${locale.t(figuresText('word_space.word_add'))} maxlength="40" size="10" autocomplete="off" autocapitalize="off" spellcheck="false" required />
    <button type="submit">${locale.t(figuresText('word_space.add_word'))}</button>
  </form>`;
}

/** Dot products and cosines of the selected word with the others, as buttons that explain them. */
export function pairs(locale: Locale, { chosen, pairs: all }: Panel, intent: PanelIntent): TemplateResult {
  const number = (node: 'dot_products' | 'cosines', pair: Pair, text: string, what: string) =>
    html`<td><button type="button" class="quiet pair" data-pair=${`${node}-${pair.col}`}
      aria-label=${locale.t(figuresText('word_space.of_and'), { what, chosen, word: pair.word, text })} @click=${() => intent.why(node, pair)}>${text}</button></td>`;
  return html`<table class="pairs">
    <caption>${locale.tHtml(figuresText('word_space.others'), { chosen })}</caption>
    <thead><tr><th scope="col"><span class="visually-hidden">${locale.t(figuresText('word_space.word'))}</span></th><th scope="col">${locale.t(figuresText('common.dot_product'))}</th><th scope="col">${locale.t(figuresText('common.cosine'))}</th></tr></thead>
    <tbody>${all.map(
      (pair) => html`<tr><th scope="row">${pair.word}</th>
        ${number('dot_products', pair, pair.dot, locale.t(figuresText('word_space.dot_product')))}${number('cosines', pair, pair.cosine, locale.t(figuresText('word_space.cosine')))}</tr>`,
    )}</tbody>
  </table>`;
}

/** Everything beside the picture. */
export function panel(locale: Locale, model: Panel, intent: PanelIntent): TemplateResult {
  const locks = [model.wordsLocked, model.unitLocked].filter((reason) => reason !== null);
  const reasons = new Set(locks.map((reason) => locale.format(reason)));
  const locked = model.wordsLocked !== null;
  return html`<div class="word-panel">
    ${[...reasons].map((reason) => html`<p class="help">${reason}</p>`)}
    ${settings(locale, model, intent)}
    <section aria-label=${locale.t(figuresText('word_space.analogy'))}><h4>${locale.t(figuresText('word_space.an_analogy'))}</h4>
      ${disabledIf(locked, analogy(locale, model, intent))}
      ${model.sum === '' ? nothing : html`<p>${locale.t(figuresText('word_space.nearest'))} <b>${model.sum}</b> ${locale.t(figuresText('word_space.among_8_000_words'))}</p>${neighbourList(locale, model.nearSum, model, intent)}`}
    </section>
    <section aria-label=${locale.t(figuresText('word_space.neighbours'))}><h4>${locale.t(figuresText('word_space.neighbours'))}</h4>
      ${wordSelect(locale, model, intent)}
      ${neighbourList(locale, model.near, model, intent)}
    </section>
    ${disabledIf(locked, addWordForm(locale, intent))}
    <p class="word-message" role="status">${model.message === null ? '' : locale.format(model.message)}</p>
  </div>`;
}
