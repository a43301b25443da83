import { css } from 'lit';
import { inColumn } from '../column.css';

export const addressingCss = css`
  ${inColumn('addressing')}
  .addressing {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    align-items: start;
    gap: 0.75rem 2rem;
    margin: 1rem 0;
    padding-block: 0.75rem;
    border-block: 1px solid var(--lab-line);
  }
  .addressing .addressing-heat {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 1rem;
    font-size: 0.9375rem;
  }
  .addressing input {
    flex: 1 1 12rem;
    min-inline-size: 8rem;
    max-inline-size: 30rem;
    min-block-size: 2.75rem;
    accent-color: var(--lab-edit);
  }
  .addressing output {
    min-inline-size: 9rem;
    font-family: var(--lab-sans);
    font-variant-numeric: tabular-nums;
  }
  .addressing .addressing-plane {
    inline-size: 100%;
    max-inline-size: 26rem;
    overflow: visible;
  }
  .addressing-plane .addressing-way {
    fill: none;
    stroke: var(--lab-weights);
    stroke-width: 1.5;
    stroke-dasharray: 3 3;
  }
  .addressing-plane .addressing-entry {
    fill: var(--lab-paper);
    stroke: var(--lab-value);
    stroke-width: 2;
  }
  .addressing-plane .addressing-best .addressing-entry {
    fill: var(--lab-value);
  }
  .addressing-plane .addressing-soft {
    fill: none;
    stroke: var(--lab-weights);
    stroke-width: 3;
  }
  .addressing-plane text {
    fill: var(--lab-ink);
    font-family: var(--lab-serif);
    font-size: 13px;
  }
  .addressing-plane text.end {
    text-anchor: end;
  }
  .addressing table {
    border-collapse: collapse;
    font-size: 0.9375rem;
    font-family: var(--lab-sans);
    font-variant-numeric: tabular-nums;
  }
  .addressing th,
  .addressing td {
    padding: 0.2rem 0.6rem 0.2rem 0;
    text-align: start;
    font-weight: 400;
  }
  .addressing thead th {
    color: var(--lab-ink-soft);
    font-size: var(--lab-small);
  }
  .addressing tbody tr.addressing-best th {
    font-weight: 600;
  }
  .addressing .bar {
    inline-size: 6rem;
    block-size: 0.5rem;
    --colour: var(--lab-weights);
  }
  .addressing figcaption {
    grid-column: 1 / -1;
    font-size: 0.9375rem;
    line-height: 1.5;
    color: var(--lab-ink-soft);
  }
`;
