import { html, nothing, type TemplateResult } from 'lit';
import { plural, t } from '../../i18n/i18n';
import { errorText } from '../../ui/format/error-text';
import type { CheckedTour, DialogHost, LazyDialog } from '../../ui/lazy';
import { shareCss } from './share.css';

const example = `{
  "version": 1,
  "title": "My tour",
  "lesson": "scaled-dot-product",
  "steps": [
    { "focus": "weights", "prose": "This is [[weights]]." }
  ]
}`;

/** Milliseconds after the last key before the text is checked. */
const debounceTime = 300;

/** The dialog that lists the errors of a tour by line, and starts it if there are none. */
export class CheckDialog implements LazyDialog {
  readonly styles = shareCss;
  readonly #host: DialogHost;
  #text = '';
  #checked: CheckedTour | null = null;
  /** Why the text could not be checked; null if there was no failure. */
  #error: unknown = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: DialogHost) {
    this.#host = host;
  }

  render(): TemplateResult {
    const isValid = this.#checked?.issues.length === 0;
    return html`<dialog id="lazy-dialog" class="check" aria-labelledby="check-title" @close=${() => this.#host.close()}>
      <h2 id="check-title">${t('Check a tour')}</h2>
      <p id="check-help">${t('Paste the JSON of a tour. What is wrong with it is said here, line by line; what is right can be followed at once.')}</p>
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
      <div class="found" role="status" tabindex="0">${this.#renderIssues()}</div>
      <div class="row end">
        <button type="button" @click=${() => this.#host.close()}>${t('Close')}</button>
        <button type="button" class="main" aria-disabled=${!isValid} @click=${() => isValid && this.#follow()}>${t('Follow it')}</button>
      </div>
    </dialog>`;
  }

  #renderIssues(): TemplateResult | string {
    if (this.#error !== null) return errorText(this.#error);
    if (this.#text.trim() === '') return t('Nothing yet.');
    if (this.#checked === null) return t('Reading …');
    const { issues } = this.#checked;
    if (issues.length === 0) return t('Nothing is wrong with it.');
    return html`<p>${plural(issues.length, '{0} thing is wrong:', '{0} things are wrong:')}</p>
      <ol>${issues.map(({ line, message }) => html`<li><b>${t`Line ${line}`}</b> ${message}</li>`)}</ol>${nothing}`;
  }

  #type(text: string): void {
    this.#text = text;
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
    this.#host.close();
    this.#checked?.follow();
  }
}
