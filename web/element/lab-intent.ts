import { detailsOf } from '../engine/errors';
import type { ProgramFunction, ProgramProblem, ProgramWalk } from '../engine/programs';
import type { CellRef } from '../engine/types';
import { FigureHost } from '../figures/figure-host';
import { library, type OpenedLesson } from '../figures/library';
import { joinMessages, type Message, message } from '../i18n/message';
import { TypedAhead } from '../search/typed-ahead';
import type { Action } from '../store/actions/actions';
import type { ErrorCode } from '../store/attributes/attributes';
import { sameCell } from '../store/document/cell';
import { isKeyGranularity } from '../store/document/preset';
import type { Settings } from '../store/document/settings';
import type { Granularity, Loss, Position, State, TokenList } from '../store/document/state';
import type { ResultDetails } from '../store/results';
import { allowsMinusInfinity, inputNamed } from '../store/sizes/shapes';
import type { LabStore } from '../store/store';
import type { DialogName, LazyViewName } from '../store/ui/ui-state';
import { isStale } from '../ui/controls/stale-text';
import { copyText } from '../ui/dom/clipboard';
import { Playback } from '../ui/dom/playback';
import type { LazyViews, Loaded } from '../ui/lazy';
import { type Mode, modeOf } from '../ui/mode';
import type { BackwardPass, GlossaryViews, Model, StageViews } from '../ui/model';
import { ModelBuilder } from '../ui/model-builder';
import { citedCell } from '../ui/prose/prose';
import { readingTime } from '../ui/prose/reading-time';
import type { UiIntent } from '../ui/ui-intent';
import { LessonOpener } from './opening/lesson-opener';
import type { LabHost, OpenerContext } from './opening/opener-context';
import { StageExtrasLoader } from './stage/stage-extras-loader';

/** The modules of the views that are loaded when they are first opened. */
const lazyViews: { readonly [Name in LazyViewName]: () => Promise<LazyViews[Name]> } = {
  controls: () => import('../ui/controls/controls'),
  keyboardHelp: () => import('../ui/controls/keyboard-help'),
  lessonContents: () => import('../ui/header/lesson-contents'),
  menu: () => import('../ui/header/menu'),
  pasteForm: () => import('../ui/controls/paste-form'),
};

/**
 * Implements what views may ask for: most requests become an action for the store, the others load files, copy to the
 * clipboard, or set timers. The state is in the store; this class keeps only objects that are not data.
 */
export class LabIntent implements UiIntent, OpenerContext {
  readonly store: LabStore<OpenedLesson>;
  readonly host: LabHost;
  readonly figureHost: FigureHost;
  /** The modules that have been loaded for what is open. Several may be loading at once: it is copied after each wait, not before. */
  loaded: Loaded;
  readonly stageExtras = new StageExtrasLoader(() => this.host.requestUpdate());
  readonly #playback: Playback;
  readonly #opener: LessonOpener;
  readonly #modelBuilder = new ModelBuilder();
  #backwardPass: BackwardPass | null = null;
  /** The walk from key step to key step of a lesson that the backward pass has interrupted. */
  #walkBefore: { readonly lesson: string; readonly granularity: Granularity } | null = null;
  #changes: Promise<void> | null = null;
  /** Incremented by each request to open something, so that an earlier one can tell that it is outdated. */
  #requestId = 0;

  constructor(store: LabStore<OpenedLesson>, host: LabHost, loaded: Loaded) {
    this.store = store;
    this.host = host;
    this.loaded = loaded;
    this.figureHost = new FigureHost(
      () => host.requestUpdate(),
      () => host.locale,
    );
    this.#playback = new Playback(
      store,
      (action) => (action.type === 'move' ? this.moveTo(action.position) : this.dispatch(action)),
      () => readingTime(this.current()) + this.stageExtras.startMotion(),
      () => this.#mode?.nextStep?.(this.current()) ?? null,
    );
    this.#opener = new LessonOpener(this);
  }

  get glossary(): GlossaryViews | null {
    return this.stageExtras.glossary;
  }

  get stageViews(): StageViews | null {
    return this.stageExtras.stageViews;
  }

  current(): Model {
    const { parts } = library;
    const model = this.#modelBuilder.build(this.store, parts, this.#visibleBackwardPass(), this.host);
    // Who uses the model, asks it: its numbers are shown.
    return model.tab === null ? (this.#mode?.conceal(model, this.store.opened.engine) ?? model) : model;
  }

  get #mode(): Mode | null {
    return modeOf(this.store.state, this.loaded);
  }

  dispatch(action: Action): void {
    // What is pressed in a tab answers no question of the step below it.
    if (this.store.state.tab === undefined && this.#mode?.takes(action, this)) return;
    const refusal = this.store.dispatch(action);
    if (refusal !== null) this.host.emitError('refused', refusal.error);
    if (this.store.state.compared !== null) this.#changes ??= this.#loadChanges();
  }

  /** After the first edit has been drawn. Without these views, everything else works: a file that cannot be loaded is no error. */
  async #loadChanges(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 500));
    try {
      const { loadChangeViews } = await import('../changes/change-views');
      const changes = await loadChangeViews(() => this.host.requestUpdate());
      this.loaded = { ...this.loaded, changes };
      this.host.requestUpdate();
    } catch {}
  }

  adopt(state: State): Message | null {
    return this.store.dispatch({ type: 'replace-state', state })?.error ?? null;
  }

  interrupt(): () => boolean {
    this.#requestId += 1;
    const id = this.#requestId;
    this.play(false);
    return () => id === this.#requestId;
  }

  refuse(code: ErrorCode, reason: Message): void {
    this.showMessage(reason);
    this.host.emitError(code, reason);
  }

  async runLoading(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      this.refuse('refused', message('lab.not_loaded', { reason: detailsOf(error) }));
    }
  }

  moveTo(position: Position): void {
    if (position === this.store.state.position) return;
    this.dispatch({ type: 'move', position });
    const { ui, trail } = this.store.state;
    if (ui.hidden.has('why')) return;
    const cell = citedCell(this.current());
    if (cell !== null) this.dispatch({ type: 'select-cell', cell });
    else if (trail.length > 0) this.dispatch({ type: 'close-selection' });
  }

  openLesson(id: string): Promise<void> {
    return this.#opener.openLesson(id);
  }

  openTour(id: string): Promise<void> {
    return this.#opener.followTour(id, false);
  }

  followTour(source: string, byAuthor: boolean): Promise<void> {
    return this.#opener.followTour(source, byAuthor);
  }

  resumeTour(state: unknown): Promise<void> {
    return this.#opener.resumeTour(state);
  }

  emit<Name extends keyof ResultDetails>(name: Name, detail: ResultDetails[Name]): void {
    this.host.emit(name, detail);
  }

  showDialog(name: DialogName, text?: string): Promise<void> {
    return this.#opener.showDialog(name, text);
  }

  hover(cell: CellRef | null): void {
    const { hovered } = this.store.state.ui;
    if (cell !== hovered && !sameCell(cell, hovered)) this.store.dispatch({ type: 'hover', cell });
  }

  edit(cell: CellRef, text: string, selectAll = false): void {
    this.store.dispatch({ type: 'edit-cell', cell, text, selectAll });
  }

  commitEdit(): boolean {
    this.dispatch({ type: 'commit-edit' });
    return this.store.state.ui.editing === null;
  }

  cancelEdit(): void {
    this.store.dispatch({ type: 'cancel-edit' });
  }

  async startPaste(node: string | null): Promise<void> {
    if (node === null) this.store.dispatch({ type: 'close-paste' });
    else
      await this.runLoading(async () => {
        await this.#load('pasteForm');
        this.store.dispatch({ type: 'open-paste', node });
        const text = this.loaded.pasteForm?.typedMatrix(this.store.lesson.id, node) ?? '';
        this.store.dispatch({ type: 'type-paste', text });
      });
  }

  load(view: LazyViewName): Promise<void> {
    return this.runLoading(() => this.#load(view));
  }

  async #load(view: LazyViewName): Promise<void> {
    const module = await lazyViews[view]();
    this.loaded = { ...this.loaded, [view]: module };
    this.host.requestUpdate();
  }

  typePaste(text: string): void {
    const { pasting } = this.store.state.ui;
    if (pasting !== null) this.loaded.pasteForm?.keepMatrix(this.store.lesson.id, pasting.node, text);
    this.store.dispatch({ type: 'type-paste', text });
  }

  paste(node: string, text: string): void {
    const { pasteForm } = this.loaded;
    if (pasteForm === null) return;
    const input = inputNamed(this.store.schema, node);
    const allowMinusInfinity = input !== undefined && allowsMinusInfinity(input);
    const parsed = pasteForm.parseMatrix(text, { allowMinusInfinity });
    if ('error' in parsed) this.showMessage(parsed.error);
    else this.dispatch({ type: 'paste', matrix: parsed });
    if (this.store.state.ui.pasting === null) pasteForm.forgetMatrix(this.store.lesson.id, node);
  }

  copy(text: string): void {
    this.copyAs(text, 'text');
  }

  copyAs(text: string, format: string): void {
    this.showMessage(null);
    copyText(text).then((done) => {
      const copied = message('lab.copied', { format });
      const stale = isStale(this.store.state) ? [message('lab.stale_text')] : [];
      const status = joinMessages('common.sentences', [copied, ...stale]);
      if (done) this.store.dispatch({ type: 'set-status', status });
      else void this.#opener.showDialog('copy', text);
    });
  }

  async useWordVectors(list: TokenList): Promise<void> {
    try {
      const words = await import('../word-vectors/load-and-fill');
      const { document, message: status } = await words.fillFromWordVectors(() => this.store, list);
      if (document !== null) this.dispatch({ type: 'load-document', document });
      if (document === null) this.refuse('refused', status);
      else this.store.dispatch({ type: 'set-status', status });
    } catch (error) {
      this.refuse('refused', message('lab.word_vectors_not_loaded', { reason: detailsOf(error) }));
    }
  }

  /** With a loss, goes to the first step of the backward pass; without one, the store restores the position before it. */
  setLoss(loss: Loss | null): Promise<void> {
    const isCurrent = this.interrupt();
    return this.runLoading(async () => {
      if (loss !== null) await this.host.fetchBackwardPass();
      if (!isCurrent()) return;
      this.dispatch({ type: 'set-loss', loss });
      // A lock may have refused it.
      if ((loss === null) !== (this.store.state.document.loss === undefined)) return;
      this.#chooseGranularity(loss !== null);
      if (loss !== null) this.dispatch({ type: 'go-to', node: 'chosen_loss' });
    });
  }

  /** No key step goes backwards: with gradients, the walk is through every step, and without them through key steps again. */
  #chooseGranularity(isBackward: boolean): void {
    const { granularity } = this.store.state.position;
    const lesson = this.store.lesson.id;
    const isKey = isKeyGranularity(granularity);
    if (isBackward && isKey) {
      this.#walkBefore = { lesson, granularity };
      this.dispatch({ type: 'set-granularity', granularity: 'equation' });
    } else if (!isBackward) {
      if (granularity === 'equation' && this.#walkBefore?.lesson === lesson)
        this.dispatch({ type: 'set-granularity', granularity: this.#walkBefore.granularity });
      this.#walkBefore = null;
    }
  }

  #visibleBackwardPass(): BackwardPass | null {
    const { backwardPass } = library;
    if (backwardPass === null || this.store.state.document.loss === undefined) return null;
    this.#backwardPass ??= backwardPass.module.make(() => this.host.requestUpdate());
    return this.#backwardPass;
  }

  play(on: boolean): void {
    this.#playback.play(on);
  }

  showMessage(reason: Message | null): void {
    this.store.dispatch({ type: 'set-message', message: reason });
  }

  refresh(): void {
    this.host.requestUpdate();
  }

  dismissMessage(): void {
    this.store.dispatch({ type: 'set-status', status: null });
    this.showMessage(null);
  }

  showLessons(open: boolean): void {
    this.store.dispatch({ type: 'show-lessons', open });
    if (!open) return;
    void this.load('lessonContents');
    // If the list of tours cannot be loaded, the list shows only lessons.
    import('../learn/tours/index').then(
      ({ tours }) =>
        this.store.dispatch({
          type: 'list-tours',
          tours: tours.map(({ id, title, summary }) => ({ id, title, summary })),
        }),
      () => {},
    );
  }

  openSearch(within: Node): Promise<void> {
    const typed = new TypedAhead();
    return this.runLoading(async () => {
      try {
        await (await import('../search/open-in-lab')).openSearch(within, this, typed);
      } finally {
        typed.end();
      }
    });
  }

  editMechanism(): Promise<void> {
    return this.#opener.editMechanism();
  }

  editProgram(text: string, continues: boolean, settings?: Settings): ProgramProblem | null {
    const edited = this.loaded.program?.lessonOf(text, this.store.opened.engine) ?? null;
    if (edited === null || 'span' in edited) return edited;
    library.keep(edited);
    const { lesson, schema } = edited;
    this.dispatch({ type: 'replace-program', lesson, schema, continues, settings });
    const { document, ui } = this.store.state;
    const start = { line: 1, column: 1, endLine: 1, endColumn: 1 };
    // Where the lesson is locked, the text stays in the editor, and the stage as it is.
    return document.lesson === lesson.id || ui.message === null
      ? null
      : { message: ui.message, hint: null, span: start, correction: null };
  }

  programFunctions(): readonly ProgramFunction[] {
    return this.store.opened.engine.programFunctions();
  }

  programWalk(): ProgramWalk | null {
    const { opened, state, trace } = this.store;
    return this.loaded.program?.walkOf(state.document, trace, opened) ?? null;
  }

  unfold(section: string, open: boolean): void {
    this.store.dispatch({ type: 'unfold', section, open });
  }

  chooseMatrix(node: string): void {
    this.store.dispatch({ type: 'choose-matrix', node });
  }

  setSeed(seed: number): void {
    this.store.dispatch({ type: 'set-seed', seed });
  }

  setLanguage(language: string): Promise<void> {
    return this.host.setLanguage(language);
  }

  closeWhy(): void {
    const cell = this.store.state.trail.at(-1) ?? null;
    this.dispatch({ type: 'close-selection' });
    this.host.focusCell(cell);
  }

  skipToStage(): void {
    this.host.focusCell(null);
  }

  /** Stops timers and releases the figures. */
  disconnect(): void {
    this.play(false);
    this.figureHost.disconnect();
    this.stageExtras.disconnect();
  }
}
