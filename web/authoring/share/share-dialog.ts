import { html, nothing, type TemplateResult } from 'lit';
import { languages } from '../../i18n/choose';
import { msg, t, translate } from '../../i18n/i18n';
import {
  type ShareOptions,
  type SnippetKind,
  siteError,
  siteFolder,
  snippet,
  snippetKinds,
} from '../../store/links/share';
import { encode } from '../../store/links/url';
import { type HideName, hideNames, type LockName } from '../../store/untrusted/hide-and-lock';
import type { DialogHost, LazyDialog } from '../../ui/lazy';
import type { Model } from '../../ui/model';
import { preview } from './preview';
import { shareCss } from './share.css';

/** The chosen options. Link and title are not included: they follow from the current state. */
type Choice = Omit<ShareOptions, 'link' | 'title'>;

const kindLabels: Readonly<Record<SnippetKind, string>> = {
  link: msg('Link'),
  iframe: msg('Frame'),
  element: msg('Element'),
  markdown: msg('Markdown'),
  hugo: msg('Hugo'),
  mdx: msg('MDX'),
};

const kindHelp: Readonly<Record<SnippetKind, string>> = {
  link: msg('For mails, chats and slides. It carries every number that is not the lesson’s own.'),
  iframe: msg(
    'For pages that allow frames only, such as learning platforms. The second line keeps the frame as high as what it shows.',
  ),
  element: msg('For pages of HTML. The first line belongs on a page once, however many figures there are.'),
  markdown: msg('A plain link, for wherever Markdown is read.'),
  hugo: msg('A shortcode for Hugo, whose file belongs into the site’s folder of shortcodes.'),
  mdx: msg('For MDX and JSX, on a page that loads the script or the package.'),
};

const regionLabels: Readonly<Record<HideName, string>> = {
  header: msg('title and formula'),
  lessons: msg('the list of lessons'),
  tools: msg('undo, reset, keys'),
  share: msg('sharing'),
  strip: msg('the film strip'),
  prose: msg('the text'),
  figures: msg('the lesson’s figures'),
  legend: msg('the legend'),
  controls: msg('“Change anything”'),
  why: msg('the why panel'),
  stepper: msg('the bar that moves'),
};

const lockLabels: Readonly<Record<Exclude<LockName, 'all'>, string>> = {
  inputs: msg('the numbers'),
  options: msg('the options'),
  tokens: msg('words and sizes'),
  lesson: msg('the lesson'),
};

const lockable = ['inputs', 'options', 'tokens', 'lesson'] as const;
const themes = ['', 'light', 'dark'] as const;
const themeLabels = { '': msg('as the page'), light: msg('light'), dark: msg('dark') } as const;

/** The dialog that creates a link or embedding code for the current state. */
export class ShareDialog implements LazyDialog {
  readonly styles = shareCss;
  readonly #host: DialogHost;
  #kind: SnippetKind = 'link';
  #choice: Choice;
  /** Message about the last copy; empty if the text has changed since. */
  #copied = '';
  #isPreviewOpen = false;

  constructor(host: DialogHost) {
    this.#host = host;
    const hide = hideNames.filter((name) => host.hidden.has(name));
    this.#choice = { site: siteOf(host), hide, lock: [], theme: '', lang: '' };
  }

  render(model: Model): TemplateResult {
    return html`<dialog id="lazy-dialog" class="share" aria-labelledby="share-title" @close=${() => this.#host.close()}>
      <h2 id="share-title">${t('Share what is on show')}</h2>
      <p>${t('Everything as it is now: the words, the options, every number to its last digit, and the place in the walk.')}</p>
      <div class="sides">
        <div class="settings-side">${this.#regions()} ${this.#locks()} ${this.#appearance()}</div>
        <div class="text-side">${this.#kinds()} ${this.#text(model)} ${this.#preview(model)}</div>
      </div>
      <div class="row end">
        <button type="button" class="quiet" @click=${() => this.#host.open('check')}>${t('Check a tour…')}</button>
        <button type="button" @click=${() => this.#host.close()}>${t('Close')}</button>
      </div>
    </dialog>`;
  }

  #choose(part: Partial<Choice>): void {
    this.#choice = { ...this.#choice, ...part };
    this.#copied = '';
    this.#host.changed();
  }

  #regions(): TemplateResult {
    const { hide } = this.#choice;
    const toggle = (name: HideName, on: boolean): void =>
      this.#choose({ hide: hideNames.filter((each) => (each === name ? !on : hide.includes(each))) });
    return html`<fieldset>
      <legend>${t('Readers see')}</legend>
      <div class="ticks-list">
        ${hideNames.map((name) => checkbox(name, translate(regionLabels[name]), !hide.includes(name), (on) => toggle(name, on)))}
      </div>
    </fieldset>`;
  }

  #locks(): TemplateResult {
    const { lock } = this.#choice;
    const toggle = (name: LockName, on: boolean): void =>
      this.#choose({ lock: lockable.filter((each) => (each === name ? !on : lock.includes(each))) });
    return html`<fieldset>
      <legend>${t('Readers may change')}</legend>
      <div class="ticks-list">
        ${lockable.map((name) => checkbox(name, translate(lockLabels[name]), !lock.includes(name), (on) => toggle(name, on)))}
      </div>
    </fieldset>`;
  }

  #appearance(): TemplateResult {
    const { theme, lang, site } = this.#choice;
    const error = siteError(site);
    return html`<fieldset class="looks">
      <legend>${t('And')}</legend>
      <label>${t('Colours')}
        <select @change=${(event: Event) => this.#choose({ theme: themes.find((each) => each === inputValue(event)) ?? '' })}>
          ${themes.map((each) => html`<option value=${each} ?selected=${each === theme}>${translate(themeLabels[each])}</option>`)}
        </select>
      </label>
      <label>${t('Language')}
        <select @change=${(event: Event) => this.#choose({ lang: inputValue(event) })}>
          <option value="" ?selected=${lang === ''}>${t('as the page')}</option>
          ${Object.entries(languages).map(([code, { name }]) => html`<option value=${code} lang=${code} ?selected=${code === lang}>${name}</option>`)}
        </select>
      </label>
      <label class="site">${t('Where Attention Lab stands')}
        <input
          type="url"
          spellcheck="false"
          autocomplete="off"
          aria-invalid=${error === '' ? 'false' : 'true'}
          aria-describedby="site-help"
          .value=${site}
          @change=${(event: Event) => this.#choose({ site: siteFolder(inputValue(event)) })}
        />
      </label>
      <p id="site-help" class=${error === '' ? 'help' : 'help refused'}>${error === '' ? t('The folder with index.html and attention-lab.js in it.') : error}</p>
    </fieldset>`;
  }

  #kinds(): TemplateResult {
    const choose = (kind: SnippetKind): void => {
      this.#kind = kind;
      this.#choose({});
    };
    return html`<fieldset class="kinds">
      <legend>${t('As')}</legend>
      ${snippetKinds.map(
        (kind) => html`<label>
          <input type="radio" name="snippet" .checked=${kind === this.#kind} @change=${() => choose(kind)} />
          <span>${translate(kindLabels[kind])}</span>
        </label>`,
      )}
    </fieldset>`;
  }

  #shareOptions({ state, lesson, schema }: Model): ShareOptions {
    return { ...this.#choice, title: translate(lesson.title), link: encode(state, lesson, schema) };
  }

  #text(model: Model): TemplateResult {
    const isInvalid = siteError(this.#choice.site) !== '';
    const text = isInvalid ? '' : snippet(this.#kind, this.#shareOptions(model));
    return html`<p class="help" id="kind-help">${translate(kindHelp[this.#kind])}</p>
      <textarea id="snippet" rows="7" readonly spellcheck="false" aria-label=${t('Text to copy')} aria-describedby="kind-help" .value=${text}></textarea>
      <div class="row">
        <button type="button" class="main" aria-disabled=${isInvalid} @click=${(event: Event) => isInvalid || this.#copy(event, text)}>${t('Copy')}</button>
        <span class="copied" role="status">${this.#copied === '' ? nothing : translate(this.#copied)}</span>
      </div>`;
  }

  /** Copies the text. If the clipboard is not allowed, as in many iframes, selects the text instead. */
  async #copy(event: Event, text: string): Promise<void> {
    const field = (event.currentTarget as Element).closest('dialog')?.querySelector('textarea');
    const isCopied = await this.#host.copy(text);
    if (!isCopied) field?.select();
    this.#copied = isCopied
      ? msg('Copied.')
      : msg('This page may not write to the clipboard. The text is selected: copy it with the keyboard.');
    this.#host.changed();
  }

  #preview(model: Model): TemplateResult {
    const toggle = (event: Event): void => {
      this.#isPreviewOpen = (event.currentTarget as HTMLDetailsElement).open;
      this.#host.changed();
    };
    return html`<details class="preview" @toggle=${toggle}>
      <summary>${t('What readers will see')}</summary>
      ${this.#isPreviewOpen ? preview(this.#shareOptions(model)) : nothing}
    </details>`;
  }
}

function checkbox(name: string, text: string, on: boolean, onChange: (on: boolean) => void): TemplateResult {
  return html`<label><input
      type="checkbox"
      name=${name}
      .checked=${on}
      @change=${(event: Event) => onChange((event.currentTarget as HTMLInputElement).checked)}
    /><span>${text}</span></label>`;
}

function inputValue(event: Event): string {
  return (event.currentTarget as HTMLInputElement | HTMLSelectElement).value;
}

/** URL of the built site: that of the page, or the parent folder of this script. */
function siteOf({ isPage }: DialogHost): string {
  const address = isPage
    ? location.href.replace(/[?#].*$/s, '')
    : new URL(/* @vite-ignore */ '..', import.meta.url).href;
  return siteFolder(address);
}
