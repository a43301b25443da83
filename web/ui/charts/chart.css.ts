import { css } from 'lit';

/**
 * Five colour-blind safe colours of series (Okabe and Ito), adjusted in each theme to a contrast of 3:1. They differ from the
 * hues of symbols, since a series is not a matrix.
 */
export const chartCss = css`
  .chart-series-0 {
    --series: light-dark(#0068a8, #56b4e9);
  }
  .chart-series-1 {
    --series: light-dark(#c24e00, #f0a030);
  }
  .chart-series-2 {
    --series: light-dark(#00795a, #2fc79a);
  }
  .chart-series-3 {
    --series: light-dark(#a33e7f, #e59ac4);
  }
  .chart-series-4 {
    --series: light-dark(#55524b, #d8d5cc);
  }
  .chart-expected {
    --series: light-dark(#6b675e, #a3a099);
  }
  .chart {
    min-inline-size: 0;
    margin: 0;
  }
  .chart figcaption {
    font-size: 0.9375rem;
    font-style: italic;
    line-height: 1.4;
    text-wrap: pretty;
  }
  .chart-legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem 1.25rem;
    margin: 0.375rem 0 0.25rem;
    padding: 0;
    list-style: none;
    font-size: 0.875rem;
    line-height: 1.5;
  }
  .chart-legend li {
    display: flex;
    align-items: center;
    gap: 0.375rem;
  }
  .chart-key {
    flex: none;
  }
  .chart-picture {
    display: block;
    max-inline-size: 100%;
    overflow: visible;
  }
  .chart-picture text {
    fill: var(--lab-ink-soft);
    font-family: var(--lab-serif);
    font-size: 13px;
  }
  .chart-picture .chart-tick {
    font-family: var(--lab-sans);
    font-variant-numeric: tabular-nums;
  }
  .chart-picture .chart-axis-label {
    fill: var(--lab-ink);
    font-style: italic;
  }
  .chart-picture .chart-grid {
    stroke: var(--lab-line);
    stroke-width: 1;
    fill: none;
  }
  .chart-picture .chart-axis {
    stroke: var(--lab-line-strong);
    stroke-width: 1;
    fill: none;
  }
  .chart-shared {
    display: none;
  }
  .chart-series .chart-stroke {
    fill: none;
    stroke: var(--series);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .chart-series .chart-area {
    fill: var(--series);
    fill-opacity: 0.12;
  }
  .chart-series .chart-bar {
    fill: var(--series);
  }
  .chart-expected .chart-stroke {
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }
  .chart-series .chart-form {
    fill: var(--series);
    stroke: var(--lab-paper);
    stroke-width: 1;
  }
  .chart-series .chart-form.chart-open {
    fill: none;
    stroke: var(--series);
    stroke-width: 2;
  }
  .chart-series .chart-spread {
    fill: none;
    stroke: var(--series);
    stroke-width: 1.5;
  }
  .chart-numbers > summary {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.25rem;
    font-size: 0.875rem;
    color: var(--lab-ink-soft);
    cursor: pointer;
  }
  .chart-numbers > summary::before {
    content: '▸' / '';
    inline-size: 1.125em;
  }
  .chart-numbers[open] > summary::before {
    content: '▾' / '';
  }
  .chart-scroll {
    max-block-size: 18rem;
    overflow: auto;
  }
  .chart-scroll table {
    border-collapse: collapse;
    font-size: 0.875rem;
    line-height: 1.5;
  }
  .chart-scroll th,
  .chart-scroll td {
    padding: 0.125rem 1rem 0.125rem 0;
    border-block-end: 1px solid var(--lab-line);
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }
  .chart-scroll thead th {
    font-style: italic;
  }
  .chart-scroll :is(td, tbody th) {
    font-family: var(--lab-mono);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  @media (pointer: coarse) {
    .chart-numbers > summary {
      min-block-size: 2.75rem;
    }
  }
`;
