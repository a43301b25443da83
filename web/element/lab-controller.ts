import type { LitElement } from 'lit';
import { detailsOf } from '../engine/errors';
import type { CellRef } from '../engine/types';
import { formatError, t } from '../i18n/i18n';
import { sameDocument } from '../store/actions/history';
import type { Document, State } from '../store/document/state';
import { decode, encode, goesBack, languageIn, lessonIn } from '../store/links/url';
import type { Guide } from '../ui/lazy';
import { progress } from '../ui/stage/stepper';
import { frameOf, type LabAttributes, numberAttributes } from './attributes';
import { Address } from './effects/address';
import { focusLanguage, focusOn, focusStage } from './effects/dom-effects';
import { whenNear } from './effects/near';
import { pause } from './effects/pause';
import { type ErrorCode, tell } from './events';
import { LabStore, type LabStoreHost } from './lab-store';
import { layoutParts } from './layout';
import { LocaleController } from './locale-controller';
import { library, type OpenedLesson } from './session/library';
import { type Complaint, type Planned, plan, wantedLesson } from './session/opening';
import { notFetched, Session } from './session/session';

/** From the moment the element comes near the reader until it leaves the page: it starts, follows the attributes and tells. */
export class LabController implements LabStoreHost {
  store: LabStore | null = null;
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
    this.store?.play(false);
    this.store?.figureHost.disconnect();
    if (this.store !== null) this.#resting = restOf(this.store, this.#followed);
    this.store = null;
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
    const { store } = this;
    if (store === null) return;
    await this.learn(store.session.lesson.id, store.uiState.guide?.id);
    if (library.backwardPass !== null) await this.#locale.learn('backward');
    store.dismissMessage();
    this.#write('replace');
    this.#lab.requestUpdate();
  }

  failed(code: ErrorCode, message: string): void {
    tell(this.#lab, 'error', { code, message });
  }

  framed(): void {
    if (this.store !== null) this.#frame(this.store);
  }

  left(home: Document | null): void {
    this.store?.session.setBaseline(home);
    this.store?.lead(null);
  }

  completed(): void {
    const lesson = this.store?.session.state.document.lesson;
    if (lesson !== undefined) tell(this.#lab, 'complete', { lesson, by: 'tour' });
  }

  async focusCell(cell: CellRef | null): Promise<void> {
    await this.#lab.updateComplete;
    if (cell === null) focusStage(this.#lab.renderRoot);
    else focusOn(this.#lab.renderRoot, cell);
  }

  moved(before: State): void {
    const store = this.store;
    if (store === null) return;
    const { state } = store.session;
    if (this.#isSynced) {
      const opened = !this.#restoring && state.document.lesson !== before.document.lesson;
      this.#write(opened ? 'push' : 'replace');
    }
    if (this.#starting) return;
    if (state.position !== before.position) this.#tellStep(store);
    if (state.trail !== before.trail) tell(this.#lab, 'cell-select', { cell: state.trail.at(-1) ?? null });
    if (!sameDocument(state.document, before.document))
      tell(this.#lab, 'value-change', { document: state.document });
  }

  /** Takes over what the attributes say now; `names` are those that have changed. */
  async follow(names: ReadonlySet<PropertyKey>): Promise<void> {
    const { store } = this;
    const has = (...some: readonly string[]): boolean => some.some((name) => names.has(name));
    if (store === null) {
      if (has('loading') && this.#lab.isConnected) this.enter();
      return;
    }
    if (has('hide', 'lock', 'theme', 'sync', 'loading')) this.#complain(store, this.#frame(store));
    if (has('lesson', 'variant', 'state', ...numberAttributes))
      await this.#reopen(store, has('step', 'state'));
    else if (has('step')) this.#complain(store, this.#openStep(store));
    if (has('tour')) await this.#followTour(store);
  }

  get #isSynced(): boolean {
    return this.#attributes().sync === 'hash';
  }

  /** Writes the address, with the language where one has been chosen. */
  #write(how: 'push' | 'replace'): void {
    if (this.store === null || !this.#isSynced) return;
    const { state, lesson, schema } = this.store.session;
    const language = this.#lab.lang === '' ? '' : `&lang=${this.#lab.lang}`;
    this.#address[how](() => encode(state, lesson, schema) + language);
  }

  #tellStep(store: LabStore): void {
    const { document, position } = store.session.state;
    const { step: index, total } = progress(store.current());
    tell(this.#lab, 'step-change', { node: position.node, index, total });
    if (store.guide !== null || index < total || this.#completed.has(document.lesson)) return;
    this.#completed.add(document.lesson);
    tell(this.#lab, 'complete', { lesson: document.lesson, by: 'walk' });
  }

  async #start(): Promise<void> {
    try {
      const { id, complaints } = this.#firstLesson();
      this.#followLink();
      const [[opened, missing]] = await Promise.all([firstOpened(id), this.learn(id)]);
      const planned = await plan(this.#attributes(), library, opened);
      if (planned.state.document.loss || (this.#isSynced && goesBack(this.#address.hash)))
        await this.fetchBackwardPass();
      await pause();
      this.setLocale();
      if (!this.#lab.isConnected || this.store !== null) return;
      const store = new LabStore(library, new Session(library, opened), this, this.#isSynced);
      this.store = store;
      this.trouble = '';
      this.#starting = true;
      this.#complain(store, [...complaints, ...missing, ...this.#begin(store, opened, planned)]);
      await this.#startTour(store);
      this.#starting = false;
    } catch (error) {
      this.setLocale();
      this.trouble = t`The engine could not be started: ${formatError(detailsOf(error))}`;
      this.failed('engine', this.trouble);
    }
    await this.#draw();
    if (this.store !== null) tell(this.#lab, 'ready', {});
  }

  /** Draws a part in each task, the first time. */
  async #draw(): Promise<void> {
    if (this.store === null || this.drawn === layoutParts) return this.#redraw();
    while (this.store !== null && this.drawn < layoutParts) {
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
    const named = this.#isSynced ? languageIn(this.#address.hash) : '';
    if (named !== '' && named !== this.#lab.lang) this.#lab.lang = named;
  }

  /** The lesson that was on show before, or that the address names, or the attributes. */
  #firstLesson(): { readonly id: string; readonly complaints: readonly Complaint[] } {
    if (this.#resting !== null) return { id: this.#resting.state.document.lesson, complaints: [] };
    if (this.#isSynced && this.#address.hash !== '')
      return { id: lessonIn(this.#address.hash), complaints: [] };
    return wantedLesson(this.#attributes(), library);
  }

  /** Begins with what was on show before, or what the address says, or what the attributes say. */
  #begin(store: LabStore, opened: OpenedLesson, { home, state, complaints }: Planned): readonly Complaint[] {
    const hash = this.#isSynced ? this.#address.hash : '';
    if (this.#isSynced) this.#address.connect();
    store.session.setBaseline(home);
    const frame = this.#frame(store);
    if (this.#resting !== null) store.begin(this.#resting.state);
    else if (hash !== '') return [...frame, ...this.#show(store, opened, hash, true)];
    else {
      const refused = store.begin(state);
      const wrong: Complaint[] =
        refused === '' ? lossNotice(store) : [{ code: 'attribute', message: refused }];
      return [...frame, ...complaints, ...wrong, ...this.#openStep(store)];
    }
    return frame;
  }

  /** Fetches the lesson of an address, and shows what it says unless another was asked for by then. */
  async #restore(hash: string): Promise<void> {
    const { store } = this;
    if (store === null) return;
    const isWanted = store.interrupt();
    try {
      this.#followLink();
      const id = lessonIn(hash);
      const [opened] = await Promise.all([library.open(id), this.learn(id)]);
      if (goesBack(hash)) await this.fetchBackwardPass();
      if (store === this.store && isWanted()) this.#complain(store, this.#show(store, opened, hash, false));
    } catch (error) {
      this.setLocale();
      store.say(notFetched(error));
    }
  }

  /** Shows what an address says; `first` when there is nothing yet that undo could lead back to. */
  #show(
    store: LabStore,
    { lesson, schema }: OpenedLesson,
    hash: string,
    first: boolean,
  ): readonly Complaint[] {
    const { state, messages } = decode(hash, [lesson], [schema]);
    this.#restoring = true;
    if (first) store.begin(state);
    else store.dispatch({ type: 'restore', state });
    this.#restoring = false;
    const missing = [...messages, ...lossNotice(store).map(({ message }) => message)];
    if (missing.length === 0) return [];
    return [{ code: 'state', message: t`Some of this link was left out: ${missing.join('; ')}.` }];
  }

  /** Shows what the attributes say by now. The reader stays at the step unless they name another. */
  async #reopen(store: LabStore, placed: boolean): Promise<void> {
    const { id, complaints } = wantedLesson(this.#attributes(), library);
    if (id !== '' && !library.has(id)) return this.#complain(store, complaints);
    const isWanted = store.interrupt();
    try {
      const [opened] = await Promise.all([library.open(id), this.learn(id)]);
      const planned = await plan(this.#attributes(), library, opened);
      if (planned.state.document.loss) await this.fetchBackwardPass();
      this.setLocale();
      if (!isWanted() || store !== this.store) return;
      this.#complain(store, [...complaints, ...this.#take(store, planned, placed)]);
    } catch (error) {
      this.setLocale();
      if (store === this.store) this.#complain(store, [{ code: 'lesson', message: notFetched(error) }]);
    }
  }

  #take(store: LabStore, planned: Planned, placed: boolean): readonly Complaint[] {
    const { home, state, complaints, place } = planned;
    if (planned.refused) return complaints;
    const { position, document } = store.session.state;
    store.play(false);
    store.session.setBaseline(home);
    const stays = document.lesson === state.document.lesson && !placed;
    const there = stays ? position : { ...state.position, grain: position.grain };
    const refused = store.show(place ? state : { ...state, position: there });
    const wrong: Complaint[] = refused === '' ? lossNotice(store) : [{ code: 'state', message: refused }];
    return [...complaints, ...wrong, ...(stays || place ? [] : this.#openStep(store))];
  }

  /** Goes on with the tour that was on when the element was taken off the page, or begins the one of the attribute. */
  async #startTour(store: LabStore): Promise<void> {
    const rest = this.#resting;
    const wanted = this.#attributes().tour ?? '';
    if (rest?.followed !== wanted && wanted !== '') return this.#followTour(store);
    if (rest === null || rest.guide === null) return;
    store.session.setBaseline(rest.home);
    store.lead(rest.guide);
  }

  async #followTour(store: LabStore): Promise<void> {
    const { tour } = this.#attributes();
    if (typeof tour === 'string' && tour.trim() !== '') await store.followTour(tour, true);
    else store.uiState.guide?.leave();
    this.#followed = tour ?? '';
  }

  /** Hides and locks what the attributes say, and what the author of the tour that is on says. */
  #frame(store: LabStore): readonly Complaint[] {
    const { hidden, locks, messages } = frameOf(this.#attributes(), store.uiState.guide?.frame);
    store.session.lock(locks);
    store.hide(hidden);
    return messages.map((message) => ({ code: 'attribute', message }));
  }

  #openStep(store: LabStore): readonly Complaint[] {
    const { step } = this.#attributes();
    if (!step) return [];
    if (store.session.trace.node(step) === undefined)
      return [{ code: 'step', message: t`There is no step “${step.slice(0, 60)}” in this lesson.` }];
    store.dispatch({ type: 'go-to', node: step });
    return [];
  }

  /** Tells readers in one notice, and programs one by one. */
  #complain(store: LabStore, complaints: readonly Complaint[]): void {
    if (complaints.length === 0) return;
    store.say(complaints.map(({ message }) => message).join('; '));
    for (const { code, message } of complaints) this.failed(code, message);
  }
}

/** What an element keeps while it is off the page. */
interface Rest {
  readonly state: State;
  readonly home: Document | null;
  readonly guide: Guide | null;
  /** The tour of the attribute that had begun by then. */
  readonly followed: string;
}

function restOf({ session, uiState }: LabStore, followed: string): Rest {
  return { state: session.state, home: session.setBaseline(null), guide: uiState.guide, followed };
}

/** What is said where the backward pass begins elsewhere than it was asked to. */
function lossNotice({ session }: LabStore): Complaint[] {
  return session.strayed === '' ? [] : [{ code: 'state', message: session.strayed }];
}

/** The lesson that is wanted, or the first one and the reason why the other is missing. */
async function firstOpened(id: string): Promise<readonly [OpenedLesson, readonly Complaint[]]> {
  try {
    return [await library.open(id), []];
  } catch (error) {
    return [await library.open(''), [{ code: 'lesson', message: notFetched(error) }]];
  }
}
