import { css } from 'lit';
import { experimentCss } from '../experiment/experiment.css';

export const lengthsCss = css`
  ${experimentCss}
  .lengths-table {
    overflow-x: auto;
  }
  .lengths-table table {
    border-collapse: collapse;
    font-size: 0.9375rem;
    font-family: var(--lab-sans);
    font-variant-numeric: tabular-nums;
  }
  .lengths-table caption {
    padding-block-end: 0.25rem;
    font-size: 0.9375rem;
    font-style: italic;
    text-align: start;
    color: var(--lab-ink-soft);
  }
  .lengths-table :is(th, td) {
    padding: 0.25rem 1.5rem 0.25rem 0;
    border-block-end: 1px solid var(--lab-line);
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }
  .lengths-table tbody th {
    white-space: nowrap;
  }
  .lengths-table small {
    margin-inline-start: 0.375rem;
    font-size: 0.8125rem;
    white-space: nowrap;
    color: var(--lab-ink-soft);
  }
  .lengths-example {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 0.25rem 1.25rem;
    margin: 0;
    line-height: 1.5;
  }
  .lengths-example dt {
    font-size: 0.9375rem;
    font-style: italic;
    color: var(--lab-ink-soft);
  }
  .lengths-example dd {
    margin: 0;
  }
  .experiment mark {
    background: none;
    color: var(--lab-error);
    text-decoration: underline wavy 1px;
    text-underline-offset: 0.2em;
  }
  @container lab (max-width: 40rem) {
    .lengths-example {
      grid-template-columns: minmax(0, 1fr);
    }
    .lengths-example dd + dt {
      margin-block-start: 0.5rem;
    }
    .lengths-table :is(th, td) {
      padding-inline-end: 0.75rem;
    }
    .lengths-table tbody th {
    white-space: nowrap;
  }
  .lengths-table small {
      display: block;
      margin: 0;
    }
  }
`;
