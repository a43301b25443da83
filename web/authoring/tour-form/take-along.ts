// Its build for Node, which the bundle of the package would take otherwise, fails in browsers.

import { strToU8, zipSync } from 'fflate/browser';
import { html, nothing, type TemplateResult } from 'lit';
import { authoringText } from '../../i18n/en/authoring';
import { tourFormText } from '../../i18n/en/tour-form';
import type { Locale } from '../../i18n/i18n';
import { type Message, message } from '../../i18n/message';
import { packTour } from '../../learn/tours/pack-tour';
import { linkVersion } from '../../store/links/link-keys';
import { escaped } from '../../store/links/link-text';
import { type SnippetKind, snippet, snippetKinds } from '../../store/links/snippets';
import { download } from '../../ui/dom/download';
import type { DialogHost } from '../../ui/lazy';
import { siteOf } from '../../ui/site';
import { kindHelp, kindLabels } from '../share/labels';
import type { TourDraft } from './draft/draft';
import { draftFiles, folderName } from './draft/draft-folder';

/** The part of the dialog that writes links, snippets and the folder of the tour. */
export class TakeAlong {
  readonly #host: DialogHost;
  #kind: SnippetKind | 'json' = 'link';
  /** The JSON that has been packed last, and the packed one; empty if it is too long for a link. */
  #json = '';
  #packed = '';
  /** What happened after the last button. */
  #status: Message | null = null;

  constructor(host: DialogHost) {
    this.#host = host;
  }

  render(locale: Locale, draft: TourDraft, json: string, isValid: boolean): TemplateResult {
    void this.#pack(json);
    const text = this.#text(draft, json);
    const kinds = [...snippetKinds, 'json'] as const;
    return html`<details class="take-along"><summary>${locale.t(tourFormText('tour_form.take_along'))}</summary>
      ${isValid ? nothing : html`<p class="refused">${locale.t(tourFormText('tour_form.has_mistakes'))}</p>`}
      <fieldset class="kinds"><legend>${locale.t(authoringText('share.as'))}</legend>
        ${kinds.map((kind) => html`<label class="tick"><input type="radio" name="snippet" .checked=${kind === this.#kind} @change=${() => this.#choose(kind)} /><span>${locale.t(kind === 'json' ? tourFormText('tour_form.json') : kindLabels[kind])}</span></label>`)}
      </fieldset>
      <p class="help" id="kind-help">${this.#help(locale, text)}</p>
      <textarea id="snippet" rows="4" readonly spellcheck="false" aria-label=${locale.t(authoringText('share.text_copy'))} aria-describedby="kind-help" .value=${text}></textarea>
      <div class="row">
        <button type="button" name="copy" aria-disabled=${text === ''} @click=${(event: Event) => text !== '' && this.#copy(event, text)}>${locale.t(authoringText('share.copy'))}</button>
        <button type="button" name="download" @click=${() => this.#download(draft, locale.code)}>${locale.t(tourFormText('tour_form.download'))}</button>
        <span class="copied" role="status">${this.#status === null ? nothing : locale.format(this.#status)}</span>
      </div>
      <p class="help">${locale.t(tourFormText('tour_form.folder_help'))}</p>
    </details>`;
  }

  #help(locale: Locale, text: string): string {
    if (this.#kind === 'json') return locale.t(tourFormText('tour_form.json_help'));
    return text === '' && this.#packed === ''
      ? locale.t(authoringText('share.tour_too_long'))
      : locale.t(kindHelp[this.#kind]);
  }

  #choose(kind: SnippetKind | 'json'): void {
    this.#kind = kind;
    this.#status = null;
    this.#host.changed();
  }

  async #pack(json: string): Promise<void> {
    if (json === this.#json) return;
    this.#json = json;
    this.#status = null;
    const packed = await packTour(json);
    if (json !== this.#json) return;
    this.#packed = packed;
    this.#host.changed();
  }

  #text({ lesson, title, languages }: TourDraft, json: string): string {
    if (this.#kind === 'json') return json;
    if (this.#packed === '') return '';
    const link = `v=${linkVersion}&lesson=${escaped(lesson)}&tour=${this.#packed}&stop=1`;
    const look = { hide: [], lock: [], theme: '', lang: '' } as const;
    const name = title[this.#host.locale.code] ?? title[languages[0] ?? ''] ?? '';
    return snippet(this.#kind, { ...look, site: siteOf(this.#host), link, title: name });
  }

  /** Copies the text. If the clipboard is not allowed, as in many frames, selects it instead. */
  async #copy(event: Event, text: string): Promise<void> {
    const field = (event.currentTarget as Element).closest('details')?.querySelector('textarea');
    const isCopied = await this.#host.copy(text);
    if (!isCopied) field?.select();
    this.#status = message(authoringText(isCopied ? 'share.copied' : 'share.page_may_not_write'));
    this.#host.changed();
  }

  /** Saves the folder of the tour, packed. */
  #download(draft: TourDraft, language: string): void {
    const name = folderName(draft);
    const files = draftFiles(draft, language).map(
      (file) => [`${name}/${file.name}`, strToU8(file.text)] as const,
    );
    const packed = new Uint8Array(zipSync(Object.fromEntries(files)));
    download(`${name}.zip`, new Blob([packed], { type: 'application/zip' }));
    this.#status = message(tourFormText('tour_form.downloading'), { name: `${name}.zip` });
    this.#host.changed();
  }
}
