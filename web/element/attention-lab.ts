import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { getBaseUrl, setBaseUrl } from '../engine/files';
import { readOnlyTrace } from '../engine/read-only-trace';
import type { Trace } from '../engine/types';
import { library } from '../figures/library';
import { t } from '../i18n/i18n';
import type { LabAttributes } from '../store/attributes/attributes';
import type { SavedState } from '../store/links/saved';
import { savedState } from '../store/links/saved';
import { type ExportFormat, exportFormats, exportText } from '../store/paste/export';
import { adoptStyles } from '../ui/dom/adopt-styles';
import { FootMeter, focusKeeper, keepInView, syncDialogs } from '../ui/dom/dom-effects';
import { onKey } from '../ui/dom/keyboard';
import { layout, layoutParts } from '../ui/layout';
import type { Model } from '../ui/model';
import { styles } from '../ui/styles/styles';
import { differs } from './attributes';
import { commandsOf, goTo, step } from './commands';
import { LabController } from './lab-controller';
import type { LabIntent } from './lab-intent';

/** Written in by the build, from package.json. */
declare const __VERSION__: string;

const version = __VERSION__;

/**
 * An article about attention that can be taken apart, number by number.
 *
 * Attributes that say something impossible never break it: what means nothing is left out, a notice says so to the reader,
 * and an `error` event to the page. All attributes may change at any time.
 *
 * @element attention-lab
 *
 * @attr {string} lang - The language of the element, `en` or `fr`; without it, that of the page around it, and then that of the browser.
 *
 * @slot - What is shown until the element is ready, and where it cannot run: a picture, or the point in a sentence.
 *
 * @fires {CustomEvent<{}>} ready - The engine has run and the lesson is on show.
 * @fires {CustomEvent<{node: string, index: number, total: number}>} step-change - The walk has come to another step, `index` of `total`, counted from 1.
 * @fires {CustomEvent<{cell: {node: string, row: number, col: number} | null}>} cell-select - A number is selected, or none any more: then `cell` is `null`.
 * @fires {CustomEvent<{document: object}>} value-change - Words, options or numbers have changed; `document` holds all of them.
 * @fires {CustomEvent<{lesson: string, by: "walk" | "tour"}>} complete - The reader has come to the last step of the walk, for the first time in this lesson; or to the end of a tour, with every question answered.
 * @fires {CustomEvent<{code: string, message: string}>} error - Something was refused or failed, in words. `code` is `attribute`, `state`, `lesson`, `step`, `tour`, `refused` or `engine`.
 *
 * @csspart header - The name, the lessons and the tools, and the title of the lesson.
 * @csspart lessons - The list of lessons and the ways to the next and the last one.
 * @csspart tools - Undo, redo, reset, and the list of keys.
 * @csspart strip - The film strip: every matrix as a small picture.
 * @csspart prose - What the step says.
 * @csspart stage - The equation and its matrices.
 * @csspart equation - The equation of the step.
 * @csspart matrix - A matrix with its names and its caption.
 * @csspart cell - A number of a matrix.
 * @csspart legend - What the hues, the colours and the marks mean.
 * @csspart controls - Everything that can be changed: words, sizes, options, numbers.
 * @csspart why - The panel that says where a number comes from.
 * @csspart stepper - The bar that moves through the walk.
 *
 * @cssprop [--attention-paper] - The background.
 * @cssprop [--attention-paper-sunk] - The background of what lies deeper.
 * @cssprop [--attention-ink] - Text.
 * @cssprop [--attention-ink-soft] - Text of less weight.
 * @cssprop [--attention-line] - Thin lines.
 * @cssprop [--attention-line-strong] - Lines around buttons and fields.
 * @cssprop [--attention-accent] - The focus ring and side notes.
 * @cssprop [--attention-edit] - The edge of numbers that can be changed.
 * @cssprop [--attention-highlight] - Behind what the pointer is on.
 * @cssprop [--attention-error] - Refusals.
 * @cssprop [--attention-input] - The hue of inputs.
 * @cssprop [--attention-context-input] - The hue of the second input, where there are two.
 * @cssprop [--attention-query] - The hue of queries.
 * @cssprop [--attention-key] - The hue of keys.
 * @cssprop [--attention-value] - The hue of values.
 * @cssprop [--attention-scores] - The hue of scores.
 * @cssprop [--attention-mask] - The hue of masks.
 * @cssprop [--attention-weights] - The hue of attention weights.
 * @cssprop [--attention-context] - The hue of contexts.
 * @cssprop [--attention-output] - The hue of outputs.
 * @cssprop [--attention-inner] - The hue of steps in between.
 * @cssprop [--attention-font] - The typeface of text.
 * @cssprop [--attention-font-mono] - The typeface of numbers.
 * @cssprop [--attention-font-size] - The size of text.
 * @cssprop [--attention-max-width] - The width beyond which it does not grow.
 * @cssprop [--attention-padding] - The room at both sides.
 */
export class AttentionLab extends LitElement {
  static override readonly styles = styles;
  static override readonly properties = {
    lesson: { type: String },
    variant: { type: String },
    step: { type: String },
    tokens: { hasChanged: differs },
    options: { hasChanged: differs },
    inputs: { hasChanged: differs },
    state: { noAccessor: true },
    hide: { type: String },
    lock: { type: String },
    tour: { type: String },
    theme: { type: String, reflect: true },
    loading: { type: String },
    sync: { type: String },
  };

  /** The version of the script. */
  static readonly version = version;

  /** Folder of the engine's binary files, or the address of engine.wasm among them, where they are not beside the code. */
  static get wasmUrl(): string {
    return getBaseUrl();
  }

  static set wasmUrl(address: string) {
    setBaseUrl(address);
  }

  /**
   * Which lesson opens, such as `masks`. Without one it is the first of all, scaled dot-product attention.
   * @type {string}
   */
  declare lesson: string | null | undefined;
  /**
   * In place of a lesson, the mechanism of the engine: the first lesson about it opens, `cross_attention` for
   * example.
   * @type {string}
   */
  declare variant: string | null | undefined;
  /**
   * The node of the walk that the lesson opens at, such as `weights`, or `head_0/scores` inside a head.
   * @type {string}
   */
  declare step: string | null | undefined;
  /**
   * The words: separated by spaces, or a JSON list of them, or `{"query": […], "key": […]}` where those that ask
   * differ from those that are asked. Their number sets the sizes of the matrices. Programs may set the list itself.
   * @type {string | string[] | {query: string[], key: string[]}}
   */
  declare tokens: unknown;
  /**
   * The options of the mechanism as a JSON object, such as `{"mask": "causal"}`. Programs may set the object itself.
   * @type {string | object}
   */
  declare options: unknown;
  /**
   * Numbers as a JSON object: for each input a list of rows. `"-Infinity"` is allowed where a mask is. They must fit
   * each other, or nothing of them is taken. Programs may set the object itself.
   * @type {string | object}
   */
  declare inputs: unknown;
  /**
   * Regions to leave out, separated by spaces: `header`, `lessons`, `tools`, `share`, `strip`, `prose`, `figures`,
   * `legend`, `controls`, `why`, `stepper`.
   * @type {string}
   */
  declare hide: string | null | undefined;
  /**
   * What readers may not change, separated by spaces: `inputs` (the numbers), `options`, `tokens` (words and sizes),
   * `lesson` (it cannot be left), or `all`. Programs may still set `state`.
   * @type {string}
   */
  declare lock: string | null | undefined;
  /**
   * A tour to follow instead of the lesson's own walk: the address of its JSON, the JSON itself, or the name of one of
   * ours, such as `no-looking-ahead`.
   * @type {string}
   */
  declare tour: string | null | undefined;
  /**
   * The colours; `auto` follows the system. It is `auto` when nothing is said.
   * @type {"auto" | "light" | "dark"}
   */
  declare theme: string | null | undefined;
  /**
   * `lazy` fetches the engine when the reader comes near, `eager` at once. It is `lazy` when nothing is said.
   * @type {"lazy" | "eager"}
   */
  declare loading: string | null | undefined;
  /**
   * `hash` keeps the address bar equal to what is seen. For a page that is nothing but this element.
   * @type {"hash"}
   */
  declare sync: string | null | undefined;

  readonly #controller = new LabController(this, () => this.#attributes());
  readonly #foot = new FootMeter(this);
  #wantedState: unknown = null;
  #following: Promise<void> = Promise.resolve();
  /** What was drawn last. */
  #model: Model | null = null;
  #keepFocus = (): void => {};
  /** A picture of the first lesson that came with the page's HTML, on show until there is something to draw over it. */
  #picture: readonly ChildNode[] = [];

  /**
   * All that is seen: words, options, numbers, the place in the walk and the selected cell. As an attribute it is the part of
   * a link after `#`, such as `v=1&lesson=masks&step=weights`, to which `tokens`, `options` and `inputs` add. As a property it
   * reads as plain JSON with a version, `null` until the element is ready. Setting either shows that state, of whatever
   * lesson, even while things are locked for readers; one that is none changes nothing and fires `error`.
   * `await lab.updateComplete` waits until it is on show.
   * @type {SavedState | string | null}
   */
  get state(): SavedState | null {
    const { intent } = this.#controller;
    return intent === null ? null : savedState(intent.store.state);
  }

  set state(state: SavedState | string | null) {
    this.#wantedState = state;
    this.requestUpdate('state', undefined);
  }

  /**
   * The run that is on show, read-only: every matrix by its name, with `explain` and `gradient` for any of its cells; `null`
   * until the element is ready. The `data` of a node is a copy, made each time it is read.
   */
  get trace(): Trace | null {
    const { intent } = this.#controller;
    return intent === null ? null : readOnlyTrace(intent.store.trace);
  }

  /** Goes one step on in the walk, or to the next stop of the tour that is on. Returns whether there was one. */
  next(): boolean {
    return this.#walk('next');
  }

  /** Goes one step back in the walk, or to the last stop of the tour that is on. Returns whether there was one. */
  back(): boolean {
    return this.#walk('back');
  }

  /**
   * Goes to a node of the walk, such as `weights` or `head_0/scores`, or to a cell of it, `weights:0,1`, which is then
   * explained. Returns whether there is one.
   */
  goto(node: string): boolean {
    const { intent } = this.#controller;
    const found = intent !== null && goTo(intent, String(node));
    if (intent !== null && !found)
      this.#controller.failed('step', t`There is no step “${String(node).slice(0, 60)}”.`);
    return found;
  }

  /**
   * The matrix on show as text: `csv`, `latex`, `numpy` or `markdown`, every number so that it reads back the same. `json`
   * is the whole run: every matrix by its name, with words and options. Empty until the element is ready; another format
   * is a `RangeError`.
   */
  export(format: ExportFormat): string {
    const { intent } = this.#controller;
    if (!exportFormats.includes(format))
      throw new RangeError(`export: ${format} is none of ${exportFormats.join(', ')}`);
    return intent === null ? '' : exportText(intent.store, format);
  }

  /** Goes back to the words, options and numbers that the attributes, or else the lesson, start from. Readers can undo it. */
  reset(): void {
    this.#controller.intent?.dispatch({ type: 'reset' });
  }

  static override get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: Lit looks at the class it is called on.
    return [...super.observedAttributes, 'lang'];
  }

  /** The language of every element is in its attribute `lang`, which is no property of Lit. */
  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang') this.#following = this.#controller.followLanguage();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.#onKeydown);
    this.#controller.enter();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.#onKeydown);
    this.#foot.disconnect();
    this.#controller.leave();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.#picture = [...(this.shadowRoot?.childNodes ?? [])];
    // Lit draws before what it finds first and leans on it for good; the picture will not stay.
    if (this.#picture.length > 0) this.shadowRoot?.prepend(document.createComment(''));
    return super.createRenderRoot();
  }

  /** An update is complete when what attributes and programs have asked for is on show. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#following;
    return super.getUpdateComplete();
  }

  protected override performUpdate(): void {
    this.#controller.setLocale();
    super.performUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.hasUpdated) return;
    if (this.#controller.intent !== null) this.#keepFocus = focusKeeper(this.renderRoot);
    // What was asked for last counts: another lesson ends what a state has set.
    if (!changed.has('state') && (changed.has('lesson') || changed.has('variant'))) this.#wantedState = null;
    if (changed.size > 0) this.#following = this.#controller.follow(new Set(changed.keys()));
  }

  protected override render(): TemplateResult {
    const { intent, trouble } = this.#controller;
    const fallback = this.#isDrawn || this.#picture.length > 0 ? nothing : html`<slot></slot>`;
    if (intent !== null) return html`${fallback}${this.#page(intent)}`;
    return html`${trouble === '' ? nothing : html`<p class="trouble" role="alert">${trouble}</p>`}${fallback}`;
  }

  get #isDrawn(): boolean {
    return this.#controller.intent !== null && this.#controller.drawn === layoutParts;
  }

  #page(intent: LabIntent): unknown {
    const model = intent.current();
    this.#model = model;
    const { figureHost, store, loaded } = intent;
    const figures = (place: 'before' | 'after'): unknown =>
      figureHost.render(place, store.opened, model, intent);
    // In another language everything is drawn anew, also what is drawn only when its numbers change.
    return keyed(
      this.#controller.language,
      layout(model, store.state, intent, loaded, figures, this.#controller.drawn),
    );
  }

  protected override update(changed: PropertyValues<this>): void {
    if (this.#isDrawn) {
      for (const node of this.#picture) node.remove();
      this.#picture = [];
    }
    super.update(changed);
  }

  protected override updated(): void {
    const { intent } = this.#controller;
    if (intent === null || !this.#isDrawn) return;
    const { state } = intent.store;
    syncDialogs(this.renderRoot, state.ui, intent.loaded);
    this.#foot.watch(this.renderRoot);
    if (library.backwardPass !== null) adoptStyles(this.renderRoot, library.backwardPass.module);
    if (this.#model !== null) intent.figureHost.updated(this.renderRoot, this.#model);
    this.#keepFocus();
    keepInView(this.renderRoot, state);
  }

  #walk(direction: 'next' | 'back'): boolean {
    const { intent } = this.#controller;
    return intent !== null && step(intent, direction);
  }

  /** What the attributes and the properties ask for. */
  #attributes(): LabAttributes {
    const { lesson, variant, theme, sync, loading, hide, lock, tour } = this;
    const { options, tokens, inputs } = this;
    const state = this.#wantedState;
    return {
      ...{
        lesson,
        variant,
        step: this.step,
        theme,
        sync,
        loading,
        hide,
        lock,
        tour,
        options,
        tokens,
        inputs,
      },
      state,
    };
  }

  #onKeydown = (event: KeyboardEvent): void => {
    const { intent } = this.#controller;
    if (intent !== null) onKey(event, commandsOf(intent, this.renderRoot));
  };
}
