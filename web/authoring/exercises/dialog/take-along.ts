import { html, nothing, type TemplateResult } from 'lit';
import { authoringText } from '../../../i18n/en/authoring';
import { exercisesText } from '../../../i18n/en/exercises';
import type { Locale } from '../../../i18n/i18n';
import { titleOf } from '../../../i18n/lesson-texts';
import type { MessageId } from '../../../i18n/message-id';
import type { Exercise } from '../../../learn/exercises/exercise';
import { linkOf, writeSpec } from '../../../learn/exercises/spec';
import { type SnippetKind, snippet, snippetKinds } from '../../../store/links/snippets';
import type { DialogHost } from '../../../ui/lazy';
import { siteOf } from '../../../ui/site';
import { kindHelp, kindLabels } from '../../share/labels';

/** The part of the dialog that writes links and snippets of the exercise. */
export class TakeAlong {
  readonly #host: DialogHost;
  #kind: SnippetKind = 'link';
  /** Message about the last copy, and the text that was copied. */
  #copied: { readonly id: MessageId; readonly text: string } | null = null;

  constructor(host: DialogHost) {
    this.#host = host;
  }

  /** `exercise` is null if none can be made. */
  render(locale: Locale, exercise: Exercise | null): TemplateResult {
    const text = exercise === null ? '' : this.#text(locale, exercise);
    const help = this.#kind === 'link' ? exercisesText('exercises.link_help') : kindHelp[this.#kind];
    const copied = this.#copied?.text === text ? this.#copied.id : null;
    return html`<fieldset class="kinds"><legend>${locale.t(authoringText('share.as'))}</legend>
        ${snippetKinds.map((kind) => html`<label class="kind"><input type="radio" name="snippet" .checked=${kind === this.#kind} @change=${() => this.#choose(kind)} /><span>${locale.t(kindLabels[kind])}</span></label>`)}
      </fieldset>
      <p class="help" id="kind-help">${locale.t(help)}</p>
      <textarea class="address" rows=${this.#kind === 'link' ? 2 : 3} readonly spellcheck="false" aria-label=${locale.t(authoringText('share.text_copy'))} aria-describedby="kind-help" .value=${text}></textarea>
      <div class="row">
        <button type="button" name="copy" aria-disabled=${text === ''} @click=${(event: Event) => text !== '' && this.#copy(event, text)}>${locale.t(authoringText('share.copy'))}</button>
        <span class="copied" role="status">${copied === null ? nothing : locale.t(copied)}</span>
      </div>`;
  }

  #choose(kind: SnippetKind): void {
    this.#kind = kind;
    this.#host.changed();
  }

  #text(locale: Locale, { spec, lesson }: Exercise): string {
    const seed = locale.t(exercisesText('exercises.seed_of'), { seed: spec.seed });
    const title = `${titleOf(locale, lesson)} · ${seed}`;
    const look = { hide: [], lock: [], theme: '', lang: '' } as const;
    const exercise = writeSpec(spec);
    return snippet(this.#kind, { ...look, site: siteOf(this.#host), link: linkOf(spec), title, exercise });
  }

  /** Copies the text. If the clipboard is not allowed, as in many frames, selects it instead. */
  async #copy(event: Event, text: string): Promise<void> {
    const field = (event.currentTarget as Element).closest('dialog')?.querySelector('textarea');
    const isCopied = await this.#host.copy(text);
    if (!isCopied) field?.select();
    this.#copied = { id: authoringText(isCopied ? 'share.copied' : 'share.page_may_not_write'), text };
    this.#host.changed();
  }
}
