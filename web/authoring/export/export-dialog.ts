import '../../i18n/en/authoring';
import { html, type TemplateResult } from 'lit';
import type { DialogHost, LazyDialog } from '../../ui/lazy';
import type { Model } from '../../ui/model';
import { exportCss } from './export.css';
import { PicturePanel } from './picture-panel';

/** The dialog that saves what is on the screen: as a picture, or its numbers. */
export class ExportDialog implements LazyDialog {
  readonly styles = exportCss;
  readonly #host: DialogHost;
  readonly #picture: PicturePanel;

  constructor(host: DialogHost) {
    this.#host = host;
    this.#picture = new PicturePanel(host);
  }

  render(model: Model): TemplateResult {
    return html`<dialog id="lazy-dialog" class="export" aria-labelledby="export-title" @close=${() => this.#host.close()}>
      <h2 id="export-title">${model.locale.t('export.title')}</h2>
      ${this.#picture.render(model)}
      <div class="row end">
        <button type="button" @click=${() => this.#host.close()}>${model.locale.t('common.close')}</button>
      </div>
    </dialog>`;
  }
}
