import { css, html, nothing, svg, type TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { MatrixData, Trace } from '../../engine/types';
import { figuresText } from '../../i18n/en/figures';
import type { Locale } from '../../i18n/i18n';
import { isInBackwardPass } from '../../store/document/loss';
import type { Model } from '../../ui/model';
import type { Figure, FigureContext, FigureModule } from '../figure';

/** Lengths in the chart: powers of 2 from 16 to 4096. */
const lengths = Array.from({ length: 9 }, (_, at) => 16 * 2 ** at);

/** Reach of the window on both sides. */
interface Window {
  readonly left: number;
  readonly right: number;
}

/** Number of keys that query i attends to. */
const visibleKeys = (i: number, n: number, { left, right }: Window): number =>
  Math.min(n - 1, i + right) - Math.max(0, i - left) + 1;

/** Number of scores in a window: n - |o| for each offset o. */
function scoresOf(n: number, { left, right }: Window): number {
  let sum = 0;
  for (let o = -left; o <= right; o += 1) sum += Math.max(0, n - Math.abs(o));
  return sum;
}

/** The computed scores among all pairs of tokens. */
function pairsPicture(locale: Locale, n: number, window: Window): TemplateResult {
  let path = '';
  for (let i = 0; i < n; i += 1)
    path += `M${Math.max(0, i - window.left)} ${i}h${visibleKeys(i, n, window)}v1h-${visibleKeys(i, n, window)}z`;
  const label = locale.t(figuresText('masks.times_pairs_those_window'), { queries: n, keys: n });
  return html`<svg class="pairs" viewBox=${`-0.1 -0.1 ${n + 0.2} ${n + 0.2}`} role="img" aria-label=${label}>
    <rect class="all" width=${n} height=${n}></rect><path class="in" d=${path}></path>
  </svg>`;
}

const plot = { left: 8, right: 250, top: 12, bottom: 190 };
const [lowest, highest] = [Math.log2(16), Math.log2(4096 * 4096)];
const acrossFor = (n: number): number =>
  plot.left + ((Math.log2(n) - Math.log2(16)) / (Math.log2(4096) - Math.log2(16))) * (plot.right - plot.left);
const downFor = (count: number): number =>
  plot.bottom - ((Math.log2(count) - lowest) / (highest - lowest)) * (plot.bottom - plot.top);

const curve = (count: (n: number) => number): string =>
  lengths
    .map((n, at) => `${at === 0 ? 'M' : 'L'}${acrossFor(n).toFixed(1)} ${downFor(count(n)).toFixed(1)}`)
    .join('');

/** Cost of both on doubly logarithmic axes: the slope is 2 for n² and 1 for n. */
function growth(locale: Locale, window: Window): TemplateResult {
  const longest = lengths.at(-1) ?? 0;
  const inWindow = scoresOf(longest, window);
  return html`<svg class="growth" viewBox="0 0 360 216" role="img" aria-label=${locale.t(figuresText('masks.scores_against_length'), { tokens: longest, full: locale.grouped(longest * longest), window: locale.grouped(inWindow) })}>
    ${[16, 64, 256, 1024, 4096].map((n) => svg`<line class="grid" x1=${acrossFor(n)} x2=${acrossFor(n)} y1=${plot.top} y2=${plot.bottom}></line><text class="tick" x=${acrossFor(n)} y="204">${n}</text>`)}
    <line class="grid" x1=${plot.left} x2=${plot.right} y1=${plot.bottom} y2=${plot.bottom}></line>
    <path class="whole" d=${curve((n) => n * n)}></path><path class="banded" d=${curve((n) => scoresOf(n, window))}></path>
    <text class="whole" x="256" y=${downFor(longest * longest) + 4}>${locale.t(figuresText('common.all_pairs'))}</text><text class="whole" x="256" y=${downFor(longest * longest) + 18}>${locale.grouped(longest * longest)}</text>
    <text class="banded" x="256" y=${downFor(inWindow) - 4}>${locale.t(figuresText('common.window'))}</text><text class="banded" x="256" y=${downFor(inWindow) + 10}>${locale.grouped(inWindow)}</text>
    <text class="tick" x="360" y="204" text-anchor="end">${locale.t(figuresText('common.tokens'))}</text>
  </svg>`;
}

/** The largest absolute difference between two matrices of the same shape. */
function largestDifference(a: MatrixData, b: MatrixData): number {
  return Math.max(...Array.from(a.data, (value, at) => Math.abs(value - (b.data[at] ?? Number.NaN))));
}

/** Number of values that a run computed from scores to weights. */
const countNumbers = (trace: Trace): number =>
  trace.nodes
    .filter(
      (node) =>
        node.kind !== 'input' && !isInBackwardPass(node) && ['scores', 'weights', 'mask'].includes(node.role),
    )
    .reduce((sum, { data }) => sum + data.length, 0);

class WindowCost implements Figure {
  readonly #engine: Engine;

  constructor({ engine }: FigureContext) {
    this.#engine = engine;
  }

  render({ locale, trace, state }: Model): TemplateResult | typeof nothing {
    const { window_left, window_right } = state.document.options;
    const window = { left: Number(window_left), right: Number(window_right) };
    const n = trace.dimensions.n ?? 0;
    const full = this.#full(trace, window);
    const [windowed, there] = [trace.node('context'), full?.node('context')];
    if (full === null || windowed === undefined || there === undefined) return nothing;
    const difference = largestDifference(windowed, there);
    return html`<figure class="window-figure">
      <div class="two"><div>${pairsPicture(locale, n, window)}</div><div>${growth(locale, window)}</div></div>
      <figcaption>${locale.tHtml(figuresText('masks.left'), { queries: n, keys: n, pairs: locale.grouped(n * n), scores: locale.grouped(scoresOf(n, window)) })}</figcaption>
      <p class="same">${locale.t(figuresText('masks.computed_again_all_pairs'))}
      <output>${locale.numeral(String(difference))}</output>${locale.tHtml(figuresText('masks.walk_above_made_numbers'), { count: locale.grouped(countNumbers(trace)), other: locale.grouped(countNumbers(full)) })}</p>
    </figure>`;
  }

  /** Full attention with a window mask over the same inputs; null if inputs are missing. */
  #full(trace: Trace, { left, right }: Window): Trace | null {
    const input = (name: string): MatrixData | undefined => trace.node(name);
    const [query, key, value] = [input('query'), input('key'), input('value')];
    if (query === undefined || key === undefined || value === undefined) return null;
    const matrix = ({ rows, cols, data }: MatrixData): MatrixData => ({ rows, cols, data });
    return this.#engine.run({
      variant: 'scaled_dot_product',
      inputs: { query: matrix(query), key: matrix(key), value: matrix(value) },
      options: { mask: 'window', window_left: left, window_right: right },
    });
  }
}

const styles = css`
  .window-figure {
    grid-column: 1 / -1;
    margin: var(--lab-gap) 0;
    max-width: 52rem;
  }
  .window-figure .two {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--lab-gap);
    align-items: center;
  }
  .window-figure svg {
    display: block;
    width: 100%;
    height: auto;
  }
  .window-figure .all {
    fill: var(--lab-paper-sunk);
    stroke: var(--lab-line-strong);
    stroke-width: 0.05;
  }
  .window-figure .in {
    fill: var(--lab-scores);
  }
  .window-figure .grid {
    stroke: var(--lab-line);
  }
  .window-figure path.whole,
  .window-figure path.banded {
    fill: none;
    stroke-width: 2;
  }
  .window-figure path.whole {
    stroke: var(--lab-ink-soft);
    stroke-dasharray: 5 4;
  }
  .window-figure path.banded {
    stroke: var(--lab-scores);
  }
  .window-figure text {
    font-size: 11px;
    fill: var(--lab-ink-soft);
    font-family: var(--lab-sans);
    font-variant-numeric: tabular-nums;
  }
  .window-figure text.banded {
    fill: var(--lab-scores);
  }
  .window-figure .tick {
    text-anchor: middle;
  }
  .window-figure .tick[text-anchor='end'] {
    text-anchor: end;
  }
  .window-figure figcaption,
  .window-figure .same {
    margin: 0.5rem 0 0;
    font-size: var(--lab-small);
    color: var(--lab-ink-soft);
  }
  .window-figure output {
    font-family: var(--lab-mono);
    color: var(--lab-ink);
  }
  @media (max-width: 40rem) {
    .window-figure .two {
      grid-template-columns: minmax(0, 1fr);
    }
    .window-figure .pairs {
      max-width: 14rem;
    }
  }
`;

export const figure: FigureModule = {
  place: 'after',
  styles,
  create: (host) => new WindowCost(host),
};
