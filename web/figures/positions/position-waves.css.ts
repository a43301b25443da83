import { css } from 'lit';

export const positionWavesCss = css`
  .positions-figure {
    grid-column: 1 / -1;
    margin: var(--lab-gap) 0;
    max-width: 52rem;
  }
  .positions-figure .two {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--lab-gap);
    align-items: start;
  }
  .positions-figure .heat .tile {
    display: block;
    width: 100%;
    height: auto;
    max-height: 30rem;
  }
  .positions-figure p {
    margin: 0;
    font-size: var(--lab-small);
    font-family: var(--lab-sans);
    font-variant-numeric: tabular-nums;
    color: var(--lab-ink-soft);
  }
  .positions-figure p.drawn-for {
    margin-bottom: var(--lab-gap);
  }
  .positions-figure svg {
    display: block;
    width: 100%;
    height: auto;
  }
  .positions-figure path {
    stroke-linejoin: round;
  }
  .positions-figure .wave path,
  .positions-figure .wave line {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  .positions-figure .sine,
  .positions-figure .key-sine {
    color: var(--lab-query);
  }
  .positions-figure .cosine,
  .positions-figure .key-cosine {
    color: var(--lab-key);
  }
  .positions-figure path.cosine {
    stroke-dasharray: 4 3;
  }
  .positions-figure .product {
    color: var(--lab-scores);
  }
  .positions-figure circle {
    fill: currentColor;
  }
  .positions-figure .zero {
    color: var(--lab-line);
  }
  .positions-figure .here {
    color: var(--lab-line-strong);
    stroke-dasharray: 2 2;
  }
  .positions-figure .clocks {
    display: flex;
    flex-wrap: wrap;
    gap: var(--lab-gap);
  }
  .positions-figure .clock {
    width: 8rem;
    text-align: center;
  }
  .positions-figure circle.face {
    fill: none;
    stroke: var(--lab-line-strong);
  }
  .positions-figure line.before {
    stroke: var(--lab-ink-soft);
    stroke-width: 1.5;
  }
  .positions-figure line.after {
    stroke: var(--lab-query);
    stroke-width: 4;
  }
  .positions-figure figcaption {
    margin: 0.5rem 0;
    font-size: var(--lab-small);
    color: var(--lab-ink-soft);
  }
  .positions-figure .scroll {
    overflow-x: auto;
  }
  .positions-figure table {
    border-collapse: collapse;
    font-size: var(--lab-small);
    font-family: var(--lab-sans);
    font-variant-numeric: tabular-nums;
  }
  .positions-figure caption {
    text-align: start;
    color: var(--lab-ink-soft);
  }
  .positions-figure th,
  .positions-figure td {
    padding: 0.25rem 0.5rem;
    border-bottom: 1px solid var(--lab-line);
    text-align: start;
    font-weight: normal;
  }
`;
