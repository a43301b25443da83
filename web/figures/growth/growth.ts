import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { figuresText } from '../../i18n/en/figures';
import type { Locale } from '../../i18n/i18n';
import { chartFigure } from '../../ui/charts/chart';
import type { Chart } from '../../ui/charts/chart-data';
import { chartTable } from '../../ui/charts/chart-table';
import { withSubscripts } from '../../ui/format/subscripts';
import type { Model } from '../../ui/model';
import { ChartWidth } from '../chart-width';
import type { Figure, FigureContext, FigureModule } from '../figure';
import { formulas, letters, type Size, type Sizes } from './counts';
import { growthCss } from './growth.css';
import { countNames, sizeNames, unitTexts } from './names';
import { countOf, type Growing, growingOf, sizesOf } from './run';

/** Lengths in the picture: powers of 2. */
const exponents = { least: 0, most: 17 } as const;
const lengths = Array.from({ length: exponents.most + 1 }, (_, at) => 2 ** at);

const maxSize = 65_536;

/** There may be no first tokens that stay. */
const least = (name: Size): number => (name === 'first' ? 0 : 1);

/** What a lesson counts, against the number of tokens. */
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

  /** Steps change nothing here. */
  render(model: Model): TemplateResult {
    const { width } = this.#width.columns(1);
    const dependencies = [model.locale, model.lesson, model.trace, this.#exponent, this.#changed, width];
    return html`${guard(dependencies, () => this.#section(model, width))}`;
  }

  #section(model: Model, width: number): TemplateResult {
    const { locale } = model;
    const growing = growingOf(model);
    const sizes = withGroups({ ...sizesOf(model), ...this.#changed });
    const tokens = 2 ** this.#exponent;
    const text = unitTexts[growing.unit];
    const chart = chartOf(locale, growing, sizes, tokens);
    const curves = { ...chart, series: chart.series.slice(0, growing.counts.length) };
    return html`<section class="growth" aria-label=${locale.t(text.title)}>
      <h3>${locale.t(text.title)}</h3>
      <p>${locale.t(text.about)}</p>
      <div class="sizes" role="group" aria-label=${locale.t(figuresText('growth.sizes'))}>${this.#fields(locale, growing.sizes, sizes)}</div>
      <div class="length"><label>${locale.t(figuresText('growth.length'))}
        <input type="range" min=${exponents.least} max=${exponents.most} step="1" .value=${String(this.#exponent)}
          aria-valuetext=${lengthOf(locale, tokens)}
          @input=${({ target }: Event) => this.#setExponent(Number((target as HTMLInputElement).value))}
        /></label><output>${lengthOf(locale, tokens)}</output></div>
      ${valuesTable(locale, growing, sizes, tokens)}
      ${chartFigure(locale, chart, width, chartTable(locale, curves))}
    </section>`;
  }

  updated(root: ParentNode): void {
    if (!this.#width.isConnected) this.#width.observe(root.querySelector('.growth'));
  }

  disconnect(): void {
    this.#width.disconnect();
  }

  #fields(locale: Locale, shown: readonly Size[], sizes: Sizes): readonly TemplateResult[] {
    return shown.map(
      (name) => html`<label><span>${locale.t(sizeNames[name])}, <i>${withSubscripts(letters[name])}</i></span>
        <input type="number" min=${least(name)} max=${maxSize} step="1" data-size=${name} .value=${String(sizes[name])}
          @change=${({ target }: Event) => this.#setSize(name, target as HTMLInputElement)}
      /></label>`,
    );
  }

  #setExponent(exponent: number): void {
    this.#exponent = exponent;
    this.#context.requestUpdate();
  }

  /** Anything else than a whole number in range leaves the size as it was. */
  #setSize(name: Size, input: HTMLInputElement): void {
    const value = input.valueAsNumber;
    const isValid = Number.isInteger(value) && value >= least(name) && value <= maxSize;
    if (isValid) this.#changed = { ...this.#changed, [name]: value };
    else input.value = input.defaultValue;
    this.#context.requestUpdate();
  }
}

/** There are no more groups than heads. */
const withGroups = (sizes: Sizes): Sizes => ({ ...sizes, groups: Math.min(sizes.groups, sizes.heads) });

const lengthOf = (locale: Locale, tokens: number): string =>
  locale.t(figuresText('growth.at'), { count: locale.grouped(tokens) });

/** On doubly logarithmic axes; a dashed line marks the length. */
function chartOf(locale: Locale, growing: Growing, sizes: Sizes, tokens: number): Chart {
  const series = growing.counts.map((count) => ({
    name: locale.t(countNames[count]),
    mark: 'curve' as const,
    points: lengths.map((x) => ({ x, y: countOf(count, sizes, x) })),
  }));
  const all = series.flatMap(({ points }) => points.map(({ y }) => y));
  const marked = [Math.min(...all), Math.max(...all)].map((y) => ({ x: tokens, y }));
  return {
    title: locale.t(figuresText('growth.chart')),
    x: { label: locale.t(figuresText('common.tokens')), scale: 'log', ticks: [1, 16, 256, 4096, 65_536] },
    y: { label: locale.t(unitTexts[growing.unit].axis), scale: 'log' },
    series: [...series, { name: lengthOf(locale, tokens), mark: 'expected', points: marked }],
  };
}

/** The exact numbers, at the length of the lesson and at the one that is marked, with their formulas. */
function valuesTable(locale: Locale, growing: Growing, sizes: Sizes, tokens: number): TemplateResult {
  const own = locale.t(figuresText('growth.here'), { count: locale.grouped(growing.tokens) });
  return html`<table>
    <thead><tr><td></td><th scope="col">${own}</th><th scope="col">${lengthOf(locale, tokens)}</th></tr></thead>
    <tbody>${growing.counts.map(
      (count) => html`<tr class=${count === growing.subject ? 'here' : ''} data-count=${count}>
        <th scope="row">${locale.t(countNames[count])}<span class="formula">${withSubscripts(growing.formula(formulas[count].text))}</span></th>
        ${[growing.tokens, tokens].map((each) => html`<td>${locale.grouped(countOf(count, sizes, each))}</td>`)}
      </tr>`,
    )}</tbody>
  </table>`;
}

export const figure: FigureModule = {
  place: 'after',
  styles: growthCss,
  create: (context) => new Growth(context),
};
