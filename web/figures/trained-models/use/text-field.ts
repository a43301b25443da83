import { html, nothing, type TemplateResult } from 'lit';
import { figuresText } from '../../../i18n/en/figures';
import type { Message } from '../../../i18n/message';
import { space } from '../../../lessons/models/space';
import type { Model } from '../../../ui/model';
import { isSpelled, type TextParts, textParts, typedText } from './text-parts';

/** Milliseconds without another key after which a text is read. */
const pause = 600;

/** Reads a text; `isDone` if the reader asked for it, and is not still typing. */
export type ReadText = (text: string, isDone: boolean) => void;

/** The words that the model reads, of which readers can change their part in place. */
export class TextField {
  readonly #changed: () => void;
  /** What has been typed and is not read yet; null for none. */
  #draft: string | null = null;
  #timer = 0;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The text that was typed has been read. */
  accept(): void {
    clearTimeout(this.#timer);
    this.#draft = null;
  }

  disconnect(): void {
    this.accept();
  }

  /** The field; below it why the model cannot read what stands in it, null if it can or if nobody has asked yet. */
  render({ locale, lesson, locks, state }: Model, read: ReadText, refusal: Message | null): TemplateResult {
    const parts = textParts(state.document.tokens, lesson);
    const text = this.#draft ?? typedText(parts);
    const type = (event: Event): void => this.#type((event.currentTarget as HTMLInputElement).value, read);
    const submit = (event: SubmitEvent): void => {
      event.preventDefault();
      clearTimeout(this.#timer);
      const form = event.currentTarget as HTMLFormElement;
      read(String(new FormData(form).get('own') ?? ''), true);
    };
    return html`<form class="use-text" @submit=${submit}>
      ${parts.before.map(given)}
      <span class="use-typed"><span class="use-mirror" aria-hidden="true">${this.#mirror(parts, isSpelled(lesson))}</span>
        <input type="text" name="own" maxlength="400" aria-label=${locale.t(figuresText('trained_models.text'))} autocomplete="off" autocapitalize="off" spellcheck="false"
          aria-invalid=${refusal === null ? nothing : 'true'} aria-describedby=${refusal === null ? nothing : 'use-refused'}
          ?readonly=${locks.has('tokens')} .value=${text} @input=${type} /></span>
      ${parts.after.map(given)}
      <button type="submit" class="use-run">${locale.t(figuresText('trained_models.read'))}</button>
      ${refusal === null ? nothing : html`<p id="use-refused" class="use-refused" role="alert">${locale.format(refusal)}</p>`}
    </form>`;
  }

  /** The same words where the field has its own, so that lines find their places. */
  #mirror({ typed }: TextParts, isLetters: boolean): unknown {
    if (this.#draft !== null) return this.#draft === '' ? '\u00a0' : this.#draft;
    return typed.map((word, at) => [
      isLetters || at === 0 ? nothing : ' ',
      html`<span data-column-word>${shownWord(word)}</span>`,
    ]);
  }

  #type(text: string, read: ReadText): void {
    clearTimeout(this.#timer);
    this.#draft = text;
    this.#timer = window.setTimeout(() => read(text, false), pause);
    this.#changed();
  }
}

/** A word as the field has it: with a space for the sign of one. */
const shownWord = (word: string): string => (word === space ? '\u00a0' : word);

/** A word that readers do not change. */
function given(word: string): TemplateResult {
  return html`<span class="use-given" data-column-word>${shownWord(word)}</span>`;
}
