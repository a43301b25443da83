import { html, noChange, render, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { detailsOf } from '../../engine/errors';
import type { TraceNode } from '../../engine/types';
import { figuresText } from '../../i18n/en/figures';
import type { Locale } from '../../i18n/i18n';
import { type Message, message } from '../../i18n/message';
import { lockReasonOf } from '../../ui/controls/locked';
import { afterPaint } from '../../ui/dom/after-paint';
import { cellText } from '../../ui/format/format';
import type { Intent, Model } from '../../ui/model';
import { loadWordVectors } from '../../word-vectors/load';
import type { WordVectors } from '../../word-vectors/word-vectors';
import type { Figure, FigureContext, FigureModule } from '../figure';
import { type Neighbour, neighbours } from './nearest';
import { type Pair, type Panel, type PanelIntent, pairs, panel } from './panel';
import { RotationControl } from './rotation-control';
import type { Vector } from './space';
import { activeVectors, drawing, plotOf, type WordPlot } from './word-plot';
import { wordSpaceCss } from './word-space.css';
import { countsOf, type DocumentChanges, maxWords, sumText, widthOf, withWords } from './words';

/** The words of a lesson in space, and their neighbours among 8,000 words. */
class WordSpace implements Figure {
  readonly #context: FigureContext;
  readonly #rotation = new RotationControl(() => this.#renderScene());
  #vectors: WordVectors | null = null;
  #message: Message | null = message(figuresText('word_space.8_000_word_vectors'));
  #chosen = '';
  #plot: WordPlot | null = null;
  /** The plot in the picture. */
  #drawn: WordPlot | null = null;
  #stage: HTMLElement | null = null;
  #isDisconnected = false;
  /** Cached neighbours, by the matrix they were computed for. */
  readonly #neighbourCache = new WeakMap<object, Map<string, readonly Neighbour[]>>();

  constructor(context: FigureContext) {
    this.#context = context;
    loadWordVectors().then(
      (vectors) => this.#onLoaded(vectors, null),
      (error: unknown) => this.#onLoaded(null, detailsOf(error)),
    );
  }

  /** Steps change nothing here. After an edit, the figure follows in the frame after that of its matrices. */
  render(model: Model, intent: Intent): TemplateResult {
    const { document } = model.state;
    const words = document.tokens.query;
    if (!words.includes(this.#chosen)) this.#chosen = words[0] ?? '';
    const own = [this.#chosen, this.#vectors, this.#message];
    const dependencies = [model.locale, model.trace, document, model.locks, intent, ...own];
    return html`${afterPaint({
      owner: intent,
      place: 'word-space',
      key: model.trace,
      render: () => guard(dependencies, () => this.#figure(model, intent)),
      before: noChange,
    })}`;
  }

  #figure(model: Model, intent: Intent): TemplateResult {
    const { tokens, options } = model.state.document;
    const words = tokens.query;
    this.#plot = plotOf(model, this.#chosen);
    this.#renderScene();
    const { share } = this.#plot.axes;
    const width = widthOf(model.state.document);
    const counts = countsOf(model.state.document);
    const plus = [...counts].filter(([, count]) => count > 0).map(([word]) => word);
    const [minus = ''] = [...counts].filter(([, count]) => count < 0).map(([word]) => word);
    const panelModel: Panel = {
      words,
      chosen: this.#chosen,
      width,
      unit: options.unit_length === true,
      analogy: [minus, plus[0] ?? '', plus[1] ?? ''],
      pairs: pairsOf(model, this.#chosen),
      near: this.#near(model, this.#chosen),
      sum: sumText(counts),
      nearSum: this.#nearSum(model),
      message: this.#message,
      wordsLocked: lockReasonOf(model, 'tokens', 'inputs'),
      unitLocked: lockReasonOf(model, 'options'),
    };
    const panelIntent = this.#panelIntent(model, intent);
    return html`<figure class="word-space" aria-label=${model.locale.t(figuresText('word_space.words_space'))}>
      <div class="space-side">
        <div
          class="space-stage" role="group" tabindex="0"
          aria-label=${model.locale.t(figuresText('word_space.words_three_dimensions'), { count: words.length })}
          @keydown=${this.#rotation.onKeydown} @pointerdown=${this.#rotation.onPointerdown} @pointermove=${this.#rotation.onPointermove}
          @pointerup=${this.#rotation.onPointerup} @pointercancel=${this.#rotation.onPointerup}
        ></div>
        ${this.#rotationButtons(model.locale)}
        <figcaption>${caption(model.locale, width, share)}</figcaption>
        ${pairs(model.locale, panelModel, panelIntent)}
      </div>
      ${panel(model.locale, panelModel, panelIntent)}
    </figure>`;
  }

  updated(root: ParentNode): void {
    const stage = root.querySelector<HTMLElement>('.space-stage');
    if (stage === this.#stage && this.#plot === this.#drawn) return;
    this.#stage = stage;
    this.#renderScene();
  }

  disconnect(): void {
    this.#isDisconnected = true;
  }

  /** Renders only the picture, so that rotating it does not update the page. */
  #renderScene(): void {
    if (this.#stage === null || this.#plot === null) return;
    this.#drawn = this.#plot;
    render(html`${drawing(this.#plot, this.#rotation.view)}`, this.#stage);
  }

  #onLoaded(vectors: WordVectors | null, status: Message | null): void {
    this.#vectors = vectors;
    this.#message = status;
    if (!this.#isDisconnected) this.#context.requestUpdate();
  }

  #rotationButtons(locale: Locale): TemplateResult {
    const button = (key: string, sign: string, name: string) =>
      html`<button type="button" class="quiet" aria-label=${name} @click=${() => this.#rotation.rotateByKey(key)}>${sign}</button>`;
    return html`<div class="turning" role="group" aria-label=${locale.t(figuresText('word_space.turn_picture'))}>
      ${button('ArrowLeft', '←', locale.t(figuresText('word_space.turn_left')))}${button('ArrowRight', '→', locale.t(figuresText('word_space.turn_right')))}
      ${button('ArrowUp', '↑', locale.t(figuresText('word_space.tilt_up')))}${button('ArrowDown', '↓', locale.t(figuresText('word_space.tilt_down')))}
      <button type="button" class="quiet" @click=${() => this.#rotation.reset()}>${locale.t(figuresText('word_space.first'))}</button>
    </div>`;
  }

  #near(model: Model, word: string): readonly Neighbour[] {
    const row = model.state.document.tokens.query.indexOf(word);
    const node = model.trace.node('x');
    const vector = activeVectors(model)[row];
    return this.#neighbours(node, `row ${row}`, vector, [word]);
  }

  #nearSum(model: Model): readonly Neighbour[] {
    const node = model.trace.node('combined');
    const requested = [...countsOf(model.state.document).keys()];
    return requested.length === 0 ? [] : this.#neighbours(node, `sum ${requested}`, node?.data, requested);
  }

  #neighbours(
    node: TraceNode | undefined,
    key: string,
    target: Vector | undefined,
    except: readonly string[],
  ) {
    const vectors = this.#vectors;
    if (vectors === null || node === undefined || target === undefined || target.length > vectors.width)
      return [];
    const cache = this.#neighbourCache.get(node.data) ?? new Map<string, readonly Neighbour[]>();
    this.#neighbourCache.set(node.data, cache);
    const excluded = new Set(except.map((word) => vectors.find(word)));
    const found = cache.get(key) ?? neighbours(this.#context.engine, vectors, target, excluded);
    cache.set(key, found);
    return found;
  }

  #panelIntent(model: Model, intent: Intent): PanelIntent {
    const { document } = model.state;
    const load = (changes: DocumentChanges): void => {
      if (this.#vectors === null) return;
      this.#message = null;
      intent.dispatch({ type: 'load-document', document: withWords(document, changes, this.#vectors) });
    };
    return {
      choose: (word) => {
        this.#chosen = word;
        this.#context.requestUpdate();
      },
      add: (text) => {
        const added = this.#withKnownWords(model, [text]);
        if (added !== null) load({ words: added });
      },
      analogy: ({ from, to, other }) => this.#solveAnalogy(model, [to, from, other], load),
      resize: (width) => load({ width }),
      why: (node, { row, col }) => intent.dispatch({ type: 'select-cell', cell: { node, row, col } }),
      unit: (on) => intent.dispatch({ type: 'set-option', name: 'unit_length', value: on }),
    };
  }

  /** The current and the requested words. Null, with a message, if one is unknown or there are too many. */
  #withKnownWords(model: Model, requested: readonly string[]): readonly string[] | null {
    const vectors = this.#vectors;
    if (vectors === null) return null;
    const unknown = requested.find((word) => vectors.find(word) < 0);
    const words = [
      ...new Set([
        ...model.state.document.tokens.query,
        ...requested.map((word) => normalizeWord(model, vectors, word)),
      ]),
    ];
    const limit = maxWords(model.schema);
    if (unknown !== undefined)
      this.#message = message(figuresText('word_space.not_among_8_000'), { unknown });
    else if (words.length > limit)
      this.#message = message(figuresText('word_space.there_would_words'), { count: words.length, limit });
    else return words;
    this.#context.requestUpdate();
    return null;
  }

  /** Adds the words of an analogy and its solution: b − a + c. */
  #solveAnalogy(model: Model, requested: readonly string[], load: (changes: DocumentChanges) => void): void {
    const words = this.#withKnownWords(model, requested);
    const vectors = this.#vectors;
    if (words === null || vectors === null) return;
    const [to = '', from = '', other = ''] = requested.map((word) => normalizeWord(model, vectors, word));
    const counts = new Map<string, number>();
    for (const [word, count] of [
      [to, 1],
      [from, -1],
      [other, 1],
    ] as const)
      counts.set(word, (counts.get(word) ?? 0) + count);
    const [best] = this.#best(model, { words, counts });
    const all =
      best === undefined || words.length >= maxWords(model.schema)
        ? words
        : [...new Set([...words, best.word])];
    load({ words: all, counts });
  }

  /** The words nearest to a sum that is not in the document yet; the engine computes it. */
  #best(model: Model, changes: DocumentChanges): readonly Neighbour[] {
    const vectors = this.#vectors;
    const document = vectors === null ? null : withWords(model.state.document, changes, vectors);
    const [x, combination] = [document?.inputs.x, document?.inputs.combination];
    if (vectors === null || document === null || x === undefined || combination === undefined) return [];
    const options = { unit_length: document.options.unit_length === true };
    const run = this.#context.engine.run({ variant: 'word_similarity', inputs: { x, combination }, options });
    const excluded = new Set([...(changes.counts?.keys() ?? [])].map((word) => vectors.find(word)));
    return neighbours(this.#context.engine, vectors, run.node('combined')?.data ?? [], excluded, 1);
  }
}

/** Maximum number of pairs in the table. */
const maxPairs = 11;

/** Dot products and cosines of the selected word with the others. */
function pairsOf(model: Model, chosen: string): readonly Pair[] {
  const words = model.state.document.tokens.query;
  const row = words.indexOf(chosen);
  const [dots, cosines] = [model.trace.node('dot_products'), model.trace.node('cosines')];
  if (row < 0 || dots === undefined || cosines === undefined) return [];
  return words
    .map((word, col) => ({
      word,
      row,
      col,
      dot: cellText(model.locale, dots, row, col),
      cosine: cellText(model.locale, cosines, row, col),
    }))
    .filter(({ col }) => col !== row)
    .slice(0, maxPairs);
}

/** The spelling of a word in the lesson, or else in the list. */
function normalizeWord(model: Model, vectors: WordVectors, word: string): string {
  const place = vectors.find(word);
  return (
    model.state.document.tokens.query.find((each) => vectors.find(each) === place) ??
    vectors.words[place] ??
    word
  );
}

function caption(locale: Locale, width: number, share: number): string {
  if (width <= 3) return locale.t(figuresText('word_space.all_numbers_each_word'), { width });
  const percent = Math.round(share * 100);
  return locale.t(figuresText('word_space.word_numbers_paper_fewer'), { width, percent });
}

/** Words as points and arrows in three dimensions, with neighbours and analogies. */
export const figure: FigureModule = {
  place: 'column',
  styles: wordSpaceCss,
  create: (context) => new WordSpace(context),
};
