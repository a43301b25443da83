import { html, nothing, type TemplateResult } from 'lit';
import { t, translate } from '../../i18n/i18n';
import type { Document } from '../../store/document/state';
import { format } from '../../ui/format/format';
import type { Model } from '../../ui/model';
import type { FigureContext } from '../figure';
import { differing, marked } from './compared';
import { type Running, unhurried } from './runs';
import { rightAnswer } from './shown';

/** What a model that was trained to fail says, beside what it should say and beside the model that lacks nothing. */
export class Verdict {
  readonly #host: FigureContext;
  #answer: { readonly of: Document; readonly words: readonly string[] } | null = null;
  /** What is being asked about; null when nobody wants to know. */
  #asked: Document | null = null;

  constructor(host: FigureContext) {
    this.#host = host;
  }

  /** Nothing in a lesson whose model stands beside no other. */
  render(model: Model): TemplateResult | typeof nothing {
    const { lesson, schema, state } = model;
    if (lesson.trained?.beside === undefined) return nothing;
    if (this.#answer?.of !== state.document && this.#asked !== state.document)
      void this.#ask(state.document, { engine: this.#host.engine, lesson, schema });
    return html`<div class="verdict">${this.#words(model)}${shares(model)}</div>`;
  }

  disconnect(): void {
    this.#asked = null;
  }

  #words(model: Model): TemplateResult {
    const right = rightAnswer(model);
    const words = this.#answer?.words ?? ['…'];
    const busy = this.#answer?.of !== model.state.document;
    if (right === null)
      return html`<dl class="said" aria-live="polite" aria-busy=${busy}><dt>${t('It says')}</dt><dd data-says>${words.join(' ')}</dd></dl>`;
    return html`<dl class="said" aria-live="polite" aria-busy=${busy}>
      <dt>${t('It should say')}</dt><dd data-right>${right.join(' ')}</dd>
      <dt>${t('It says')}</dt><dd data-says>${marked(words, right)}</dd>
      ${right.length > 1 ? html`<dt>${t('Differences')}</dt><dd data-wrong>${differing(words, right)}</dd>` : nothing}
    </dl>`;
  }

  async #ask(document: Document, running: Running): Promise<void> {
    this.#asked = document;
    const words = await unhurried(document, running, () => this.#asked === document);
    if (words === null) return;
    this.#answer = { of: document, words };
    this.#host.changed();
  }
}

/** What was measured of this model, and of the one that lacks nothing. */
function shares({ lesson, contents }: Model): TemplateResult | typeof nothing {
  const { measured, beside, pictures } = lesson.trained ?? {};
  if (measured === undefined || beside === undefined) return nothing;
  const title = contents.flatMap(({ lessons }) => lessons).find(({ id }) => id === beside.lesson)?.title;
  const line = (name: string, share: Readonly<Record<string, number>>, isHere: boolean) =>
    html`<tr class=${isHere ? 'here' : ''}><th scope="row">${translate(name)}</th><td>${format(share.tokens ?? 0)}</td>${
      pictures === undefined ? html`<td>${format(share.whole ?? 0)}</td>` : nothing
    }</tr>`;
  return html`<table>
    <caption>${t('Accuracy on what was held out')}</caption>
    <thead><tr><td></td>${
      pictures === undefined
        ? html`<th scope="col">${t('of the tokens')}</th><th scope="col">${t('of whole answers')}</th>`
        : html`<th scope="col">${t('of the pictures')}</th>`
    }</tr></thead>
    <tbody>${line(lesson.title, measured, true)}${line(title ?? beside.lesson, beside.measured, false)}</tbody>
  </table>`;
}
