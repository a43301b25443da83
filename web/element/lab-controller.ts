import type { LitElement } from 'lit';
import { detailsOf } from '../engine/errors';
import type { CellRef } from '../engine/types';
import { formatError, t } from '../i18n/i18n';
import { sameDocument } from '../store/actions/history';
import type { Document, State } from '../store/document/state';
import { decode, encode, goesBack, languageIn, lessonIn } from '../store/links/url';
import type { Guide } from '../ui/lazy';
import { progress } from '../ui/stage/stepper';
import { frameOf, numberWishes, type Wishes } from './attributes';
import { Address } from './effects/address';
import { focusOn, focusStage, focusTongue } from './effects/dom-effects';
import { whenNear } from './effects/near';
import { pause } from './effects/pause';
import { type ErrorCode, tell } from './events';
import { Desk, type DeskHost } from './lab-store';
import { layoutParts } from './layout';
import { Tongue } from './locale-controller';
import { library, type OpenedLesson } from './session/library';
import { type Complaint, type Planned, plan, wantedLesson } from './session/opening';
import { notFetched, Session } from './session/session';

/** From the moment the element comes near the reader until it leaves the page: it starts, follows the attributes and tells. */
export class Visit implements DeskHost {
  desk: Desk | null = null;
  /** Why there is nothing to show; empty while there is, or will be. */
  trouble = '';
  /** How many parts of the layout are drawn; until it is all of them, none is seen. */
  drawn = 0;
  readonly #lab: LitElement;
  readonly #wishes: () => Wishes;
  readonly #tongue: Tongue;
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

  /** `wishes` tells what the attributes of the element say at that moment. */
  constructor(lab: LitElement, wishes: () => Wishes) {
    this.#lab = lab;
    this.#wishes = wishes;
    this.#tongue = new Tongue(lab);
  }

  /** Starts at once, or when the reader comes near. */
  enter(): void {
    this.#giveUpWaiting();
    const start = (): void => void this.#start();
    if (this.#wishes().loading === 'eager') start();
    else this.#giveUpWaiting = whenNear(this.#lab, start);
  }

  /** Lets go of everything but the state, from which a later visit starts again. */
  leave(): void {
    this.#giveUpWaiting();
    this.#address.disconnect();
    this.desk?.play(false);
    this.desk?.exhibition.disconnect();
    if (this.desk !== null) this.#resting = restOf(this.desk, this.#followed);
    this.desk = null;
  }

  changed(): void {
    this.#lab.requestUpdate();
  }

  get language(): string {
    return this.#tongue.code;
  }

  speak(): void {
    this.#tongue.speak();
  }

  learn(lesson: string, tour?: string): Promise<void> {
    return this.#tongue.learn(library.has(lesson) ? lesson : library.entries[0].id, tour);
  }

  async fetchWayBack(): Promise<void> {
    await Promise.all([library.fetchWayBack(), this.#tongue.learn('backward')]);
  }

  /** A reader chooses a language: the element says so in its attribute, as an author would. */
  async readIn(language: string): Promise<void> {
    this.#lab.lang = language;
    await this.#lab.updateComplete;
    focusTongue(this.#lab.renderRoot);
  }

  /** Goes on in the language that the attribute names by now. What has been said so far was in another. */
  async followLanguage(): Promise<void> {
    const { desk } = this;
    if (desk === null) return;
    await this.learn(desk.session.lesson.id, desk.chrome.guide?.id);
    if (library.wayBack !== null) await this.#tongue.learn('backward');
    desk.dismissMessage();
    this.#write('replace');
    this.#lab.requestUpdate();
  }

  failed(code: ErrorCode, message: string): void {
    tell(this.#lab, 'error', { code, message });
  }

  framed(): void {
    if (this.desk !== null) this.#frame(this.desk);
  }

  left(home: Document | null): void {
    this.desk?.session.settleAt(home);
    this.desk?.lead(null);
  }

  completed(): void {
    const lesson = this.desk?.session.state.document.lesson;
    if (lesson !== undefined) tell(this.#lab, 'complete', { lesson, by: 'tour' });
  }

  async focusCell(cell: CellRef | null): Promise<void> {
    await this.#lab.updateComplete;
    if (cell === null) focusStage(this.#lab.renderRoot);
    else focusOn(this.#lab.renderRoot, cell);
  }

  moved(before: State): void {
    const desk = this.desk;
    if (desk === null) return;
    const { state } = desk.session;
    if (this.#isSynced) {
      const opened = !this.#restoring && state.document.lesson !== before.document.lesson;
      this.#write(opened ? 'push' : 'replace');
    }
    if (this.#starting) return;
    if (state.position !== before.position) this.#tellStep(desk);
    if (state.trail !== before.trail) tell(this.#lab, 'cell-select', { cell: state.trail.at(-1) ?? null });
    if (!sameDocument(state.document, before.document))
      tell(this.#lab, 'value-change', { document: state.document });
  }

  /** Takes over what the attributes say now; `names` are those that have changed. */
  async follow(names: ReadonlySet<PropertyKey>): Promise<void> {
    const { desk } = this;
    const has = (...some: readonly string[]): boolean => some.some((name) => names.has(name));
    if (desk === null) {
      if (has('loading') && this.#lab.isConnected) this.enter();
      return;
    }
    if (has('hide', 'lock', 'theme', 'sync', 'loading')) this.#complain(desk, this.#frame(desk));
    if (has('lesson', 'variant', 'state', ...numberWishes)) await this.#reopen(desk, has('step', 'state'));
    else if (has('step')) this.#complain(desk, this.#openStep(desk));
    if (has('tour')) await this.#followTour(desk);
  }

  get #isSynced(): boolean {
    return this.#wishes().sync === 'hash';
  }

  /** Writes the address, with the language where one has been chosen. */
  #write(how: 'push' | 'replace'): void {
    if (this.desk === null || !this.#isSynced) return;
    const { state, lesson, schema } = this.desk.session;
    const language = this.#lab.lang === '' ? '' : `&lang=${this.#lab.lang}`;
    this.#address[how](() => encode(state, lesson, schema) + language);
  }

  #tellStep(desk: Desk): void {
    const { document, position } = desk.session.state;
    const { step: index, total } = progress(desk.current());
    tell(this.#lab, 'step-change', { node: position.node, index, total });
    if (desk.guide !== null || index < total || this.#completed.has(document.lesson)) return;
    this.#completed.add(document.lesson);
    tell(this.#lab, 'complete', { lesson: document.lesson, by: 'walk' });
  }

  async #start(): Promise<void> {
    try {
      const { id, complaints } = this.#firstLesson();
      this.#followLink();
      const [[opened, missing]] = await Promise.all([firstOpened(id), this.learn(id)]);
      const planned = await plan(this.#wishes(), library, opened);
      if (planned.state.document.loss || (this.#isSynced && goesBack(this.#address.hash)))
        await this.fetchWayBack();
      await pause();
      this.speak();
      if (!this.#lab.isConnected || this.desk !== null) return;
      const desk = new Desk(library, new Session(library, opened), this, this.#isSynced);
      this.desk = desk;
      this.trouble = '';
      this.#starting = true;
      this.#complain(desk, [...complaints, ...missing, ...this.#begin(desk, opened, planned)]);
      await this.#startTour(desk);
      this.#starting = false;
    } catch (error) {
      this.speak();
      this.trouble = t`The engine could not be started: ${formatError(detailsOf(error))}`;
      this.failed('engine', this.trouble);
    }
    await this.#draw();
    if (this.desk !== null) tell(this.#lab, 'ready', {});
  }

  /** Draws a part in each task, the first time. */
  async #draw(): Promise<void> {
    if (this.desk === null || this.drawn === layoutParts) return this.#redraw();
    while (this.desk !== null && this.drawn < layoutParts) {
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
    return wantedLesson(this.#wishes(), library);
  }

  /** Begins with what was on show before, or what the address says, or what the attributes say. */
  #begin(desk: Desk, opened: OpenedLesson, { home, state, complaints }: Planned): readonly Complaint[] {
    const hash = this.#isSynced ? this.#address.hash : '';
    if (this.#isSynced) this.#address.connect();
    desk.session.settleAt(home);
    const frame = this.#frame(desk);
    if (this.#resting !== null) desk.begin(this.#resting.state);
    else if (hash !== '') return [...frame, ...this.#show(desk, opened, hash, true)];
    else {
      const refused = desk.begin(state);
      const wrong: Complaint[] = refused === '' ? strayed(desk) : [{ code: 'attribute', message: refused }];
      return [...frame, ...complaints, ...wrong, ...this.#openStep(desk)];
    }
    return frame;
  }

  /** Fetches the lesson of an address, and shows what it says unless another was asked for by then. */
  async #restore(hash: string): Promise<void> {
    const { desk } = this;
    if (desk === null) return;
    const isWanted = desk.interrupt();
    try {
      this.#followLink();
      const id = lessonIn(hash);
      const [opened] = await Promise.all([library.open(id), this.learn(id)]);
      if (goesBack(hash)) await this.fetchWayBack();
      if (desk === this.desk && isWanted()) this.#complain(desk, this.#show(desk, opened, hash, false));
    } catch (error) {
      this.speak();
      desk.say(notFetched(error));
    }
  }

  /** Shows what an address says; `first` when there is nothing yet that undo could lead back to. */
  #show(desk: Desk, { lesson, schema }: OpenedLesson, hash: string, first: boolean): readonly Complaint[] {
    const { state, messages } = decode(hash, [lesson], [schema]);
    this.#restoring = true;
    if (first) desk.begin(state);
    else desk.dispatch({ type: 'restore', state });
    this.#restoring = false;
    const missing = [...messages, ...strayed(desk).map(({ message }) => message)];
    if (missing.length === 0) return [];
    return [{ code: 'state', message: t`Some of this link was left out: ${missing.join('; ')}.` }];
  }

  /** Shows what the attributes say by now. The reader stays at the step unless they name another. */
  async #reopen(desk: Desk, placed: boolean): Promise<void> {
    const { id, complaints } = wantedLesson(this.#wishes(), library);
    if (id !== '' && !library.has(id)) return this.#complain(desk, complaints);
    const isWanted = desk.interrupt();
    try {
      const [opened] = await Promise.all([library.open(id), this.learn(id)]);
      const planned = await plan(this.#wishes(), library, opened);
      if (planned.state.document.loss) await this.fetchWayBack();
      this.speak();
      if (!isWanted() || desk !== this.desk) return;
      this.#complain(desk, [...complaints, ...this.#take(desk, planned, placed)]);
    } catch (error) {
      this.speak();
      if (desk === this.desk) this.#complain(desk, [{ code: 'lesson', message: notFetched(error) }]);
    }
  }

  #take(desk: Desk, planned: Planned, placed: boolean): readonly Complaint[] {
    const { home, state, complaints, place } = planned;
    if (planned.refused) return complaints;
    const { position, document } = desk.session.state;
    desk.play(false);
    desk.session.settleAt(home);
    const stays = document.lesson === state.document.lesson && !placed;
    const there = stays ? position : { ...state.position, grain: position.grain };
    const refused = desk.show(place ? state : { ...state, position: there });
    const wrong: Complaint[] = refused === '' ? strayed(desk) : [{ code: 'state', message: refused }];
    return [...complaints, ...wrong, ...(stays || place ? [] : this.#openStep(desk))];
  }

  /** Goes on with the tour that was on when the element was taken off the page, or begins the one of the attribute. */
  async #startTour(desk: Desk): Promise<void> {
    const rest = this.#resting;
    const wanted = this.#wishes().tour ?? '';
    if (rest?.followed !== wanted && wanted !== '') return this.#followTour(desk);
    if (rest === null || rest.guide === null) return;
    desk.session.settleAt(rest.home);
    desk.lead(rest.guide);
  }

  async #followTour(desk: Desk): Promise<void> {
    const { tour } = this.#wishes();
    if (typeof tour === 'string' && tour.trim() !== '') await desk.followTour(tour, true);
    else desk.chrome.guide?.leave();
    this.#followed = tour ?? '';
  }

  /** Hides and locks what the attributes say, and what the author of the tour that is on says. */
  #frame(desk: Desk): readonly Complaint[] {
    const { hidden, locks, messages } = frameOf(this.#wishes(), desk.chrome.guide?.frame);
    desk.session.lock(locks);
    desk.hide(hidden);
    return messages.map((message) => ({ code: 'attribute', message }));
  }

  #openStep(desk: Desk): readonly Complaint[] {
    const { step } = this.#wishes();
    if (!step) return [];
    if (desk.session.trace.node(step) === undefined)
      return [{ code: 'step', message: t`There is no step “${step.slice(0, 60)}” in this lesson.` }];
    desk.dispatch({ type: 'go-to', node: step });
    return [];
  }

  /** Tells readers in one notice, and programs one by one. */
  #complain(desk: Desk, complaints: readonly Complaint[]): void {
    if (complaints.length === 0) return;
    desk.say(complaints.map(({ message }) => message).join('; '));
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

function restOf({ session, chrome }: Desk, followed: string): Rest {
  return { state: session.state, home: session.settleAt(null), guide: chrome.guide, followed };
}

/** What is said where the way back begins elsewhere than it was asked to. */
function strayed({ session }: Desk): Complaint[] {
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
