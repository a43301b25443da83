import { css } from 'lit';
import { chartCss } from '../../ui/charts/chart.css';

export const growthCss = css`
  ${chartCss}
  .growth {
    /* When a step moves it, it is not painted again. */
    contain: layout paint;
    overflow-clip-margin: 0.25rem;
    margin: var(--lab-gap) 0;
    max-width: 52rem;
  }
  .growth h3 {
    margin: 0 0 0.25rem;
    font-size: 1.25rem;
    font-weight: 400;
  }
  .growth .sizes,
  .growth .length {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
    margin-block: 0.5rem;
    font-family: var(--lab-sans);
    font-size: 0.9375rem;
  }
  .growth label {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
  .growth .sizes input {
    box-sizing: border-box;
    inline-size: 4.75rem;
    min-block-size: 2.75rem;
    padding: 0 0.375rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
    color: inherit;
    font: inherit;
  }
  .growth .length input {
    inline-size: min(20rem, 60vw);
    min-block-size: 2.75rem;
    accent-color: var(--lab-accent);
  }
  .growth table {
    border-collapse: collapse;
    font-family: var(--lab-sans);
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
  .growth .chart {
    margin-block-start: var(--lab-gap);
  }
  .growth :is(th, td) {
    padding: 0.25rem 1.25rem 0.25rem 0;
    border-block-end: 1px solid var(--lab-line);
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }
  .growth :is(td, thead th) {
    text-align: end;
  }
  .growth thead th {
    color: var(--lab-ink-soft);
  }
  .growth .formula {
    display: block;
    color: var(--lab-ink-soft);
    font-size: 0.875rem;
    font-weight: 400;
  }
  .growth .here th {
    font-weight: 600;
  }
`;
