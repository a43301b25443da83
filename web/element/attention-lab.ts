import { LitElement, type PropertyValues, type TemplateResult } from 'lit';
import type { CodeLanguage } from '../authoring/code/languages/language';
import type { ExportOptions, FileFormat } from '../authoring/export/formats';
import { getBaseUrl, setBaseUrl } from '../engine/files';
import type { Trace } from '../engine/types';
import { message } from '../i18n/message';
import type { LabAttributes } from '../store/attributes/attributes';
import { activeTour } from '../store/lab-state';
import { type SavedState, savedState } from '../store/links/saved';
import { type ExportFormat, exportFormats, exportText } from '../store/paste/export';
import { readOnlyTrace } from '../store/read-only-trace';
import { renderWaiting } from '../ui/dom/after-paint';
import { goTo, keyCommands, step } from '../ui/dom/commands';
import { onKey } from '../ui/dom/keyboard';
import { OwnKeys } from '../ui/dom/page/own-keys';
import { styles } from '../ui/styles/styles';
import { LabController } from './lab-controller';
import { LabRenderer } from './lab-renderer';
import { ProgramInside } from './opening/program-inside';

/** Replaced by the build with the version of package.json. */
declare const __VERSION__: string;

const version = __VERSION__;

/**
 * An article about attention that can be taken apart, number by number.
 *
 * Invalid attribute values are ignored: a notice tells the reader, and an `error` event tells the page. All attributes may
 * change at any time.
 *
 * @element attention-lab
 *
 * @attr {string} lang - The language, `en` or `fr`; any other is `en`. By default that of the nearest ancestor with `lang`, also when it changes, else that of the browser.
 *
 * @slot - Fallback content, shown until the element is ready and where it cannot run.
 *
 * @fires {CustomEvent<{}>} ready - The engine has run and the lesson is displayed.
 * @fires {CustomEvent<{node: string, index: number, total: number}>} step-change - The current step has changed; it is step `index` of `total`, counted from 1.
 * @fires {CustomEvent<{cell: {node: string, row: number, col: number} | null}>} cell-select - A number has been selected; `cell` is `null` when the selection was cleared.
 * @fires {CustomEvent<{document: object}>} value-change - Words, options or numbers have changed; `document` holds all of them.
 * @fires {CustomEvent<{lesson: string, by: "walk" | "tour"}>} complete - The reader has reached the last step of a lesson for the first time, or the end of a tour with all questions answered.
 * @fires {CustomEvent<{question: string, text: string, kind: string, given: string, right: boolean, attempt: number, seconds: number}>} answer - A question of a lesson, a tour or an exercise has been answered. `question` is its id, `text` what it asks, `given` the answer as text, `attempt` its number, `seconds` the time since the question was first shown.
 * @fires {CustomEvent<{kind: "tour" | "lesson" | "exercise", id: string, title: string, total: number, right: number, attempts: number, seconds: number}>} result - A tour, an exercise, or the checks of a lesson have ended: `right` of `total` questions were answered right in the end, in `attempts` answers. `id` is empty for tours of authors.
 * @fires {CustomEvent<{code: string, message: string}>} error - Something was refused or failed; `message` is shown to the reader. `code` is `attribute`, `state`, `lesson`, `step`, `tour`, `refused` or `engine`.
 *
 * @csspart header - The top bar: the name, the lessons, the title of the lesson, and the tools.
 * @csspart lessons - The list of lessons, and buttons for the next and the previous one.
 * @csspart tools - Undo, redo, sharing, and the menu with everything else.
 * @csspart strip - The overview: every matrix as a thumbnail.
 * @csspart prose - The text of the step.
 * @csspart stage - The equation, its matrices, and the explanation of the selected number.
 * @csspart equation - The equation of the step.
 * @csspart matrix - A matrix with its row and column names and its caption.
 * @csspart cell - A number of a matrix.
 * @csspart legend - The legend of symbols, colours and marks.
 * @csspart controls - The controls for words, sizes, options and numbers.
 * @csspart why - The explanation of a number, inside the stage.
 * @csspart workbench - The corner of a product, where the sum of the selected number is level with the rows beside it.
 * @csspart stepper - The navigation bar for the steps.
 *
 * @cssprop [--attention-paper] - The background.
 * @cssprop [--attention-paper-sunk] - The background of inset areas.
 * @cssprop [--attention-ink] - Text.
 * @cssprop [--attention-ink-soft] - Secondary text.
 * @cssprop [--attention-line] - Thin lines.
 * @cssprop [--attention-line-strong] - Borders of buttons and fields.
 * @cssprop [--attention-accent] - The focus ring and side notes.
 * @cssprop [--attention-edit] - The border of editable numbers.
 * @cssprop [--attention-highlight] - The background of hovered and highlighted parts.
 * @cssprop [--attention-error] - Error messages.
 * @cssprop [--attention-input] - The hue of inputs.
 * @cssprop [--attention-context-input] - The hue of the second input, if there are two.
 * @cssprop [--attention-query] - The hue of queries.
 * @cssprop [--attention-key] - The hue of keys.
 * @cssprop [--attention-value] - The hue of values.
 * @cssprop [--attention-scores] - The hue of scores.
 * @cssprop [--attention-mask] - The hue of masks.
 * @cssprop [--attention-weights] - The hue of attention weights.
 * @cssprop [--attention-context] - The hue of contexts.
 * @cssprop [--attention-output] - The hue of outputs.
 * @cssprop [--attention-inner] - The hue of intermediate results.
 * @cssprop [--attention-font] - The typeface of text.
 * @cssprop [--attention-font-mono] - The typeface of numbers.
 * @cssprop [--attention-font-size] - The size of text.
 * @cssprop [--attention-max-width] - The maximum width.
 * @cssprop [--attention-padding] - The padding on the left and the right.
 */
export class AttentionLab extends LitElement {
  static override readonly styles = styles;
  static override readonly properties = {
    lesson: { type: String },
    variant: { type: String },
    step: { type: String },
    tokens: { hasChanged },
    options: { hasChanged },
    inputs: { hasChanged },
    state: { noAccessor: true },
    hide: { type: String },
    show: { type: String, reflect: true },
    lock: { type: String },
    tour: { type: String },
    exercise: { type: String },
    program: { type: String },
    theme: { type: String, reflect: true },
    loading: { type: String },
    sync: { type: String },
  };

  /** The version of the script. */
  static readonly version = version;

  /** The URL of the folder with the engine's WASM files, or of engine.wasm in it; by default the folder of the script. */
  static get wasmUrl(): string {
    return getBaseUrl();
  }

  static set wasmUrl(address: string) {
    setBaseUrl(address);
  }

  /**
   * The id of the lesson, such as `masks`. The default is `scaled-dot-product`; `one-letter` is the story of the home page. With a
   * slash it is the address of the folder of a lesson of your own, on the host of the page: `./my-lesson/`.
   * @type {string}
   */
  declare lesson: string | null | undefined;
  /**
   * Instead of a lesson, a mechanism such as `cross_attention`: its first lesson opens.
   * @type {string}
   */
  declare variant: string | null | undefined;
  /**
   * The node that the lesson opens at, such as `weights`, or `head_0/scores` inside a head; `scores` alone is the first of that
   * name. Where the element is the page (`sync`), a lesson with a guide opens on its cover instead, unless `hide` names
   * `prose` or `stepper`.
   * @type {string}
   */
  declare step: string | null | undefined;
  /**
   * The words: separated by spaces, or a JSON array, or `{"query": […], "key": […]}` where queries and keys come from
   * different words. Without that, they are the keys too where a lesson compares a text with itself. Their number sets the
   * sizes of the matrices. The property also accepts arrays and objects.
   * @type {string | string[] | {query: string[], key: string[]}}
   */
  declare tokens: unknown;
  /**
   * The options of the mechanism as JSON, such as `{"mask": "causal"}`. The property also accepts objects.
   * @type {string | object}
   */
  declare options: unknown;
  /**
   * Numbers as JSON: for each input an array of rows. `"-Infinity"` is allowed in masks. If the shapes do not match, none
   * of them is used. The property also accepts objects.
   * @type {string | object}
   */
  declare inputs: unknown;
  /**
   * Regions to hide, separated by spaces: `header`, `lessons`, `tools`, `share`, `strip`, `prose`, `figures`,
   * `legend`, `controls`, `why`, `stepper`, or `all`, which leaves the equation and its matrices.
   * @type {string}
   */
  declare hide: string | null | undefined;
  /**
   * A figure alone, without bars, texts and blank room: `weights`, the attention weights as lines and as a matrix (if the step has
   * none, the first of the lesson); `matrix`, that of the step; `step`, the equation and all matrices of the step.
   * @type {"weights" | "matrix" | "step"}
   */
  declare show: string | null | undefined;
  /**
   * What readers may not change, separated by spaces: `inputs` (numbers), `options`, `tokens` (words and sizes),
   * `lesson`, or `all`. The property `state` can still be set.
   * @type {string}
   */
  declare lock: string | null | undefined;
  /**
   * A tour: the URL of its folder, which ends with a slash, or of its JSON, the JSON itself, as text or as links have it, or the id of a built-in one, such as `no-looking-ahead`.
   * @type {string}
   */
  declare tour: string | null | undefined;
  /**
   * An exercise instead of a lesson: `lesson:kind:seed`, such as `masks:row:17`, and maybe the step and its blank cells,
   * `masks:cell:17:weights:0.1,2.0`. The kind is `cell`, `row`, `mask`, `mistake` or `order`; the numbers follow from the seed.
   * @type {string}
   */
  declare exercise: string | null | undefined;
  /**
   * A mechanism of your own instead of a lesson, as a program: the address of its file on the host of the page, `./mechanism.py`, or its
   * text. The text may also stand inside the element, `<script type="text/x-attention-lab">…</script>`. Readers may edit it, unless `lock` names
   * `lesson`.
   * @type {string}
   */
  declare program: string | null | undefined;
  /**
   * The colour scheme; `auto`, the default, follows the `color-scheme` of the page, or else the system.
   * @type {"auto" | "light" | "dark"}
   */
  declare theme: string | null | undefined;
  /**
   * `lazy`, the default, loads the engine when the element is near the viewport, `eager` at once.
   * @type {"lazy" | "eager"}
   */
  declare loading: string | null | undefined;
  /**
   * `hash` keeps the state in the address bar. For pages that consist of this element only.
   * @type {"hash"}
   */
  declare sync: string | null | undefined;

  readonly #controller = new LabController(
    this,
    () => this.#attributes(),
    () => super.getUpdateComplete(),
  );
  readonly #renderer = new LabRenderer(this, this.#controller);
  // Another value than before tells Lit that the property has changed.
  readonly #inside = new ProgramInside(this, (before) => this.requestUpdate('program', before ?? ''));
  readonly #keys = new OwnKeys(this, (event) => this.#onKeydown(event));
  #requestedState: unknown = null;
  /** Resolved when the changed attributes have been applied. */
  #attributesApplied: Promise<void> = Promise.resolve();

  /**
   * The whole state: words, options, numbers, the current step and the selected cell. The attribute is the part of a link
   * after `#`, such as `v=1&lesson=masks&step=weights`, which may contain a tour; `tokens`, `options` and `inputs` are applied on top of it. The
   * property reads as plain JSON with a version, `null` until the element is ready. Setting it ignores `lock` and may open
   * another lesson; an invalid state changes nothing and fires `error`. `await lab.updateComplete` waits for it.
   * @type {SavedState | string | null}
   */
  get state(): SavedState | null {
    const state = this.#controller.intent?.store.state;
    return state ? savedState(state, activeTour(state)) : null;
  }

  set state(state: SavedState | string | null) {
    this.#requestedState = state;
    this.requestUpdate('state', undefined);
  }

  /**
   * The displayed run, read-only: every matrix by its name, with `explain` and `gradient` for each cell; `null` until the
   * element is ready. Reading the `data` of a node makes a copy.
   */
  get trace(): Trace | null {
    const { intent } = this.#controller;
    return intent === null ? null : readOnlyTrace(intent.store.trace);
  }

  /** Goes to the next step, or to the next stop of the current tour. Returns whether there was one. */
  next(): boolean {
    return this.#step('next');
  }

  /** Goes to the previous step, or to the previous stop of the current tour. Returns whether there was one. */
  back(): boolean {
    return this.#step('back');
  }

  /** Goes to a node, such as `weights` or `head_0/scores`, or selects a cell, `weights:0,1`. Returns whether it exists. */
  goto(node: string): boolean {
    const { intent } = this.#controller;
    const found = intent !== null && goTo(intent, String(node));
    if (intent !== null && !found)
      this.#controller.emitError('step', message('lab.no_step', { step: String(node).slice(0, 60) }));
    return found;
  }

  /**
   * Exports the current matrix as `csv`, `latex`, `numpy`, `pytorch` or `markdown`, with exact numbers, or the whole run as `json`: all
   * matrices by name, with words and options. Returns '' until the element is ready; throws a `RangeError` for other formats. Pictures, rounded
   * numbers, and names of rows and columns are from `exportFile`, programs from `exportCode`.
   */
  export(format: ExportFormat): string {
    const { intent } = this.#controller;
    if (!exportFormats.includes(format))
      throw new RangeError(
        `export: ${format} is none of ${exportFormats.join(', ')}; pictures are from exportFile, programs from exportCode`,
      );
    return intent === null ? '' : exportText(intent.store, format);
  }

  /**
   * Writes a program that computes the whole run from its numbers and compares every matrix with it: `python` (NumPy),
   * `pytorch`, `jax` or `cpp` (C++ with Eigen). Resolves to '' until the element is ready; rejects with a `RangeError` for
   * other languages.
   */
  async exportCode(language: CodeLanguage): Promise<string> {
    const { intent, locale } = this.#controller;
    const { exportCode } = await import('../authoring/code/generate');
    return exportCode(intent?.store, language, locale);
  }

  /**
   * Exports the current step as a file: a picture as `svg` or `png`, its motion as `gif`, or a matrix as `csv`, `json`, `latex`, `markdown`, `numpy` or
   * `pytorch`; as `json` without a `node`, the whole run. Options: `node`, `digits` (0 to 6), `labels`; for pictures `theme`, `scale`
   * (0.5 to 8), `parts` (`matrices`, `lines`, `figures`), `smallPrint`; for a `gif`, `speed` (0.25 to 2). Rejects with a `RangeError` that names what it does not understand.
   */
  async exportFile(format: FileFormat, options: ExportOptions = {}): Promise<File> {
    const { exportFile } = await import('../authoring/export/export-file');
    const { intent } = this.#controller;
    const source = intent && {
      model: intent.current(),
      root: this.renderRoot,
      isPage: intent.store.state.ui.isPage,
    };
    return exportFile(source, format, options);
  }

  /** Restores the words, options and numbers of the attributes, or else of the lesson. Readers can undo it. */
  reset(): void {
    this.#controller.intent?.dispatch({ type: 'reset' });
  }

  static override get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: Lit reads the properties of the class that this is called on.
    return [...super.observedAttributes, 'lang'];
  }

  /** `lang` is a property of every HTMLElement, so Lit does not observe it. */
  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang') this.#attributesApplied = this.#controller.updateLanguage();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#keys.connect();
    this.#inside.connect();
    this.#controller.connect();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#keys.disconnect();
    this.#inside.disconnect();
    this.#controller.disconnect();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.#renderer.keepPrerendered(this.shadowRoot);
    return super.createRenderRoot();
  }

  /** Also waits for lessons that changed attributes load, and renders what would come a frame later. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#attributesApplied;
    const updated = await super.getUpdateComplete();
    const { intent } = this.#controller;
    if (intent !== null) renderWaiting(intent);
    return updated;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.hasUpdated) return;
    // The latest request wins: another lesson replaces a state that was set before.
    const isOther = changed.has('lesson') || changed.has('variant') || changed.has('program');
    if (!changed.has('state') && isOther) this.#requestedState = null;
    if (changed.size > 0)
      this.#attributesApplied = this.#controller.updateAttributes(new Set(changed.keys()));
  }

  /** A translator of the page may have removed nodes that Lit needs. */
  protected override update(changed: PropertyValues<this>): void {
    try {
      super.update(changed);
    } catch (error) {
      if (!this.#renderer.recreate()) throw error;
      super.update(changed);
    }
  }

  protected override render(): TemplateResult {
    return this.#renderer.render();
  }

  #step(direction: 'next' | 'back'): boolean {
    const { intent } = this.#controller;
    return intent !== null && step(intent, direction);
  }

  #attributes(): LabAttributes {
    const { lesson, variant, theme, sync, loading, hide, show, lock, tour, exercise } = this;
    const settings = {
      lesson,
      variant,
      step: this.step,
      theme,
      sync,
      loading,
      hide,
      show,
      lock,
      tour,
      exercise,
      program: this.program || this.#inside.text,
    };
    const { options, tokens, inputs } = this;
    return { ...settings, options, tokens, inputs, state: this.#requestedState };
  }

  #onKeydown(event: KeyboardEvent): void {
    const { intent } = this.#controller;
    if (intent !== null) onKey(event, keyCommands(intent, this.renderRoot));
  }
}

/** Compares by JSON, since frameworks set an equal new object on every render. */
function hasChanged(value: unknown, old: unknown): boolean {
  try {
    return value !== old && JSON.stringify(value) !== JSON.stringify(old);
  } catch {
    return true;
  }
}
