import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { getHome, setHome } from '../engine/files';
import type { CellRef } from '../engine/types';
import type { State } from '../state/state';
import { decode, encode, lessonIn } from '../state/url';
import type { Model } from '../views/model';
import { progress } from '../views/stepper';
import { Address } from './address';
import { commandsOf } from './commands';
import { Desk, type DeskHost } from './desk';
import { onKey } from './keyboard';
import { layout } from './layout';
import { library, type OpenedLesson } from './library';
import { FootMeter, focusKeeper, focusOn, focusStage, keepInView, syncDialogs } from './outlook';
import { Session, wordsOf } from './session';
import { styles } from './styles';
import { version } from './version';

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

  static readonly version = version;

  /** Folder of the engine's binary files, or the address of engine.wasm among them, where they are not beside the code. */
  static get wasmUrl(): string {
    return getHome();
  }

  static set wasmUrl(address: string) {
    setHome(address);
  }

  declare lesson: string | undefined;
  declare step: string | undefined;
  declare theme: string | undefined;
  declare sync: string | undefined;

  readonly #address = new Address((hash) => this.#restore(hash));
  readonly #foot = new FootMeter(this);
  #desk: Desk | null = null;
  #resting: State | null = null;
  #trouble = '';
  /** What was drawn last. */
  #model: Model | null = null;
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
    this.#desk?.exhibition.disconnect();
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
    if (state.position !== before.position) {
      const { step: index, total } = progress(desk.current());
      this.#tell('step-change', { node: state.position.node, index, total });
    }
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
    if (changed.has('lesson') || changed.has('step')) this.#follow(this.#desk, changed.has('lesson'));
  }

  protected override render(): TemplateResult {
    const desk = this.#desk;
    if (desk !== null) return this.#page(desk);
    const trouble =
      this.#trouble === '' ? nothing : html`<p class="trouble" role="alert">${this.#trouble}</p>`;
    return html`${trouble}${this.#picture.length === 0 ? html`<slot></slot>` : nothing}`;
  }

  #page(desk: Desk): TemplateResult {
    const model = desk.current();
    this.#model = model;
    const { exhibition, session } = desk;
    return layout(model, desk.chrome, desk, (place) => exhibition.render(place, session.opened, model, desk));
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
    if (this.#model !== null) this.#desk.exhibition.updated(this.renderRoot, this.#model);
    this.#keepFocus();
  }

  async #start(): Promise<void> {
    try {
      const [opened, missing] = await this.#firstOpened();
      if (!this.isConnected || this.#desk !== null) return;
      this.#desk = new Desk(library, new Session(library, opened), this, this.sync === 'hash');
      this.#trouble = '';
      this.#begin(this.#desk);
      if (missing !== '') this.#desk.say(missing);
    } catch (error) {
      this.#trouble = `The engine could not be started: ${wordsOf(error)}`;
      this.failed(this.#trouble);
    }
    this.requestUpdate();
    await this.updateComplete;
    if (this.#desk !== null) this.#tell('ready', {});
  }

  /** The lesson that is wanted, or the one that comes with the page and the reason why the other is missing. */
  async #firstOpened(): Promise<readonly [OpenedLesson, string]> {
    try {
      return [await library.open(this.#wanted()), ''];
    } catch (error) {
      const opened = await library.open('');
      return [opened, `This lesson could not be fetched: ${wordsOf(error)}`];
    }
  }

  /** The lesson that was on show before, or that the address names, or the attribute. */
  #wanted(): string {
    if (this.#resting !== null) return this.#resting.document.lesson;
    if (this.sync === 'hash' && this.#address.hash !== '') return lessonIn(this.#address.hash);
    return this.lesson ?? '';
  }

  /** Begins with what was on show before, or what the address says, or what the attributes say. */
  #begin(desk: Desk): void {
    const synced = this.sync === 'hash';
    if (synced) this.#address.connect();
    if (this.#resting !== null) desk.begin(this.#resting);
    else if (synced && this.#address.hash !== '')
      this.#show(desk, desk.session.opened, this.#address.hash, true);
    else {
      desk.begin(desk.session.state);
      this.#openStep(desk);
    }
  }

  /** Fetches the lesson of an address, and shows what it says unless it has changed again by then. */
  async #restore(hash: string): Promise<void> {
    const desk = this.#desk;
    if (desk === null) return;
    desk.play(false);
    try {
      const opened = await library.open(lessonIn(hash));
      if (desk === this.#desk && hash === this.#address.hash) this.#show(desk, opened, hash, false);
    } catch (error) {
      desk.say(`This lesson could not be fetched: ${wordsOf(error)}`);
    }
  }

  /** Shows what an address says; `first` when there is nothing yet that undo could lead back to. */
  #show(desk: Desk, { lesson, schema }: OpenedLesson, hash: string, first: boolean): void {
    const { state, messages } = decode(hash, [lesson], [schema]);
    this.#restoring = true;
    if (first) desk.begin(state);
    else desk.dispatch({ type: 'restore', state });
    this.#restoring = false;
    if (messages.length > 0) desk.say(`Some of this link was left out: ${messages.join('; ')}.`);
  }

  /** Goes where the attributes say. */
  async #follow(desk: Desk, toLesson: boolean): Promise<void> {
    if (toLesson && this.lesson) await desk.openLesson(this.lesson);
    if (desk === this.#desk) this.#openStep(desk);
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
