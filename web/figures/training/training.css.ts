import { css } from 'lit';
import { experimentCss } from '../experiment/experiment.css';
import { fileLabel } from '../file-label.css';
import { thumbnailCss } from '../pixel-attention/thumbnail';

export const trainingCss = css`
  ${thumbnailCss}
  ${experimentCss}
  .training {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    min-inline-size: 0;
    padding-block: 0.25rem 1.5rem;
    border-block-end: 1px solid var(--lab-line);
    container: training / inline-size;
  }
  .training h3 {
    margin: 0;
    font-size: var(--lab-large);
    font-weight: 400;
    line-height: 1.3;
  }
  .training .of {
    color: var(--lab-ink-soft);
    font-style: italic;
  }
  .training .of::after {
    content: ' ·';
  }
  .training p {
    margin: 0;
    max-inline-size: var(--lab-measure);
    line-height: 1.55;
    text-wrap: pretty;
  }
  .training-intro,
  .training-intro > div {
    display: grid;
    align-content: start;
    gap: 0.5rem;
    min-inline-size: 0;
  }
  .training .hypothesis {
    font-size: 1.1875rem;
  }
  .training :is(.about, .training-claim, .training-key) {
    font-size: 0.9375rem;
    line-height: 1.5;
    color: var(--lab-ink-soft);
  }
  .training .training-note {
    flex-basis: 100%;
    font-size: 0.875rem;
    line-height: 1.5;
    color: var(--lab-ink-soft);
  }
  .training .error {
    color: var(--lab-error);
  }
  .training-controls {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.5rem 1.5rem;
  }
  .training-hands {
    display: flex;
    flex: 1 1 24rem;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.5rem 0.75rem;
  }
  .lab .training-hands > button {
    min-block-size: 2.25rem;
    padding: 0.25rem 1rem;
  }
  .lab .training-hands > .main {
    min-inline-size: 6.5rem;
    border: 1px solid var(--lab-ink);
    border-radius: 3px;
    background: var(--lab-ink);
    color: var(--lab-paper);
  }
  .training-scrubber {
    flex: 1 1 12rem;
    max-inline-size: 22rem;
  }
  .setting input[type='range'] {
    inline-size: 100%;
    margin: 0;
    padding: 0;
    border: 0;
    accent-color: var(--lab-accent);
  }
  .training-readout {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 2.5rem;
    margin: 0;
    font-family: var(--lab-sans);
    font-variant-numeric: tabular-nums;
  }
  .training-readout dt {
    font-size: 0.875rem;
    font-style: italic;
    color: var(--lab-ink-soft);
  }
  .training-readout dd {
    margin: 0;
    min-inline-size: 5.5rem;
    font-size: 1.25rem;
    line-height: 1.3;
  }
  /* The speed is unknown at first. */
  .training-readout > :last-child dd {
    min-inline-size: 9rem;
  }
  .training-readout small {
    display: block;
    font-size: 0.875rem;
    color: var(--lab-ink-soft);
  }
  .training-readout [class^='chart-series'] {
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid var(--series);
  }
  /* Unknown values keep their space. */
  .unknown {
    visibility: hidden;
  }
  .training-body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: 1rem 3rem;
    padding-block-start: 0.5rem;
  }
  .training-examples > .setting {
    justify-self: start;
  }
  .training-controls select {
    max-inline-size: 16rem;
  }
  .training-score {
    display: grid;
    gap: 0.5rem;
    min-inline-size: 0;
  }
  .training-examples,
  .training-example,
  .training-curves {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 0.75rem;
    min-inline-size: 0;
  }
  .training-examples {
    gap: 1.25rem;
  }
  .training-example h4 {
    justify-self: start;
    margin: 0;
    padding-inline-start: 0.625rem;
    border-inline-start: 3px solid var(--series);
    font-size: 1rem;
    font-weight: 400;
    font-style: italic;
  }
  .training-answer {
    display: grid;
    justify-items: start;
    gap: 0.25rem;
    font-family: var(--lab-code);
    font-size: 1.0625rem;
  }
  /* The length of the output varies during training; what is below it must not move. */
  .training-answer .prediction,
  .training-placeholder {
    grid-area: 2 / 1;
    align-self: start;
  }
  .training-placeholder {
    visibility: hidden;
  }
  .training-placeholder.of-words {
    padding-block-end: 1lh;
  }
  .training-answer :is(.given, .prediction, .training-placeholder) {
    display: inline-flex;
    flex-wrap: wrap;
  }
  .training-answer :is(.given, .prediction, .training-placeholder) > span {
    min-inline-size: 1.5em;
    padding-inline: 0.25em;
    text-align: center;
  }
  .training-answer .given {
    color: var(--lab-ink-soft);
  }
  .training-answer .prediction > span {
    position: relative;
    display: inline-grid;
    justify-items: center;
  }
  .training-answer .right {
    border-block-end: 2px solid var(--lab-edit);
  }
  .training-answer .wrong {
    border-block-end: 2px dotted var(--lab-error);
    color: var(--lab-error);
  }
  .training-answer .all-right {
    color: var(--lab-edit);
  }
  .training-maps {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
    gap: 0.75rem 1.5rem;
  }
  .training-map {
    margin: 0;
    min-inline-size: 0;
    max-inline-size: 30rem;
  }
  .training-map figcaption {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    font-size: 0.9375rem;
    font-style: italic;
  }
  .training-map figcaption {
    align-items: center;
    justify-content: start;
    gap: 0.5rem;
    white-space: nowrap;
  }
  .lab .training-map figcaption > button {
    min-block-size: 1.75rem;
    margin-inline-start: auto;
    padding: 0 0.5rem;
    border-color: var(--lab-line);
    font-size: 0.8125rem;
  }
  .training-map.off > :is(svg, canvas) {
    opacity: 0.35;
  }
  .training-share {
    font-style: normal;
    font-family: var(--lab-sans);
    font-variant-numeric: tabular-nums;
    color: var(--lab-ink-soft);
  }
  .training-map svg {
    display: block;
    max-inline-size: 100%;
    overflow: visible;
  }
  .training-map foreignObject > .painted {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    image-rendering: pixelated;
  }
  .training-map text {
    fill: var(--lab-ink-soft);
    font-family: var(--lab-mono);
    font-size: 12px;
    dominant-baseline: central;
  }
  .training-map .frame {
    fill: none;
    stroke: var(--lab-line-strong);
  }
  .training-map .answer {
    fill: none;
    stroke: var(--lab-accent);
    stroke-width: 1.25;
  }
  .training-pictures {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9.75rem, 1fr));
    gap: 0.75rem 0.5rem;
    align-items: start;
  }
  .training-pictures .training-answer {
    display: flex;
    align-items: baseline;
  }
  .training-pictures :is(canvas, .stamp) {
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: 9rem;
    block-size: auto;
    border: 1px solid var(--lab-line-strong);
    image-rendering: pixelated;
  }
  /* The title, the legend and the button for the numbers in one line. */
  .training .chart {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 1.5rem;
  }
  .training .chart > :is(svg, details) {
    flex-basis: 100%;
  }
  .training .chart-legend {
    margin: 0;
  }
  .training .chart figcaption {
    max-inline-size: calc(100% - 8rem);
  }
  .training .chart-numbers > summary {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0.875rem;
    min-block-size: 1.5rem;
  }
  .training-details {
    border-block-start: 1px solid var(--lab-line);
  }
  .training-details > summary {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    font-size: 0.9375rem;
    cursor: pointer;
  }
  .training-details > summary::before {
    content: '▸' / '';
    inline-size: 1.25em;
    color: var(--lab-ink-soft);
  }
  .training-details[open] > summary::before {
    content: '▾' / '';
  }
  .training-inside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem 3rem;
    padding-block: 0.25rem 0.75rem;
  }
  .training-inside > .chart {
    grid-column: 1 / -1;
  }
  .training-parameter {
    margin: 0;
  }
  .training-parameter figcaption {
    font-size: 0.9375rem;
    font-style: italic;
  }
  .training-parameter small {
    display: block;
    font-size: 0.875rem;
    font-style: normal;
    color: var(--lab-ink-soft);
  }
  .training .legend-heat {
    max-inline-size: 100%;
    font-size: 0.8125rem;
    line-height: 1.4;
    color: var(--lab-ink-soft);
  }
  .training-parameter canvas {
    display: block;
    inline-size: 12rem;
    max-inline-size: 100%;
    block-size: auto;
    border: 1px solid var(--lab-line);
    image-rendering: pixelated;
  }
  .training-gradients {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.875rem;
    line-height: 1.6;
  }
  .training-gradients caption {
    text-align: start;
    font-size: 0.9375rem;
    font-style: italic;
  }
  .training-gradients th {
    inline-size: 11rem;
    padding-inline-end: 1rem;
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }
  .training-gradients td {
    padding-inline-end: 1rem;
    white-space: nowrap;
  }
  .training-bar {
    inline-size: calc(100% - 5rem);
    block-size: 0.5rem;
    vertical-align: middle;
  }
  .training-bar .chart-bar {
    fill: var(--series);
  }
  .training-number {
    display: inline-block;
    inline-size: 4.5rem;
    font-family: var(--lab-mono);
    font-size: 0.8125rem;
    text-align: end;
  }
  .training-files {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1.5rem;
    font-size: 0.9375rem;
  }
  ${fileLabel('training-load')}
  .training-load {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.25rem;
    padding: 0.25rem 0.375rem;
  }
  @container training (max-width: 32rem) {
    .training-pictures figcaption {
      flex-wrap: wrap;
      align-content: start;
      min-block-size: 3.5rem;
    }
    .lab .training-pictures figcaption > button {
      margin-inline-start: 0;
    }
    .training-map .letters text {
      font-size: 15px;
    }
    .training-gradients {
      table-layout: fixed;
    }
    .training-gradients th {
      inline-size: 38%;
      white-space: normal;
    }
    .training-bar {
      display: block;
      inline-size: 100%;
    }
    .training-number {
      inline-size: auto;
    }
  }
  @container training (min-width: 52rem) {
    .training-body {
      grid-template: 'score score' auto 'examples curves' auto / minmax(0, 1fr) minmax(0, 1fr);
    }
    .training-score {
      grid-area: score;
    }
    .training-examples {
      grid-area: examples;
    }
    .training-curves {
      grid-area: curves;
    }
    .training-inside {
      grid-template-columns: auto minmax(0, 1fr);
    }
  }
  /* Everything but the details fits a screen of 1440 × 900. */
  @container training (min-width: 72rem) {
    .training-intro {
      display: grid;
      grid-template-columns: minmax(0, 38rem) minmax(0, 1fr);
      gap: 0.5rem 3rem;
    }
    .training-controls {
      position: sticky;
      z-index: 2;
      inset-block-start: 0;
      padding-block-end: 0.5rem;
      background: var(--lab-paper);
    }
    .training :is(button, input, select, summary) {
      scroll-margin-block-start: 5rem;
    }
    .training-body {
      grid-template: 'examples score' auto 'examples curves' 1fr / minmax(0, 35rem) minmax(0, 1fr);
    }
    .training-body.two-models {
      grid-template: 'score score' auto 'examples curves' auto / minmax(0, 2fr) minmax(0, 1fr);
    }
    .two-models .training-examples {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    .two-models .training-examples > :is(.setting, .training-key) {
      grid-column: 1 / -1;
    }
    .two-models .training-maps {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
    }
    .two-models .training-pictures {
      grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
    }
  }
  /* In its tab, the training is in one view. */
  .tabbed .training {
    gap: 0.5rem;
    padding-block: 0;
    border: 0;
  }
  /* The tab says it; below, headings go on from it. */
  .tabbed .training-intro > :first-child > h3 {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .tabbed .training-body {
    padding-block-start: 0;
  }
  .tabbed .training .chart-picture {
    display: block;
  }
  .tabbed .training-map svg {
    inline-size: auto;
    max-block-size: calc(100svh - 39rem);
  }
  .tabbed .training-examples {
    gap: 0.5rem;
  }
  @container training (max-width: 51.99rem) {
    .tabbed .training-intro > div + div,
    .tabbed .training-key {
      display: none;
    }
    .tabbed .training .hypothesis {
      font-size: 1rem;
      line-height: 1.35;
    }
    .tabbed .training-controls {
      gap: 0.375rem 0.75rem;
    }
    .tabbed .training-hands {
      display: grid;
      grid-template-columns: repeat(6, minmax(0, 1fr));
      gap: 0.375rem;
    }
    .tabbed .training-hands > .setting {
      grid-column: span 3;
      max-inline-size: none;
      min-inline-size: 0;
    }
    .lab.tabbed .training-hands > button {
      grid-column: span 2;
      min-inline-size: 0;
      padding-inline: 0.25rem;
    }
    /* What is chosen before a training stands below it. */
    .tabbed .training-controls {
      display: contents;
    }
    .tabbed .training > :is(.training-details, .training-files),
    .tabbed .training-controls .settings {
      order: 1;
    }
    .tabbed .training-examples > .setting {
      grid-template-columns: auto auto;
      align-items: center;
      gap: 0.5rem;
      font-size: 0.8125rem;
    }
    .lab.tabbed .training-map figcaption > button {
      min-block-size: 2rem;
    }
    .tabbed .training .chart figcaption {
      max-inline-size: none;
      font-size: 0.8125rem;
      line-height: 1.3;
    }
    .tabbed .training .chart :is(.chart-legend, .chart-numbers) {
      display: none;
    }
    .tabbed .training-curves {
      gap: 0;
    }
    .tabbed .training-controls .settings {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 5rem;
      flex: 1;
      gap: 0.375rem;
      margin: 0;
      padding: 0;
    }
    .tabbed .training-controls .setting :is(input, select) {
      min-inline-size: 0;
      inline-size: 100%;
      max-inline-size: none;
    }
    .tabbed .training-readout small + small {
      display: none;
    }
    .tabbed .training-answer {
      font-size: 0.9375rem;
    }
    .tabbed .training-map svg {
      max-block-size: none;
    }
    .tabbed .training-map .letters text {
      font-size: 18px;
    }
    .tabbed .training-pictures {
      grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: 0.375rem;
    }
    .tabbed .training-pictures figcaption {
      font-size: 0.8125rem;
    }
    .tabbed .training-body {
      gap: 0.5rem;
    }
    .tabbed .training-examples,
    .tabbed .training-curves {
      gap: 0.375rem;
    }
    .tabbed .training-readout {
      flex-wrap: nowrap;
      gap: 0.5rem 1rem;
    }
    .tabbed .training-readout dd {
      min-inline-size: 0;
      font-size: 1.0625rem;
    }
    .tabbed .training-readout small {
      font-size: 0.75rem;
    }
    .tabbed .training-readout > :last-child dd {
      min-inline-size: 5.5rem;
    }
    .tabbed .training-maps {
      grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
      gap: 0.375rem 0.75rem;
    }
  }
  @media print {
    .training:not(:has(.training-example)),
    .untrained,
    .training-files {
      display: none;
    }
  }
  @media (pointer: coarse) {
    .lab .training-hands > button,
    .lab .training-map figcaption > button,
    .training-load {
      min-block-size: 2.75rem;
    }
  }
`;
