import type { StateEffect, Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import {
  type Correction,
  type ProgramProblem,
  type ProgramWalk,
  type Span,
  secondNamesOf,
} from '../../engine/programs';
import type { Trace, VariantSchema } from '../../engine/types';
import { programText } from '../../i18n/en/program';
import { english as englishLocale, type Locale } from '../../i18n/i18n';
import { message } from '../../i18n/message';
import type { Settings } from '../../store/document/settings';
import { download } from '../../ui/dom/download';
import { placeMenu } from '../../ui/header/tools';
import { roles } from '../../ui/matrix/tokens.css';
import { menuCss } from '../../ui/styles/menu.css';
import type { UiIntent } from '../../ui/ui-intent';
import { keptOrigin, originSettings } from '../beside/origin';
import { loadOriginals, originalOf } from '../beside/original-run';
import { functionInfo } from '../help/functions';
import { packProgram } from '../pack';
import { namesOf, type Vocabulary } from './completion/vocabulary';
import { correctionOf } from './correction';
import { draftOver, dropDraft, keepDraft } from './draft';
import { editorStyles } from './editor.css';
import type { SaidProblem } from './problem-widget';
import {
  apply,
  caretLine,
  createView,
  currentEffects,
  goToPlace,
  insert,
  problemEffects,
  type RunView,
  replaceSpan,
  replaceText,
  stepEffects,
} from './view';

/** Milliseconds after the last key until a text is run that takes long, and until an error is shown. */
const runDelay = 120;
const errorDelay = 700;

/** A text that runs within so many milliseconds is run at each key. */
const quick = 30;

/** Keys typed within this time are one step of the history. */
const pause = 1000;

/** The settings that name an original. */
const origins = ['program.lesson', 'program.example', 'program.text'];

/** What the row of keys on phones writes. */
const keyTexts = [
  '@',
  '.T',
  '=',
  '(',
  ')',
  '[',
  ']',
  ':',
  '*',
  '/',
  '+',
  '-',
  '_',
  '"',
  '#',
  'softmax(',
  'sqrt(',
];

/** What the editor asks of the lesson. */
export type EditorIntent = Pick<UiIntent, 'editProgram' | 'dispatch' | 'programFunctions' | 'showMessage'>;

/**
 * The text of a program: each line with a name is a step, with its shape beside it. Runs while one types; the last text that runs stays on
 * the stage, and what is wrong with a later one is said below its line.
 */
export class ProgramEditor extends LitElement {
  static override readonly styles = [roles, menuCss, ...editorStyles];
  static override readonly properties = {
    locale: { attribute: false },
    source: { attribute: false },
    walk: { attribute: false },
    trace: { attribute: false },
    schema: { attribute: false },
    node: { attribute: false },
    settings: { attribute: false },
    intent: { attribute: false },
    makeLesson: { attribute: false },
    examples: { state: true },
    problem: { state: true },
  };

  declare locale: Locale;
  /** The program on the stage. */
  declare source: string;
  declare walk: ProgramWalk | null;
  declare trace: Trace | null;
  declare schema: VariantSchema | null;
  /** The id of the current step. */
  declare node: string;
  /** Those that say what the program was made from. */
  declare settings: Settings;
  /** Shows another text on the stage, and goes to steps. */
  declare intent: EditorIntent | null;
  /** Saves the folder of a lesson about the program. */
  declare makeLesson: () => void;
  /** Null until they are loaded. */
  declare private examples: typeof import('../examples') | null;
  declare private problem: ProgramProblem | null;

  #view: EditorView | null = null;
  /** What the text shows of a run, and the problem that it marks. */
  #drawn: RunView | null = null;
  #marked: ProgramProblem | null = null;
  /** The program on the stage when the text was last equal to it. */
  #shown: string | null = null;
  /** Whether the reader has typed since the last run: it may come when the text has been left. */
  #hasTyped = false;
  /** Whether the stage is to show the line that was edited last. */
  #followsCaret = false;
  /** How long the last run took, in milliseconds. */
  #lastRun = 0;
  /** Where a text comes from that has been opened, and has not run yet. */
  #origin: Settings | undefined;
  #isStale = false;
  #lastEdit = Number.NEGATIVE_INFINITY;
  #run: ReturnType<typeof setTimeout> | undefined;
  #errorTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.locale = englishLocale;
    this.source = '';
    this.walk = null;
    this.trace = null;
    this.schema = null;
    this.node = '';
    this.problem = null;
    this.examples = null;
    this.settings = {};
    this.intent = null;
    this.makeLesson = () => {};
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#run);
    clearTimeout(this.#errorTimer);
    this.#view?.destroy();
    this.#view = null;
    this.#drawn = null;
    this.#marked = null;
    this.#shown = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
    void this.#loadExamples();
  }

  protected override render(): TemplateResult {
    const { locale, problem } = this;
    return html`<div class="head">${this.#exampleList()}${this.#besideButton()}${this.#menu()}</div>
      <div class="text"></div>
      <pre class="printed" translate="no">${this.source}</pre>
      ${this.#keyRow()}
      <p class="error" role="status" aria-label=${locale.t(programText('editor.problem_label'))}>${
        problem === null
          ? nothing
          : html`<span class="said"><button type="button" class="place" title=${locale.t(programText('editor.go_to_problem'))} @click=${() => this.#view !== null && goToPlace(this.#view, problem.span)}>${locale.t(
              programText('editor.at'),
              { line: problem.span.line, column: problem.span.column, problem: this.#sentence(problem) },
            )}</button> ${this.#correction(problem)}</span><span class="stale">${locale.t(programText('editor.stale'))}</span>`
      }</p>
      <div class="warnings" role="status" aria-label=${locale.t(programText('editor.warnings_label'))}>${this.#warnings()}</div>`;
  }

  /** What the run on the stage says about lines that are not wrong. */
  #warnings(): readonly TemplateResult[] {
    const { locale, problem, walk } = this;
    if (problem !== null || walk === null) return [];
    const named = walk.steps.find(({ id }) => id === this.node)?.name ?? '';
    const notes = [
      ...walk.warnings.map(({ message, span }) => ({ span, said: locale.format(message) })),
      ...secondNamesOf(walk, this.node).map(({ name, span }) => ({
        ...{ span, said: locale.t(programText('editor.second_name'), { name, named }) },
      })),
    ];
    return notes.map(
      ({ said, span }) =>
        html`<p><button type="button" class="place" title=${locale.t(programText('editor.go_to_problem'))} @click=${() => this.#view !== null && goToPlace(this.#view, span)}>${locale.t(
          programText('editor.at_line'),
          { line: span.line, problem: said },
        )}</button></p>`,
    );
  }

  #sentence({ message, hint }: ProgramProblem): string {
    const { locale } = this;
    return hint === null ? locale.format(message) : `${locale.format(message)} ${locale.format(hint)}`;
  }

  /** What is wrong as the text says it, below its line. */
  #said(problem: ProgramProblem | null): SaidProblem | null {
    if (problem === null) return null;
    const { locale } = this;
    const correction = correctionOf(problem);
    return {
      span: problem.span,
      text: locale.t(programText('editor.at_line'), {
        line: problem.span.line,
        problem: this.#sentence(problem),
      }),
      correction: correction === null ? null : this.#correctionLabel(correction),
      correct: () => this.#correct(),
      seen: (isSeen) => this.toggleAttribute('data-problem-seen', isSeen),
    };
  }

  /** A button that corrects what is wrong, where that is sure. */
  #correction(problem: ProgramProblem): TemplateResult | typeof nothing {
    const correction = correctionOf(problem);
    if (correction === null) return nothing;
    return html`<button type="button" class="correct" @click=${() => this.#correct()}>${this.#correctionLabel(correction)}</button> `;
  }

  /** Spaces could not be read on a button. */
  #correctionLabel({ code }: Correction): string {
    if (code === '') return this.locale.t(programText('editor.correct_delete'));
    if (code.trim() === '')
      return this.locale.t(programText('editor.correct_spaces'), { count: code.length });
    return this.locale.t(programText('editor.correct'), { code });
  }

  #correct(): boolean {
    const correction = this.problem === null ? null : correctionOf(this.problem);
    if (this.#view === null || correction === null) return false;
    replaceSpan(this.#view, correction.span, correction.code);
    this.#view.focus();
    this.#try(true);
    return true;
  }

  /** Without them, everything else works: a file that cannot be loaded is no error. */
  async #loadExamples(): Promise<void> {
    try {
      this.examples = await import('../examples');
    } catch {}
  }

  #exampleList(): TemplateResult | typeof nothing {
    const { locale, examples } = this;
    if (examples === null) return nothing;
    return html`<select
      aria-label=${locale.t(programText('editor.open_example'))}
      @change=${({ currentTarget }: Event) => {
        const select = currentTarget as HTMLSelectElement;
        const { examples: topics, newProgram } = examples;
        const chosen = topics.flatMap((topic) => topic.examples).find(({ id }) => id === select.value);
        if (chosen !== undefined) this.#open(chosen.text, { example: chosen.id });
        else if (select.value === 'new') this.#open(newProgram);
        select.value = '';
      }}
    >
      <option value="" selected>${locale.t(programText('editor.open_example'))}</option>
      <option value="new">${locale.t(programText('editor.new_program'))}</option>
      ${examples.examples.map(
        ({ topic, examples: list }) =>
          html`<optgroup label=${locale.t(programText(`editor.topic.${topic}`))}>
            ${list.map(({ id, title }) => html`<option value=${id}>${title}</option>`)}
          </optgroup>`,
      )}
    </select>`;
  }

  /** All marks are gone with the text that they were in. */
  #replace(view: EditorView, text: string): void {
    if (view.state.doc.toString() === text) return;
    this.#hasTyped = false;
    replaceText(view, text);
    this.#drawn = null;
  }

  /** What phones have far away on their keyboards. A press writes it, and leaves the focus in the text. */
  #keyRow(): TemplateResult {
    return html`<div
      class="key-row"
      role="toolbar"
      aria-label=${this.locale.t(programText('editor.keys'))}
      @mousedown=${(event: Event) => event.preventDefault()}
    >
      ${keyTexts.map(
        (text) =>
          html`<button type="button" translate="no" @click=${() => this.#view !== null && insert(this.#view, text)}>${text}</button>`,
      )}
      <button type="button" class="done" @click=${() => this.#view?.contentDOM.blur()}>${this.locale.t(programText('editor.keys_done'))}</button>
    </div>`;
  }

  get #hasOriginal(): boolean {
    return origins.some((name) => this.settings[name] !== undefined);
  }

  #set(settings: Settings): void {
    this.intent?.dispatch({ type: 'edit-settings', settings });
  }

  /** Shows the original beside the program, where there is one. */
  #besideButton(): TemplateResult | typeof nothing {
    if (!this.#hasOriginal) return nothing;
    const isOn = this.settings['program.beside'] === 'on';
    return html`<button type="button" aria-pressed=${isOn} @click=${() => this.#set({ 'program.beside': isOn ? '' : 'on' })}>${this.locale.t(programText('editor.beside.show'))}</button>`;
  }

  /** What is rarely wanted: files, a lesson, and which text is the original. */
  #menu(): TemplateResult {
    const { locale, problem } = this;
    const command = (id: Parameters<typeof programText>[0], run: () => void, isOff = false): TemplateResult =>
      html`<button type="button" ?disabled=${isOff} @click=${run}>${locale.t(programText(id))}</button>`;
    const isWrong = problem !== null;
    return html`<button type="button" popovertarget="menu" aria-label=${locale.t(programText('editor.more'))}>⋯</button>
      <div id="menu" class="menu" popover @beforetoggle=${placeMenu} @click=${({ currentTarget }: Event) => (currentTarget as HTMLElement).hidePopover()}>
        <label>${locale.t(programText('editor.open_file'))}<input
          class="visually-hidden"
          type="file"
          accept=".py,.zip,text/x-python,text/plain,application/zip"
          @change=${(event: Event) => void this.#openFile(event)}
        /></label>
        ${command('editor.save', () => this.#save())}
        ${command('editor.make_lesson', () => this.makeLesson(), isWrong)}
        ${this.#hasOriginal ? command('editor.beside.back', () => void this.#openOriginal()) : nothing}
        <button
          type="button"
          title=${locale.t(programText('editor.beside.keep_help'))}
          ?disabled=${isWrong}
          @click=${() => this.#set(keptOrigin(packProgram(this.source)))}
        >${locale.t(programText('editor.beside.keep'))}</button>
      </div>`;
  }

  /** Replaces the text by another one. It is one step of the history, so that nothing is lost. */
  #open(text: string, { example = '' } = {}): void {
    if (this.#view === null) return;
    this.#replace(this.#view, text);
    this.#lastEdit = Number.NEGATIVE_INFINITY;
    // A text that the reader keeps stays the original of whatever is opened.
    this.#origin = this.settings['program.text'] ? undefined : originSettings({ example });
    this.#try(true);
  }

  /** Without it, the text stays as it is: a file that cannot be loaded is no error. */
  async #openOriginal(): Promise<void> {
    await loadOriginals();
    const original = originalOf(this.settings);
    if (this.#view === null || original === null) return;
    this.#replace(this.#view, original);
    this.#lastEdit = Number.NEGATIVE_INFINITY;
    this.#try(true);
  }

  async #openFile({ currentTarget }: Event): Promise<void> {
    const input = currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    input.value = '';
    if (file === undefined) return;
    const { programIn } = await import('./program-file');
    const text = await programIn(file);
    if (text !== null) this.#open(text);
    else this.intent?.showMessage(message(programText('editor.no_text_in_file'), { name: file.name }));
  }

  #save(): void {
    const text = this.#view?.state.doc.toString() ?? this.source;
    const name = /^def\s+(\w+)/gm;
    const names = [...text.matchAll(name)].map(([, found]) => found);
    download(`${names.at(-1) ?? 'mechanism'}.py`, new Blob([text], { type: 'text/x-python' }));
  }

  protected override updated(changed: PropertyValues<this>): void {
    const view = this.#view ?? this.#create();
    if (view === null) return;
    if (this.source !== this.#shown) {
      this.#shown = this.source;
      this.problem = null;
      const draft = draftOver(this.source);
      this.#replace(view, draft ?? this.source);
      // What is wrong with it is said again.
      if (draft !== null) this.#try(true);
      else this.#tellStale(false);
    }
    const { doc } = view.state;
    const isCurrent = doc.toString() === this.#shown;
    apply(view, [
      ...(isCurrent ? this.#runEffects(doc) : []),
      ...(this.#marked === this.problem ? [] : problemEffects(view.state, this.#said(this.problem))),
    ]);
    this.#marked = this.problem;
    if (isCurrent && this.#followsCaret && changed.has('walk')) {
      this.#followsCaret = false;
      this.#goToLine(caretLine(view.state));
    }
    this.toggleAttribute('data-stale', this.problem !== null);
  }

  /** What is new of the run. Only for the text that it is a run of: in another one, marks move with their lines. */
  #runEffects(doc: Text): readonly StateEffect<unknown>[] {
    const { walk, trace, locale, node } = this;
    const drawn = this.#drawn;
    const isSame = drawn !== null && drawn.walk === walk && drawn.trace === trace && drawn.locale === locale;
    if (isSame && drawn.node === node) return [];
    this.#drawn = { walk, trace, locale, node };
    return [...(isSame ? [] : stepEffects(doc, this.#drawn)), ...currentEffects(doc, this.#drawn)];
  }

  #create(): EditorView | null {
    const parent = this.renderRoot.querySelector<HTMLElement>('.text');
    if (parent === null) return null;
    this.#view = createView(parent, this.source, this.locale, {
      typed: () => this.#typed(),
      left: () => this.#try(true),
      line: (line) => this.#goToLine(line),
      vocabulary: () => this.#vocabulary(),
      correct: () => this.#correct(),
    });
    return this.#view;
  }

  /** The names of the last run that is drawn, and all functions. */
  #vocabulary(): Vocabulary {
    const { locale } = this;
    const list = this.intent?.programFunctions() ?? [];
    const functions = new Map(list.map((each) => [each.name, functionInfo(each, locale)]));
    return {
      label: locale.t(programText('editor.suggestions')),
      functions,
      names: namesOf(this.walk, this.trace, this.schema),
    };
  }

  #typed(): void {
    this.#hasTyped = true;
    clearTimeout(this.#run);
    clearTimeout(this.#errorTimer);
    this.#run = setTimeout(() => this.#try(false), this.#lastRun > quick ? runDelay : 0);
    this.#errorTimer = setTimeout(() => this.#try(true), errorDelay);
  }

  /** Tells dialogs whether the text is the one on the stage, or one that does not run. */
  #tellStale(isStale: boolean): void {
    if (this.#isStale === isStale) return;
    this.#isStale = isStale;
    this.intent?.dispatch({ type: 'set-stale', lesson: isStale ? packProgram(this.source) : null });
  }

  /** Runs the text. What is wrong with it is said where that does not interrupt. */
  #try(showsError: boolean): void {
    const view = this.#view;
    if (view === null) return;
    const text = view.state.doc.toString();
    if (text === this.#shown) {
      dropDraft(text);
      this.problem = null;
      this.#tellStale(false);
      this.requestUpdate();
      if (this.#origin !== undefined) this.#set(this.#origin);
      this.#origin = undefined;
      return;
    }
    const now = performance.now();
    const problem = this.intent?.editProgram(text, now - this.#lastEdit < pause, this.#origin) ?? null;
    this.#lastRun = performance.now() - now;
    this.#tellStale(problem !== null);
    if (problem === null) {
      this.#lastEdit = now;
      this.#origin = undefined;
      dropDraft(this.#shown ?? this.source);
      this.#shown = text;
      this.problem = null;
      this.#followsCaret = view.hasFocus || this.#hasTyped;
      this.#hasTyped = false;
    } else {
      keepDraft({ source: this.#shown ?? this.source, text });
      if (showsError || this.problem !== null) this.problem = problem;
    }
  }

  /** Goes to the step of a line, if it has one and the text is the one on the stage. */
  #goToLine(line: number): void {
    const { walk } = this;
    if (walk === null || this.#view?.state.doc.toString() !== this.#shown) return;
    const isAt = ({ span }: { readonly span: Span }): boolean => span.line <= line && line <= span.endLine;
    const step = walk.steps.findLast((each) => each.isKey && isAt(each));
    const second = walk.secondNames.find(isAt);
    const id = (step ?? walk.steps.find(({ node }) => node === second?.node))?.id;
    if (id !== undefined && id !== this.node) this.intent?.dispatch({ type: 'go-to', node: id });
  }
}

if (customElements.get('attention-lab-program-editor') === undefined)
  customElements.define('attention-lab-program-editor', ProgramEditor);
