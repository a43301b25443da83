import { library } from '../figures/library';
import { t } from '../i18n/i18n';
import { quoted } from '../store/document/refusal';
import { type LabAttributes, numberAttributes } from '../store/opening/attributes';
import { type Complaint, type Planned, plan, wantedLesson } from '../store/opening/opening';
import { readRestrictions } from '../store/opening/restrictions';
import type { LabIntent } from './lab-intent';
import { type LabHost, lessonErrorText } from './lesson-opener';

/** What syncing with the attributes and with the address needs of the controller. */
export interface SyncHost extends LabHost {
  readonly intent: LabIntent | null;
  /** The attributes and properties as they are now. */
  attributes(): LabAttributes;
  /** Shows the issues to the reader and dispatches an `error` event for each. */
  reportIssues(intent: LabIntent, issues: readonly Complaint[]): void;
}

/** Applies the attributes of the element to its state. */
export class AttributeSync {
  readonly #host: SyncHost;
  /** The value of the attribute `tour` that was applied last. */
  appliedTour = '';

  constructor(host: SyncHost) {
    this.#host = host;
  }

  /** Applies the attributes whose names have changed. */
  async update(intent: LabIntent, names: ReadonlySet<PropertyKey>): Promise<void> {
    const has = (...some: readonly string[]): boolean => some.some((name) => names.has(name));
    if (has('hide', 'lock', 'theme', 'sync', 'loading'))
      this.#host.reportIssues(intent, this.applyRestrictions(intent));
    if (has('lesson', 'variant', 'state', ...numberAttributes))
      await this.#reopen(intent, has('step', 'state'));
    else if (has('step')) this.#host.reportIssues(intent, this.openStep(intent));
    if (has('tour')) await this.startTour(intent);
  }

  /** Hides and locks what the attributes name, and what the current tour names. */
  applyRestrictions(intent: LabIntent): readonly Complaint[] {
    const { tour } = intent.store.state.ui;
    const { hidden, locks, messages } = readRestrictions(this.#host.attributes(), tour?.tour);
    intent.store.dispatch({ type: 'set-frame', frame: { hidden, locks } });
    return messages.map((message) => ({ code: 'attribute', message }));
  }

  /** Goes to the node that the attribute `step` names. */
  openStep(intent: LabIntent): readonly Complaint[] {
    const { step } = this.#host.attributes();
    if (!step) return [];
    if (intent.store.trace.node(step) === undefined)
      return [{ code: 'step', message: t`There is no step “${step.slice(0, 60)}” in this lesson.` }];
    intent.dispatch({ type: 'go-to', node: step });
    return [];
  }

  /** Starts the tour that the attribute `tour` names, or leaves the current one. */
  async startTour(intent: LabIntent): Promise<void> {
    const { tour } = this.#host.attributes();
    if (typeof tour === 'string' && tour.trim() !== '') await intent.followTour(tour, true);
    else if (intent.store.state.ui.tour !== null) intent.dispatch({ type: 'leave-tour' });
    this.appliedTour = tour ?? '';
  }

  /** Shows what the attributes ask for. The position is kept unless they set one (`hasPosition`). */
  async #reopen(intent: LabIntent, hasPosition: boolean): Promise<void> {
    const attributes = this.#host.attributes();
    const { id, complaints } = wantedLesson(attributes, library);
    if (id !== '' && !library.has(id)) return this.#host.reportIssues(intent, complaints);
    const isCurrent = intent.interrupt();
    try {
      const [opened] = await Promise.all([library.open(id), this.#host.loadTexts(id)]);
      const planned = await plan(this.#host.attributes(), library, opened);
      if (planned.state.document.loss) await this.#host.fetchBackwardPass();
      this.#host.setLocale();
      if (!isCurrent() || intent !== this.#host.intent) return;
      this.#host.reportIssues(intent, [...complaints, ...this.#apply(intent, planned, hasPosition)]);
    } catch (error) {
      this.#host.setLocale();
      const issues: Complaint[] = [{ code: 'lesson', message: lessonErrorText(error) }];
      if (intent === this.#host.intent) this.#host.reportIssues(intent, issues);
    }
  }

  #apply(intent: LabIntent, planned: Planned, hasPosition: boolean): readonly Complaint[] {
    const { home, state, complaints, place } = planned;
    if (planned.refused) return complaints;
    const { position, document } = intent.store.state;
    intent.play(false);
    intent.store.dispatch({ type: 'set-baseline', baseline: home });
    const keepsPosition = document.lesson === state.document.lesson && !hasPosition;
    const newPosition = keepsPosition ? position : { ...state.position, grain: position.grain };
    const error = intent.adopt(place ? state : { ...state, position: newPosition });
    const issues: Complaint[] = error === '' ? lossIssues(intent) : [{ code: 'state', message: error }];
    return [...complaints, ...issues, ...(keepsPosition || place ? [] : this.openStep(intent))];
  }
}

/** An issue if the backward pass starts at another cell than the document asks for. */
export function lossIssues({ store: { state, trace } }: LabIntent): Complaint[] {
  const { loss } = state.document;
  const found = loss && library.backwardPass?.module.lossIn(loss, trace);
  if (!loss || (found?.node === loss.node && found.row === loss.row)) return [];
  const message = t`there is no ${quoted(`${loss.node}:${loss.row},${loss.col}`)} to go back from`;
  return [{ code: 'state', message }];
}
