import type { LitElement } from 'lit';
import { detailsOf } from '../engine/errors';
import type { CellRef } from '../engine/types';
import { library, type OpenedLesson } from '../figures/library';
import { formatError, t } from '../i18n/i18n';
import { sameDocument } from '../store/actions/history';
import { type LabAttributes, numberAttributes } from '../store/attributes/attributes';
import {
  type AttributeIssue,
  type InitialView,
  requestedLesson,
  resolveInitialView,
} from '../store/attributes/initial-view';
import { quoted } from '../store/document/refusal';
import type { State } from '../store/document/state';
import { type LabState, tourOnShow } from '../store/lab-state';
import { decode, encode, hasBackwardPass, languageInLink, lessonInLink } from '../store/links/url';
import { LabStore } from '../store/store';
import { Address } from '../ui/dom/address';
import { focusLanguage, focusOn, focusStage } from '../ui/dom/dom-effects';
import { whenNear } from '../ui/dom/near';
import { pause } from '../ui/dom/pause';
import { layoutParts } from '../ui/layout';
import type { Loaded } from '../ui/lazy';
import { progress } from '../ui/stage/stepper';
import { frameOf } from './attributes';
import { type ErrorCode, tell } from './events';
import { type IntentHost, LabIntent, notFetched } from './lab-intent';
import { LocaleController } from './locale-controller';

/** From the moment the element comes near the reader until it leaves the page: it starts, follows the attributes and tells. */
export class LabController implements IntentHost {
  /** What views and programs ask; null while there is nothing to show. */
  intent: LabIntent | null = null;
  /** Why there is nothing to show; empty while there is, or will be. */
  trouble = '';
  /** How many parts of the layout are drawn; until it is all of them, none is seen. */
  drawn = 0;
  readonly #lab: LitElement;
  readonly #attributes: () => LabAttributes;
  readonly #locale: LocaleController;
  readonly #address = new Address((hash) => this.#restore(hash));
  #resting: Rest | null = null;
  /** The tour of the attribute that was begun last. */
  #followed = '';
  #giveUpWaiting = (): void => {};
  /** Whether what is on show is only being put there: the page hears of it by `ready`. */
  #starting = false;
  /** While the address is being read it is not added to, or the way forward would be lost. */
  #restoring = false;
  /** The lessons whose end has been reached. */
  readonly #completed = new Set<string>();

  /** `attributes` tells what the attributes of the element say at that moment. */
  constructor(lab: LitElement, attributes: () => LabAttributes) {
    this.#lab = lab;
    this.#attributes = attributes;
    this.#locale = new LocaleController(lab);
  }

  /** Starts at once, or when the reader comes near. */
  enter(): void {
    this.#giveUpWaiting();
    const start = (): void => void this.#start();
    if (this.#attributes().loading === 'eager') start();
    else this.#giveUpWaiting = whenNear(this.#lab, start);
  }

  /** Lets go of everything but the state, from which a later visit starts again. */
  leave(): void {
    this.#giveUpWaiting();
    this.#address.disconnect();
    this.intent?.disconnect();
    if (this.intent !== null) this.#resting = restOf(this.intent, this.#followed);
    this.intent = null;
  }

  changed(): void {
    this.#lab.requestUpdate();
  }

  get language(): string {
    return this.#locale.code;
  }

  setLocale(): void {
    this.#locale.setLocale();
  }

  learn(lesson: string, tour?: string): Promise<void> {
    return this.#locale.learn(library.has(lesson) ? lesson : library.entries[0].id, tour);
  }

  async fetchBackwardPass(): Promise<void> {
    await Promise.all([library.fetchBackwardPass(), this.#locale.learn('backward')]);
  }

  /** A reader chooses a language: the element says so in its attribute, as an author would. */
  async readIn(language: string): Promise<void> {
    this.#lab.lang = language;
    await this.#lab.updateComplete;
    focusLanguage(this.#lab.renderRoot);
  }

  /** Goes on in the language that the attribute names by now. What has been said so far was in another. */
  async followLanguage(): Promise<void> {
    const { intent } = this;
    if (intent === null) return;
    await this.learn(intent.store.lesson.id, intent.store.state.ui.tour?.id);
    if (library.backwardPass !== null) await this.#locale.learn('backward');
    intent.dismissMessage();
    this.#write('replace');
    this.#lab.requestUpdate();
  }

  failed(code: ErrorCode, message: string): void {
    tell(this.#lab, 'error', { code, message });
  }

  async focusCell(cell: CellRef | null): Promise<void> {
    await this.#lab.updateComplete;
    if (cell === null) focusStage(this.#lab.renderRoot);
    else focusOn(this.#lab.renderRoot, cell);
  }

  /** After every action: draws, keeps the address, and tells the page. */
  #follows(intent: LabIntent, state: LabState, before: LabState): void {
    if (intent !== this.intent) return;
    this.#lab.requestUpdate();
    if (state.ui.tour?.tour !== before.ui.tour?.tour) this.#frame(intent);
    if (seen.some((part) => state[part] !== before[part])) this.#moved(intent, state, before);
    const [now, then] = [state.ui.tour, before.ui.tour];
    if (now?.completed && then?.completed === false)
      tell(this.#lab, 'complete', { lesson: state.document.lesson, by: 'tour' });
  }

  #moved(intent: LabIntent, state: LabState, before: LabState): void {
    const opened = !this.#restoring && state.document.lesson !== before.document.lesson;
    this.#write(opened ? 'push' : 'replace');
    if (this.#starting) return;
    if (state.position !== before.position) this.#tellStep(intent);
    if (state.trail !== before.trail) tell(this.#lab, 'cell-select', { cell: state.trail.at(-1) ?? null });
    if (!sameDocument(state.document, before.document))
      tell(this.#lab, 'value-change', { document: state.document });
  }

  /** Takes over what the attributes say now; `names` are those that have changed. */
  async follow(names: ReadonlySet<PropertyKey>): Promise<void> {
    const { intent } = this;
    const has = (...some: readonly string[]): boolean => some.some((name) => names.has(name));
    if (intent === null) {
      if (has('loading') && this.#lab.isConnected) this.enter();
      return;
    }
    if (has('hide', 'lock', 'theme', 'sync', 'loading')) this.#reportIssues(intent, this.#frame(intent));
    if (has('lesson', 'variant', 'state', ...numberAttributes))
      await this.#reopen(intent, has('step', 'state'));
    else if (has('step')) this.#reportIssues(intent, this.#openStep(intent));
    if (has('tour')) await this.#followTour(intent);
  }

  get #isSynced(): boolean {
    return this.#attributes().sync === 'hash';
  }

  /** Writes the address, with the language where one has been chosen. */
  #write(how: 'push' | 'replace'): void {
    if (this.intent === null || !this.#isSynced) return;
    const { state, lesson, schema } = this.intent.store;
    const language = this.#lab.lang === '' ? '' : `&lang=${this.#lab.lang}`;
    this.#address[how](() => encode(state, lesson, schema) + language);
  }

  #tellStep(intent: LabIntent): void {
    const { document, position } = intent.store.state;
    const { step: index, total } = progress(intent.current());
    tell(this.#lab, 'step-change', { node: position.node, index, total });
    if (tourOnShow(intent.store.state) !== null || index < total || this.#completed.has(document.lesson))
      return;
    this.#completed.add(document.lesson);
    tell(this.#lab, 'complete', { lesson: document.lesson, by: 'walk' });
  }

  async #start(): Promise<void> {
    try {
      const { id, issues } = this.#firstLesson();
      this.#followLink();
      const [[opened, missing]] = await Promise.all([firstOpened(id), this.learn(id)]);
      const planned = await resolveInitialView(this.#attributes(), library, opened);
      if (planned.state.document.loss || (this.#isSynced && hasBackwardPass(this.#address.hash)))
        await this.fetchBackwardPass();
      await pause();
      this.setLocale();
      if (!this.#lab.isConnected || this.intent !== null) return;
      const store = new LabStore(library, opened, this.#isSynced);
      const intent = new LabIntent(store, this, this.#resting?.loaded ?? nothingLoaded);
      this.intent = intent;
      this.trouble = '';
      this.#starting = true;
      this.#reportIssues(intent, [...issues, ...missing, ...this.#begin(intent, opened, planned)]);
      await this.#startTour(intent);
      this.#starting = false;
    } catch (error) {
      this.setLocale();
      this.trouble = t`The engine could not be started: ${formatError(detailsOf(error))}`;
      this.failed('engine', this.trouble);
    }
    await this.#draw();
    if (this.intent !== null) tell(this.#lab, 'ready', {});
  }

  /** Draws a part in each task, the first time. */
  async #draw(): Promise<void> {
    if (this.intent === null || this.drawn === layoutParts) return this.#redraw();
    while (this.intent !== null && this.drawn < layoutParts) {
      await pause();
      this.drawn += 1;
      await this.#redraw();
    }
  }

  async #redraw(): Promise<void> {
    this.#lab.requestUpdate();
    await this.#lab.updateComplete;
  }

  /** A link may name a language. */
  #followLink(): void {
    const named = this.#isSynced ? languageInLink(this.#address.hash) : '';
    if (named !== '' && named !== this.#lab.lang) this.#lab.lang = named;
  }

  /** The lesson that was on show before, or that the address names, or the attributes. */
  #firstLesson(): { readonly id: string; readonly issues: readonly AttributeIssue[] } {
    if (this.#resting !== null) return { id: this.#resting.state.document.lesson, issues: [] };
    if (this.#isSynced && this.#address.hash !== '')
      return { id: lessonInLink(this.#address.hash), issues: [] };
    return requestedLesson(this.#attributes(), library);
  }

  /** Begins with what was on show before, or what the address says, or what the attributes say. */
  #begin(
    intent: LabIntent,
    opened: OpenedLesson,
    { baseline, state, issues }: InitialView,
  ): readonly AttributeIssue[] {
    const hash = this.#isSynced ? this.#address.hash : '';
    if (this.#isSynced) this.#address.connect();
    intent.store.dispatch({ type: 'set-baseline', baseline: baseline });
    const frame = this.#frame(intent);
    if (this.#resting !== null) this.#first(intent, this.#resting.state);
    else if (hash !== '') return [...frame, ...this.#show(intent, opened, hash, true)];
    else {
      const refused = this.#first(intent, state);
      const wrong: AttributeIssue[] =
        refused === '' ? lossNotice(intent) : [{ code: 'attribute', message: refused }];
      return [...frame, ...issues, ...wrong, ...this.#openStep(intent)];
    }
    return frame;
  }

  /** Shows the first state. From then on the address and the page follow. */
  #first(intent: LabIntent, state: State): string {
    const refused = intent.adopt(state);
    intent.store.subscribe((now, before) => this.#follows(intent, now, before));
    return refused;
  }

  /** Fetches the lesson of an address, and shows what it says unless another was asked for by then. */
  async #restore(hash: string): Promise<void> {
    const { intent } = this;
    if (intent === null) return;
    const isWanted = intent.interrupt();
    try {
      this.#followLink();
      const id = lessonInLink(hash);
      const [opened] = await Promise.all([library.open(id), this.learn(id)]);
      if (hasBackwardPass(hash)) await this.fetchBackwardPass();
      if (intent === this.intent && isWanted())
        this.#reportIssues(intent, this.#show(intent, opened, hash, false));
    } catch (error) {
      this.setLocale();
      intent.say(notFetched(error));
    }
  }

  /** Shows what an address says; `first` when there is nothing yet that undo could lead back to. */
  #show(
    intent: LabIntent,
    { lesson, schema }: OpenedLesson,
    hash: string,
    first: boolean,
  ): readonly AttributeIssue[] {
    const { state, messages } = decode(hash, [lesson], [schema]);
    this.#restoring = true;
    if (first) this.#first(intent, state);
    else intent.dispatch({ type: 'restore', state });
    this.#restoring = false;
    const missing = [...messages, ...lossNotice(intent).map(({ message }) => message)];
    if (missing.length === 0) return [];
    return [{ code: 'state', message: t`Some of this link was left out: ${missing.join('; ')}.` }];
  }

  /** Shows what the attributes say by now. The reader stays at the step unless they name another. */
  async #reopen(intent: LabIntent, placed: boolean): Promise<void> {
    const { id, issues } = requestedLesson(this.#attributes(), library);
    if (id !== '' && !library.has(id)) return this.#reportIssues(intent, issues);
    const isWanted = intent.interrupt();
    try {
      const [opened] = await Promise.all([library.open(id), this.learn(id)]);
      const planned = await resolveInitialView(this.#attributes(), library, opened);
      if (planned.state.document.loss) await this.fetchBackwardPass();
      this.setLocale();
      if (!isWanted() || intent !== this.intent) return;
      this.#reportIssues(intent, [...issues, ...this.#take(intent, planned, placed)]);
    } catch (error) {
      this.setLocale();
      if (intent === this.intent)
        this.#reportIssues(intent, [{ code: 'lesson', message: notFetched(error) }]);
    }
  }

  #take(intent: LabIntent, planned: InitialView, placed: boolean): readonly AttributeIssue[] {
    const { baseline, state, issues, hasPosition } = planned;
    if (planned.isRejected) return issues;
    const { position, document } = intent.store.state;
    intent.play(false);
    intent.store.dispatch({ type: 'set-baseline', baseline: baseline });
    const stays = document.lesson === state.document.lesson && !placed;
    const there = stays ? position : { ...state.position, grain: position.grain };
    const refused = intent.adopt(hasPosition ? state : { ...state, position: there });
    const wrong: AttributeIssue[] =
      refused === '' ? lossNotice(intent) : [{ code: 'state', message: refused }];
    return [...issues, ...wrong, ...(stays || hasPosition ? [] : this.#openStep(intent))];
  }

  /** Goes on with the tour that was on when the element was taken off the page, or begins the one of the attribute. */
  async #startTour(intent: LabIntent): Promise<void> {
    const rest = this.#resting;
    const wanted = this.#attributes().tour ?? '';
    if (rest?.followed !== wanted && wanted !== '') return this.#followTour(intent);
    if (rest === null || rest.state.ui.tour === null) return;
    intent.store.dispatch({ type: 'resume-tour', from: rest.state.ui });
  }

  async #followTour(intent: LabIntent): Promise<void> {
    const { tour } = this.#attributes();
    if (typeof tour === 'string' && tour.trim() !== '') await intent.followTour(tour, true);
    else if (intent.store.state.ui.tour !== null) intent.dispatch({ type: 'leave-tour' });
    this.#followed = tour ?? '';
  }

  /** Hides and locks what the attributes say, and what the author of the tour that is on says. */
  #frame(intent: LabIntent): readonly AttributeIssue[] {
    const { hidden, locks, messages } = frameOf(this.#attributes(), intent.store.state.ui.tour?.tour);
    intent.store.dispatch({ type: 'set-restrictions', restrictions: { hidden, locks } });
    return messages.map((message) => ({ code: 'attribute', message }));
  }

  #openStep(intent: LabIntent): readonly AttributeIssue[] {
    const { step } = this.#attributes();
    if (!step) return [];
    if (intent.store.trace.node(step) === undefined)
      return [{ code: 'step', message: t`There is no step “${step.slice(0, 60)}” in this lesson.` }];
    intent.dispatch({ type: 'go-to', node: step });
    return [];
  }

  /** Tells readers in one notice, and programs one by one. */
  #reportIssues(intent: LabIntent, issues: readonly AttributeIssue[]): void {
    if (issues.length === 0) return;
    intent.say(issues.map(({ message }) => message).join('; '));
    for (const { code, message } of issues) this.failed(code, message);
  }
}

/** The parts of the state that a link or an event tells of. */
const seen = ['document', 'position', 'trail', 'why', 'settings', 'compared'] as const;

const nothingLoaded: Loaded = { pasteForm: null, tourViews: null, dialog: null };

/** What an element keeps while it is off the page. */
interface Rest {
  readonly state: LabState;
  readonly loaded: Loaded;
  /** The tour of the attribute that had begun by then. */
  readonly followed: string;
}

function restOf({ store, loaded }: LabIntent, followed: string): Rest {
  return { state: store.state, loaded, followed };
}

/** What is said where the backward pass begins elsewhere than it was asked to. */
function lossNotice({ store: { state, trace } }: LabIntent): AttributeIssue[] {
  const { loss } = state.document;
  const found = loss && library.backwardPass?.module.lossIn(loss, trace);
  if (!loss || (found?.node === loss.node && found.row === loss.row)) return [];
  const message = t`there is no ${quoted(`${loss.node}:${loss.row},${loss.col}`)} to go back from`;
  return [{ code: 'state', message }];
}

/** The lesson that is wanted, or the first one and the reason why the other is missing. */
async function firstOpened(id: string): Promise<readonly [OpenedLesson, readonly AttributeIssue[]]> {
  try {
    return [await library.open(id), []];
  } catch (error) {
    return [await library.open(''), [{ code: 'lesson', message: notFetched(error) }]];
  }
}
