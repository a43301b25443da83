import { html, type TemplateResult } from 'lit';
import type { LoadedId } from '../../i18n/catalogue';
import { figuresText } from '../../i18n/en/figures';
import type { Locale } from '../../i18n/i18n';
import { chartFigure } from '../../ui/charts/chart';
import type { Chart } from '../../ui/charts/chart-data';
import { chartTable } from '../../ui/charts/chart-table';
import type { Model } from '../../ui/model';
import { ChartWidth } from '../chart-width';
import type { Figure, FigureContext, FigureModule } from '../figure';
import { bytesKept, type Keeping, keepings, type Sizes } from './counts';
import { growthCss } from './growth.css';
import { sizesOf } from './sizes';

/** Lengths in the picture: powers of 2. */
const exponents = { least: 0, most: 17 } as const;
const lengths = Array.from({ length: exponents.most + 1 }, (_, at) => 2 ** at);

const names: Readonly<Record<Keeping, LoadedId>> = {
  multi_head: figuresText('growth.multi_head'),
  grouped: figuresText('growth.grouped'),
  latent: figuresText('growth.latent'),
  window: figuresText('growth.window'),
  linear: figuresText('growth.linear'),
};

const sizeNames: Readonly<Record<keyof Sizes, LoadedId>> = {
  heads: figuresText('growth.heads'),
  groups: figuresText('growth.groups'),
  key: figuresText('growth.key'),
  value: figuresText('growth.value'),
  latent: figuresText('growth.latent_columns'),
  window: figuresText('growth.window_tokens'),
  bytes: figuresText('growth.bytes'),
};

const maxSize = 65_536;

/** What the lessons are about. */
const subjects: Readonly<Record<string, Keeping>> = {
  'grouped-queries': 'grouped',
  'key-value-cache': 'multi_head',
  'latent-attention': 'latent',
  'windows-and-sinks': 'window',
  'linear-attention': 'linear',
};

/** Bytes that a layer keeps, against the number of tokens: what the lesson is about, and what stands beside it. */
class Growth implements Figure {
  readonly #context: FigureContext;
  readonly #width: ChartWidth;
  #exponent = 12;
  /** Sizes that the reader has changed. */
  #changed: Partial<Sizes> = {};

  constructor(context: FigureContext) {
    this.#context = context;
    this.#width = new ChartWidth(() => context.requestUpdate());
  }

  render(model: Model): TemplateResult {
    const { locale } = model;
    const sizes = withGroups({ ...sizesOf(model), ...this.#changed });
    const tokens = 2 ** this.#exponent;
    const chart = chartOf(locale, sizes, tokens);
    return html`<section class="growth" aria-label=${locale.t(figuresText('growth.title'))}>
      <h3>${locale.t(figuresText('growth.title'))}</h3>
      <p>${locale.t(figuresText('growth.about'))}</p>
      <div class="sizes" role="group" aria-label=${locale.t(figuresText('growth.sizes'))}>${this.#fields(locale, sizes)}</div>
      <div class="length"><label>${locale.t(figuresText('growth.length'))}
        <input type="range" min=${exponents.least} max=${exponents.most} step="1" .value=${String(this.#exponent)}
          aria-valuetext=${locale.t(figuresText('growth.at'), { count: locale.grouped(tokens) })}
          @input=${({ target }: Event) => this.#setExponent(Number((target as HTMLInputElement).value))}
        /></label><output>${locale.t(figuresText('growth.at'), { count: locale.grouped(tokens) })}</output></div>
      ${valuesTable(locale, sizes, { tokens, subject: subjects[model.lesson.id] })}
      ${chartFigure(locale, chart, this.#width.columns(1).width, chartTable(locale, { ...chart, series: chart.series.slice(0, keepings.length) }), { left: 72 })}
    </section>`;
  }

  updated(root: ParentNode): void {
    if (!this.#width.isConnected) this.#width.observe(root.querySelector('.growth'));
  }

  disconnect(): void {
    this.#width.disconnect();
  }

  #fields(locale: Locale, sizes: Sizes): readonly TemplateResult[] {
    return (Object.keys(sizeNames) as (keyof Sizes)[]).map(
      (name) => html`<label>${locale.t(sizeNames[name])}
        <input type="number" min="1" max=${maxSize} step="1" data-size=${name} .value=${String(sizes[name])}
          @change=${({ target }: Event) => this.#setSize(name, target as HTMLInputElement)}
      /></label>`,
    );
  }

  #setExponent(exponent: number): void {
    this.#exponent = exponent;
    this.#context.requestUpdate();
  }

  /** Anything else than a whole number in range leaves the size as it was. */
  #setSize(name: keyof Sizes, input: HTMLInputElement): void {
    const value = input.valueAsNumber;
    const isValid = Number.isInteger(value) && value >= 1 && value <= maxSize;
    if (isValid) this.#changed = { ...this.#changed, [name]: value };
    else input.value = input.defaultValue;
    this.#context.requestUpdate();
  }
}

/** There are no more groups than heads. */
const withGroups = (sizes: Sizes): Sizes => ({ ...sizes, groups: Math.min(sizes.groups, sizes.heads) });

/** On doubly logarithmic axes; a dashed line marks the length. */
function chartOf(locale: Locale, sizes: Sizes, tokens: number): Chart {
  const series = keepings.map((keeping) => ({
    name: locale.t(names[keeping]),
    mark: 'curve' as const,
    points: lengths.map((x) => ({ x, y: bytesKept(keeping, sizes, x) })),
  }));
  const all = series.flatMap(({ points }) => points.map(({ y }) => y));
  const marked = [Math.min(...all), Math.max(...all)].map((y) => ({ x: tokens, y }));
  return {
    title: locale.t(figuresText('growth.chart')),
    x: { label: locale.t(figuresText('common.tokens')), scale: 'log', ticks: [1, 16, 256, 4096, 65_536] },
    y: { label: locale.t(figuresText('growth.bytes_kept')), scale: 'log' },
    series: [
      ...series,
      {
        name: locale.t(figuresText('growth.at'), { count: locale.grouped(tokens) }),
        mark: 'expected',
        points: marked,
      },
    ],
  };
}

interface At {
  readonly tokens: number;
  /** What the lesson is about. */
  readonly subject: Keeping | undefined;
}

/** The exact numbers at the length that is marked. */
function valuesTable(locale: Locale, sizes: Sizes, { tokens, subject }: At): TemplateResult {
  return html`<table>
    <caption>${locale.t(figuresText('growth.kept_at'), { count: locale.grouped(tokens) })}</caption>
    <tbody>${keepings.map(
      (keeping) => html`<tr class=${keeping === subject ? 'here' : ''} data-keeping=${keeping}>
        <th scope="row">${locale.t(names[keeping])}</th>
        <td>${locale.grouped(bytesKept(keeping, sizes, tokens))}</td>
      </tr>`,
    )}</tbody>
  </table>`;
}

export const figure: FigureModule = {
  place: 'after',
  styles: growthCss,
  create: (context) => new Growth(context),
};
