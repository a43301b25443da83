import { html, nothing, type TemplateResult } from 'lit';
import type { Trace } from '../../../engine/types';
import { figuresText } from '../../../i18n/en/figures';
import type { Message } from '../../../i18n/message';
import { isRefusal } from '../../../store/document/refusal';
import { unlessLocked } from '../../../ui/controls/locked';
import type { Intent, Model } from '../../../ui/model';
import type { Figure, FigureContext, FigureModule } from '../../figure';
import { openCell } from '../../open-cell';
import { OutputComparison } from '../output-comparison';
import { generateSteps, type ModelContext, maxTokens, predictions } from '../runs';
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
import { candidates } from '../use/candidates';
import { compareChoice, withAnswer } from '../use/compare';
import { TextField } from '../use/text-field';
import { type Looking, WordLines } from '../use/word-lines';
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

/** A text to choose or enter, the output of the model, and where it looked. */
class Sentence implements Figure {
  readonly #context: FigureContext;
  readonly #comparison: OutputComparison;
  readonly #field: TextField;
  readonly #lines: WordLines;
  /** Why the model cannot read what has been typed: the rest is about the text before. */
  #refusal: Message | null = null;
  /** Whether the reader is told why. While a text is typed, what the model cannot read is no error yet. */
  #isTold = false;
  #generation: GenerationState | null = null;
  #timer = 0;

  constructor(host: FigureContext) {
    this.#context = host;
    this.#comparison = new OutputComparison(host);
    this.#field = new TextField(() => host.requestUpdate());
    this.#lines = new WordLines(() => host.requestUpdate());
  }

  render(model: Model, intent: Intent): TemplateResult | typeof nothing {
    if (model.lesson.trained === undefined) return nothing;
    const looking = this.#looking(model);
    return html`<section class=${`trained-text${this.#refusal === null ? '' : ' unread'}`} aria-label=${model.locale.t(figuresText('trained_models.text_model_makes'))}>
      ${unlessLocked(this.#choices(model, intent), model, 'tokens')}
      ${this.#lines.render(looking, this.#textField(model, intent), model)}
      <div class="use-below">
        ${looking === null ? nothing : candidates(this.#lines.row ?? looking.from, { ...model, trace: looking.trace }, this.#modelContext(model))}
        ${this.#comparison.render(model)}
        ${this.#map(model, intent)}
        ${this.#vocabulary(model)}
      </div>
    </section>`;
  }

  updated(): void {
    this.#lines.updated();
  }

  disconnect(): void {
    this.#comparison.disconnect();
    this.#lines.disconnect();
    this.#field.disconnect();
    clearTimeout(this.#timer);
    this.#generation = null;
  }

  #modelContext({ lesson, schema }: Model): ModelContext {
    return { engine: this.#context.engine, lesson, schema };
  }

  /** Examples to choose, the button that lets the model write, and models to compare with. */
  #choices(model: Model, intent: Intent): TemplateResult {
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
    const label = generatesFreely(model.lesson)
      ? figuresText('trained_models.let_write_start')
      : figuresText('trained_models.let_write');
    return html`<div class="trained-choice">
        <select aria-label=${model.locale.t(figuresText('trained_models.text_not_trained'))} @change=${choose}>
          <option value="-1" .selected=${chosen < 0} disabled>${model.locale.t(figuresText('trained_models.examples'))}</option>
          ${examples.map(({ input: given, target }, at) => html`<option value=${at} .selected=${at === chosen}>${`${joinText(given)} → ${joinText(target)}`}</option>`)}
        </select>
        <button type="button" @click=${() => this.#toggleGeneration(model, intent)}>${model.locale.t(this.#generation === null ? label : figuresText('common.stop'))}</button>
        ${compareChoice(model, intent, this.#context)}
      </div>`;
  }

  #textField(model: Model, intent: Intent): TemplateResult {
    const read = (text: string, isDone: boolean): void => this.#read(text, isDone, model, intent);
    return this.#field.render(model, read, this.#isTold ? this.#refusal : null);
  }

  #vocabulary({ locale, lesson }: Model): TemplateResult | typeof nothing {
    const words = inputVocabulary(lesson)?.words ?? [];
    const count = isCharacterLevel(words)
      ? locale.t(figuresText('trained_models.characters_knows'), { count: words.length })
      : locale.t(figuresText('trained_models.words_knows'), { count: words.length });
    return html`<details class="trained-known"><summary>${count}</summary><p>${words.join(' · ')}</p></details>`;
  }

  /** Reads a text. */
  #read(text: string, isDone: boolean, model: Model, intent: Intent): void {
    const vocabulary = inputVocabulary(model.lesson);
    if (vocabulary === undefined) return;
    const words = wordsOf(text, vocabulary);
    const modelContext = this.#modelContext(model);
    const limit = maxTokens(model.lesson.reading?.key ? 'key' : 'query', modelContext);
    const refusal = rejectionMessage(words, vocabulary, limit);
    this.#refusal = refusal;
    this.#isTold = isDone;
    if (refusal !== null) this.#context.requestUpdate();
    else this.#readText(tokensOf(words, model.lesson), modelContext, model, intent);
  }

  /** Reads a text, and generates the answer at once if the model has separate input and output. */
  #readText(
    given: ReturnType<typeof tokensOf>,
    modelContext: ModelContext,
    model: Model,
    intent: Intent,
  ): void {
    const tokens = withAnswer(given, model.state.document, modelContext);
    if (!isRefusal(tokens)) {
      this.#setTokens(tokens, intent);
      return;
    }
    this.#refusal = tokens.error;
    this.#isTold = true;
    this.#context.requestUpdate();
  }

  #setTokens(tokens: ReturnType<typeof tokensOf>, intent: Intent): void {
    this.#refusal = null;
    this.#stop();
    this.#field.accept();
    this.#lines.showAll();
    intent.dispatch({ type: 'read-words', tokens });
  }

  /** Starts or stops the generation. */
  #toggleGeneration(model: Model, intent: Intent): void {
    if (this.#generation !== null) {
      this.#stop();
      this.#context.requestUpdate();
      return;
    }
    this.#refusal = null;
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

  #current({ trace, state }: Model): GenerationState {
    return this.#generation ?? { trace, tokens: state.document.tokens.query };
  }

  /** The words that the model writes, and where it looks; null if it has no attention. */
  #looking(model: Model): Looking | null {
    const { trace, tokens } = this.#current(model);
    const weights = trace.node(watchedWeights(model));
    if (weights === undefined) return null;
    const from = this.#firstRow(model);
    const isAcross = weights.col_dim !== weights.row_dim;
    const { key } = model.state.document.tokens;
    const words = predictions(trace, this.#modelContext(model)).map(({ word }) => word);
    return { trace, weights, from, words, tokens: { query: tokens, key }, isAcross };
  }

  #map(model: Model, intent: Intent): TemplateResult | typeof nothing {
    const modelContext = this.#modelContext(model);
    const { key, query } = model.state.document.tokens;
    const full: GenerationState = { trace: model.trace, tokens: query };
    const { trace, tokens } = this.#current(model);
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
    const open = (row: number, col: number): void => openCell({ node: weights.id, row, col }, model, intent);
    const map = alignment(model.locale, {
      weights,
      from,
      columns: isAcross ? key : tokens,
      names,
      rowAxis: isAcross ? model.locale.t(figuresText('trained_models.writes')) : '',
      predictions: predicted,
      minimum: { rows: allNames.length, columns: columns.length, names: allNames.slice(from) },
      currentRow: this.#generation === null ? -1 : weights.rows - 1,
      onPress: open,
    });
    return html`<details class="use-map"><summary>${model.locale.t(figuresText('trained_models.as_table'))}</summary>${map}<p class="help">${legend(weights, model)}</p></details>`;
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
