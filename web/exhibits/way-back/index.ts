import { html, nothing, type TemplateResult } from 'lit';
import type { CellRef } from '../../engine/types';
import { t } from '../../language/speech';
import { fittedLoss, requestOfLoss } from '../../state/fit-loss';
import type { WayBack, WayBackHost, WayBackModule } from '../../views/late';
import { isOwned } from '../../views/matrix-cell';
import type { Model } from '../../views/model';
import { sameCell } from '../../views/names';
import { form } from './form';
import { type Nudge, nudged } from './nudge';
import { checked, indirect } from './proof';
import { aboutGradient, gradientOf, told } from './told';
import { wayBackCss } from './way-back.css';

/** The way back on show: whether gradients are checked, and the last check. */
class Way implements WayBack {
  readonly form = form;
  readonly told = told;
  readonly #host: WayBackHost;
  #open = false;
  #last: { readonly model: Model; readonly cell: CellRef; readonly nudge: Nudge | null } | null = null;

  constructor(host: WayBackHost) {
    this.#host = host;
  }

  proof(model: Model): TemplateResult | typeof nothing {
    const cell = model.state.trail.at(-1);
    const node = model.trace.node(cell?.node ?? '');
    const about = node && aboutGradient(node, model.trace);
    if (cell === undefined || about === undefined) return nothing;
    const { of } = about;
    const isDirect = isOwned(of) && gradientOf(of, model.trace) === node;
    const toggle = (): void => {
      this.#open = !this.#open;
      this.#host.changed();
    };
    return html`<div class="proof turn">
      <button type="button" aria-expanded=${this.#open} @click=${toggle}>${t('Check it by a difference quotient')}</button>
      ${!this.#open ? nothing : isDirect ? this.#checked(cell, of.id, model) : indirect(of, model)}
    </div>`;
  }

  #checked(cell: CellRef, of: string, model: Model): TemplateResult {
    const nudge = this.#nudged(cell, of, model);
    return nudge === null
      ? html`<p class="because">${t('This number is infinite: there is nothing near it to compare with.')}</p>`
      : checked(nudge, { ...cell, node: of }, model);
  }

  #nudged(cell: CellRef, of: string, model: Model): Nudge | null {
    if (this.#last?.model.trace !== model.trace || !sameCell(this.#last.cell, cell))
      this.#last = { model, cell, nudge: nudged(cell, of, model, this.#host.engine) };
    return this.#last.nudge;
  }
}

export const wayBack: WayBackModule = {
  styles: wayBackCss,
  lossIn: (wanted, trace) => {
    const loss = fittedLoss(wanted, trace);
    return loss && requestOfLoss(loss);
  },
  make: (host) => new Way(host),
};
