import { detailsOf } from '../engine/errors';
import type { CellRef } from '../engine/types';
import { formatError, t, translate } from '../i18n/i18n';
import type { Action } from '../store/actions/actions';
import { stepForward } from '../store/actions/walk';
import { parseNumber } from '../store/document/number';
import type { Document, Loss, State, TokenList } from '../store/document/state';
import { inputNamed, mayBlock } from '../store/sizes/shapes';
import { sameCell } from '../ui/format/names';
import type { BackwardPass, DialogName, Guide, LateDialog } from '../ui/lazy';
import type { Editing, Model } from '../ui/model';
import type { UiIntent } from '../ui/ui-state';
import { copyText } from './effects/clipboard';
import type { ErrorCode } from './events';
import { FigureHost } from './features/figure-host';
import { Player } from './features/player';
import { Presenter } from './features/presenter';
import type { Library, OpenedLesson } from './session/library';
import { UiStateBase } from './session/openings';
import { notFetched, type Session } from './session/session';

/** What the store tells the element. */
export interface LabStoreHost {
  /** Something on show has changed. */
  changed(): void;
  /** The keyboard is to go on at a cell, or at the first one of the stage. */
  focusCell(cell: CellRef | null): void;
  /** The state has moved from `before` to what it is now. */
  moved(before: State): void;
  /** Something was refused or failed, in words. */
  failed(code: ErrorCode, message: string): void;
  /** What is hidden and locked may be something else now: a tour has begun, or was left. */
  framed(): void;
  /** A tour was followed to its end. */
  completed(): void;
  /** A tour was left: the lesson has the start again that it had before. */
  left(home: Document | null): void;
  /** From here on texts are in the reader's language: to be called first, and again after every wait. */
  setLocale(): void;
  /** Fetches what a lesson, and one of our own tours, say in the reader's language. Then texts are in it. */
  learn(lesson: string, tour?: string): Promise<void>;
  /** Fetches what the backward pass takes, and what it says in the reader's language. */
  fetchBackwardPass(): Promise<void>;
  readIn(language: string): Promise<void>;
}

/** Where all that the reader asks for arrives: some of it changes the state, the rest only what is open. */
export class LabStore extends UiStateBase implements UiIntent {
  readonly session: Session;
  readonly figureHost: FigureHost;
  readonly library: Library;
  readonly host: LabStoreHost;
  readonly #player = new Player();
  readonly #presenter = new Presenter();
  #hovered: CellRef | null = null;
  #editing: Editing | null = null;
  #backwardPass: BackwardPass | null = null;
  /** Counts what was asked to be opened. */
  #turn = 0;

  constructor(library: Library, session: Session, host: LabStoreHost, isPage: boolean) {
    super(isPage);
    this.library = library;
    this.session = session;
    this.host = host;
    this.figureHost = new FigureHost(() => host.changed());
  }

  current(): Model {
    return this.#presenter.present(this.session, {
      hovered: this.#hovered,
      editing: this.#editing,
      message: this.message,
      playing: this.#player.playing,
      backwardPass: this.#shownBackwardPass(),
    });
  }

  /** Starts from a state instead of moving to it: there is nothing to undo. */
  begin(state: State): string {
    const refused = this.session.adopt(state);
    this.say(refused);
    return refused;
  }

  /** Shows what a program asks for, whatever is locked: that holds for readers. There is nothing to undo. */
  show(state: State): string {
    const before = this.session.state;
    const refused = this.session.adopt(state);
    if (refused === '') this.host.moved(before);
    this.say(refused);
    return refused;
  }

  dispatch(action: Action): void {
    this.#do(() => this.session.dispatch(action));
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
    this.uiState = { ...this.uiState, lessonsOpen: false, unfolded: new Set(), chosen: '' };
    this.host.changed();
    const opened = await this.#fetch(id);
    if (opened !== null && isWanted()) this.#do(() => this.session.open(opened));
  }

  /** A lesson, or null and a message when there is none or it cannot be fetched. */
  async #fetch(id: string): Promise<OpenedLesson | null> {
    if (!this.library.has(id)) {
      this.refuse('lesson', t`There is no lesson “${id}”.`);
      return null;
    }
    try {
      const [opened] = await Promise.all([this.library.open(id), this.host.learn(id)]);
      return opened;
    } catch (error) {
      this.host.setLocale();
      this.refuse('lesson', notFetched(error));
      return null;
    }
  }

  /** Tells the reader and the page that something cannot be done. */
  refuse(code: ErrorCode, message: string): void {
    this.say(message);
    this.host.failed(code, message);
  }

  /** The tour that leads through the lesson on show. */
  get guide(): Guide | null {
    const { guide } = this.uiState;
    return guide?.lesson === this.session.state.document.lesson ? guide : null;
  }

  openTour(id: string): Promise<void> {
    return this.followTour(id, false);
  }

  /** Starts a tour: one of ours by its name, an author's by its JSON or the address of that. */
  followTour(wanted: string, byAuthor: boolean): Promise<void> {
    return this.#late(() =>
      import('./features/touring').then(({ follow }) => follow(this, wanted, byAuthor)),
    );
  }

  /** Lets a tour lead, or none any more. */
  lead(guide: Guide | null): void {
    this.open({ guide });
    this.host.framed();
  }

  showDialog(name: DialogName): Promise<void> {
    return this.#late(() =>
      import('./features/dialogs').then(({ dialogNamed }) => this.#put(dialogNamed(name, this))),
    );
  }

  closeDialog(): void {
    if (this.uiState.dialog !== null) this.open({ dialog: null });
  }

  async #put(dialog: Promise<LateDialog>): Promise<void> {
    this.open({ dialog: await dialog });
  }

  /** Does what must be fetched first. */
  async #late(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      this.host.setLocale();
      this.refuse('refused', t`This could not be fetched: ${formatError(detailsOf(error))}`);
    }
  }

  look(cell: CellRef | null): void {
    if (cell === this.#hovered || sameCell(cell, this.#hovered)) return;
    this.#hovered = cell;
    this.host.changed();
  }

  edit(cell: CellRef, text: string, whole = false): void {
    const open = sameCell(cell, this.#editing?.cell) ? this.#editing : null;
    this.#editing = { cell, text, whole: open?.whole ?? whole, error: '' };
    this.host.changed();
  }

  commit(): boolean {
    const editing = this.#editing;
    if (editing === null) return true;
    const { cell, text } = editing;
    const value = parseNumber(text, { allowMinusInfinity: this.#mayBlock(cell.node) });
    const node = this.session.trace.node(cell.node);
    const generated = node?.kind === 'generated' ? node : undefined;
    const refused =
      typeof value === 'number' ? this.#attempt({ type: 'set-cell', cell, value, generated }) : value.error;
    this.#editing = refused === '' ? null : { ...editing, error: refused };
    this.host.changed();
    return refused === '';
  }

  giveUp(): void {
    this.#editing = null;
    this.host.changed();
  }

  async startPaste(node: string | null): Promise<void> {
    if (node === null) return this.closePaste();
    await this.#late(async () => this.openPaste(node, await import('../ui/controls/paste-form')));
  }

  paste(node: string, text: string): void {
    const { pasting } = this.uiState;
    if (pasting === null) return;
    const parsed = pasting.form.parseMatrix(text, { allowMinusInfinity: this.#mayBlock(node) });
    const refused =
      'error' in parsed
        ? parsed.error
        : this.#attempt({ type: 'replace-matrix', input: node, matrix: parsed });
    if (refused === '') this.closePaste();
    else this.say(refused);
  }

  copy(text: string): void {
    this.copyAs(text, 'text');
  }

  copyAs(text: string, what: string): void {
    this.message = '';
    copyText(text).then((done) => {
      this.host.setLocale();
      this.open(done ? { status: t`Copied as ${translate(what)}.` } : { uncopied: text });
    });
  }

  async useWordVectors(list: TokenList): Promise<void> {
    try {
      const words = await import('./session/word-vectors');
      const { document, said } = await words.withWordVectors(() => this.session, list);
      this.host.setLocale();
      if (document !== null) this.dispatch({ type: 'load-document', document });
      if (document === null) this.refuse('refused', said);
      else this.open({ status: said });
    } catch (error) {
      this.host.setLocale();
      this.refuse('refused', t`The word vectors could not be fetched: ${formatError(detailsOf(error))}`);
    }
  }

  goBack(loss: Loss | null): Promise<void> {
    const isWanted = this.interrupt();
    return this.#late(async () => {
      if (loss !== null) await this.host.fetchBackwardPass();
      if (isWanted()) this.#turnBack(loss);
    });
  }

  /** Begins the backward pass at its first step; who leaves it is where it began. */
  #turnBack(loss: Loss | null): void {
    this.dispatch({ type: 'set-loss', loss });
    if (loss !== null && this.session.state.document.loss !== undefined)
      this.dispatch({ type: 'go-to', node: 'chosen_loss' });
  }

  #shownBackwardPass(): BackwardPass | null {
    const { backwardPass } = this.library;
    if (backwardPass === null || this.session.state.document.loss === undefined) return null;
    this.#backwardPass ??= backwardPass.module.make(() => this.host.changed());
    return this.#backwardPass;
  }

  play(on: boolean): void {
    if (on === this.#player.playing) return;
    if (on)
      this.#player.start(
        () => this.session.state.position.grain,
        () => this.#playOn(),
      );
    else this.#player.stop();
    this.host.changed();
  }

  /** Shows a message that is not about one cell. */
  say(message: string): void {
    this.message = message;
    this.host.changed();
  }

  dismissMessage(): void {
    this.open({ status: '' });
    this.say('');
  }

  readIn(language: string): Promise<void> {
    return this.host.readIn(language);
  }

  closeWhy(): void {
    const cell = this.session.state.trail.at(-1) ?? null;
    this.dispatch({ type: 'close-selection' });
    this.host.focusCell(cell);
  }

  skipToStage(): void {
    this.host.focusCell(null);
  }

  protected override opened(): void {
    this.host.changed();
  }

  #mayBlock(node: string): boolean {
    const input = inputNamed(this.session.schema, node);
    return input !== undefined && mayBlock(input);
  }

  /** Does something to the state and shows why not when it is refused. */
  #do(what: () => string): void {
    this.host.setLocale();
    const before = this.session.state;
    const refused = what();
    this.message = refused;
    if (this.uiState.status !== '') this.open({ status: '' });
    if (refused !== '') this.host.failed('refused', refused);
    if (this.session.state !== before) this.host.moved(before);
    this.host.changed();
  }

  /** Does something to the state and returns why not, to be shown where it was asked for. */
  #attempt(action: Action): string {
    this.host.setLocale();
    const before = this.session.state;
    const refused = this.session.dispatch(action);
    if (refused !== '') this.host.failed('refused', refused);
    if (this.session.state !== before) this.host.moved(before);
    return refused;
  }

  #playOn(): boolean {
    const { trace, state } = this.session;
    const position = stepForward(trace, state.position);
    if (position === state.position) {
      this.host.changed();
      return false;
    }
    this.dispatch({ type: 'move', position });
    return true;
  }
}
