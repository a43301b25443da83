import { html, type nothing, render, type TemplateResult } from 'lit';
import { detailsOf } from '../../engine/errors';
import type { Message, TraceNode } from '../../engine/types';
import { msg, t } from '../../i18n/i18n';
import { lockReasonOf } from '../../ui/controls/locked';
import { cellText } from '../../ui/format/format';
import type { Intent, Model } from '../../ui/model';
import { loadWordVectors } from '../../word-vectors/load';
import type { WordVectors } from '../../word-vectors/word-vectors';
import type { Figure, FigureContext, FigureModule } from '../figure';
import { type Neighbour, neighbours } from './nearest';
import { type Pair, type Panel, type PanelIntent, pairs, panel } from './panel';
import { drawing, type Scene, sceneOf, shownVectors } from './scene';
import type { Vector } from './space';
import { Turntable } from './turntable';
import { wordSpaceCss } from './word-space.css';
import { countsOf, mostWords, sumText, type Wanted, widthOf, withWords } from './words';

/** The words of a lesson in space, and the 8,000 others that they can be compared with. */
class WordSpace implements Figure {
  readonly #host: FigureContext;
  readonly #table = new Turntable(() => this.#draw());
  #vectors: WordVectors | null = null;
  #message: Message | string = msg('The 8,000 word vectors are being fetched.');
  #chosen = '';
  #scene: Scene | null = null;
  #container: HTMLElement | null = null;
  #gone = false;
  /** Neighbours by the matrix they were found for. */
  readonly #found = new WeakMap<object, Map<string, readonly Neighbour[]>>();

  constructor(host: FigureContext) {
    this.#host = host;
    loadWordVectors().then(
      (vectors) => this.#arrived(vectors, ''),
      (error: unknown) => this.#arrived(null, detailsOf(error)),
    );
  }

  render(model: Model, intent: Intent): TemplateResult | typeof nothing {
    const { tokens, options } = model.state.document;
    const words = tokens.query;
    if (!words.includes(this.#chosen)) this.#chosen = words[0] ?? '';
    this.#scene = sceneOf(model, this.#chosen);
    const { share } = this.#scene.axes;
    const width = widthOf(model.state.document);
    const counts = countsOf(model.state.document);
    const plus = [...counts].filter(([, count]) => count > 0).map(([word]) => word);
    const [minus = ''] = [...counts].filter(([, count]) => count < 0).map(([word]) => word);
    const shown: Panel = {
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
    return html`<figure class="word-space" aria-label=${t('Words in space')}>
      <div class="space-side">
        <div
          class="space-stage" role="group" tabindex="0"
          aria-label=${t`${words.length} words in three dimensions; the arrow keys turn the picture`}
          @keydown=${this.#table.onKeydown} @pointerdown=${this.#table.onPointerdown} @pointermove=${this.#table.onPointermove}
          @pointerup=${this.#table.onPointerup} @pointercancel=${this.#table.onPointerup}
        ></div>
        ${this.#turning()}
        <figcaption>${caption(width, share)}</figcaption>
        ${pairs(shown, panelIntent)}
      </div>
      ${panel(shown, panelIntent)}
    </figure>`;
  }

  updated(root: ParentNode): void {
    this.#container = root.querySelector<HTMLElement>('.space-stage');
    this.#draw();
  }

  disconnect(): void {
    this.#gone = true;
  }

  /** Only the picture: turning it leaves the rest of the page alone. */
  #draw(): void {
    if (this.#container !== null && this.#scene !== null)
      render(html`${drawing(this.#scene, this.#table.view)}`, this.#container);
  }

  #arrived(vectors: WordVectors | null, message: Message | string): void {
    this.#vectors = vectors;
    this.#message = message;
    if (!this.#gone) this.#host.changed();
  }

  #turning(): TemplateResult {
    const button = (key: string, sign: string, name: string) =>
      html`<button type="button" class="quiet" aria-label=${name} @click=${() => this.#table.rotateByKey(key)}>${sign}</button>`;
    return html`<div class="turning" role="group" aria-label=${t('Turn the picture')}>
      ${button('ArrowLeft', '←', t('Turn left'))}${button('ArrowRight', '→', t('Turn right'))}
      ${button('ArrowUp', '↑', t('Tilt up'))}${button('ArrowDown', '↓', t('Tilt down'))}
      <button type="button" class="quiet" @click=${() => this.#table.reset()}>${t('As at first')}</button>
    </div>`;
  }

  #near(model: Model, word: string): readonly Neighbour[] {
    const row = model.state.document.tokens.query.indexOf(word);
    const node = model.trace.node('x');
    const vector = shownVectors(model)[row];
    return this.#neighbours(node, `row ${row}`, vector, [word]);
  }

  #nearSum(model: Model): readonly Neighbour[] {
    const node = model.trace.node('combined');
    const asked = [...countsOf(model.state.document).keys()];
    return asked.length === 0 ? [] : this.#neighbours(node, `sum ${asked}`, node?.data, asked);
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
    const known = this.#found.get(node.data) ?? new Map<string, readonly Neighbour[]>();
    this.#found.set(node.data, known);
    const out = new Set(except.map((word) => vectors.find(word)));
    const found = known.get(key) ?? neighbours(this.#host.engine, vectors, target, out);
    known.set(key, found);
    return found;
  }

  #panelIntent(model: Model, intent: Intent): PanelIntent {
    const { document } = model.state;
    const load = (wanted: Wanted): void => {
      if (this.#vectors === null) return;
      this.#message = '';
      intent.dispatch({ type: 'load-document', document: withWords(document, wanted, this.#vectors) });
    };
    return {
      choose: (word) => {
        this.#chosen = word;
        this.#host.changed();
      },
      add: (text) => {
        const added = this.#known(model, [text]);
        if (added !== null) load({ words: added });
      },
      analogy: ({ from, to, other }) => this.#solve(model, [to, from, other], load),
      resize: (width) => load({ width }),
      why: (node, { row, col }) => intent.dispatch({ type: 'select-cell', cell: { node, row, col } }),
      unit: (on) => intent.dispatch({ type: 'set-option', name: 'unit_length', value: on }),
    };
  }

  /** The words of the document and those asked for; null, and a message, when one is not on the list or does not fit. */
  #known(model: Model, asked: readonly string[]): readonly string[] | null {
    const vectors = this.#vectors;
    if (vectors === null) return null;
    const unknown = asked.find((word) => vectors.find(word) < 0);
    const words = [
      ...new Set([
        ...model.state.document.tokens.query,
        ...asked.map((word) => spelled(model, vectors, word)),
      ]),
    ];
    const most = mostWords(model.schema);
    if (unknown !== undefined) this.#message = t`“${unknown}” is not among the 8,000 words. Try another one.`;
    else if (words.length > most) this.#message = t`There would be ${words.length} words: at most ${most}.`;
    else return words;
    this.#host.changed();
    return null;
  }

  /** Puts an analogy into the lesson, and the word it leads to: b − a + c. */
  #solve(model: Model, asked: readonly string[], load: (wanted: Wanted) => void): void {
    const words = this.#known(model, asked);
    const vectors = this.#vectors;
    if (words === null || vectors === null) return;
    const [to = '', from = '', other = ''] = asked.map((word) => spelled(model, vectors, word));
    const counts = new Map<string, number>();
    for (const [word, count] of [
      [to, 1],
      [from, -1],
      [other, 1],
    ] as const)
      counts.set(word, (counts.get(word) ?? 0) + count);
    const [best] = this.#best(model, { words, counts });
    const all =
      best === undefined || words.length >= mostWords(model.schema)
        ? words
        : [...new Set([...words, best.word])];
    load({ words: all, counts });
  }

  /** The words nearest to a sum that is not in the document yet: the engine adds it up first. */
  #best(model: Model, wanted: Wanted): readonly Neighbour[] {
    const vectors = this.#vectors;
    const document = vectors === null ? null : withWords(model.state.document, wanted, vectors);
    const [x, combination] = [document?.inputs.x, document?.inputs.combination];
    if (vectors === null || document === null || x === undefined || combination === undefined) return [];
    const options = { unit_length: document.options.unit_length === true };
    const run = this.#host.engine.run({ variant: 'word_similarity', inputs: { x, combination }, options });
    const out = new Set([...(wanted.counts?.keys() ?? [])].map((word) => vectors.find(word)));
    return neighbours(this.#host.engine, vectors, run.node('combined')?.data ?? [], out, 1);
  }
}

/** More words than this are compared in the matrices alone. */
const mostPairs = 11;

/** The chosen word with the others of the lesson, as the matrices print them. */
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
      dot: cellText(dots, row, col),
      cosine: cellText(cosines, row, col),
    }))
    .filter(({ col }) => col !== row)
    .slice(0, mostPairs);
}

/** A word as the lesson has it already, else as the list has it. */
function spelled(model: Model, vectors: WordVectors, word: string): string {
  const place = vectors.find(word);
  return (
    model.state.document.tokens.query.find((each) => vectors.find(each) === place) ??
    vectors.words[place] ??
    word
  );
}

function caption(width: number, share: number): string {
  if (width <= 3)
    return t`All ${width} numbers of each word are on show: the directions are the columns of X.`;
  const percent = Math.round(share * 100);
  return t`A word has ${width} numbers, paper has fewer. These are the three directions in which these words differ most; they hold ${percent} % of the differences. Words that look close here may be far apart in the others.`;
}

/** Words as points and arrows in three dimensions, with neighbours and analogies from 8,000 words. */
export const figure: FigureModule = {
  place: 'before',
  styles: wordSpaceCss,
  make: (host) => new WordSpace(host),
};
