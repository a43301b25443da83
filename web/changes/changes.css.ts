import { css } from 'lit';

export const changesCss = css`
  .lab :is(.change-why, .change-details) .live {
    min-block-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    text-decoration: underline dotted 1px;
    text-underline-offset: 0.25em;
  }
  .difference > [popovertarget] {
    margin-inline-start: auto;
  }
  .change-details {
    inset: auto auto calc(var(--foot, 3.5rem) + 0.5rem) 0.75rem;
    box-sizing: border-box;
    inline-size: max-content;
    max-inline-size: min(44rem, 100vw - 1.5rem);
    max-block-size: 60vh;
    margin: 0;
    padding: 0.75rem 1rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 8px;
    background: var(--lab-paper);
    color: var(--lab-ink);
    overflow: auto;
    font-family: var(--lab-serif);
    font-size: 1rem;
    line-height: 1.5;
  }
  .difference > button {
    flex: none;
  }
  .change-with button {
    margin: 0.125rem 0 0.125rem 0.25rem;
  }
  .change-with [aria-pressed='true'] {
    border-color: var(--lab-accent);
  }
  .lab .change-details :is(p, .chain) {
    margin: 0 0 0.5rem;
  }
  .change-details .chain {
    padding: 0;
    list-style: none;
  }
  ol.chain > li + li::before {
    content: '↑ ';
    color: var(--lab-ink-soft);
  }
  .change-details .numbers,
  .change-terms td {
    font-family: var(--lab-mono);
    font-variant-numeric: tabular-nums;
  }
  .change-details .numbers {
    margin-inline-start: 0.5rem;
  }
  .change-terms {
    border-collapse: collapse;
    font-size: 0.9375rem;
  }
  .change-terms td,
  .change-terms th {
    padding: 0.125rem 0 0.125rem 1rem;
    font-weight: 400;
    text-align: end;
    vertical-align: baseline;
  }
  .change-terms td:first-child,
  .change-terms th:first-child {
    padding-inline-start: 0;
    font-family: inherit;
    text-align: start;
  }
  .change-terms thead th {
    color: var(--lab-ink-soft);
    font-family: var(--lab-sans);
    font-size: 0.8125rem;
  }
  .change-runs caption {
    white-space: nowrap;
    padding-block: 0.5rem 0.25rem;
    text-align: start;
  }
  .change-runs .changed {
    font-weight: 600;
  }
  .change-terms tfoot td,
  .change-terms tfoot th {
    border-block-start: 1px solid var(--lab-line-strong);
  }
  /* Over the text, not over the matrices that it explains. */
  @container lab (min-width: 60rem) {
    .change-details {
      max-inline-size: max(24rem, 5.333rem + 16.667cqi);
    }
  }
  @container lab (max-width: 39.99rem) {
    .difference .change-still {
      display: none;
    }
    .lab .difference {
      flex-wrap: wrap;
      gap: 0.25rem 0.5rem;
    }
    /* As high as four lines: the rows that changed end above it. */
    .difference > span {
      flex-basis: 100%;
      max-block-size: 6rem;
      overflow-y: auto;
    }
    .lab .difference > button {
      min-block-size: 2rem;
    }
  }
`;
