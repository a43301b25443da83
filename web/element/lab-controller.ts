import type { LitElement } from 'lit';
import { detailsOf } from '../engine/errors';
import type { CellRef } from '../engine/types';
import { yieldToMain } from '../engine/yield-to-main';
import { library, type OpenedLesson } from '../figures/library';
import type { Locale } from '../i18n/i18n';
import { joinMessages, type Message, message } from '../i18n/message';
import { isProgramSource, lessonOfExercise } from '../lessons/address';
import type { LabAttributes } from '../store/attributes/attributes';
import {
  type AttributeIssue,
  type InitialView,
  requestedLesson,
  resolveInitialView,
} from '../store/attributes/initial-view';
import { atStep } from '../store/document/preset';
import type { State } from '../store/document/state';
import type { LabState } from '../store/lab-state';
import { exerciseInLink, hasBackwardPass, lessonInLink } from '../store/links/decode';
import { LabStore } from '../store/store';
import { focusCell, focusLanguage, focusStage } from '../ui/dom/dom-effects';
import { ElementWidth } from '../ui/dom/resize-observer';
import { whenNearViewport } from '../ui/dom/when-near-viewport';
import { addFallbacks, loadFonts } from '../ui/fonts/fonts';
import { layoutParts } from '../ui/layout';
import type { Loaded } from '../ui/lazy';
import type { ElementSize } from '../ui/stage/fit/room';
import { AttributeSync, lostIssues, type SyncHost } from './attribute-sync';
import {
  type AttentionLabDetails,
  type AttentionLabEventName,
  type ErrorCode,
  emit,
  StateEvents,
} from './events';
import { LabIntent } from './lab-intent';
import { LocaleController } from './locale-controller';
import { lessonErrorText } from './opening/lesson-opener';
import { UrlSync } from './url-sync';

/** Starts the element when it is near the viewport, and connects store, attributes, address and events. */
export class LabController implements SyncHost {
  /** Null until the first lesson has been loaded, and while the element is disconnected. */
  intent: LabIntent | null = null;
  /** Why the element could not start; null if it has started, or has not tried. */
  loadError: Message | null = null;
  /** How many parts of the layout are rendered, of `layoutParts`; the layout is hidden until all are. */
  renderedParts = 0;
  readonly #lab: LitElement;
  readonly attributes: () => LabAttributes;
  readonly #rendered: () => Promise<unknown>;
  readonly #locale: LocaleController;
  readonly #width: ElementWidth;
  readonly #events: StateEvents;
  readonly #url: UrlSync;
  readonly #attributeSync = new AttributeSync(this);
  #modes: Pick<Loaded, 'guide' | 'program'> = { guide: null, program: null };
  #snapshot: Snapshot | null = null;
  #stopWaiting = (): void => {};
  /** What the present connection has; null while the element is disconnected. */
  #connection: object | null = null;
  #stopFollowing = (): void => {};
  /** Removes the module that is shown instead of a lesson; null while a lesson is shown. */
  #unmount: (() => void) | null = null;
  /** True while the first state is being applied; the `ready` event reports it instead of change events. */
  #isStarting = false;

  /** `rendered` resolves after an update, before what comes a frame later. */
  constructor(lab: LitElement, attributes: () => LabAttributes, rendered: () => Promise<unknown>) {
    this.#lab = lab;
    this.attributes = attributes;
    this.#rendered = rendered;
    this.#locale = new LocaleController(lab);
    this.#width = new ElementWidth(lab, () => this.requestUpdate());
    this.#events = new StateEvents(lab);
    this.#url = new UrlSync(lab, this);
  }

  /** Starts at once if the attribute `loading` is `eager`, else when the element is near the viewport. */
  connect(): void {
    this.#stopWaiting();
    this.#url.goOn();
    const start = async (): Promise<void> => {
      // Not in the task that has evaluated the script.
      const connection = {};
      this.#connection = connection;
      await yieldToMain();
      if (connection !== this.#connection) return;
      this.#width.connect();
      // Without the module, for example offline, the page is read once, at the start.
      import('../ui/dom/follow-page').then((module) => {
        if (this.#lab.isConnected) this.#stopFollowing = module.followPage(this.#lab, this);
      }, ignore);
      void (this.isMounted ? this.#mount() : this.#start());
    };
    if (this.attributes().loading === 'eager') void start();
    else this.#stopWaiting = whenNearViewport(this.#lab, start);
  }

  /** Releases all resources but the state, so that the element can be reattached. */
  disconnect(): void {
    this.#stopWaiting();
    this.#connection = null;
    this.#width.disconnect();
    this.#stopFollowing();
    this.#unmount?.();
    this.#unmount = null;
    this.#url.disconnect();
    this.intent?.disconnect();
    if (this.intent !== null) {
      const { store, loaded } = this.intent;
      this.#snapshot = { state: store.state, loaded, tour: this.#attributeSync.appliedTour };
    }
    this.intent = null;
  }

  requestUpdate(): void {
    this.#lab.requestUpdate();
  }

  /** Applies the attributes whose names have changed. */
  async updateAttributes(names: ReadonlySet<PropertyKey>): Promise<void> {
    const isStarted = this.intent !== null || this.#unmount !== null;
    const isOther = names.has('lesson') && this.isMounted !== (this.#unmount !== null);
    if (isStarted && (isOther || names.has('exercise'))) this.restart();
    else if (this.intent !== null) await this.#attributeSync.update(this.intent, names);
    else if (names.has('loading') && this.#lab.isConnected) this.connect();
  }

  get locale(): Locale {
    return this.#locale.locale;
  }

  get isNarrow(): boolean {
    return this.#width.isNarrow;
  }

  get size(): ElementSize {
    return this.#width.size;
  }

  get isUnrolled(): boolean {
    return this.#lab.classList.contains('unrolled');
  }

  get hasOneColumn(): boolean {
    return this.#width.hasOneColumn;
  }

  async loadTexts(lesson: string): Promise<void> {
    const texts = this.#locale.loadTexts(library.has(lesson) ? lesson : library.entries[0].id);
    // Without its guide, a lesson shows all its steps: a file that cannot be loaded is no error.
    const guide = import('../learn/guide/guide-mode').then((module) => module.guideMode).catch(() => null);
    const program = isProgramSource(lesson)
      ? (await import('../program/program-mode')).programMode
      : this.#modes.program;
    this.#modes = { guide: await guide, program };
    if (this.intent !== null) this.intent.loaded = { ...this.intent.loaded, ...this.#modes };
    await texts;
  }

  async fetchBackwardPass(): Promise<void> {
    await Promise.all([library.fetchBackwardPass(), this.#locale.loadTexts('backward')]);
  }

  async setLanguage(language: string): Promise<void> {
    this.#lab.lang = language;
    await this.#lab.updateComplete;
    focusLanguage(this.#lab.renderRoot);
  }

  /** Loads the language of the attribute `lang`. */
  async updateLanguage(): Promise<void> {
    const { intent } = this;
    // Not awaited: it waits for updates, and these wait for the language.
    if (this.#unmount !== null) void this.#mount();
    if (intent === null) return;
    await this.loadTexts(intent.store.lesson.id);
    if (library.backwardPass !== null) await this.#locale.loadTexts('backward');
    this.#url.save('replace');
    this.#lab.requestUpdate();
  }

  emitError(code: ErrorCode, reason: Message): void {
    emit(this.#lab, 'error', { code, message: this.locale.format(reason) });
  }

  emit<Name extends AttentionLabEventName>(name: Name, detail: AttentionLabDetails[Name]): void {
    emit(this.#lab, name, detail);
  }

  reportIssues(intent: LabIntent, issues: readonly AttributeIssue[]): void {
    if (issues.length === 0) return;
    intent.showMessage(
      joinMessages(
        'common.joined',
        issues.map((issue) => issue.message),
      ),
    );
    for (const issue of issues) this.emitError(issue.code, issue.message);
  }

  async focusCell(cell: CellRef | null): Promise<void> {
    await this.#rendered();
    if (cell === null) focusStage(this.#lab.renderRoot);
    else focusCell(this.#lab.renderRoot, cell);
  }

  /** Whether the element shows no lesson, but an exercise or the story of the home page. */
  get isMounted(): boolean {
    return this.#exercise !== '' || (this.attributes().lesson === 'one-letter' && this.#url.hash === '');
  }

  /** The exercise of the address, else that of the attribute; empty if there is none. */
  get #exercise(): string {
    const { hash } = this.#url;
    return hash === '' ? (this.attributes().exercise ?? '') : exerciseInLink(hash);
  }

  /** Opens what the attributes and the address name now. */
  restart(): void {
    this.disconnect();
    this.#snapshot = null;
    this.connect();
  }

  async #mount(): Promise<void> {
    const exercise = this.#exercise;
    const [{ mount }] = await Promise.all([
      exercise === '' ? import('../story/player/mount') : import('../learn/exercises/page/mount'),
      this.loadTexts(lessonOfExercise(exercise)),
    ]);
    if (!this.#lab.isConnected || exercise !== this.#exercise || !this.isMounted) return;
    this.#unmount?.();
    // Lit removes a lesson with all that comes after it.
    if (this.renderedParts > 0) await this.#render();
    this.#unmount = await mount(this.#lab.renderRoot as ShadowRoot, this.locale, exercise, () =>
      this.restart(),
    );
    await this.#render();
    emit(this.#lab, 'ready', {});
  }

  async #start(): Promise<void> {
    try {
      const { id, issues } = this.#firstLesson();
      this.#url.applyLanguage();
      const [[opened, missing]] = await Promise.all([openOrFirst(id), this.loadTexts(id)]);
      await yieldToMain();
      const initialView = await resolveInitialView(this.attributes(), library, opened);
      if (initialView.state.document.loss || hasBackwardPass(this.#url.hash)) await this.fetchBackwardPass();
      await yieldToMain();
      addFallbacks();
      const store = new LabStore(library, opened, this.#url.isEnabled);
      await yieldToMain();
      if (!this.#lab.isConnected || this.intent !== null) return;
      const loaded = { ...(this.#snapshot?.loaded ?? nothingLoaded), ...this.#modes };
      const intent = new LabIntent(store, this, loaded);
      const progress = this.#modes.guide?.storedProgress();
      if (progress !== undefined) store.dispatch({ type: 'set-guide-progress', progress });
      this.intent = intent;
      this.loadError = null;
      this.#isStarting = true;
      const found = await this.#showFirst(intent, opened, initialView);
      this.reportIssues(intent, [...issues, ...missing, ...found]);
      await this.#startTour(intent, initialView);
      this.#isStarting = false;
      const { trace, state } = store;
      // Weights have lines above them: later, these would move what is on the page.
      if (trace.node(state.position.node)?.role === 'weights') await intent.stageExtras.load();
    } catch (error) {
      this.loadError = message('lab.engine_not_started', { reason: detailsOf(error) });
      this.emitError('engine', this.loadError);
    }
    this.#url.prepare();
    await this.#renderParts();
    if (this.intent !== null) {
      this.#url.settle(this.intent);
      emit(this.#lab, 'ready', {});
      this.intent.loaded.guide?.visit(this.intent.current(), this.intent);
    }
    await loadFonts(this.#lab);
    this.intent?.stageExtras.rearrange();
  }

  /** Renders one part of the layout per task the first time, so that the browser stays responsive. */
  async #renderParts(): Promise<void> {
    if (this.intent === null || this.renderedParts === layoutParts) return this.#render();
    while (this.intent !== null && this.renderedParts < layoutParts) {
      await yieldToMain();
      this.renderedParts += 1;
      await this.#render();
    }
  }

  async #render(): Promise<void> {
    this.#lab.requestUpdate();
    await this.#lab.updateComplete;
  }

  /** The lesson of the snapshot, else that of the address, else that of the attributes. */
  #firstLesson(): { readonly id: string; readonly issues: readonly AttributeIssue[] } {
    if (this.#snapshot !== null) return { id: this.#snapshot.state.document.lesson, issues: [] };
    const { hash } = this.#url;
    return hash === '' ? requestedLesson(this.attributes(), library) : { id: lessonInLink(hash), issues: [] };
  }

  /** Shows the state of the snapshot, else that of the address, else that of the attributes. */
  async #showFirst(
    intent: LabIntent,
    opened: OpenedLesson,
    { baseline, state, issues, hasPosition }: InitialView,
  ): Promise<readonly AttributeIssue[]> {
    const { hash } = this.#url;
    this.#url.connect();
    intent.store.dispatch({ type: 'set-baseline', baseline });
    const restrictionIssues = this.#attributeSync.applyRestrictions(intent);
    const apply = (first: State): Message | null => this.#applyFirst(intent, first);
    if (this.#snapshot !== null) {
      apply(this.#snapshot.state);
      return restrictionIssues;
    }
    if (hash !== '') return [...restrictionIssues, ...(await this.#url.show(intent, opened, hash, apply))];
    const hasCover = this.#url.isEnabled && !this.attributes().step;
    const first = hasCover || hasPosition ? state : atStep(state);
    const error = apply(first);
    const found: readonly AttributeIssue[] =
      error === null ? lostIssues(intent, first) : [{ code: 'attribute', message: error }];
    return [...restrictionIssues, ...issues, ...found, ...this.#attributeSync.openStep(intent)];
  }

  /** Applies the first state, then subscribes to the store. Returns why it was refused, or null. */
  #applyFirst(intent: LabIntent, state: State): Message | null {
    const error = intent.adopt(state);
    intent.store.subscribe((now, before) => this.#onStateChange(intent, now, before));
    return error;
  }

  #onStateChange(intent: LabIntent, state: LabState, before: LabState): void {
    if (intent !== this.intent) return;
    this.#lab.requestUpdate();
    if (state.ui.tour?.tour !== before.ui.tour?.tour) this.#attributeSync.applyRestrictions(intent);
    if (linkedKeys.some((key) => state[key] !== before[key]) || state.ui.tour !== before.ui.tour) {
      this.#url.update(state, before);
      if (!this.#isStarting) this.#events.emitChanges(state, before, () => intent.current());
    }
    this.#events.emitTourCompletion(state, before);
    const { tour, guide } = intent.loaded;
    for (const mode of [tour, guide]) mode?.changed(state, before, intent);
  }

  /** Resumes the tour of a link, or starts that of the attribute if it is new, else resumes that of the snapshot. */
  async #startTour(intent: LabIntent, { resumed }: InitialView): Promise<void> {
    const tour = this.attributes().tour ?? '';
    if (this.#snapshot === null) await intent.resumeTour(this.#url.hash || resumed);
    if (intent.store.state.ui.tour !== null) this.#attributeSync.appliedTour = tour;
    else if (this.#snapshot?.tour !== tour && tour !== '') {
      return this.#attributeSync.startTour(intent);
    }
    const ui = this.#snapshot?.state.ui;
    if (ui && ui.tour !== null) intent.store.dispatch({ type: 'resume-tour', from: ui });
  }
}

/** The parts of the state that are in links and events. */
const linkedKeys = [
  'document',
  'position',
  'screen',
  'tab',
  'time',
  'trail',
  'why',
  'settings',
  'compared',
] as const;

const ignore = (): void => {};

const nothingLoaded: Loaded = {
  changes: null,
  controls: null,
  keyboardHelp: null,
  lessonContents: null,
  menu: null,
  pasteForm: null,
  dialog: null,
  guide: null,
  program: null,
  tour: null,
};

/** What an element keeps while it is disconnected. */
interface Snapshot {
  readonly state: LabState;
  readonly loaded: Loaded;
  /** The value of the attribute `tour` that was applied last. */
  readonly tour: string;
}

/** The lesson with this id; if it cannot be loaded, the first lesson and the error. */
async function openOrFirst(id: string): Promise<readonly [OpenedLesson, readonly AttributeIssue[]]> {
  try {
    return [await library.open(id), []];
  } catch (error) {
    return [await library.open(''), [{ code: 'lesson', message: lessonErrorText(error) }]];
  }
}
