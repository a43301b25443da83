import { html, nothing, type TemplateResult } from 'lit';
import { detailsOf } from '../../engine/errors';
import { authoringText } from '../../i18n/en/authoring';
import { packTour } from '../../learn/tours/pack-tour';
import { forgetText, keepText, keptText, maxKeptLength } from '../../ui/dom/page/kept-text';
import type { CheckedTour, DialogHost, LazyDialog } from '../../ui/lazy';
import { checkedText } from './checked-text';
import { shareCss } from './share.css';

const example = `{
  "version": 1,
  "title": "My tour",
  "lesson": "scaled-dot-product",
  "steps": [
    { "focus": "weights", "prose": "This is [[weights]]." }
  ]
}`;

/** What the text is kept as. */
const keptAs = 'tour';

/** Milliseconds after the last key before the text is checked. */
const debounceTime = 300;

/** The dialog that lists the errors of a tour by line, and starts it if there are none. */
export class CheckDialog implements LazyDialog {
  readonly styles = shareCss;
  readonly #host: DialogHost;
  #text = keptText(keptAs);
  #checked: CheckedTour | null = null;
  /** Why the text could not be checked; null if there was no failure. */
  #error: unknown = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: DialogHost) {
    this.#host = host;
    void this.#check(this.#text);
  }

  render(): TemplateResult {
    const isValid = this.#checked?.issues.length === 0;
    return html`<dialog id="lazy-dialog" class="check" aria-labelledby="check-title" @close=${() => this.#host.close()}>
      <h2 id="check-title">${this.#host.locale.t(authoringText('share.check_tour'))}</h2>
      <p id="check-help">${this.#host.locale.t(authoringText('share.paste_json_tour'))}</p>
      <textarea
        rows="12"
        spellcheck="false"
        autocomplete="off"
        wrap="off"
        aria-labelledby="check-title"
        aria-describedby="check-help"
        placeholder=${example}
        .value=${this.#text}
        @input=${(event: Event) => this.#type((event.currentTarget as HTMLTextAreaElement).value)}
      ></textarea>
      ${this.#text.length > maxKeptLength ? html`<p class="unkept" role="status">${this.#host.locale.t(authoringText('common.text_not_kept'), { max: maxKeptLength })}</p>` : nothing}
      <div class="found" role="status" tabindex="0">${this.#renderIssues()}</div>
      <div class="row end">
        ${this.#text === '' ? nothing : html`<button type="button" class="quiet" @click=${() => this.#type('')}>${this.#host.locale.t(authoringText('common.clear_text'))}</button>`}
        <button type="button" @click=${() => this.#host.close()}>${this.#host.locale.t('common.close')}</button>
        <button type="button" class="main" aria-disabled=${!isValid} @click=${() => isValid && this.#follow()}>${this.#host.locale.t(authoringText('share.follow'))}</button>
      </div>
    </dialog>`;
  }

  #renderIssues(): TemplateResult | string {
    if (this.#error !== null) return this.#host.locale.format(detailsOf(this.#error));
    if (this.#text.trim() === '') return this.#host.locale.t(authoringText('common.nothing_yet'));
    if (this.#checked === null) return this.#host.locale.t(authoringText('share.reading'));
    return checkedText(this.#checked, this.#host.locale);
  }

  #type(text: string): void {
    this.#text = text;
    keepText(keptAs, text);
    this.#checked = null;
    this.#error = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#check(text), debounceTime);
    this.#host.changed();
  }

  async #check(text: string): Promise<void> {
    if (text.trim() === '') return;
    try {
      const checked = await this.#host.check(text);
      if (text === this.#text) this.#checked = checked;
    } catch (error) {
      if (text === this.#text) this.#error = error;
    }
    this.#host.changed();
  }

  #follow(): void {
    // A tour that is too long for a link is in no address: after a reload, its text is needed again.
    void packTour(this.#text).then((link) => link !== '' && forgetText(keptAs));
    this.#host.close();
    this.#checked?.follow();
  }
}
