import { html, nothing, type TemplateResult } from 'lit';
import { detailsOf } from '../../engine/errors';
import type { Trace } from '../../engine/types';
import { authoringText } from '../../i18n/en/authoring';
import type { MessageId } from '../../i18n/message-id';
import { staleText } from '../../ui/controls/stale-text';
import { download } from '../../ui/dom/download';
import type { DialogHost, LazyDialog } from '../../ui/lazy';
import type { Model } from '../../ui/model';
import { codeCss } from './code.css';
import { type CodeFile, itselfOf, programOf, textOf } from './generate';
import { type CodeLanguage, codeLanguages, libraryNames } from './languages/language';

/** Characters that are shown at once: trained models make programs of two million, which a text field shows slowly. */
const previewLength = 200_000;

/** A language, or the program of the lesson itself. */
type Choice = CodeLanguage | 'itself';

/** What a program was written for. */
interface Written {
  readonly trace: Trace;
  readonly language: Choice;
  readonly until: string | null;
  readonly locale: string;
}

/** The dialog with a program that computes the current run. */
export class CodeDialog implements LazyDialog {
  readonly styles = codeCss;
  readonly #host: DialogHost;
  #language: Choice = 'python';
  #isWhole = true;
  /** Whether all of a long program is shown. */
  #showsAll = false;
  #written: Written | null = null;
  #file: CodeFile | null = null;
  /** Why the program could not be written; null if there was no failure. */
  #error: unknown = null;
  /** Message about the last copy; null if the text has changed since. */
  #copied: MessageId | null = null;

  constructor(host: DialogHost) {
    this.#host = host;
  }

  render(model: Model): TemplateResult {
    const { t } = model.locale;
    return html`<dialog id="lazy-dialog" class="code" aria-labelledby="code-title" @close=${() => this.#host.close()}>
      <h2 id="code-title">${t(authoringText('code.title'))}</h2>
      ${staleText(this.#host)}
      <p>${t(authoringText(this.#language === 'itself' ? 'code.itself_intro' : 'code.intro'))}</p>
      ${model.state.position.isHidden ? html`<p>${t(authoringText('code.answer_first'))}</p>` : this.#program(model)}
      <div class="row end">
        <button type="button" @click=${() => this.#host.close()}>${t('common.close')}</button>
      </div>
    </dialog>`;
  }

  #program(model: Model): TemplateResult {
    const { locale, trace } = model;
    this.#update(model);
    const hasBackwardPass = trace.nodes.some(({ pass }) => pass !== 'forward');
    return html`${this.#languages(model)} ${this.#parts(model)}
      ${hasBackwardPass ? html`<p class="help">${locale.t(authoringText('code.backward'))}</p>` : nothing}
      ${this.#error === null ? this.#text(model) : html`<p class="refused" role="alert">${locale.format(detailsOf(this.#error))}</p>`}`;
  }

  #languages({ locale }: Model): TemplateResult {
    const choose = (language: Choice): void => {
      this.#language = language;
      this.#host.changed();
    };
    return html`<fieldset>
      <legend>${locale.t(authoringText('code.language'))}</legend>
      ${codeLanguages.map((each) => radio('code-language', libraryNames[each], each === this.#language, () => choose(each)))}
      ${textOf(this.#host.store) === null ? nothing : radio('code-language', locale.t(authoringText('code.itself')), this.#language === 'itself', () => choose('itself'))}
    </fieldset>`;
  }

  #parts(model: Model): TemplateResult | typeof nothing {
    const { locale } = model;
    const step = stepOf(model);
    if (step === null || this.#language === 'itself') return nothing;
    const choose = (isWhole: boolean): void => {
      this.#isWhole = isWhole;
      this.#host.changed();
    };
    const title = locale.format(step.title);
    return html`<fieldset>
      <legend>${locale.t(authoringText('code.part'))}</legend>
      ${radio('code-part', locale.t(authoringText('code.whole_run')), this.#isWhole, () => choose(true))}
      ${radio('code-part', locale.t(authoringText('code.until_step'), { title }), !this.#isWhole, () => choose(false))}
    </fieldset>`;
  }

  #text({ locale }: Model): TemplateResult {
    const { text = '', name = '', command = '', needs = '' } = this.#file ?? {};
    const isShort = this.#showsAll || text.length <= previewLength;
    const shown = isShort ? text : text.slice(0, text.lastIndexOf('\n', previewLength) + 1);
    const count = (lines: string): string => locale.grouped(lines.split('\n').length - 1);
    const isReady = this.#file !== null;
    return html`<p class="help" id="code-help">${isReady ? locale.t(authoringText('code.run_with'), { command, needs }) : locale.t(authoringText('code.writing'))}</p>
      <textarea rows="20" readonly spellcheck="false" wrap="off" aria-label=${locale.t(authoringText('code.program'))} aria-describedby="code-help" .value=${shown}></textarea>
      ${isShort ? nothing : html`<p class="help">${locale.t(authoringText('code.shortened'), { shown: count(shown), lines: count(text) })}</p>`}
      <div class="row">
        <button type="button" class="main" aria-disabled=${!isReady} @click=${(event: Event) => isReady && this.#copy(event, text)}>${locale.t(authoringText('share.copy'))}</button>
        <button type="button" aria-disabled=${!isReady} @click=${() => isReady && download(name, new Blob([text], { type: 'text/plain' }))}>${locale.t(authoringText('code.download'), { name })}</button>
        <span class="copied" role="status">${this.#copied === null ? nothing : locale.t(this.#copied)}</span>
      </div>`;
  }

  /** Copies the text. If the clipboard is not allowed, as in many iframes, shows and selects all of it instead. */
  async #copy(event: Event, text: string): Promise<void> {
    const field = (event.currentTarget as Element).closest('dialog')?.querySelector('textarea');
    const isCopied = await this.#host.copy(text);
    this.#copied = authoringText(isCopied ? 'share.copied' : 'share.page_may_not_write');
    this.#showsAll ||= !isCopied;
    this.#host.changed();
    if (isCopied || !field) return;
    // The next render would come too late for the selection.
    field.value = text;
    field.select();
  }

  /** Writes the program anew if the run, the choices or the language of the element have changed. */
  #update(model: Model): void {
    const until = this.#isWhole ? null : (stepOf(model)?.id ?? null);
    const { trace, locale } = model;
    const wanted: Written = { trace, until, language: this.#language, locale: locale.code };
    const known = this.#written;
    const isSame =
      known !== null && Object.entries(wanted).every(([key, value]) => known[key as keyof Written] === value);
    if (isSame) return;
    this.#written = wanted;
    this.#file = null;
    this.#copied = null;
    void this.#write(wanted, model);
  }

  async #write(wanted: Written, { locale }: Model): Promise<void> {
    const { language, until } = wanted;
    try {
      const { store } = this.#host;
      const isItself = language === 'itself';
      const file = await (isItself ? itselfOf(store, locale) : programOf(store, { language, until, locale }));
      if (this.#written !== wanted) return;
      this.#file = file;
      this.#error = null;
    } catch (error) {
      if (this.#written !== wanted) return;
      this.#error = error;
    }
    this.#host.changed();
  }
}

/** The node of the current step, if a program can end at it. */
function stepOf({ trace, state }: Model): Trace['nodes'][number] | null {
  const node = trace.node(state.position.node);
  const isStep = state.screen === undefined && node?.pass === 'forward' && node.op !== 'input';
  return isStep ? node : null;
}

function radio(name: string, text: string, on: boolean, onChange: () => void): TemplateResult {
  return html`<label><input type="radio" name=${name} .checked=${on} @change=${onChange} /><span>${text}</span></label>`;
}
