import { css } from 'lit';
import { inColumn } from '../column.css';

export const evaluationsCss = css`
  ${inColumn('evaluations')}
  .evaluations {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    align-items: start;
    gap: 0.75rem 2rem;
    margin: 1rem 0;
    padding-block: 0.75rem;
    border-block: 1px solid var(--lab-line);
  }
  .evaluations label {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr) 1.5rem;
    align-items: center;
    gap: 0 0.75rem;
    font-size: 0.9375rem;
  }
  .evaluations input {
    inline-size: 100%;
    min-block-size: 2.75rem;
    accent-color: var(--lab-edit);
  }
  .evaluations output,
  .evaluations dd {
    text-align: end;
    font-family: var(--lab-sans);
    font-variant-numeric: tabular-nums;
  }
  .evaluations dl {
    margin: 0.75rem 0 0;
  }
  .evaluations dl div {
    display: flex;
    align-items: baseline;
    gap: 0.75rem;
    padding-inline-start: 0.6rem;
    border-inline-start: 6px solid;
  }
  .evaluations dl .evaluations-pair {
    border-color: var(--lab-scores);
  }
  .evaluations dl .evaluations-both {
    border-color: var(--lab-query);
  }
  .evaluations dt {
    flex: 0 1 14rem;
    font-size: 0.9375rem;
  }
  .evaluations dd {
    margin: 0;
    font-size: var(--lab-large);
  }
  .evaluations .evaluations-area {
    inline-size: 100%;
    max-inline-size: 20rem;
  }
  .evaluations-area .evaluations-pair {
    fill: var(--lab-scores);
    opacity: 0.55;
  }
  .evaluations-area .evaluations-f {
    fill: var(--lab-query);
  }
  .evaluations-area .evaluations-g {
    fill: var(--lab-key);
  }
  .evaluations figcaption {
    grid-column: 1 / -1;
    font-size: 0.9375rem;
    line-height: 1.5;
    color: var(--lab-ink-soft);
  }
`;
