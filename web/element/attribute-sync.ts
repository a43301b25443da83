import { library } from '../figures/library';
import { message } from '../i18n/message';
import { nodeNamed } from '../store/actions/walk';
import { type LabAttributes, numberAttributes } from '../store/attributes/attributes';
import {
  type AttributeIssue,
  type InitialView,
  requestedLesson,
  resolveInitialView,
} from '../store/attributes/initial-view';
import { readRestrictions } from '../store/attributes/restrictions';
import { placeText } from '../store/document/cell';
import { atStep, isKeyGranularity, withGranularity } from '../store/document/preset';
import { quoted } from '../store/document/refusal';
import type { State } from '../store/document/state';
import type { LabIntent } from './lab-intent';
import { lessonErrorText } from './opening/lesson-opener';
import type { LabHost } from './opening/opener-context';

/** What syncing with the attributes and with the address needs of the controller. */
export interface SyncHost extends LabHost {
  readonly intent: LabIntent | null;
  /** The attributes and properties as they are now. */
  attributes(): LabAttributes;
  /** Opens what the attributes and the address name now. */
  restart(): void;
  /** Shows the issues to the reader and dispatches an `error` event for each. */
  reportIssues(intent: LabIntent, issues: readonly AttributeIssue[]): void;
}

/** Applies the attributes of the element to its state. */
export class AttributeSync {
  readonly #host: SyncHost;
  /** The value of the attribute `tour` that was applied last. */
  appliedTour = '';
  /** Whose `state` has been set, its tour not yet resumed: another update may overtake the one that set it. */
  #waitsForTour: LabIntent | null = null;

  constructor(host: SyncHost) {
    this.#host = host;
  }

  /** Applies the attributes whose names have changed. */
  async update(intent: LabIntent, names: ReadonlySet<PropertyKey>): Promise<void> {
    const has = (...some: readonly string[]): boolean => some.some((name) => names.has(name));
    if (has('hide', 'show', 'lock', 'theme', 'sync', 'loading'))
      this.#host.reportIssues(intent, this.applyRestrictions(intent));
    if (has('state')) this.#waitsForTour = intent;
    if (has('lesson', 'variant', 'program', 'state', ...numberAttributes))
      await this.#reopen(intent, has('step', 'state'));
    else if (has('step')) this.#host.reportIssues(intent, this.openStep(intent));
    if (has('tour')) await this.startTour(intent);
  }

  /** Hides and locks what the attributes name, and what the current tour names. */
  applyRestrictions(intent: LabIntent): readonly AttributeIssue[] {
    const { tour } = intent.store.state.ui;
    const { hidden, locks, messages } = readRestrictions(this.#host.attributes(), tour?.tour);
    intent.store.dispatch({ type: 'set-restrictions', restrictions: { hidden, locks } });
    return messages.map((message) => ({ code: 'attribute', message }));
  }

  /** Goes to the node that the attribute `step` names. */
  openStep(intent: LabIntent): readonly AttributeIssue[] {
    const { step } = this.#host.attributes();
    if (!step) return [];
    const node = nodeNamed(intent.store.trace.nodes, step);
    if (node === undefined) return [noStep(step)];
    intent.dispatch({ type: 'go-to', node: node.id });
    return [];
  }

  /** Starts the tour that the attribute `tour` names, or leaves the current one. */
  async startTour(intent: LabIntent): Promise<void> {
    const { tour } = this.#host.attributes();
    if (typeof tour === 'string' && tour.trim() !== '') await intent.followTour(tour, true);
    else if (intent.store.state.ui.tour !== null) intent.dispatch({ type: 'leave-tour' });
    this.appliedTour = tour ?? '';
  }

  /** Shows what the attributes ask for. The position is kept unless they set one (`setsStep`). */
  async #reopen(intent: LabIntent, setsStep: boolean): Promise<void> {
    const attributes = this.#host.attributes();
    const { id, issues } = requestedLesson(attributes, library);
    if (id !== '' && !library.has(id)) return this.#host.reportIssues(intent, issues);
    const isCurrent = intent.interrupt();
    try {
      const [opened] = await Promise.all([library.open(id), this.#host.loadTexts(id)]);
      const initialView = await resolveInitialView(this.#host.attributes(), library, opened);
      if (initialView.state.document.loss) await this.#host.fetchBackwardPass();
      if (!isCurrent() || intent !== this.#host.intent) return;
      this.#host.reportIssues(intent, [...issues, ...this.#apply(intent, initialView, setsStep)]);
      if (this.#waitsForTour !== intent) return;
      this.#waitsForTour = null;
      await intent.resumeTour(initialView.resumed);
    } catch (error) {
      const issues: AttributeIssue[] = [{ code: 'lesson', message: lessonErrorText(error) }];
      if (isCurrent() && intent === this.#host.intent) this.#host.reportIssues(intent, issues);
    }
  }

  #apply(intent: LabIntent, initialView: InitialView, setsStep: boolean): readonly AttributeIssue[] {
    const { baseline, state, issues, hasPosition } = initialView;
    if (initialView.isRejected) return issues;
    const { position, screen, tab, document } = intent.store.state;
    intent.play(false);
    intent.store.dispatch({ type: 'set-baseline', baseline });
    const keepsPosition = document.lesson === state.document.lesson && !setsStep;
    const opened = keepsPosition
      ? { ...state, position, screen, tab }
      : withGranularity(
          atStep(state),
          isKeyGranularity(position.granularity) ? 'equation' : position.granularity,
        );
    const error = intent.adopt(hasPosition ? state : opened);
    const found: readonly AttributeIssue[] =
      error === null ? lostIssues(intent, hasPosition ? state : opened) : [{ code: 'state', message: error }];
    return [...issues, ...found, ...(keepsPosition || hasPosition ? [] : this.openStep(intent))];
  }
}

/** Issues if a state that has just been opened lacks its step, or starts its backward pass at another cell. */
export function lostIssues({ store }: LabIntent, { position: { node } }: State): readonly AttributeIssue[] {
  const { state, trace, lesson } = store;
  const issues = node === lesson.opening || trace.node(node) ? [] : [noStep(node)];
  const { loss } = state.document;
  const found = loss && library.backwardPass?.module.lossIn(loss, trace);
  const isSameRow = found?.node === loss?.node && found?.row === loss?.row;
  if (!loss || (isSameRow && (loss.kind !== 'cell' || found?.col === loss.col))) return issues;
  const issue = message('lab.no_backward_start', { cell: quoted(placeText(loss)) });
  return [...issues, { code: 'state', message: issue }];
}

function noStep(step: string): AttributeIssue {
  return { code: 'step', message: message('lab.no_step_in_lesson', { step: step.slice(0, 60) }) };
}
