import { type CSSResult, css } from 'lit';

export const oneVectorCss: CSSResult = css`
  .one-vector {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, max-content) minmax(14rem, 1fr);
    align-items: start;
    gap: 1rem 2rem;
    margin: 1.5rem 0;
    padding-block-start: 0.75rem;
    border-block-start: 1px solid var(--lab-line);
  }
  .one-vector figcaption button {
    min-block-size: 2.75rem;
    padding: 0 0.75rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: none;
    color: var(--lab-ink);
    font: inherit;
    cursor: pointer;
  }
  .one-vector figcaption button[aria-pressed='true'] {
    border-color: var(--lab-accent);
    background: var(--lab-lit-wash);
  }
  .one-vector figcaption button:focus-visible {
    outline: 2px solid var(--lab-accent);
    outline-offset: 1px;
  }
  .one-vector figcaption {
    max-inline-size: var(--lab-measure);
    font-size: 0.9375rem;
    line-height: 1.5;
    color: var(--lab-ink-soft);
  }
  .one-vector figcaption p {
    margin: 0 0 0.75rem;
  }
  .one-vector-scroll {
    overflow-x: auto;
  }
  .one-vector-drawing {
    display: block;
  }
  .one-vector-drawing text {
    fill: var(--lab-ink);
    font-family: var(--lab-serif);
    font-size: 15px;
  }
  .one-vector-drawing .soft {
    fill: var(--lab-ink-soft);
    font-size: 13px;
  }
  .one-vector-drawing .label {
    font-style: italic;
  }
  .one-vector-drawing .arrow {
    fill: none;
    stroke: var(--role);
    stroke-width: 1.25;
  }
  .one-vector-drawing .arrow.coming {
    stroke: var(--lab-line);
    stroke-dasharray: 3 3;
  }
  .one-vector-drawing .arrow.current {
    stroke-width: 2.75;
  }
  .one-vector-drawing .box {
    cursor: pointer;
  }
  .one-vector-drawing .paper {
    fill: var(--lab-paper);
    stroke: var(--role);
  }
  .one-vector-drawing .name {
    fill: var(--role);
    text-anchor: middle;
  }
  .one-vector-drawing .coming .paper {
    stroke: var(--lab-line-strong);
    stroke-dasharray: 3 3;
  }
  .one-vector-drawing .coming .name {
    fill: var(--lab-ink-soft);
  }
  .one-vector-drawing .current .paper {
    stroke-width: 2.75;
  }
  .one-vector-drawing .lit .paper {
    fill: var(--lab-lit-wash);
  }
  @media (hover: hover) {
    .one-vector-drawing .box:hover .paper {
      fill: var(--lab-lit-wash);
    }
  }
  .one-vector-drawing .box:focus-visible {
    outline: 2px solid var(--lab-accent);
    outline-offset: 2px;
  }
  .one-vector-drawing .strip {
    fill: var(--heat);
  }
  .one-vector-drawing .strip.blank {
    fill: var(--lab-paper-sunk);
  }
  .one-vector-drawing .number {
    fill: currentcolor;
    font-family: var(--lab-mono);
    font-size: 12px;
    text-anchor: middle;
  }
  .one-vector-drawing .raised {
    font-size: 11px;
  }
  @container lab (max-width: 46rem) {
    .one-vector {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
