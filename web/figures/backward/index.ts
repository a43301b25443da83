import { html, nothing, type TemplateResult } from 'lit';
import type { CellRef, Trace } from '../../engine/types';
import { figuresText } from '../../i18n/en/figures';
import { fitLoss, toLossRequest } from '../../store/sizes/fit-loss';
import { sameCell } from '../../ui/format/names';
import type { BackwardPassModule } from '../../ui/lazy';
import type { BackwardPass, Model } from '../../ui/model';
import { backwardCss } from './backward.css';
import { type Derivative, derivativeOf } from './derivative';
import { type FiniteDifference, finiteDifference } from './finite-difference';
import { gradientCheckResult } from './gradient-check';
import { lossForm } from './loss-form';
import { narrate } from './narrate';

/** Scrolls the opened result into view: on phones it is below the edge of the panel. */
function scrollToResult(button: EventTarget | null): void {
  const opened = button instanceof Element ? button.parentElement : null;
  requestAnimationFrame(() => opened?.scrollIntoView({ block: 'nearest' }));
}

/** State of the backward pass: whether the gradient check is open, and its last result. */
class BackwardPassView implements BackwardPass {
  readonly form = lossForm;
  readonly stepText = narrate;
  readonly #requestUpdate: () => void;
  #open = false;
  #last: {
    readonly trace: Trace;
    readonly cell: CellRef;
    readonly difference: FiniteDifference | null;
  } | null = null;

  constructor(changed: () => void) {
    this.#requestUpdate = changed;
  }

  gradientCheck(model: Model): TemplateResult | typeof nothing {
    const cell = model.state.trail.at(-1);
    const { loss } = model.state.document;
    const derivative = cell && loss && derivativeOf(cell, loss, model.trace);
    if (!derivative) return nothing;
    const toggle = (event: Event): void => {
      this.#open = !this.#open;
      this.#requestUpdate();
      if (this.#open) scrollToResult(event.currentTarget);
    };
    return html`<div class="gradient-check backward-controls">
      <button type="button" aria-expanded=${this.#open} @click=${toggle}>${model.locale.t(figuresText('backward.check_difference_quotient'))}</button>
      ${this.#open ? this.#result(cell, derivative, model) : nothing}
    </div>`;
  }

  #result(cell: CellRef, derivative: Derivative, model: Model): TemplateResult {
    const difference = this.#finiteDifference(cell, derivative, model.trace);
    return difference === null
      ? html`<p class="because">${model.locale.t(figuresText('backward.near_number_would_moved'))}</p>`
      : gradientCheckResult(difference, model);
  }

  /** Caches the last result, so that rendering does not compute it again. */
  #finiteDifference(cell: CellRef, derivative: Derivative, trace: Trace): FiniteDifference | null {
    if (this.#last?.trace !== trace || !sameCell(this.#last.cell, cell))
      this.#last = { trace, cell, difference: finiteDifference(cell, derivative, trace) };
    return this.#last.difference;
  }
}

export const backwardPass: BackwardPassModule = {
  styles: backwardCss,
  lossIn: (requested, trace) => {
    const loss = fitLoss(requested, trace);
    return loss && toLossRequest(loss);
  },
  make: (changed) => new BackwardPassView(changed),
};
