import { html, nothing, type TemplateResult } from 'lit';
import type { CellRef, Trace } from '../../engine/types';
import { t } from '../../i18n/i18n';
import { fittedLoss, requestOfLoss } from '../../store/sizes/fit-loss';
import { sameCell } from '../../ui/format/names';
import type { BackwardPassModule } from '../../ui/lazy';
import type { BackwardPass, Model } from '../../ui/model';
import { backwardCss } from './backward.css';
import { type Derivative, derivativeOf } from './derivative';
import { type FiniteDifference, finiteDifference } from './finite-difference';
import { form } from './form';
import { checked } from './gradient-check';
import { narrate } from './narration';

/** Scrolls what a button has opened into sight: on phones it is below the edge of its sheet. */
function reveal(button: EventTarget | null): void {
  const opened = button instanceof Element ? button.parentElement : null;
  requestAnimationFrame(() => opened?.scrollIntoView({ block: 'nearest' }));
}

/** The backward pass on show: whether derivatives are checked, and the last check. */
class Way implements BackwardPass {
  readonly form = form;
  readonly stepText = narrate;
  readonly #changed: () => void;
  #open = false;
  #last: {
    readonly trace: Trace;
    readonly cell: CellRef;
    readonly difference: FiniteDifference | null;
  } | null = null;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  gradientCheck(model: Model): TemplateResult | typeof nothing {
    const cell = model.state.trail.at(-1);
    const { loss } = model.state.document;
    const slope = cell && loss && derivativeOf(cell, loss, model.trace);
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

  #shown(cell: CellRef, slope: Derivative, model: Model): TemplateResult {
    const difference = this.#finiteDifference(cell, slope, model.trace);
    return difference === null
      ? html`<p class="because">${t('Near the number that would be moved nothing can be computed: it is infinite, or at the edge of what is allowed.')}</p>`
      : checked(difference, model);
  }

  /** Drawing once more is no reason to compute again. */
  #finiteDifference(cell: CellRef, slope: Derivative, trace: Trace): FiniteDifference | null {
    if (this.#last?.trace !== trace || !sameCell(this.#last.cell, cell))
      this.#last = { trace, cell, difference: finiteDifference(cell, slope, trace) };
    return this.#last.difference;
  }
}

export const backwardPass: BackwardPassModule = {
  styles: backwardCss,
  lossIn: (wanted, trace) => {
    const loss = fittedLoss(wanted, trace);
    return loss && requestOfLoss(loss);
  },
  make: (changed) => new Way(changed),
};
