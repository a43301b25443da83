import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { loadEngine } from '../engine/load';
import type { CellRef } from '../engine/types';
import { lessons } from '../lessons/index';
import type { State } from '../state/state';
import { decode, encode } from '../state/url';
import { progress } from '../views/stepper';
import { Address } from './address';
import { commandsOf } from './commands';
import { Desk, type DeskHost } from './desk';
import { onKey } from './keyboard';
import { layout } from './layout';
import { FootMeter, focusKeeper, focusOn, focusStage, keepInView, syncDialogs } from './outlook';
import { Session, wordsOf } from './session';
import { styles } from './styles';

/**
 * An article about attention that can be taken apart, number by number.
 *
 * @element attention-lab
 * @attr {string} lesson - Lesson to open, such as `masks`.
 * @attr {string} step - Node to open the lesson at, such as `weights` or `head_0/scores`.
 * @attr {"auto"|"light"|"dark"} theme - Colours; `auto` follows the system.
 * @attr {"hash"} sync - Keeps the address bar equal to what is seen. For a page that is nothing but this element.
 * @slot - What is shown until the element is ready, and where it cannot run.
 * @fires ready - The engine has run and the lesson is on show.
 * @fires step-change - `detail: {node, index, total}`, counted from 1.
 * @fires cell-select - `detail: {cell}`; `null` when nothing is selected any more.
 * @fires value-change - `detail: {document}`: words, options and numbers after an edit.
 * @fires error - `detail: {message}`: something was refused or failed.
 */
export class AttentionLab extends LitElement implements DeskHost {
  static override readonly styles = styles;
  static override readonly properties = {
    lesson: { type: String },
    step: { type: String },
    theme: { type: String, reflect: true },
    sync: { type: String },
  };

  declare lesson: string | undefined;
  declare step: string | undefined;
  declare theme: string | undefined;
  declare sync: string | undefined;

  readonly #address = new Address((hash) => this.#restore(hash));
  readonly #foot = new FootMeter(this);
  #desk: Desk | null = null;
  #resting: State | null = null;
  #trouble = '';
  #keepFocus = (): void => {};
  /** While the address is being read it is not added to, or the way forward would be lost. */
  #restoring = false;
  /** A picture of the first lesson that came with the page's HTML, on show until there is something to draw over it. */
  #picture: readonly ChildNode[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.#onKeydown);
    this.#start();
  }

  /** Lets go of everything but the state, from which a later connection starts again. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.#onKeydown);
    this.#address.disconnect();
    this.#foot.disconnect();
    this.#desk?.play(false);
    this.#resting = this.#desk?.session.state ?? this.#resting;
    this.#desk = null;
  }

  changed(): void {
    this.requestUpdate();
  }

  moved(before: State): void {
    const desk = this.#desk;
    if (desk === null) return;
    const { state, lesson, schema } = desk.session;
    if (this.sync === 'hash') {
      const opened = !this.#restoring && state.document.lesson !== before.document.lesson;
      this.#address[opened ? 'push' : 'replace'](() => encode(state, lesson, schema));
    }
    const { node } = state.position;
    const { step: index, total } = progress(desk.current());
    if (state.position !== before.position) this.#tell('step-change', { node, index, total });
    if (state.trail !== before.trail) this.#tell('cell-select', { cell: state.trail.at(-1) ?? null });
    if (state.document !== before.document) this.#tell('value-change', { document: state.document });
  }

  async focusCell(cell: CellRef | null): Promise<void> {
    await this.updateComplete;
    if (cell === null) focusStage(this.renderRoot);
    else focusOn(this.renderRoot, cell);
  }

  failed(message: string): void {
    this.#tell('error', { message });
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.#picture = [...(this.shadowRoot?.childNodes ?? [])];
    // Lit draws before what it finds first and leans on it for good; the picture will not stay.
    if (this.#picture.length > 0) this.shadowRoot?.prepend(document.createComment(''));
    return super.createRenderRoot();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.#desk === null || !this.hasUpdated) return;
    this.#keepFocus = focusKeeper(this.renderRoot);
    if (changed.has('lesson')) this.#openLesson(this.#desk);
    if (changed.has('step')) this.#openStep(this.#desk);
  }

  protected override render(): TemplateResult {
    const desk = this.#desk;
    if (desk !== null) return layout(desk.current(), desk.chrome, desk);
    const trouble =
      this.#trouble === '' ? nothing : html`<p class="trouble" role="alert">${this.#trouble}</p>`;
    return html`${trouble}${this.#picture.length === 0 ? html`<slot></slot>` : nothing}`;
  }

  protected override update(changed: PropertyValues<this>): void {
    if (this.#desk !== null) {
      for (const node of this.#picture) node.remove();
      this.#picture = [];
    }
    super.update(changed);
  }

  protected override updated(): void {
    if (this.#desk === null) return;
    syncDialogs(this.renderRoot, this.#desk.chrome);
    keepInView(this.renderRoot, this.#desk.session.state);
    this.#foot.watch(this.renderRoot);
    this.#keepFocus();
  }

  async #start(): Promise<void> {
    try {
      const engine = await loadEngine();
      if (!this.isConnected || this.#desk !== null) return;
      this.#desk = new Desk(new Session(engine, lessons), this, this.sync === 'hash');
      this.#trouble = '';
      this.#openFirst(this.#desk);
    } catch (error) {
      this.#trouble = `The engine could not be started: ${wordsOf(error)}`;
      this.failed(this.#trouble);
    }
    this.requestUpdate();
    await this.updateComplete;
    if (this.#desk !== null) this.#tell('ready', {});
  }

  /** Opens what was on show before, or what the address says, or what the attributes say. */
  #openFirst(desk: Desk): void {
    const synced = this.sync === 'hash';
    if (synced) this.#address.connect();
    if (this.#resting !== null) desk.begin(this.#resting);
    else if (synced && this.#address.hash !== '') this.#restore(this.#address.hash, true);
    else {
      desk.begin(desk.session.opening(this.lesson ?? '') ?? desk.session.state);
      this.#openStep(desk);
    }
  }

  /** Shows what an address says; `first` when there is nothing yet that undo could lead back to. */
  #restore(hash: string, first = false): void {
    const desk = this.#desk;
    if (desk === null) return;
    const { state, messages } = decode(hash, desk.session.lessons, desk.session.schemas);
    desk.play(false);
    this.#restoring = true;
    if (first) desk.begin(state);
    else desk.dispatch({ type: 'restore', state });
    this.#restoring = false;
    if (messages.length > 0) desk.say(`Some of this link was left out: ${messages.join('; ')}.`);
  }

  #openLesson(desk: Desk): void {
    if (this.lesson) desk.openLesson(this.lesson);
  }

  #openStep(desk: Desk): void {
    if (this.step) desk.dispatch({ type: 'go-to', node: this.step });
  }

  #onKeydown = (event: KeyboardEvent): void => {
    if (this.#desk !== null) onKey(event, commandsOf(this.#desk, this.renderRoot));
  };

  #tell(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
