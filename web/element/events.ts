import type { CellRef } from '../engine/types';
import { sameDocument } from '../store/actions/history';
import type { ErrorCode } from '../store/attributes/attributes';
import type { Document } from '../store/document/state';
import { activeTour, type LabState } from '../store/lab-state';
import type { ResultDetails } from '../store/results';
import type { Model } from '../ui/model';
import { progress } from '../ui/stage/stepper';

export type { AnswerDetail, ResultDetail } from '../store/results';
export type { ErrorCode };

/** The `detail` of each event of `<attention-lab>`. */
export interface AttentionLabDetails extends ResultDetails {
  readonly ready: Readonly<Record<string, never>>;
  /** The current node, and the number of the step: `index` of `total`, counted from 1. */
  readonly 'step-change': { readonly node: string; readonly index: number; readonly total: number };
  /** The selected cell; null when the selection was cleared. */
  readonly 'cell-select': { readonly cell: CellRef | null };
  /** Words, options and numbers after the change. */
  readonly 'value-change': { readonly document: Document };
  /** The completed lesson, and whether its steps or a tour were followed. */
  readonly complete: { readonly lesson: string; readonly by: 'walk' | 'tour' };
  readonly error: { readonly code: ErrorCode; readonly message: string };
}

export type AttentionLabEventName = keyof AttentionLabDetails;

/** The events of `<attention-lab>` by name, for listeners in TypeScript. */
export type AttentionLabEventMap = {
  readonly [Name in AttentionLabEventName]: CustomEvent<AttentionLabDetails[Name]>;
};

/** Dispatches an event that bubbles and crosses shadow roots. */
export function emit<Name extends AttentionLabEventName>(
  target: EventTarget,
  name: Name,
  detail: AttentionLabDetails[Name],
): void {
  target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

/** Dispatches the events that follow from a change of the state. */
export class StateEvents {
  readonly #lab: EventTarget;
  /** Lessons whose last step has been reached: `complete` is dispatched once for each. */
  readonly #completed = new Set<string>();

  constructor(lab: EventTarget) {
    this.#lab = lab;
  }

  /** Dispatches `step-change`, `cell-select` and `value-change`; `current` returns the model after the change. */
  emitChanges(state: LabState, before: LabState, current: () => Model): void {
    if (state.position !== before.position) this.#emitStep(state, current());
    if (state.trail !== before.trail) emit(this.#lab, 'cell-select', { cell: state.trail.at(-1) ?? null });
    if (!sameDocument(state.document, before.document))
      emit(this.#lab, 'value-change', { document: state.document });
  }

  /** Dispatches `complete` when the last stop of a tour has been reached and all its questions are answered. */
  emitTourCompletion(state: LabState, before: LabState): void {
    if (state.ui.tour?.completed && before.ui.tour?.completed === false)
      emit(this.#lab, 'complete', { lesson: state.document.lesson, by: 'tour' });
  }

  #emitStep(state: LabState, model: Model): void {
    const { document, position } = state;
    const { step: index, total } = progress(model);
    emit(this.#lab, 'step-change', { node: position.node, index, total });
    if (activeTour(state) !== null || index < total || this.#completed.has(document.lesson)) return;
    this.#completed.add(document.lesson);
    emit(this.#lab, 'complete', { lesson: document.lesson, by: 'walk' });
  }
}
