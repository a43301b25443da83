import { type CSSResult, css } from 'lit';
import { inColumn } from '../../column.css';

export const nextWordCss: CSSResult = css`
  ${inColumn('next-word')}
  .next-word {
    display: grid;
    gap: 0.75rem;
    margin-block-end: 1rem;
  }
  .next-word h3,
  .next-word p {
    margin: 0;
  }
  .next-word .so-far {
    font-size: 1.25rem;
    letter-spacing: 0.06em;
    overflow-wrap: anywhere;
  }
  .next-word table {
    justify-self: start;
    border-collapse: collapse;
    font-family: var(--lab-sans);
    font-variant-numeric: tabular-nums;
  }
  .next-word th,
  .next-word td {
    padding: 0.125rem 0.75rem 0.125rem 0;
    text-align: start;
    font-weight: 400;
  }
  /* A cell of a table, not of a matrix. */
  .next-word td.number {
    display: table-cell;
    contain: none;
    height: auto;
    line-height: inherit;
    text-align: end;
  }
  .next-word progress {
    inline-size: min(12rem, 30vw);
    accent-color: var(--lab-accent);
  }
  .next-word tr.left-out {
    color: var(--lab-ink-soft);
  }
  .next-word :is(.stop, small) {
    color: var(--lab-ink-soft);
    font-weight: 400;
  }
  .next-word .dials {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.5rem;
  }
  .next-word .dials label {
    display: grid;
    grid-template-columns: auto auto;
    align-items: center;
    gap: 0 0.5rem;
    font-size: var(--lab-small);
  }
  .next-word .dials input {
    grid-column: 1 / -1;
    inline-size: 14rem;
    max-inline-size: 100%;
    min-block-size: 2.75rem;
    accent-color: var(--lab-accent);
  }
  .next-word .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .next-word button {
    min-block-size: 2.75rem;
  }
`;
