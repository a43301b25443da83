import { html, nothing, type TemplateResult } from 'lit';
import type { CellRef, Trace } from '../../engine/types';
import { t } from '../../i18n/i18n';
import { fittedLoss, requestOfLoss } from '../../store/sizes/fit-loss';
import { sameCell } from '../../ui/format/names';
import type { WayBack, WayBackModule } from '../../ui/lazy';
import type { Model } from '../../ui/model';
import { wayBackCss } from './backward.css';
import { type Slope, slopeOf } from './derivative';
import { type Nudge, nudged } from './finite-difference';
import { form } from './form';
import { checked } from './gradient-check';
import { told } from './narration';

/** Scrolls what a button has opened into sight: on phones it is below the edge of its sheet. */
function reveal(button: EventTarget | null): void {
  const opened = button instanceof Element ? button.parentElement : null;
  requestAnimationFrame(() => opened?.scrollIntoView({ block: 'nearest' }));
}

/** The way back on show: whether derivatives are checked, and the last check. */
class Way implements WayBack {
  readonly form = form;
  readonly told = told;
  readonly #changed: () => void;
  #open = false;
  #last: { readonly trace: Trace; readonly cell: CellRef; readonly nudge: Nudge | null } | null = null;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  proof(model: Model): TemplateResult | typeof nothing {
    const cell = model.state.trail.at(-1);
    const { loss } = model.state.document;
    const slope = cell && loss && slopeOf(cell, loss, model.trace);
    if (!slope) return nothing;
    const toggle = (event: Event): void => {
      this.#open = !this.#open;
      this.#changed();
      if (this.#open) reveal(event.currentTarget);
    };
    return html`<div class="proof turn">
      <button type="button" aria-expanded=${this.#open} @click=${toggle}>${t('Check it by a difference quotient')}</button>
      ${this.#open ? this.#shown(cell, slope, model) : nothing}
    </div>`;
  }

  #shown(cell: CellRef, slope: Slope, model: Model): TemplateResult {
    const nudge = this.#nudged(cell, slope, model.trace);
    return nudge === null
      ? html`<p class="because">${t('Near the number that would be moved nothing can be computed: it is infinite, or at the edge of what is allowed.')}</p>`
      : checked(nudge, model);
  }

  /** Drawing once more is no reason to compute again. */
  #nudged(cell: CellRef, slope: Slope, trace: Trace): Nudge | null {
    if (this.#last?.trace !== trace || !sameCell(this.#last.cell, cell))
      this.#last = { trace, cell, nudge: nudged(cell, slope, trace) };
    return this.#last.nudge;
  }
}

export const wayBack: WayBackModule = {
  styles: wayBackCss,
  lossIn: (wanted, trace) => {
    const loss = fittedLoss(wanted, trace);
    return loss && requestOfLoss(loss);
  },
  make: (changed) => new Way(changed),
};
