import { html, nothing, type TemplateResult } from 'lit';
import type { Message } from '../../engine/types';
import { formatError, t, tHtml } from '../../i18n/i18n';
import { disabledIf } from '../../ui/controls/locked';
import { format } from '../../ui/format/format';
import type { Neighbour } from './nearest';

/** Two words of the lesson, compared in two ways: the texts of both numbers, as the matrices print them. */
export interface Pair {
  readonly word: string;
  readonly dot: string;
  readonly cosine: string;
  readonly row: number;
  readonly col: number;
}

/** What the reader may do with words, besides turning the picture. */
export interface PanelIntent {
  choose(word: string): void;
  add(word: string): void;
  analogy(words: { readonly from: string; readonly to: string; readonly other: string }): void;
  resize(width: number): void;
  unit(on: boolean): void;
  /** Asks why two words have this dot product or cosine. */
  why(node: 'dot_products' | 'cosines', pair: Pair): void;
}

export interface Panel {
  readonly words: readonly string[];
  readonly chosen: string;
  readonly width: number;
  readonly unit: boolean;
  /** The words of the analogy form. */
  readonly analogy: readonly [from: string, to: string, other: string];
  readonly pairs: readonly Pair[];
  readonly near: readonly Neighbour[];
  readonly sum: string;
  readonly nearSum: readonly Neighbour[];
  readonly message: Message | string;
  /** Why the words, their sizes and numbers may not be changed; empty where they may. */
  readonly wordsLocked: string;
  /** The same for the option. */
  readonly unitLocked: string;
}

const widths = [3, 16, 64];

/** Words with their cosines; those that are not in the lesson can be added to it. */
function list(found: readonly Neighbour[], panel: Panel, intent: PanelIntent): TemplateResult {
  return html`<ol class="neighbours">${found.map(
    ({ word, cosine }) => html`<li>
      ${
        panel.words.includes(word) || panel.wordsLocked !== ''
          ? html`<span class="known-word">${word}</span>`
          : html`<button type="button" class="quiet" aria-label=${t`Add ${word} to the words`} @click=${() => intent.add(word)}>${word}</button>`
      }
      <span class="cosine" data-neighbour=${word}>${format(cosine)}</span>
    </li>`,
  )}</ol>`;
}

/** The text of a field of a form. */
function field(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '').trim();
}

function analogy({ analogy: [from, to, other] }: Panel, intent: PanelIntent): TemplateResult {
  const ask = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    intent.analogy({ from: field(form, 'less'), to: field(form, 'start'), other: field(form, 'more') });
  };
  const word = (name: string, value: string, label: string) =>
    html`<input type="text" name=${name} .value=${value} aria-label=${label} maxlength="40" size="8" autocomplete="off" autocapitalize="off" spellcheck="false" required />`;
  return html`<form class="analogy" @submit=${ask}>
    ${word('start', to, t('Start from this word'))} <span aria-hidden="true">−</span>
    ${word('less', from, t('Take this word away'))} <span aria-hidden="true">+</span>
    ${word('more', other, t('Add this word'))}
    <button type="submit">${t('Find')}</button>
  </form>`;
}

function choices(panel: Panel, intent: PanelIntent): TemplateResult {
  const choose = (event: Event): void => intent.choose((event.currentTarget as HTMLSelectElement).value);
  return html`<label class="near-of">${t('Nearest by cosine to')} <select @change=${choose}>${panel.words.map(
    (word) => html`<option value=${word} ?selected=${word === panel.chosen}>${word}</option>`,
  )}</select></label>`;
}

function settings({ width, unit, wordsLocked, unitLocked }: Panel, intent: PanelIntent): TemplateResult {
  const toggle = (event: Event): void => intent.unit((event.currentTarget as HTMLInputElement).checked);
  const sizes = html`<span role="group" aria-label=${t('Numbers per word')}>${widths.map(
    (each) =>
      html`<button type="button" class="quiet" aria-pressed=${each === width ? 'true' : 'false'} @click=${() => intent.resize(each)}>${each}</button>`,
  )} ${t('numbers a word')}</span>`;
  const length = html`<label class="unit"><input type="checkbox" .checked=${unit} @change=${toggle} /> ${t('every vector of length 1')}</label>`;
  return html`<div class="word-settings">${disabledIf(wordsLocked !== '', sizes)}${disabledIf(unitLocked !== '', length)}</div>`;
}

function adding(intent: PanelIntent): TemplateResult {
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    intent.add(field(form, 'word'));
    form.reset();
  };
  return html`<form class="add-word" @submit=${add}>
    <input type="text" name="word" aria-label=${t('A word to add')} maxlength="40" size="10" autocomplete="off" autocapitalize="off" spellcheck="false" required />
    <button type="submit">${t('Add this word')}</button>
  </form>`;
}

/** The chosen word with each of the others: dot product and cosine beside each other, and each says why. */
export function pairs({ chosen, pairs: all }: Panel, intent: PanelIntent): TemplateResult {
  const number = (node: 'dot_products' | 'cosines', pair: Pair, text: string, what: string) =>
    html`<td><button type="button" class="quiet pair" data-pair=${`${node}-${pair.col}`}
      aria-label=${t`${what} of ${chosen} and ${pair.word}: ${text}, why?`} @click=${() => intent.why(node, pair)}>${text}</button></td>`;
  return html`<table class="pairs">
    <caption>${tHtml`${chosen} with the others`}</caption>
    <thead><tr><th scope="col"><span class="visually-hidden">${t('word')}</span></th><th scope="col">${t('dot product')}</th><th scope="col">${t('cosine')}</th></tr></thead>
    <tbody>${all.map(
      (pair) => html`<tr><th scope="row">${pair.word}</th>
        ${number('dot_products', pair, pair.dot, t('Dot product'))}${number('cosines', pair, pair.cosine, t('Cosine'))}</tr>`,
    )}</tbody>
  </table>`;
}

/** Everything beside the picture. */
export function panel(model: Panel, intent: PanelIntent): TemplateResult {
  const reasons = new Set([model.wordsLocked, model.unitLocked].filter((reason) => reason !== ''));
  const locked = model.wordsLocked !== '';
  return html`<div class="word-panel">
    ${[...reasons].map((reason) => html`<p class="help">${reason}</p>`)}
    ${settings(model, intent)}
    <section aria-label=${t('Analogy')}><h4>${t('An analogy')}</h4>
      ${disabledIf(locked, analogy(model, intent))}
      ${model.sum === '' ? nothing : html`<p>${t('Nearest to')} <b>${model.sum}</b> ${t('among 8,000 words, these three left out:')}</p>${list(model.nearSum, model, intent)}`}
    </section>
    <section aria-label=${t('Neighbours')}><h4>${t('Neighbours')}</h4>
      ${choices(model, intent)}
      ${list(model.near, model, intent)}
    </section>
    ${disabledIf(locked, adding(intent))}
    <p class="word-message" role="status">${formatError(model.message)}</p>
  </div>`;
}
