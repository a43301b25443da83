import { titleOf } from '../../../i18n/lesson-texts';
import '../../../i18n/en/authoring';
import '../../../i18n/en/implementation';
import { html, nothing, type TemplateResult } from 'lit';
import type { Engine } from '../../../engine/engine';
import { detailsOf } from '../../../engine/errors';
import { loadEngine } from '../../../engine/load';
import type { OptionValue, VariantSchema } from '../../../engine/types';
import { failReading, type GivenFile, givenLimits } from '../../../formats/given-array';
import { readFile, readText } from '../../../formats/read-given';
import { keepText, keptText, maxKeptLength } from '../../../ui/dom/page/kept-text';
import type { DialogHost, LazyDialog } from '../../../ui/lazy';
import type { Model } from '../../../ui/model';
import type { UiIntent } from '../../../ui/ui-intent';
import { checkImplementation } from '../compare/check';
import type { CheckContext } from '../compare/inputs';
import type { CheckReport, StepResult } from '../compare/report';
import { contextOf, guessContext } from '../guess/guess';
import { exampleText } from './example';
import { implementationCss } from './implementation.css';
import { reportView } from './report-view';
import { type MechanismChoice, type Setting, settingView } from './setting-view';

/** Milliseconds after the last key before the text is checked. */
const debounceTime = 300;

/** A file that was chosen or dropped. */
interface ChosenFile {
  readonly name: string;
  readonly contents: GivenFile;
}

/** The dialog that compares what the reader's own code computed with the run of the lesson. */
export class ImplementationDialog implements LazyDialog {
  readonly styles = implementationCss;
  readonly #host: DialogHost;
  /** The lesson that the text is about. */
  readonly #keptAs: string;
  #text: string;
  /** Whether the text is from before: it is checked once the dialog is there. */
  #isRestored: boolean;
  /** Replaces the text; null if there is none. */
  #file: ChosenFile | null = null;
  /** What the reader said about arrays with unknown names. */
  #assigned: ReadonlyMap<string, string> = new Map();
  #report: CheckReport | null = null;
  #error: unknown = null;
  #choice: MechanismChoice = 'lesson';
  /** Options that the reader has set here. */
  #options: Readonly<Record<string, OptionValue>> = {};
  #engine: Engine | null = null;
  #schema: VariantSchema | null = null;
  #isChecking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts checks, so that only the last one is shown. */
  #count = 0;

  constructor(host: DialogHost) {
    this.#host = host;
    this.#keptAs = `implementation:${host.store.state.document.lesson}`;
    this.#text = keptText(this.#keptAs);
    this.#isRestored = this.#text !== '';
  }

  render(model: Model, intent: UiIntent): TemplateResult {
    const { locale } = this.#host;
    if (this.#isRestored) queueMicrotask(() => void this.#check(intent));
    this.#isRestored = false;
    return html`<dialog
      id="lazy-dialog"
      class="implementation"
      aria-labelledby="implementation-title"
      @close=${() => this.#host.close()}
      @dragover=${(event: DragEvent) => event.preventDefault()}
      @drop=${(event: DragEvent) => this.#drop(event, intent)}
    >
      <h2 id="implementation-title">${locale.t('implementation.title')}</h2>
      <p id="implementation-help">${locale.t('implementation.help', { lesson: titleOf(locale, model.lesson) })}</p>
      ${this.#file === null ? this.#textArea(intent) : this.#chosenFile(this.#file, intent)}
      <div class="row">
        ${this.#fileButton(intent)}
        <span class="drop">${locale.t('implementation.drop')}</span>
        <button type="button" class="quiet" @click=${() => this.#type(exampleText(model.trace, model.schema), intent)}>${locale.t('implementation.example')}</button>
        ${this.#text === '' || this.#file !== null ? nothing : html`<button type="button" class="quiet" @click=${() => this.#type('', intent)}>${locale.t('common.clear_text')}</button>`}
      </div>
      ${this.#text.length > maxKeptLength ? html`<p class="unkept" role="status">${locale.t('common.text_not_kept', { max: maxKeptLength })}</p>` : nothing}
      ${this.#setting(model, intent)}
      <div class="outcome" role="status">${this.#result(intent)}</div>
      <div class="row closing">
        <button type="button" @click=${() => this.#host.close()}>${locale.t('common.close')}</button>
      </div>
    </dialog>`;
  }

  #textArea(intent: UiIntent): TemplateResult {
    const { locale } = this.#host;
    return html`<textarea
      rows="10"
      spellcheck="false"
      autocomplete="off"
      wrap="off"
      aria-label=${locale.t('implementation.your_arrays')}
      aria-describedby="implementation-help"
      placeholder=${locale.t('implementation.placeholder')}
      .value=${this.#text}
      @input=${(event: Event) => this.#type((event.currentTarget as HTMLTextAreaElement).value, intent)}
    ></textarea>`;
  }

  #chosenFile({ name, contents }: ChosenFile, intent: UiIntent): TemplateResult {
    const { locale } = this.#host;
    return html`<p class="chosen-file">
      ${locale.t('implementation.file_read', { file: name, count: contents.arrays.length })}
      <button type="button" class="quiet" aria-label=${locale.t('implementation.clear', { file: name })} @click=${() => this.#type(this.#text, intent)}>✕</button>
    </p>`;
  }

  #setting(model: Model, intent: UiIntent): TemplateResult | typeof nothing {
    if (this.#report === null && this.#error === null) return nothing;
    const again = (): void => void this.#check(intent);
    const setting: Setting = {
      ...{ choice: this.#choice, schema: this.#schema, mechanisms: this.#engine?.variants ?? [] },
      options: { ...this.#report?.options, ...this.#options },
      choose: (choice) => {
        this.#choice = choice;
        this.#options = {};
        again();
      },
      set: (name, value) => {
        this.#options = { ...this.#options, [name]: value };
        again();
      },
    };
    return settingView(setting, titleOf(this.#host.locale, model.lesson), this.#host.locale);
  }

  #fileButton(intent: UiIntent): TemplateResult {
    const choose = ({ currentTarget }: Event): void => {
      const { nextElementSibling: field } = currentTarget as Element;
      if (field instanceof HTMLInputElement) field.click();
    };
    const change = ({ currentTarget }: Event): void => {
      const field = currentTarget as HTMLInputElement;
      const [file] = field.files ?? [];
      if (file !== undefined) void this.#open(file, intent);
      field.value = '';
    };
    return html`<button type="button" @click=${choose}>${this.#host.locale.t('implementation.choose_file')}</button><input
        type="file"
        hidden
        accept=".npz,.npy,.safetensors,.json,.txt,.log,.csv"
        @change=${change}
      />`;
  }

  #result(intent: UiIntent): TemplateResult | string | typeof nothing {
    const { locale } = this.#host;
    if (this.#error !== null)
      return html`<p class="refused">${locale.t('implementation.error', { reason: detailsOf(this.#error) })}</p>`;
    if (this.#isChecking && this.#report === null) return locale.t('implementation.checking');
    if (this.#report === null) return nothing;
    return reportView(this.#report, locale, {
      assign: (array, target) => {
        this.#assigned = new Map([...this.#assigned, [array, target]]);
        void this.#check(intent);
      },
      showStep: (step) => this.#showStep(step, intent),
    });
  }

  /** Goes to the cell that differs most. The lesson keeps its own numbers. */
  #showStep({ target, difference }: StepResult, intent: UiIntent): void {
    const { trace } = intent.current();
    const [first] = target.nodes;
    const node = trace.node(difference?.node ?? '') ?? trace.node(first?.id ?? '');
    this.#host.close();
    if (node === undefined) return;
    const isInside = difference !== null && difference.row < node.rows && difference.col < node.cols;
    intent.dispatch({
      type: 'go-to',
      node: node.id,
      ...(isInside && { row: difference.row, col: difference.col }),
    });
  }

  #type(text: string, intent: UiIntent): void {
    this.#text = text;
    keepText(this.#keptAs, text);
    this.#file = null;
    this.#startOver();
    this.#timer = setTimeout(() => void this.#check(intent), debounceTime);
  }

  #drop(event: DragEvent, intent: UiIntent): void {
    const file = event.dataTransfer?.files[0];
    if (file === undefined) return;
    event.preventDefault();
    void this.#open(file, intent);
  }

  async #open(file: File, intent: UiIntent): Promise<void> {
    this.#startOver();
    const count = this.#count;
    try {
      if (file.size > givenLimits.fileBytes)
        failReading('implementation.file_too_large', { count: file.size, max: givenLimits.fileBytes });
      const contents = await readFile(new Uint8Array(await file.arrayBuffer()), file.name);
      if (count !== this.#count) return;
      this.#file = { name: file.name, contents };
    } catch (error) {
      if (count === this.#count) this.#error = error;
      return this.#host.changed();
    }
    await this.#check(intent);
  }

  #startOver(): void {
    clearTimeout(this.#timer);
    this.#count += 1;
    this.#report = null;
    this.#error = null;
    this.#host.changed();
  }

  async #check(intent: UiIntent): Promise<void> {
    const count = ++this.#count;
    this.#error = null;
    if (this.#file === null && this.#text.trim() === '') return this.#host.changed();
    this.#isChecking = true;
    this.#host.changed();
    try {
      const engine = await loadEngine('full');
      if (count !== this.#count) return;
      const file = this.#file?.contents ?? readText(this.#text);
      const context = this.#contextFor(file, engine, intent);
      this.#engine = engine;
      this.#schema = context.schema;
      this.#report = checkImplementation(file, context, this.#assigned);
    } catch (error) {
      if (count === this.#count) this.#error = error;
    } finally {
      if (count === this.#count) this.#isChecking = false;
      this.#host.changed();
    }
  }

  /** The mechanism that was chosen: that of the lesson, with the numbers that it has now, or another one with none. */
  #contextFor(file: GivenFile, engine: Engine, intent: UiIntent): CheckContext {
    const { state, schema: shown } = intent.current();
    const stated = this.#options;
    if (this.#choice === 'best') {
      const guess = guessContext({ file, engine, assigned: this.#assigned, options: stated });
      if (guess !== null) return guess.context;
    }
    const other = engine.variants.find(({ id }) => id === this.#choice);
    if (other !== undefined) return contextOf(engine, other, stated);
    const schema = engine.variants.find(({ id }) => id === shown.id);
    if (schema === undefined) throw new RangeError(`there is no variant ${shown.id}`);
    const document = { ...state.document, options: { ...state.document.options, ...stated } };
    return { engine, schema, document, explicit: new Set(Object.keys(stated)) };
  }
}
