import { html, type TemplateResult } from 'lit';
import { authoringText } from '../../i18n/en/authoring';
import { staleText } from '../../ui/controls/stale-text';
import type { DialogHost, LazyDialog } from '../../ui/lazy';
import type { Model } from '../../ui/model';
import { hasMotion } from './animation/animation';
import { AnimationPanel } from './animation-panel';
import { exportCss } from './export.css';
import { MatrixPanel } from './matrix-panel';
import type { Panel } from './panel';
import { PicturePanel } from './picture-panel';

const kinds = ['picture', 'animation', 'matrix'] as const;

type Kind = (typeof kinds)[number];

const kindLabels = {
  picture: authoringText('export.picture'),
  animation: authoringText('export.animation'),
  matrix: authoringText('export.matrix'),
} as const;

/** The dialog that saves what is on the screen: as a picture, its motion, or its numbers. */
export class ExportDialog implements LazyDialog {
  readonly styles = exportCss;
  readonly #host: DialogHost;
  readonly #panels: Readonly<Record<Kind, Panel>>;
  #kind: Kind;

  /** `node` is a matrix whose numbers are asked for; empty for a picture. */
  constructor(host: DialogHost, node: string) {
    this.#host = host;
    this.#panels = {
      picture: new PicturePanel(host),
      animation: new AnimationPanel(host),
      matrix: new MatrixPanel(host, node),
    };
    this.#kind = node === '' ? 'picture' : 'matrix';
  }

  render(model: Model): TemplateResult {
    const { t } = model.locale;
    const available = kinds.filter((kind) => kind !== 'animation' || hasMotion(model));
    const panel = this.#panels[this.#kind];
    return html`<dialog id="lazy-dialog" class="export" aria-labelledby="export-title" @close=${() => this.#close()}>
      <h2 id="export-title">${t(authoringText('export.title'))}</h2>
      ${staleText(this.#host)}
      <div class="export-sides">
        <div class="export-settings">
          <fieldset class="kinds">
            <legend>${t(authoringText('export.what'))}</legend>
            ${available.map((kind) => html`<label class="tick"><input type="radio" name="export-kind" .checked=${kind === this.#kind} @change=${() => this.#choose(kind)} /><span>${t(kindLabels[kind])}</span></label>`)}
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

  #close(): void {
    for (const kind of kinds) this.#panels[kind].close?.();
    this.#host.close();
  }

  #choose(kind: Kind): void {
    this.#kind = kind;
    this.#host.changed();
  }
}
