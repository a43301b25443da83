import { css } from 'lit';
import { inColumn } from '../column.css';

export const directionsCss = css`
  ${inColumn('directions')}
  .directions {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 0.75rem 2rem;
    margin: 1rem 0;
    padding-block: 0.75rem;
    border-block: 1px solid var(--lab-line);
  }
  .directions-arrows {
    flex: 1 1 12rem;
    min-inline-size: 0;
    max-inline-size: 26rem;
    overflow: visible;
  }
  .directions-arrows .directions-axes {
    fill: none;
    stroke: var(--lab-line);
  }
  .directions-arrow .directions-shaft {
    fill: none;
    stroke: var(--role);
    stroke-width: 2;
  }
  .directions-arrow.role-query .directions-shaft {
    stroke-width: 3.5;
  }
  .directions-arrow .directions-point {
    fill: var(--role);
  }
  /* Names are above all arrows, with a margin. */
  .directions-name {
    fill: var(--role);
    stroke: var(--lab-paper);
    stroke-width: 4;
    stroke-linejoin: round;
    paint-order: stroke;
    font-family: var(--lab-serif);
    font-size: 13px;
  }
  .directions-name.middle {
    text-anchor: middle;
  }
  .directions-arrow.directions-faint .directions-shaft {
    stroke-dasharray: 2 4;
  }
  .directions .directions-scroll {
    flex: 2 1 28rem;
    min-inline-size: 0;
    overflow-x: auto;
  }
  .directions table {
    border-collapse: collapse;
    font-size: 0.9375rem;
    font-family: var(--lab-sans);
    font-variant-numeric: tabular-nums;
  }
  .directions caption {
    padding-block-end: 0.25rem;
    text-align: start;
    color: var(--lab-ink-soft);
  }
  .directions th,
  .directions td {
    padding: 0 0.375rem 0 0;
    text-align: start;
    font-weight: 400;
    white-space: nowrap;
  }
  .directions thead th {
    color: var(--lab-ink-soft);
  }
  .directions td.directions-best {
    font-weight: 700;
  }
  .directions td.directions-best::after {
    content: ' ◂';
    color: var(--lab-weights);
  }
  .directions button {
    min-block-size: 2.75rem;
    padding: 0 0.5rem;
    border: 0;
    border-inline-start: 3px solid transparent;
    background: none;
    color: var(--lab-ink);
    font: inherit;
    cursor: pointer;
  }
  .directions button[aria-pressed='true'] {
    border-inline-start-color: var(--lab-accent);
    font-weight: 600;
  }
  .directions button:focus-visible {
    outline: 2px solid var(--lab-accent);
    outline-offset: 1px;
  }
  .directions figcaption {
    flex-basis: 100%;
    font-size: 0.9375rem;
    line-height: 1.5;
    color: var(--lab-ink-soft);
  }
`;
