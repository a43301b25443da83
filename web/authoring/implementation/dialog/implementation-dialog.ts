import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { VariantSchema } from '../../../engine/types';
import { authoringText } from '../../../i18n/en/authoring';
import { implementationText } from '../../../i18n/en/implementation';
import { titleOf } from '../../../i18n/lesson-texts';
import { type Message, message } from '../../../i18n/message';
import { activeOptions } from '../../../store/sizes/shapes';
import { staleText } from '../../../ui/controls/stale-text';
import { maxKeptLength } from '../../../ui/dom/page/kept-text';
import type { DialogHost, LazyDialog } from '../../../ui/lazy';
import type { Model } from '../../../ui/model';
import type { UiIntent } from '../../../ui/ui-intent';
import type { CheckOutcome, MechanismChoice, MechanismInfo } from '../checking/messages';
import type { CheckReport, StepResult } from '../compare/report';
import { Checker } from './checker';
import { exampleText } from './example';
import { implementationCss } from './implementation.css';
import { outcomeView, runningView } from './outcome-view';
import { type ReportActions, readingView, reportDetails } from './report-view';
import { settingView } from './setting-view';

/** From so many characters on, a pasted text replaces the value of the field, which cannot be undone. */
const longPaste = 50_000;

/** The dialog that compares what the reader's own code computed with the run of the lesson. */
export class ImplementationDialog implements LazyDialog {
  readonly styles = implementationCss;
  readonly #host: DialogHost;
  /** The text is about the lesson. */
  readonly #checker: Checker;
  #dialog: Element | null = null;
  /** Whether the text is from before: it is checked once the dialog is there. */
  #isRestored: boolean;

  constructor(host: DialogHost) {
    this.#host = host;
    this.#checker = new Checker(`implementation:${host.store.state.document.lesson}`, () => this.#changed());
    this.#isRestored = !this.#checker.isEmpty;
  }

  render(model: Model, intent: UiIntent): TemplateResult {
    const { locale } = this.#host;
    if (this.#isRestored) queueMicrotask(() => void this.#checker.check(intent));
    this.#isRestored = false;
    const { text, fileNames } = this.#checker;
    return html`<dialog
      id="lazy-dialog"
      class="implementation"
      aria-labelledby="implementation-title"
      ${ref(this.#shown)}
      @close=${() => this.#host.close()}
      @dragover=${(event: DragEvent) => event.preventDefault()}
      @drop=${(event: DragEvent) => this.#drop(event, intent)}
    >
      <h2 id="implementation-title">${locale.t(implementationText('implementation.title'))}</h2>
      ${staleText(this.#host)}
      <p id="implementation-help">${locale.t(implementationText('implementation.help'), { lesson: titleOf(locale, model.lesson) })}</p>
      ${fileNames === null ? this.#textArea(intent) : this.#chosenFiles(fileNames, intent)}
      <div class="row">
        ${this.#fileButton(intent)}
        <span class="drop">${locale.t(implementationText('implementation.drop'))}</span>
        <button type="button" class="quiet" @click=${() => this.#checker.type(exampleText(model.trace, model.schema), intent)}>${locale.t(implementationText('implementation.example'))}</button>
        ${text === '' || fileNames !== null ? nothing : html`<button type="button" class="quiet" @click=${() => this.#toText('', intent)}>${locale.t(authoringText('common.clear_text'))}</button>`}
      </div>
      ${text.length > maxKeptLength && fileNames === null ? html`<p class="unkept" role="status">${locale.t(implementationText('implementation.text_not_kept'), { max: maxKeptLength })}</p>` : nothing}
      ${this.#setting(model, intent)} ${this.#result(model, intent)}
      <div class="row closing">
        <button type="button" @click=${() => this.#host.close()}>${locale.t('common.close')}</button>
      </div>
    </dialog>`;
  }

  /** Stops the worker when the dialog is gone, however that came. */
  readonly #shown = (dialog: Element | undefined): void => {
    if (dialog === undefined) this.#checker.close();
    this.#dialog = dialog ?? null;
  };

  /** Shows what has changed. Buttons and lists that are used may be gone after that: what has come of them gets the focus. */
  #changed(): void {
    this.#host.changed();
    requestAnimationFrame(() => {
      const root = this.#dialog?.getRootNode();
      if (!(root instanceof ShadowRoot) || root.activeElement !== null || !document.hasFocus()) return;
      this.#dialog?.querySelector<HTMLElement>('.outcome')?.focus({ preventScroll: true });
    });
  }

  /** Checks the text, and goes on there. */
  #toText(text: string, intent: UiIntent): void {
    this.#checker.type(text, intent);
    requestAnimationFrame(() => this.#dialog?.querySelector('textarea')?.focus());
  }

  #textArea(intent: UiIntent): TemplateResult {
    const { locale } = this.#host;
    return html`<textarea
      rows="10"
      spellcheck="false"
      autocomplete="off"
      wrap="off"
      aria-label=${locale.t(implementationText('implementation.your_arrays'))}
      aria-describedby="implementation-help"
      placeholder=${locale.t(implementationText('implementation.placeholder'))}
      .value=${this.#checker.text}
      @input=${(event: Event) => this.#checker.type((event.currentTarget as HTMLTextAreaElement).value, intent)}
      @paste=${(event: ClipboardEvent) => this.#paste(event, intent)}
    ></textarea>`;
  }

  /** Browsers take time that grows with the square of the length: minutes for a million characters. Setting the value takes none. */
  #paste(event: ClipboardEvent, intent: UiIntent): void {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.length < longPaste) return;
    event.preventDefault();
    const field = event.currentTarget as HTMLTextAreaElement;
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    this.#checker.type(field.value, intent);
  }

  #chosenFiles(name: string, intent: UiIntent): TemplateResult {
    const { locale } = this.#host;
    const { outcome, text } = this.#checker;
    return html`<p class="chosen-file">
      ${outcome?.kind === 'report' ? locale.t(implementationText('implementation.file_read'), { file: name, count: outcome.count }) : name}
      <button type="button" class="quiet" aria-label=${locale.t(implementationText('implementation.clear'), { file: name })} @click=${() => this.#toText(text, intent)}>✕</button>
    </p>`;
  }

  /** The options of the run; if there is none, those that a run would have. */
  #setting(model: Model, intent: UiIntent): TemplateResult | typeof nothing {
    const checker = this.#checker;
    const report = this.#report;
    if (report === null && checker.error === null) return nothing;
    const { choice, mechanisms, outcome } = checker;
    const id = report?.variant ?? (isLesson(choice) ? model.schema.id : choice);
    const mechanism = mechanisms.find((each) => each.id === id) ?? null;
    const setting = {
      ...{ choice: shownChoice(choice, outcome), mechanism, mechanisms },
      told: guessMessage(choice, outcome, mechanism),
      options: { ...(report?.options ?? this.#defaults(model)), ...checker.options },
      choose: (chosen: string) => checker.choose(chosen, intent),
      set: (name: string, value: string | number | boolean) => checker.setOption(name, value, intent),
    };
    return settingView(setting, titleOf(this.#host.locale, model.lesson), this.#host.locale);
  }

  #defaults({ schema, state }: Model): Readonly<Record<string, string | number | boolean>> {
    const { choice, mechanisms } = this.#checker;
    const other = mechanisms.find(({ id }) => id === choice);
    if (other !== undefined)
      return Object.fromEntries(other.options.map(({ name, default: initial }) => [name, initial]));
    if (!isLesson(choice)) return {};
    const { options } = state.document;
    const active = activeOptions(schema, options);
    return Object.fromEntries(Object.entries(options).filter(([name]) => active.has(name)));
  }

  /** What arrays may be: that of the last report, and the inputs of the mechanism. */
  #targets(lesson: VariantSchema): readonly string[] {
    const { choice, mechanisms, targets } = this.#checker;
    const id = isLesson(choice) ? lesson.id : choice;
    const inputs = mechanisms.find((each) => each.id === id)?.inputs ?? [];
    return [...new Set([...inputs, ...targets])];
  }

  get #report(): CheckReport | null {
    const { outcome } = this.#checker;
    return outcome?.kind === 'report' ? outcome.report : null;
  }

  #fileButton(intent: UiIntent): TemplateResult {
    const choose = ({ currentTarget }: Event): void => {
      const { nextElementSibling: field } = currentTarget as Element;
      if (field instanceof HTMLInputElement) field.click();
    };
    const change = ({ currentTarget }: Event): void => {
      const field = currentTarget as HTMLInputElement;
      const files = [...(field.files ?? [])];
      if (files.length > 0) void this.#checker.open(files, intent);
      field.value = '';
    };
    return html`<button type="button" @click=${choose}>${this.#host.locale.t(implementationText('implementation.choose_file'))}</button><input
        type="file"
        multiple
        hidden
        accept=".npz,.npy,.safetensors,.json,.txt,.log,.csv"
        @change=${change}
      />`;
  }

  /** How the text was read, the verdict, and then what it rests on. */
  #result({ schema }: Model, intent: UiIntent): TemplateResult {
    const { locale } = this.#host;
    const report = this.#report;
    const checker = this.#checker;
    const actions: ReportActions = {
      assign: (array) => checker.assign(array, intent),
      showStep: report?.variant === schema.id ? (step) => this.#showStep(step, intent) : null,
    };
    const leftOut = checker.arrays.filter(({ name }) => checker.assigned.get(name)?.target === '');
    const outcome = outcomeView(checker, locale, {
      ...actions,
      targets: this.#targets(schema),
      chooseDecimal: (decimal) => checker.chooseDecimal(decimal, intent),
    });
    return html`<div class="outcome" tabindex="-1" aria-busy=${checker.phase !== null}>
      ${report === null ? nothing : readingView({ report, leftOut, asked: checker.asked }, locale, actions)}
      <div role="status">${runningView(checker, locale, () => void checker.check(intent))} ${outcome}</div>
      ${report === null ? nothing : reportDetails(report, locale)}
    </div>`;
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

  #drop(event: DragEvent, intent: UiIntent): void {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    void this.#checker.open(files, intent);
  }
}

const isLesson = (choice: MechanismChoice): boolean => choice === 'auto' || choice === 'lesson';

/** What the list of mechanisms shows. */
function shownChoice(choice: MechanismChoice, outcome: CheckOutcome | null): MechanismChoice {
  if (choice !== 'auto') return choice;
  return outcome?.kind === 'report' && outcome.guess === 'found' ? outcome.report.variant : 'lesson';
}

/** What is said of a guess. */
function guessMessage(
  choice: MechanismChoice,
  outcome: CheckOutcome | null,
  mechanism: MechanismInfo | null,
): Message | null {
  if (outcome?.kind !== 'report' || outcome.guess === 'none' || mechanism === null) return null;
  const options = Object.entries(outcome.guessed).map(([name, value]) => `, ${name} = ${value}`);
  const args = { mechanism: mechanism.title, options: options.join('') };
  if (outcome.guess === 'unknown') return message(implementationText('implementation.guess_unknown'), args);
  return message(
    implementationText(choice === 'auto' ? 'implementation.guess_made' : 'implementation.guess_asked'),
    args,
  );
}
