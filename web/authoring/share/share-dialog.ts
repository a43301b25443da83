import { html, nothing, type TemplateResult } from 'lit';
import { languages } from '../../i18n/choose';
import { msg, t, translate } from '../../i18n/i18n';
import {
  type Sharing,
  type SnippetKind,
  siteError,
  siteFolder,
  snippet,
  snippetKinds,
} from '../../store/links/share';
import { encode } from '../../store/links/url';
import { type HideName, hideNames, type LockName } from '../../store/untrusted/allowed';
import type { DialogHost, LazyDialog } from '../../ui/lazy';
import type { Model } from '../../ui/model';
import { preview } from './preview';
import { shareCss } from './share.css';

/** What the author has chosen so far. What is on show is not part of it: it is asked for each time. */
type Choice = Omit<Sharing, 'link' | 'title'>;

const kindNames: Readonly<Record<SnippetKind, string>> = {
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

const regions: Readonly<Record<HideName, string>> = {
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

const things: Readonly<Record<Exclude<LockName, 'all'>, string>> = {
  inputs: msg('the numbers'),
  options: msg('the options'),
  tokens: msg('words and sizes'),
  lesson: msg('the lesson'),
};

const lockable = ['inputs', 'options', 'tokens', 'lesson'] as const;
const themes = ['', 'light', 'dark'] as const;
const themeNames = { '': msg('as the page'), light: msg('light'), dark: msg('dark') } as const;

/** The dialog in which an author takes what is on show along, as a link or as a figure of another page. */
export class ShareDialog implements LazyDialog {
  readonly styles = shareCss;
  readonly #host: DialogHost;
  #kind: SnippetKind = 'link';
  #choice: Choice;
  /** What came of the last copy; empty when there was none since the text changed. */
  #copied = '';
  #previewing = false;

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
        <div class="settings-side">${this.#regions()} ${this.#locks()} ${this.#looks()}</div>
        <div class="text-side">${this.#kinds()} ${this.#text(model)} ${this.#look(model)}</div>
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
        ${hideNames.map((name) => tick(name, translate(regions[name]), !hide.includes(name), (on) => toggle(name, on)))}
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
        ${lockable.map((name) => tick(name, translate(things[name]), !lock.includes(name), (on) => toggle(name, on)))}
      </div>
    </fieldset>`;
  }

  #looks(): TemplateResult {
    const { theme, lang, site } = this.#choice;
    const wrong = siteError(site);
    return html`<fieldset class="looks">
      <legend>${t('And')}</legend>
      <label>${t('Colours')}
        <select @change=${(event: Event) => this.#choose({ theme: themes.find((each) => each === chosenIn(event)) ?? '' })}>
          ${themes.map((each) => html`<option value=${each} ?selected=${each === theme}>${translate(themeNames[each])}</option>`)}
        </select>
      </label>
      <label>${t('Language')}
        <select @change=${(event: Event) => this.#choose({ lang: chosenIn(event) })}>
          <option value="" ?selected=${lang === ''}>${t('as the page')}</option>
          ${Object.entries(languages).map(([code, { name }]) => html`<option value=${code} lang=${code} ?selected=${code === lang}>${name}</option>`)}
        </select>
      </label>
      <label class="site">${t('Where Attention Lab stands')}
        <input
          type="url"
          spellcheck="false"
          autocomplete="off"
          aria-invalid=${wrong === '' ? 'false' : 'true'}
          aria-describedby="site-help"
          .value=${site}
          @change=${(event: Event) => this.#choose({ site: siteFolder(chosenIn(event)) })}
        />
      </label>
      <p id="site-help" class=${wrong === '' ? 'help' : 'help refused'}>${wrong === '' ? t('The folder with index.html and attention-lab.js in it.') : wrong}</p>
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
          <span>${translate(kindNames[kind])}</span>
        </label>`,
      )}
    </fieldset>`;
  }

  #sharing({ state, lesson, schema }: Model): Sharing {
    return { ...this.#choice, title: translate(lesson.title), link: encode(state, lesson, schema) };
  }

  #text(model: Model): TemplateResult {
    const isWrong = siteError(this.#choice.site) !== '';
    const text = isWrong ? '' : snippet(this.#kind, this.#sharing(model));
    return html`<p class="help" id="kind-help">${translate(kindHelp[this.#kind])}</p>
      <textarea id="snippet" rows="7" readonly spellcheck="false" aria-label=${t('Text to copy')} aria-describedby="kind-help" .value=${text}></textarea>
      <div class="row">
        <button type="button" class="main" aria-disabled=${isWrong} @click=${(event: Event) => isWrong || this.#copy(event, text)}>${t('Copy')}</button>
        <span class="copied" role="status">${this.#copied === '' ? nothing : translate(this.#copied)}</span>
      </div>`;
  }

  /** Where the clipboard is refused, as in many frames, the text is selected to be copied by hand. */
  async #copy(event: Event, text: string): Promise<void> {
    const field = (event.currentTarget as Element).closest('dialog')?.querySelector('textarea');
    const done = await this.#host.copy(text);
    if (!done) field?.select();
    this.#copied = done
      ? msg('Copied.')
      : msg('This page may not write to the clipboard. The text is selected: copy it with the keyboard.');
    this.#host.changed();
  }

  #look(model: Model): TemplateResult {
    const toggle = (event: Event): void => {
      this.#previewing = (event.currentTarget as HTMLDetailsElement).open;
      this.#host.changed();
    };
    return html`<details class="preview" @toggle=${toggle}>
      <summary>${t('What readers will see')}</summary>
      ${this.#previewing ? preview(this.#sharing(model)) : nothing}
    </details>`;
  }
}

function tick(name: string, text: string, on: boolean, put: (on: boolean) => void): TemplateResult {
  return html`<label><input
      type="checkbox"
      name=${name}
      .checked=${on}
      @change=${(event: Event) => put((event.currentTarget as HTMLInputElement).checked)}
    /><span>${text}</span></label>`;
}

function chosenIn(event: Event): string {
  return (event.currentTarget as HTMLInputElement | HTMLSelectElement).value;
}

/** Where the built site is: the page itself, or else the folder above that of this script. */
function siteOf({ isPage }: DialogHost): string {
  const address = isPage
    ? location.href.replace(/[?#].*$/s, '')
    : new URL(/* @vite-ignore */ '..', import.meta.url).href;
  return siteFolder(address);
}
