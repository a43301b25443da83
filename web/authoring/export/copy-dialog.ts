import { css, html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { authoringText } from '../../i18n/en/authoring';
import { staleText } from '../../ui/controls/stale-text';
import type { DialogHost, LazyDialog } from '../../ui/lazy';
import type { Model } from '../../ui/model';

/** The dialog with a text to copy by hand, where the browser denies access to the clipboard. */
export class CopyDialog implements LazyDialog {
  readonly styles = css``;
  readonly #host: DialogHost;
  readonly #text: string;

  constructor(host: DialogHost, text: string) {
    this.#host = host;
    this.#text = text;
  }

  render({ locale }: Model): TemplateResult {
    return html`<dialog id="lazy-dialog" class="copy" aria-labelledby="copy-title" @close=${() => this.#host.close()}>
      <h2 id="copy-title">${locale.t(authoringText('controls.copy_text'))}</h2>
      ${staleText(this.#host)}
      <p>${locale.t(authoringText('controls.page_may_not_write'))}</p>
      <textarea rows="8" readonly aria-labelledby="copy-title" .value=${this.#text} ${ref(select)}></textarea>
      <div class="row end"><button type="button" class="main" @click=${() => this.#host.close()}>${locale.t('common.close')}</button></div>
    </dialog>`;
  }
}

/** Selects the text, when the dialog has opened. */
function select(field: Element | undefined): void {
  if (field instanceof HTMLTextAreaElement) setTimeout(() => field.select());
}
