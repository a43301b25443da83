import '../../i18n/en/authoring';
import { html, type TemplateResult } from 'lit';
import type { DialogHost, LazyDialog } from '../../ui/lazy';
import type { Model } from '../../ui/model';
import { exportCss } from './export.css';
import { MatrixPanel } from './matrix-panel';
import type { Panel } from './panel';
import { PicturePanel } from './picture-panel';

type Kind = 'picture' | 'matrix';

const kinds: readonly Kind[] = ['picture', 'matrix'];
const kindLabels = { picture: 'export.picture', matrix: 'export.matrix' } as const;

/** The dialog that saves what is on the screen: as a picture, or its numbers. */
export class ExportDialog implements LazyDialog {
  readonly styles = exportCss;
  readonly #host: DialogHost;
  readonly #panels: Readonly<Record<Kind, Panel>>;
  #kind: Kind;

  /** `node` is a matrix whose numbers are asked for; empty for a picture. */
  constructor(host: DialogHost, node: string) {
    this.#host = host;
    this.#panels = { picture: new PicturePanel(host), matrix: new MatrixPanel(host, node) };
    this.#kind = node === '' ? 'picture' : 'matrix';
  }

  render(model: Model): TemplateResult {
    const { t } = model.locale;
    const panel = this.#panels[this.#kind];
    return html`<dialog id="lazy-dialog" class="export" aria-labelledby="export-title" @close=${() => this.#host.close()}>
      <h2 id="export-title">${t('export.title')}</h2>
      <div class="export-sides">
        <div class="export-settings">
          <fieldset class="kinds">
            <legend>${t('export.what')}</legend>
            ${kinds.map((kind) => html`<label class="tick"><input type="radio" name="export-kind" .checked=${kind === this.#kind} @change=${() => this.#choose(kind)} /><span>${t(kindLabels[kind])}</span></label>`)}
          </fieldset>
          ${panel.settings(model)}
        </div>
        <div class="export-result">${panel.result(model)}</div>
      </div>
      <div class="row end">
        <button type="button" @click=${() => this.#host.close()}>${t('common.close')}</button>
      </div>
    </dialog>`;
  }

  #choose(kind: Kind): void {
    this.#kind = kind;
    this.#host.changed();
  }
}
