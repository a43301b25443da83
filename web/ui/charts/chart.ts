import { html, nothing, svg, type TemplateResult } from 'lit';
import { authoringText } from '../../i18n/en/authoring';
import type { Locale } from '../../i18n/i18n';
import { withSubscripts } from '../format/subscripts';
import type { Chart, ChartSeries } from './chart-data';
import { hasMarkShape, hasStroke, markShape, marks, type Plot, seriesClass, toPixels } from './chart-marks';
import { scalesOf, type Tick } from './chart-scale';
import { chartTable } from './chart-table';

/** The width of a character of a tick label in pixels. */
const charWidth = 7;

/** The minimal distance of ticks in pixels. */
const tickRoom = 64;

/** How a chart fits among others; all sizes in pixels. */
export interface ChartFrame {
  /** The height of the plot; about half of its width by default. */
  readonly height?: number;
  /** The space for the labels of the y axis, which aligns charts; by default, that of the longest label. */
  readonly left?: number;
  /** Whether the chart below has the same x axis with its labels. */
  readonly sharesXAxis?: boolean;
}

function plotOf(locale: Locale, chart: Chart, width: number, frame: ChartFrame): Plot {
  const height = frame.height ?? Math.round(Math.min(300, Math.max(180, width * 0.5)));
  const scales = scalesOf(locale, chart, Math.max(2, Math.floor(width / tickRoom / 1.4)));
  const longest = Math.max(0, ...scales.y.ticks.map(({ text }) => text.length));
  const left = frame.left ?? longest * charWidth + 12;
  return { left, top: 30, width: Math.max(40, width - left - 14), height, ...scales };
}

/** Omits names that do not fit side by side; for numbers, the scale has chosen the ticks. */
function thinTicks(ticks: readonly Tick[], plot: Plot): readonly Tick[] {
  const longest = Math.max(1, ...ticks.map(({ text }) => text.length));
  const fit = Math.max(1, Math.floor(plot.width / (longest * charWidth + 10)));
  const every = Math.ceil(ticks.length / fit);
  return ticks.filter((_, at) => at % every === 0);
}

/** SVG text in which names of dimensions, such as `d_k`, have subscripts. */
function subscripted(text: string): readonly (string | TemplateResult)[] {
  return text
    .split(/\b([dn])_([a-z]+)\b/)
    .map((part, at) =>
      at % 3 === 2 ? svg`<tspan class="chart-sub" dy="3">${part}</tspan><tspan dy="-3">\u200b</tspan>` : part,
    );
}

function axes(chart: Chart, plot: Plot, sharesXAxis: boolean): TemplateResult {
  const ground = plot.top + plot.height;
  const right = plot.left + plot.width;
  const across = (tick: Tick): TemplateResult => {
    const { y } = toPixels(plot, Number.NaN, tick.value);
    return svg`<path class="chart-grid" d=${`M${plot.left} ${y}H${right}`} />
      <text class="chart-tick" x=${plot.left - 7} y=${y} text-anchor="end" dominant-baseline="central">${tick.text}</text>`;
  };
  const up = (tick: Tick): TemplateResult => {
    const { x } = toPixels(plot, tick.value, Number.NaN);
    return svg`<path class="chart-axis" d=${`M${x} ${ground}v5`} />
      <text class="chart-tick" x=${x} y=${ground + 18} text-anchor="middle">${tick.text}</text>`;
  };
  return svg`${plot.y.ticks.map(across)}
    <path class="chart-axis" d=${`M${plot.left} ${ground}H${right}`} />
    <g class=${sharesXAxis ? 'chart-shared' : ''}>
      ${thinTicks(plot.x.ticks, plot).map(up)}
      <text class="chart-axis-label" x=${right} y=${ground + 38} text-anchor="end">${subscripted(chart.x.label)}</text>
    </g>
    <text class="chart-axis-label" x="0" y="12">${subscripted(chart.y.label)}</text>`;
}

/** The series with their index among those that are not guides, which determines colour and shape. */
function withKinds(chart: Chart): readonly { readonly series: ChartSeries; readonly kind: number }[] {
  let next = 0;
  return chart.series.map((series) => ({ series, kind: series.mark === 'expected' ? -1 : next++ }));
}

/** One series in the legend. */
function legendItem({
  series,
  kind,
}: {
  readonly series: ChartSeries;
  readonly kind: number;
}): TemplateResult {
  const middle = { x: 14, y: 8 };
  const filled = series.mark === 'bars' || series.mark === 'steps';
  return html`<li>
    <svg class="chart-key" viewBox="0 0 28 16" width="28" height="16" aria-hidden="true">
      <g class=${seriesClass(series, kind)}>
        ${filled ? svg`<rect class=${series.mark === 'bars' ? 'chart-bar' : 'chart-stroke chart-area'} x="4" y="3" width="20" height="10" />` : nothing}
        ${hasStroke(series) ? svg`<path class="chart-stroke" d="M1 8H27" />` : nothing}
        ${hasMarkShape(series) ? markShape(middle, kind) : nothing}
      </g>
    </svg><span>${withSubscripts(series.name)}</span></li>`;
}

/** A chart `width` pixels wide, with its legend and a table of its data, which can be replaced. */
export function chartFigure(
  locale: Locale,
  chart: Chart,
  width: number,
  table: unknown = chartTable(locale, chart),
  frame: ChartFrame = {},
): TemplateResult {
  const { sharesXAxis = false } = frame;
  const plot = plotOf(locale, chart, width, frame);
  const all = withKinds(chart);
  const barred = chart.series.filter(({ mark }) => mark === 'bars');
  const height = plot.top + plot.height + (sharesXAxis ? 8 : 44);
  return html`<figure class="chart">
    <figcaption>${withSubscripts(chart.title)}</figcaption>
    <ul class="chart-legend" aria-label=${locale.t(authoringText('charts.legend'))}>${all.map(legendItem)}</ul>
    <svg class="chart-picture" viewBox=${`0 0 ${width} ${height}`} width=${width} height=${height} role="img"
      aria-label=${locale.t(authoringText('charts.description'), { title: chart.title, y: chart.y.label, x: chart.x.label })}>
      ${axes(chart, plot, sharesXAxis)} ${all.map(({ series, kind }) => marks(series, kind, plot, barred))}
    </svg>
    ${table}
  </figure>`;
}
