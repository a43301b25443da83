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

/** Milliseconds of quiet after a key before the text is read. */
const quietTime = 300;

/** The dialog in which the author of a tour sees what is wrong with it, line by line, and follows it when nothing is. */
export class CheckDialog implements LazyDialog {
  readonly styles = shareCss;
  readonly #host: DialogHost;
  #text = '';
  #checked: CheckedTour | null = null;
  /** Why the text could not be checked; null while nothing has failed. */
  #failed: unknown = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: DialogHost) {
    this.#host = host;
  }

  render(): TemplateResult {
    const isRight = this.#checked?.complaints.length === 0;
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
      <div class="found" role="status" tabindex="0">${this.#found()}</div>
      <div class="row end">
        <button type="button" @click=${() => this.#host.close()}>${t('Close')}</button>
        <button type="button" class="main" aria-disabled=${!isRight} @click=${() => isRight && this.#follow()}>${t('Follow it')}</button>
      </div>
    </dialog>`;
  }

  #found(): TemplateResult | string {
    if (this.#failed !== null) return errorText(this.#failed);
    if (this.#text.trim() === '') return t('Nothing yet.');
    if (this.#checked === null) return t('Reading …');
    const { complaints } = this.#checked;
    if (complaints.length === 0) return t('Nothing is wrong with it.');
    return html`<p>${plural(complaints.length, '{0} thing is wrong:', '{0} things are wrong:')}</p>
      <ol>${complaints.map(({ line, says }) => html`<li><b>${t`Line ${line}`}</b> ${says}</li>`)}</ol>${nothing}`;
  }

  #type(text: string): void {
    this.#text = text;
    this.#checked = null;
    this.#failed = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#check(text), quietTime);
    this.#host.changed();
  }

  async #check(text: string): Promise<void> {
    if (text.trim() === '') return;
    try {
      const checked = await this.#host.check(text);
      if (text === this.#text) this.#checked = checked;
    } catch (error) {
      if (text === this.#text) this.#failed = error;
    }
    this.#host.changed();
  }

  #follow(): void {
    this.#host.close();
    this.#checked?.follow();
  }
}
