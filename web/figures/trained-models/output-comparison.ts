import { html, nothing, type TemplateResult } from 'lit';
import { figuresText } from '../../i18n/en/figures';
import { titleOf } from '../../i18n/lesson-texts';
import type { Document } from '../../store/document/state';
import { format } from '../../ui/format/format';
import type { Model } from '../../ui/model';
import type { FigureContext } from '../figure';
import { countDifferences, markDifferences } from './differences';
import { expectedOutput } from './expected-output';
import { generateAsync, type ModelContext } from './runs';

/** The output of a model that was trained without some part, beside the expected output and the accuracy of the baseline. */
export class OutputComparison {
  readonly #context: FigureContext;
  #output: { readonly of: Document; readonly words: readonly string[] } | null = null;
  /** The document whose output is being generated. */
  #pending: Document | null = null;

  constructor(context: FigureContext) {
    this.#context = context;
  }

  /** Empty in lessons without a baseline. */
  render(model: Model): TemplateResult | typeof nothing {
    const { lesson, schema, state } = model;
    if (lesson.trained?.baseline === undefined) return nothing;
    if (this.#output?.of !== state.document && this.#pending !== state.document)
      void this.#generate(state.document, { engine: this.#context.engine, lesson, schema });
    return html`<div class="verdict">${this.#outputLines(model)}${accuracyTable(model)}</div>`;
  }

  disconnect(): void {
    this.#pending = null;
  }

  #outputLines(model: Model): TemplateResult {
    const expected = expectedOutput(model);
    const words = this.#output?.words ?? ['…'];
    const isBusy = this.#output?.of !== model.state.document;
    if (expected === null)
      return html`<dl class="compared-output" aria-live="polite" aria-busy=${isBusy}><dt>${model.locale.t(figuresText('trained_models.says'))}</dt><dd data-says>${words.join(' ')}</dd></dl>`;
    return html`<dl class="compared-output" aria-live="polite" aria-busy=${isBusy}>
      <dt>${model.locale.t(figuresText('trained_models.should_say'))}</dt><dd data-right>${expected.join(' ')}</dd>
      <dt>${model.locale.t(figuresText('trained_models.says'))}</dt><dd data-says>${markDifferences(words, expected)}</dd>
      ${expected.length > 1 ? html`<dt>${model.locale.t(figuresText('trained_models.differences'))}</dt><dd data-wrong>${countDifferences(words, expected)}</dd>` : nothing}
    </dl>`;
  }

  async #generate(document: Document, running: ModelContext): Promise<void> {
    this.#pending = document;
    const words = await generateAsync(document, running, () => this.#pending === document);
    if (words === null) return;
    this.#output = { of: document, words };
    this.#context.requestUpdate();
  }
}

/** Measured accuracy of this model and of the baseline. */
function accuracyTable({ locale, lesson, contents }: Model): TemplateResult | typeof nothing {
  const { measured, baseline: beside, pictures } = lesson.trained ?? {};
  if (measured === undefined || beside === undefined) return nothing;
  const other = contents.flatMap(({ lessons }) => lessons).find(({ id }) => id === beside.lesson);
  const row = (name: string, share: Readonly<Record<string, number>>, isHere: boolean) =>
    html`<tr class=${isHere ? 'here' : ''}><th scope="row">${name}</th><td>${format(locale, share.tokens ?? 0)}</td>${
      pictures === undefined ? html`<td>${format(locale, share.whole ?? 0)}</td>` : nothing
    }</tr>`;
  return html`<table>
    <caption>${locale.t(figuresText('trained_models.accuracy_held_out'))}</caption>
    <thead><tr><td></td>${
      pictures === undefined
        ? html`<th scope="col">${locale.t(figuresText('trained_models.tokens'))}</th><th scope="col">${locale.t(figuresText('trained_models.whole_answers'))}</th>`
        : html`<th scope="col">${locale.t(figuresText('trained_models.pictures'))}</th>`
    }</tr></thead>
    <tbody>${row(titleOf(locale, lesson), measured, true)}${row(other === undefined ? beside.lesson : titleOf(locale, other), beside.measured, false)}</tbody>
  </table>`;
}
