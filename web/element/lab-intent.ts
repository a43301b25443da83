import { detailsOf } from '../engine/errors';
import type { CellRef } from '../engine/types';
import { FigureHost } from '../figures/figure-host';
import { library, type OpenedLesson } from '../figures/library';
import { formatError, t, translate } from '../i18n/i18n';
import type { Action } from '../store/actions/actions';
import { stepForward } from '../store/actions/walk';
import { sameCell } from '../store/document/cell';
import type { Refusal } from '../store/document/refusal';
import { requestFor } from '../store/document/request';
import type { Loss, State, TokenList } from '../store/document/state';
import type { ErrorCode } from '../store/opening/attributes';
import { inputNamed, mayBlock } from '../store/sizes/shapes';
import type { LabStore } from '../store/store';
import type { DialogName } from '../store/ui/ui-state';
import { copyText } from '../ui/dom/clipboard';
import { Player } from '../ui/dom/player';
import type { DialogHost, Loaded } from '../ui/lazy';
import type { BackwardPass, Model } from '../ui/model';
import { Presenter } from '../ui/presenter';
import type { UiIntent } from '../ui/ui-intent';

/** What takes the element itself. */
export interface IntentHost {
  /** Asks for a new drawing. */
  changed(): void;
  /** The keyboard is to go on at a cell, or at the first one of the stage. */
  focusCell(cell: CellRef | null): void;
  /** Something was refused or failed, in words. */
  failed(code: ErrorCode, message: string): void;
  /** From here on texts are in the reader's language: to be called first, and again after every wait. */
  setLocale(): void;
  /** Fetches what a lesson, and one of our own tours, say in the reader's language. Then texts are in it. */
  learn(lesson: string, tour?: string): Promise<void>;
  /** Fetches what the backward pass takes, and what it says in the reader's language. */
  fetchBackwardPass(): Promise<void>;
  readIn(language: string): Promise<void>;
}

type TourModule = typeof import('../authoring/tours/follow');

/** Why a lesson cannot be shown, in words. */
export function notFetched(error: unknown): string {
  return t`This lesson could not be fetched: ${formatError(detailsOf(error))}`;
}

/**
 * What views ask for: most of it is an action for the store; the rest has an effect besides, such as a file to be fetched, the
 * clipboard or a timer. All state is in the store: in here is only what is no data.
 */
export class LabIntent implements UiIntent {
  readonly store: LabStore<OpenedLesson>;
  readonly figureHost: FigureHost;
  readonly #host: IntentHost;
  readonly #player = new Player();
  readonly #presenter = new Presenter();
  #loaded: Loaded;
  #backwardPass: BackwardPass | null = null;
  /** Counts what was asked to be opened. */
  #turn = 0;

  constructor(store: LabStore<OpenedLesson>, host: IntentHost, loaded: Loaded) {
    this.store = store;
    this.#host = host;
    this.#loaded = loaded;
    this.figureHost = new FigureHost(() => host.changed());
  }

  /** What has been fetched for what is open. */
  get loaded(): Loaded {
    return this.#loaded;
  }

  current(): Model {
    return this.#presenter.present(this.store, library.parts, this.#shownBackwardPass());
  }

  dispatch(action: Action): void {
    this.#dispatch(action);
  }

  #dispatch(action: Action): Refusal | null {
    this.#host.setLocale();
    const refusal = this.store.dispatch(action);
    if (refusal !== null) this.#host.failed('refused', refusal.error);
    return refusal;
  }

  /** Shows what a program or a link asks for: there is nothing to undo. Returns why not; empty when it is done. */
  adopt(state: State): string {
    return this.store.dispatch({ type: 'adopt', state })?.error ?? '';
  }

  /**
   * Stops playing, and the opening of a lesson that is still being fetched, since something else is wanted. What it gives
   * back tells whether that is still so.
   */
  interrupt(): () => boolean {
    const turn = ++this.#turn;
    this.play(false);
    return () => turn === this.#turn;
  }

  /** Opens a lesson as soon as it is there; one that is asked for later goes first. */
  async openLesson(id: string): Promise<void> {
    const isWanted = this.interrupt();
    this.store.dispatch({ type: 'close-lists' });
    const opened = await this.#fetchLesson(id);
    if (opened === null || !isWanted()) return;
    this.dispatch({ type: 'open-lesson', lesson: opened.lesson, schema: opened.schema });
  }

  /** A lesson, or null and a message when there is none or it cannot be fetched. */
  async #fetchLesson(id: string): Promise<OpenedLesson | null> {
    if (!library.has(id)) {
      this.refuse('lesson', t`There is no lesson “${id}”.`);
      return null;
    }
    try {
      const [opened] = await Promise.all([library.open(id), this.#host.learn(id)]);
      return opened;
    } catch (error) {
      this.#host.setLocale();
      this.refuse('lesson', notFetched(error));
      return null;
    }
  }

  /** Tells the reader and the page that something cannot be done. */
  refuse(code: ErrorCode, message: string): void {
    this.say(message);
    this.#host.failed(code, message);
  }

  openTour(id: string): Promise<void> {
    return this.followTour(id, false);
  }

  /** Starts a tour: one of ours by its name, an author's by its JSON or the address of that. */
  followTour(wanted: string, byAuthor: boolean): Promise<void> {
    return this.#late(async () => {
      const module = await import('../authoring/tours/follow');
      const isWanted = this.interrupt();
      this.showLessons(false);
      const { id, text } = await module.fetchTour(wanted);
      const found = await this.#readTour(module, text, id);
      if (!isWanted()) return;
      if ('complaints' in found) return this.refuse('tour', module.complaintWords(found.complaints));
      if (found.start.document.loss) await this.#host.fetchBackwardPass();
      this.#loaded = { ...this.#loaded, tourViews: module.tourViews };
      if (this.store.state.ui.tour !== null) this.store.dispatch({ type: 'leave-tour' });
      if (byAuthor) this.adopt(found.start);
      else this.dispatch({ type: 'restore', state: found.start });
      if (this.store.state.ui.message !== '') return;
      this.dispatch({ type: 'start-tour', id, tour: found.tour, start: found.start.document });
      this.dispatch({ type: 'go-to-stop', index: 0 });
    });
  }

  /** Reads the text of a tour and tries all that it points at; `id` where it is one of ours. */
  #readTour({ openTour }: TourModule, text: string, id = '') {
    this.#host.setLocale();
    return openTour(text, {
      entries: library.entries,
      open: async (lesson) => {
        const opened = await library.open(lesson);
        await this.#host.learn(lesson, id);
        return opened;
      },
      run: (document, { engine, schema }) => engine.run(requestFor(document, schema)),
    });
  }

  showDialog(name: DialogName): Promise<void> {
    return this.#late(async () => {
      const { dialogNamed } = await import('../authoring/share/dialogs');
      this.#loaded = { ...this.#loaded, dialog: await dialogNamed(name, this.#dialogHost()) };
      this.store.dispatch({ type: 'show-dialog', dialog: name });
    });
  }

  #dialogHost(): DialogHost {
    const { hidden, isPage } = this.store.state.ui;
    return {
      ...{ hidden, isPage, copy: copyText },
      changed: () => this.#host.changed(),
      close: () => this.store.dispatch({ type: 'show-dialog', dialog: null }),
      open: (name) => void this.showDialog(name),
      check: async (text) => {
        const found = await this.#readTour(await import('../authoring/tours/follow'), text);
        const complaints = 'complaints' in found ? found.complaints : [];
        return { complaints, follow: () => void this.followTour(text, true) };
      },
    };
  }

  /** Does what must be fetched first. */
  async #late(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      this.#host.setLocale();
      this.refuse('refused', t`This could not be fetched: ${formatError(detailsOf(error))}`);
    }
  }

  look(cell: CellRef | null): void {
    const { hovered } = this.store.state.ui;
    if (cell !== hovered && !sameCell(cell, hovered)) this.store.dispatch({ type: 'hover', cell });
  }

  edit(cell: CellRef, text: string, whole = false): void {
    this.store.dispatch({ type: 'edit-cell', cell, text, whole });
  }

  commit(): boolean {
    this.dispatch({ type: 'commit-edit' });
    return this.store.state.ui.editing === null;
  }

  giveUp(): void {
    this.store.dispatch({ type: 'cancel-edit' });
  }

  async startPaste(node: string | null): Promise<void> {
    if (node === null) this.store.dispatch({ type: 'close-paste' });
    else
      await this.#late(async () => {
        this.#loaded = { ...this.#loaded, pasteForm: await import('../ui/controls/paste-form') };
        this.store.dispatch({ type: 'open-paste', node });
      });
  }

  typePaste(text: string): void {
    this.store.dispatch({ type: 'type-paste', text });
  }

  paste(node: string, text: string): void {
    const { pasteForm } = this.#loaded;
    if (pasteForm === null) return;
    const input = inputNamed(this.store.schema, node);
    const allowMinusInfinity = input !== undefined && mayBlock(input);
    const parsed = pasteForm.parseMatrix(text, { allowMinusInfinity });
    if ('error' in parsed) this.say(parsed.error);
    else this.dispatch({ type: 'paste', matrix: parsed });
  }

  copy(text: string): void {
    this.copyAs(text, 'text');
  }

  copyAs(text: string, what: string): void {
    this.say('');
    copyText(text).then((done) => {
      this.#host.setLocale();
      const status = t`Copied as ${translate(what)}.`;
      this.store.dispatch(done ? { type: 'set-status', status } : { type: 'offer-copy', text });
    });
  }

  dismissCopy(): void {
    this.store.dispatch({ type: 'offer-copy', text: '' });
  }

  async useWordVectors(list: TokenList): Promise<void> {
    try {
      const words = await import('../word-vectors/load-and-fill');
      const { document, message } = await words.fillFromWordVectors(() => this.store, list);
      this.#host.setLocale();
      if (document !== null) this.dispatch({ type: 'load-document', document });
      if (document === null) this.refuse('refused', message);
      else this.store.dispatch({ type: 'set-status', status: message });
    } catch (error) {
      this.#host.setLocale();
      this.refuse('refused', t`The word vectors could not be fetched: ${formatError(detailsOf(error))}`);
    }
  }

  /** Begins the backward pass at its first step; who leaves it is where it began. */
  goBack(loss: Loss | null): Promise<void> {
    const isWanted = this.interrupt();
    return this.#late(async () => {
      if (loss !== null) await this.#host.fetchBackwardPass();
      if (!isWanted()) return;
      this.dispatch({ type: 'set-loss', loss });
      if (loss !== null && this.store.state.document.loss !== undefined)
        this.dispatch({ type: 'go-to', node: 'chosen_loss' });
    });
  }

  #shownBackwardPass(): BackwardPass | null {
    const { backwardPass } = library;
    if (backwardPass === null || this.store.state.document.loss === undefined) return null;
    this.#backwardPass ??= backwardPass.module.make(() => this.#host.changed());
    return this.#backwardPass;
  }

  play(on: boolean): void {
    if (on === this.store.state.ui.playing) return;
    this.store.dispatch({ type: 'set-playing', playing: on });
    if (!on) this.#player.stop();
    else
      this.#player.start(
        () => this.store.state.position.grain,
        () => this.#playOn(),
      );
  }

  #playOn(): boolean {
    const { trace, state } = this.store;
    const position = stepForward(trace, state.position);
    const moves = position !== state.position;
    if (moves) this.dispatch({ type: 'move', position });
    else this.store.dispatch({ type: 'set-playing', playing: false });
    return moves;
  }

  /** Shows a message that is not about one cell. */
  say(message: string): void {
    this.store.dispatch({ type: 'set-message', message });
  }

  dismissMessage(): void {
    this.store.dispatch({ type: 'set-status', status: '' });
    this.say('');
  }

  showLessons(open: boolean): void {
    this.store.dispatch({ type: 'show-lessons', open });
    // Without the list of tours there are still the lessons.
    if (open)
      import('../authoring/tours/index').then(
        ({ tours }) =>
          this.store.dispatch({
            type: 'list-tours',
            tours: tours.map(({ id, title, summary }) => ({ id, title, summary })),
          }),
        () => {},
      );
  }

  unfold(section: string, open: boolean): void {
    this.store.dispatch({ type: 'unfold', section, open });
  }

  choose(node: string): void {
    this.store.dispatch({ type: 'choose-matrix', node });
  }

  setSeed(seed: number): void {
    this.store.dispatch({ type: 'set-seed', seed });
  }

  readIn(language: string): Promise<void> {
    return this.#host.readIn(language);
  }

  closeWhy(): void {
    const cell = this.store.state.trail.at(-1) ?? null;
    this.dispatch({ type: 'close-selection' });
    this.#host.focusCell(cell);
  }

  skipToStage(): void {
    this.#host.focusCell(null);
  }

  /** The element leaves the page. */
  disconnect(): void {
    this.play(false);
    this.figureHost.disconnect();
  }
}
