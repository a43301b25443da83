import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { MatrixData, OptionValue, Trace, TraceNode } from '../../engine/types';
import { figuresText } from '../../i18n/en/figures';
import type { Locale } from '../../i18n/i18n';
import { format } from '../../ui/format/format';
import type { Model } from '../../ui/model';
import { tile } from '../../ui/overview/tile';
import type { Figure, FigureContext, FigureModule } from '../figure';
import { curve, dot, type Frame, horizontalLine, verticalLine } from '../svg-lines';
import { positionWavesCss } from './position-waves.css';

/** More positions and wider tokens than the lesson has. */
const rows = 48;
const width = 16;
const shownPairs = 4;

type Options = Readonly<Record<string, OptionValue>>;

const zeros = (height: number, cols: number): MatrixData => ({
  rows: height,
  cols,
  data: new Float64Array(height * cols),
});

/** A run over zero tokens, so that only positions remain. */
function emptyRun(engine: Engine, options: Options): Trace {
  const inputs = { x: zeros(rows, width), w_q: zeros(width, 2), w_k: zeros(width, 2), w_v: zeros(width, 1) };
  return engine.run({ variant: 'self_attention_with_positions', inputs, options });
}

const column = (node: TraceNode, col: number): readonly number[] =>
  Array.from({ length: node.rows }, (_, row) => node.data[row * node.cols + col] ?? Number.NaN);

const cell = (node: TraceNode | undefined, row: number, col: number): number =>
  node?.data[row * node.cols + col] ?? Number.NaN;

/** The focused position; null if it is not in the figure. */
function positionOf(model: Model): number | null {
  const { focus, trace } = model;
  const node = focus === null ? undefined : trace.node(focus.node);
  return focus !== null && node?.row_dim === 'n' && focus.row < rows ? focus.row : null;
}

/** Sine and cosine of one pair over all positions. */
function wave(locale: Locale, trace: Trace, pair: number, at: number | null): TemplateResult {
  const frame: Frame = { width: 360, height: 44, last: rows - 1, low: -1.1, high: 1.1 };
  const [sines, cosines] = [trace.node('angle_sines'), trace.node('angle_cosines')];
  if (sines === undefined || cosines === undefined) return html``;
  const frequency = format(locale, cell(trace.node('frequencies'), 0, pair));
  const marks =
    at === null
      ? nothing
      : svg`${verticalLine(at, frame, 'here')}${dot(at, cell(sines, at, pair), frame, 'sine')}${dot(at, cell(cosines, at, pair), frame, 'cosine')}`;
  return html`<div class="wave">
    <p>${locale.tHtml(figuresText('positions.pair_frequency'), { pair: pair + 1, frequency })}</p>
    <svg viewBox="0 -4 360 52" role="img" aria-label=${locale.t(figuresText('positions.sine_cosine_pair_over'), { pair: pair + 1, rows, frequency })}>
      ${horizontalLine(0, frame, 'zero')}
      <path class="sine" d=${curve(column(sines, pair), frame)}></path>
      <path class="cosine" d=${curve(column(cosines, pair), frame)}></path>${marks}
    </svg>
  </div>`;
}

/** The dot products of one position with all positions. */
function dotProducts(locale: Locale, products: TraceNode, of: number): TemplateResult {
  const frame: Frame = { width: 360, height: 72, last: rows - 1, low: -3, high: width / 2 };
  const values = column(products, of);
  return html`<div class="wave">
    <p>${locale.tHtml(figuresText('positions.position_times_every_position'), { position: of, itself: format(locale, values[of] ?? Number.NaN), next: format(locale, values[of + 1] ?? Number.NaN) })}</p>
    <svg viewBox="0 -4 360 80" role="img" aria-label=${locale.t(figuresText('positions.dot_products_position_positions'), { of, rows })}>
      ${horizontalLine(0, frame, 'zero')}<path class="product" d=${curve(values, frame)}></path>${verticalLine(of, frame, 'here')}${dot(of, values[of] ?? 0, frame, 'product')}
    </svg>
  </div>`;
}

/** The encodings with pairs counted from 0 and from 1. */
function indexingTable(locale: Locale, from0: Trace, from1: Trace): TemplateResult {
  const entry = (name: string, trace: Trace): TemplateResult => html`<tr>
    <th scope="row">${name}</th>
    ${[0, 1, 2].map((pair) => html`<td>${format(locale, cell(trace.node('frequencies'), 0, pair))}</td>`)}
    <td>${format(locale, cell(trace.node('angle_sines'), 1, 0))}, ${format(locale, cell(trace.node('angle_cosines'), 1, 0))}</td>
  </tr>`;
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${locale.t(figuresText('positions.two_ways_counting'))}><table>
    <caption>${locale.tHtml(figuresText('positions.two_ways_counting_pairs'), { width })}</caption>
    <thead><tr><th scope="col">${locale.t(figuresText('positions.i_counted'))}</th><th scope="col">${locale.t(figuresText('positions.pair_1'))}</th><th scope="col">${locale.t(figuresText('positions.pair_2'))}</th><th scope="col">${locale.t(figuresText('positions.pair_3'))}</th><th scope="col">${locale.t(figuresText('positions.sin_cos_pair_1'))}</th></tr></thead>
    <tbody>${entry(locale.t(figuresText('positions.0_vaswani_et_al')), from0)}${entry(locale.t(figuresText('positions.1_some_texts')), from1)}</tbody>
  </table></div>`;
}

/** A pair of numbers as a clock hand, before and after its rotation. */
function clock(
  locale: Locale,
  name: string,
  before: readonly [number, number],
  after: readonly [number, number],
): TemplateResult {
  const radius = Math.max(1, ...[...before, ...after].map(Math.abs));
  const clockHand = ([x, y]: readonly [number, number], className: string): TemplateResult =>
    svg`<line class=${className} x1="0" y1="0" x2=${(x / radius) * 40} y2=${(-y / radius) * 40}></line>`;
  return html`<div class="clock">
    <svg viewBox="-46 -46 92 92" role="img" aria-label=${locale.t(figuresText('positions.turned'), { name, before: before.map((value) => format(locale, value)).join(', '), after: after.map((value) => format(locale, value)).join(', ') })}>
      <circle class="face" r="42"></circle>${clockHand(before, 'before')}${clockHand(after, 'after')}
    </svg>
    <p>${name}<br />${after.map((value) => format(locale, value)).join(', ')}</p>
  </div>`;
}

/** The query in focus, pair by pair: thin before the rotation, bold after it. */
function clockRow(model: Model): TemplateResult | typeof nothing {
  const [query, rotated] = [model.trace.node('query'), model.trace.node('rotated_query')];
  if (query === undefined || rotated === undefined) return nothing;
  const row = Math.min(positionOf(model) ?? 1, query.rows - 1);
  const half = query.cols / 2;
  const isHalf = model.state.document.options.pairing === 'half';
  const pair = (node: TraceNode, i: number): readonly [number, number] =>
    isHalf
      ? [cell(node, row, i), cell(node, row, i + half)]
      : [cell(node, row, 2 * i), cell(node, row, 2 * i + 1)];
  return html`<figure class="positions-figure">
    <div class="clocks">${Array.from({ length: half }, (_, i) => clock(model.locale, model.locale.t(figuresText('positions.pair'), { i: i + 1 }), pair(query, i), pair(rotated, i)))}</div>
    <figcaption>${model.locale.tHtml(figuresText('positions.query_position_pair_pair'), { cell: format(model.locale, cell(model.trace.node('positions'), row, 0)) })}</figcaption>
  </figure>`;
}

class PositionWaves implements Figure {
  readonly #engine: Engine;
  #cacheKey = '';
  #cachedRuns: { readonly shown: Trace; readonly from0: Trace; readonly from1: Trace } | null = null;

  constructor({ engine }: FigureContext) {
    this.#engine = engine;
  }

  render(model: Model): TemplateResult | typeof nothing {
    const { options } = model.state.document;
    if (options.positions === 'rotary') return clockRow(model);
    return options.positions === 'sinusoidal' ? this.#waves(model) : nothing;
  }

  #waves(model: Model): TemplateResult | typeof nothing {
    const { shown, from0, from1 } = this.#runs(model.state.document.options);
    const [encoding, products] = [shown.node('position_encoding'), shown.node('position_scores')];
    if (encoding === undefined || products === undefined) return nothing;
    const at = positionOf(model);
    const lit =
      at === null ? [] : Array.from({ length: width }, (_, col) => ({ node: encoding.id, row: at, col }));
    const own = model.trace.node('x')?.cols ?? width;
    return html`<figure class="positions-figure">
      ${own === width ? nothing : html`<p class="drawn-for">${model.locale.tHtml(figuresText('positions.drawn_wider'), { width, own })}</p>`}
      <div class="two">
        <div class="heat" role="img" aria-label=${model.locale.t(figuresText('positions.heat_map_encoding_positions'), { rows, width })}>${tile(encoding, lit)}</div>
        <div>
          ${Array.from({ length: shownPairs }, (_, pair) => wave(model.locale, shown, pair, at))} ${dotProducts(model.locale, products, at ?? 0)}
        </div>
      </div>
      <figcaption>${model.locale.tHtml(figuresText('positions.encoding_positions_down_columns'), { rows, width })} <span class="key-sine">${model.locale.t(figuresText('positions.sine_solid'))}</span> ${model.locale.t(figuresText('positions.and'))} <span class="key-cosine">${model.locale.t(figuresText('positions.cosine_dashed'))}</span>${model.locale.t(figuresText('positions.look_row_matrix_mark'))}</figcaption>
      ${indexingTable(model.locale, from0, from1)}
    </figure>`;
  }

  /** Cached runs for these options: the current one, and one for each way of counting pairs. */
  #runs({ layout = 'interleaved', exponent = '2i/d', first_index = '0', base = 10000, start = 0 }: Options) {
    const own: Options = { positions: 'sinusoidal', layout, exponent, first_index, base, start };
    const key = JSON.stringify(own);
    if (this.#cachedRuns === null || key !== this.#cacheKey) {
      const runFrom = (first: string): Trace =>
        emptyRun(this.#engine, { ...own, start: 0, first_index: first });
      this.#cachedRuns = { shown: emptyRun(this.#engine, own), from0: runFrom('0'), from1: runFrom('1') };
      this.#cacheKey = key;
    }
    return this.#cachedRuns;
  }
}

export const figure: FigureModule = {
  place: 'after',
  styles: positionWavesCss,
  create: (host) => new PositionWaves(host),
};
