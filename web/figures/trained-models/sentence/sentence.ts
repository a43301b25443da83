import { html, nothing, type TemplateResult } from 'lit';
import type { Trace } from '../../../engine/types';
import { figuresText } from '../../../i18n/en/figures';
import type { Message } from '../../../i18n/message';
import { isRefusal } from '../../../store/document/refusal';
import { unlessLocked } from '../../../ui/controls/locked';
import type { Intent, Model } from '../../../ui/model';
import type { Figure, FigureContext, FigureModule } from '../../figure';
import { OutputComparison } from '../output-comparison';
import { generate, generateSteps, type ModelContext, maxTokens, predictions, withTokens } from '../runs';
import {
  exampleTokens,
  generatesFreely,
  inputVocabulary,
  isCharacterLevel,
  joinText,
  prompt,
  rejectionMessage,
  tokensOf,
  wordsOf,
} from '../texts';
import { legend, watchedWeights, withoutMap } from '../watched';
import { alignment } from './alignment';
import { sentenceCss } from './sentence.css';

/** Delay between generated tokens. */
const millisecondsPerToken = 450;

/** The text and the run of the current generation step. */
interface GenerationState {
  readonly tokens: readonly string[];
  readonly trace: Trace;
}

/** Row labels: the predicted token, preceded by the input token for self-attention. */
function rowNames(
  { trace, tokens }: GenerationState,
  modelContext: ModelContext,
  isAcross: boolean,
): readonly string[] {
  const before = (row: number): string => (isAcross ? '' : `${tokens[row] ?? ''} → `);
  return predictions(trace, modelContext).map(({ word }, row) => `${before(row)}${word}`);
}

/** A text to choose or enter, the output of the model, and its attention map. */
class Sentence implements Figure {
  readonly #context: FigureContext;
  readonly #comparison: OutputComparison;
  #error: Message | null = null;
  #generation: GenerationState | null = null;
  #timer = 0;

  constructor(host: FigureContext) {
    this.#context = host;
    this.#comparison = new OutputComparison(host);
  }

  render(model: Model, intent: Intent): TemplateResult | typeof nothing {
    if (model.lesson.trained === undefined) return nothing;
    return html`<section class="trained-text" aria-label=${model.locale.t(figuresText('trained_models.text_model_makes'))}>
      ${unlessLocked(this.#inputForm(model, intent), model, 'tokens')}
      ${this.#error === null ? nothing : html`<p class="trained-refused" role="alert">${model.locale.format(this.#error)}</p>`}
      ${this.#comparison.render(model)}
      ${this.#map(model, intent)}
    </section>`;
  }

  disconnect(): void {
    this.#comparison.disconnect();
    clearTimeout(this.#timer);
    this.#generation = null;
  }

  #modelContext({ lesson, schema }: Model): ModelContext {
    return { engine: this.#context.engine, lesson, schema };
  }

  #inputForm(model: Model, intent: Intent): TemplateResult {
    const examples = model.lesson.trained?.examples ?? [];
    const { tokens } = model.state.document;
    const chosen = examples.findIndex((each) => {
      const expected = exampleTokens(each, model.lesson);
      return (
        (expected.key ?? tokens.key).join(' ') === tokens.key.join(' ') &&
        expected.query?.join(' ') === tokens.query.join(' ')
      );
    });
    const choose = (event: Event): void => {
      const example = examples[Number((event.currentTarget as HTMLSelectElement).value)];
      if (example !== undefined) this.#setTokens(exampleTokens(example, model.lesson), intent);
    };
    return html`<div class="trained-choice">
        <label>${model.locale.t(figuresText('trained_models.text_not_trained'))}
          <select @change=${choose}>
            <option value="-1" .selected=${chosen < 0} disabled>${model.locale.t(figuresText('trained_models.choose_one'))}</option>
            ${examples.map(({ input: given, target }, at) => html`<option value=${at} .selected=${at === chosen}>${`${joinText(given)} → ${joinText(target)}`}</option>`)}
          </select></label>
        <button type="button" @click=${() => this.#toggleGeneration(model, intent)}>${this.#generation !== null ? model.locale.t(figuresText('common.stop')) : generatesFreely(model.lesson) ? model.locale.t(figuresText('trained_models.let_write_start')) : model.locale.t(figuresText('trained_models.let_write'))}</button>
      </div>
      <form class="trained-choice" @submit=${(event: SubmitEvent) => this.#submit(event, model, intent)}>
        <label>${model.locale.t(figuresText('trained_models.write_one_your_own'))}<input type="text" name="own" maxlength="400" autocomplete="off" autocapitalize="off" spellcheck="false" /></label>
        <button type="submit">${model.locale.t(figuresText('trained_models.read'))}</button>
      </form>
      ${this.#vocabulary(model)}`;
  }

  #vocabulary({ locale, lesson }: Model): TemplateResult | typeof nothing {
    const words = inputVocabulary(lesson)?.words ?? [];
    const count = isCharacterLevel(words)
      ? locale.t(figuresText('trained_models.characters_knows'), { count: words.length })
      : locale.t(figuresText('trained_models.words_knows'), { count: words.length });
    return html`<details class="trained-known"><summary>${count}</summary><p>${words.join(' · ')}</p></details>`;
  }

  #submit(event: SubmitEvent, model: Model, intent: Intent): void {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const vocabulary = inputVocabulary(model.lesson);
    if (vocabulary === undefined) return;
    const words = wordsOf(String(new FormData(form).get('own') ?? ''), vocabulary);
    const modelContext = this.#modelContext(model);
    this.#error = rejectionMessage(
      words,
      vocabulary,
      maxTokens(model.lesson.reading?.key ? 'key' : 'query', modelContext),
    );
    if (this.#error !== null) this.#context.requestUpdate();
    else this.#readText(tokensOf(words, model.lesson), modelContext, model, intent);
  }

  /** Reads a text, and generates the answer at once if the model has separate input and output. */
  #readText(
    given: ReturnType<typeof tokensOf>,
    modelContext: ModelContext,
    model: Model,
    intent: Intent,
  ): void {
    const { lesson, state } = model;
    const document = withTokens(state.document, given, modelContext);
    if (isRefusal(document)) {
      this.#error = document.error;
      this.#context.requestUpdate();
      return;
    }
    const generatesOutput = lesson.reading?.query?.start !== undefined || lesson.trained?.after !== '';
    const words = generatesOutput ? generate(document, modelContext) : [];
    const query = [...(given.query ?? []), ...words].slice(0, maxTokens('query', modelContext));
    this.#setTokens({ ...given, query }, intent);
  }

  #setTokens(tokens: ReturnType<typeof tokensOf>, intent: Intent): void {
    this.#error = null;
    this.#stop();
    intent.dispatch({ type: 'read-words', tokens });
  }

  /** Starts or stops the generation. */
  #toggleGeneration(model: Model, intent: Intent): void {
    if (this.#generation !== null) {
      this.#stop();
      this.#context.requestUpdate();
      return;
    }
    this.#error = null;
    const steps = generateSteps(model.state.document, this.#modelContext(model));
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let tokens: readonly string[] = [];
    const next = (): void => {
      const { value } = steps.next();
      if (!value) this.#setTokens({ query: tokens }, intent);
      else {
        tokens = value.tokens;
        this.#generation = value;
        this.#timer = window.setTimeout(next, reducesMotion ? 0 : millisecondsPerToken);
        this.#context.requestUpdate();
      }
    };
    next();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#generation = null;
  }

  #map(model: Model, intent: Intent): TemplateResult | typeof nothing {
    const modelContext = this.#modelContext(model);
    const { key, query } = model.state.document.tokens;
    const full: GenerationState = { trace: model.trace, tokens: query };
    const { trace, tokens } = this.#generation ?? full;
    const predicted = predictions(trace, modelContext);
    const from = this.#firstRow(model);
    const weights = trace.node(watchedWeights(model));
    if (weights === undefined)
      return this.#isOutputShownAbove(model) ? nothing : withoutMap(model.locale, predicted.slice(from));
    const isAcross = weights.col_dim !== weights.row_dim;
    const [names, allNames] = [
      rowNames({ trace, tokens }, modelContext, isAcross),
      rowNames(full, modelContext, isAcross),
    ];
    const columns = isAcross ? key : query;
    const map = alignment(model.locale, {
      weights,
      from,
      columns: isAcross ? key : tokens,
      names,
      rowAxis: isAcross ? model.locale.t(figuresText('trained_models.writes')) : '',
      predictions: predicted,
      minimum: { rows: allNames.length, columns: columns.length, names: allNames.slice(from) },
      currentRow: this.#generation === null ? -1 : weights.rows - 1,
      onPress: (row, col) => intent.dispatch({ type: 'select-cell', cell: { node: weights.id, row, col } }),
    });
    return html`${map}<p class="help">${legend(weights, model)}</p>`;
  }

  /** Whether the output comparison shows the output already; not while generating. */
  #isOutputShownAbove({ lesson }: Model): boolean {
    return lesson.trained?.baseline !== undefined && this.#generation === null;
  }

  /** The first row that predicts an output token. */
  #firstRow({ state, lesson }: Model): number {
    const { after, answersOnce = false } = lesson.trained ?? {};
    return after === '' && !answersOnce && lesson.reading?.query?.start === undefined
      ? 0
      : prompt(
          state.document.tokens.query.length === 0 ? { query: [''], key: [] } : state.document.tokens,
          lesson,
        ).length - 1;
  }
}

export const figure: FigureModule = {
  place: 'column',
  styles: sentenceCss,
  create: (host) => new Sentence(host),
};
