import { html, nothing, type TemplateResult } from 'lit';
import { languages } from '../../i18n/choose';
import { authoringText } from '../../i18n/en/authoring';
import { titleOf } from '../../i18n/lesson-texts';
import type { MessageId } from '../../i18n/message-id';
import { textsIn } from '../../learn/tours/asked';
import { encode, tourKeys } from '../../store/links/encode';
import {
  type ShareOptions,
  type SnippetKind,
  siteError,
  siteFolder,
  snippet,
  snippetKinds,
} from '../../store/links/snippets';
import { type HideName, hideNames, type LockName } from '../../store/untrusted/hide-and-lock';
import { staleText } from '../../ui/controls/stale-text';
import type { DialogHost, LazyDialog } from '../../ui/lazy';
import type { Model } from '../../ui/model';
import { siteOf } from '../../ui/site';
import { checkbox, kindHelp, kindLabels, lockable, lockLabels, regionLabels } from './labels';
import { preview } from './preview';
import { shareCss } from './share.css';

/** The chosen options. Link and title are not included: they follow from the current state. */
type Choice = Omit<ShareOptions, 'link' | 'title'>;

const themes = ['', 'light', 'dark'] as const;
const themeLabels = {
  '': authoringText('share.page'),
  light: authoringText('share.light'),
  dark: authoringText('share.dark'),
} as const;

/** The dialog that creates a link or embedding code for the current state. */
export class ShareDialog implements LazyDialog {
  readonly styles = shareCss;
  readonly #host: DialogHost;
  #kind: SnippetKind = 'link';
  #choice: Choice;
  /** Message about the last copy; null if the text has changed since. */
  #copied: MessageId | null = null;
  #isPreviewOpen = false;

  constructor(host: DialogHost) {
    this.#host = host;
    const hide = hideNames.filter((name) => host.hidden.has(name));
    this.#choice = { site: siteOf(host), hide, lock: [], theme: '', lang: '' };
  }

  render(model: Model): TemplateResult {
    return html`<dialog id="lazy-dialog" class="share" aria-labelledby="share-title" @close=${() => this.#host.close()}>
      <h2 id="share-title">${model.locale.t(authoringText('share.share_show'))}</h2>
      ${staleText(this.#host)}
      <p>${model.locale.t(authoringText('share.everything_now'))}</p>
      ${this.#host.tour?.link === '' ? html`<p class="refused">${model.locale.t(authoringText('share.tour_too_long'))}</p>` : nothing}
      <div class="sides">
        <div class="settings-side">${this.#regions()} ${this.#locks()} ${this.#appearance()}</div>
        <div class="text-side">${this.#kinds()} ${this.#text(model)} ${this.#preview(model)}</div>
      </div>
      <div class="row end">
        <button type="button" class="quiet" @click=${() => this.#host.open('check')}>${model.locale.t(authoringText('share.open_check'))}</button>
        <button type="button" @click=${() => this.#host.close()}>${model.locale.t('common.close')}</button>
      </div>
    </dialog>`;
  }

  #choose(part: Partial<Choice>): void {
    this.#choice = { ...this.#choice, ...part };
    this.#copied = null;
    this.#host.changed();
  }

  #regions(): TemplateResult {
    const { hide } = this.#choice;
    const toggle = (name: HideName, on: boolean): void =>
      this.#choose({ hide: hideNames.filter((each) => (each === name ? !on : hide.includes(each))) });
    return html`<fieldset>
      <legend>${this.#host.locale.t(authoringText('share.readers_see'))}</legend>
      <div class="ticks-list">
        ${hideNames.map((name) => checkbox(name, this.#host.locale.t(regionLabels[name]), !hide.includes(name), (on) => toggle(name, on)))}
      </div>
    </fieldset>`;
  }

  #locks(): TemplateResult {
    const { lock } = this.#choice;
    const toggle = (name: LockName, on: boolean): void =>
      this.#choose({ lock: lockable.filter((each) => (each === name ? !on : lock.includes(each))) });
    return html`<fieldset>
      <legend>${this.#host.locale.t(authoringText('share.readers_may_change'))}</legend>
      <div class="ticks-list">
        ${lockable.map((name) => checkbox(name, this.#host.locale.t(lockLabels[name]), !lock.includes(name), (on) => toggle(name, on)))}
      </div>
    </fieldset>`;
  }

  #appearance(): TemplateResult {
    const { theme, lang, site } = this.#choice;
    const error = siteError(site);
    return html`<fieldset class="looks">
      <legend>${this.#host.locale.t(authoringText('share.other_choices'))}</legend>
      <label>${this.#host.locale.t(authoringText('share.colours'))}
        <select @change=${(event: Event) => this.#choose({ theme: themes.find((each) => each === inputValue(event)) ?? '' })}>
          ${themes.map((each) => html`<option value=${each} ?selected=${each === theme}>${this.#host.locale.t(themeLabels[each])}</option>`)}
        </select>
      </label>
      <label>${this.#host.locale.t(authoringText('share.language'))}
        <select @change=${(event: Event) => this.#choose({ lang: inputValue(event) })}>
          <option value="" ?selected=${lang === ''}>${this.#host.locale.t(authoringText('share.page'))}</option>
          ${Object.entries(languages).map(([code, { name }]) => html`<option value=${code} lang=${code} ?selected=${code === lang}>${name}</option>`)}
        </select>
      </label>
      <label class="site">${this.#host.locale.t(authoringText('share.where_attention_lab_stands'))}
        <input
          type="url"
          spellcheck="false"
          autocomplete="off"
          aria-invalid=${error === null ? 'false' : 'true'}
          aria-describedby="site-help"
          .value=${site}
          @change=${(event: Event) => this.#choose({ site: siteFolder(inputValue(event)) })}
        />
      </label>
      <p id="site-help" class=${error === null ? 'help' : 'help refused'}>${error === null ? this.#host.locale.t(authoringText('share.folder_index_html_attention')) : this.#host.locale.format(error)}</p>
    </fieldset>`;
  }

  #kinds(): TemplateResult {
    const choose = (kind: SnippetKind): void => {
      this.#kind = kind;
      this.#choose({});
    };
    return html`<fieldset class="kinds">
      <legend>${this.#host.locale.t(authoringText('share.as'))}</legend>
      ${snippetKinds.map(
        (kind) => html`<label>
          <input type="radio" name="snippet" .checked=${kind === this.#kind} @change=${() => choose(kind)} />
          <span>${this.#host.locale.t(kindLabels[kind])}</span>
        </label>`,
      )}
    </fieldset>`;
  }

  #shareOptions({ locale, state, lesson, schema }: Model): ShareOptions {
    const { tour } = this.#host;
    const link = encode(state, lesson, schema) + tourKeys(tour);
    // Titles of built-in tours and lessons are translated.
    const title = tour === null ? titleOf(locale, lesson) : textsIn(tour, locale).title;
    return { ...this.#choice, title, link };
  }

  #text(model: Model): TemplateResult {
    const isInvalid = siteError(this.#choice.site) !== null;
    const text = isInvalid ? '' : snippet(this.#kind, this.#shareOptions(model));
    return html`<p class="help" id="kind-help">${model.locale.t(kindHelp[this.#kind])}</p>
      <textarea id="snippet" rows="7" readonly spellcheck="false" aria-label=${model.locale.t(authoringText('share.text_copy'))} aria-describedby="kind-help" .value=${text}></textarea>
      <div class="row">
        <button type="button" class="main" aria-disabled=${isInvalid} @click=${(event: Event) => isInvalid || this.#copy(event, text)}>${model.locale.t(authoringText('share.copy'))}</button>
        <span class="copied" role="status">${this.#copied === null ? nothing : model.locale.t(this.#copied)}</span>
      </div>`;
  }

  /** Copies the text. If the clipboard is not allowed, as in many iframes, selects the text instead. */
  async #copy(event: Event, text: string): Promise<void> {
    const field = (event.currentTarget as Element).closest('dialog')?.querySelector('textarea');
    const isCopied = await this.#host.copy(text);
    if (!isCopied) field?.select();
    this.#copied = authoringText(isCopied ? 'share.copied' : 'share.page_may_not_write');
    this.#host.changed();
  }

  #preview(model: Model): TemplateResult {
    const toggle = (event: Event): void => {
      this.#isPreviewOpen = (event.currentTarget as HTMLDetailsElement).open;
      this.#host.changed();
    };
    return html`<details class="preview" @toggle=${toggle}>
      <summary>${model.locale.t(authoringText('share.readers_will_see'))}</summary>
      ${this.#isPreviewOpen ? preview(this.#shareOptions(model)) : nothing}
    </details>`;
  }
}

function inputValue(event: Event): string {
  return (event.currentTarget as HTMLInputElement | HTMLSelectElement).value;
}
