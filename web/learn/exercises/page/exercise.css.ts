import { css } from 'lit';

export const exerciseCss = css`
  .exercise {
    gap: 0.75rem;
    padding-block: 1rem 2rem;
  }
  .exercise header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.25rem 1rem;
    padding-block-end: 0.5rem;
    border-block-end: 1px solid var(--lab-line);
  }
  .exercise header :is(h1, h2) {
    flex: 1 1 12rem;
    order: -1;
    margin: 0;
    font-size: var(--lab-large);
    font-weight: 400;
    line-height: 1.2;
  }
  .exercise header .of {
    margin: 0;
    color: var(--lab-ink-soft);
    font-family: var(--lab-sans);
    font-size: 0.875rem;
  }
  .exercise .ask {
    max-inline-size: var(--lab-measure);
    margin: 0;
    text-wrap: pretty;
  }
  .exercise .formula {
    overflow-x: auto;
    padding-block: 0.25rem;
  }
  .exercise .formula math {
    inline-size: max-content;
  }
  .exercise .matrices,
  .choices-of-masks {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 1rem 2.5rem;
  }
  .exercise .asked {
    min-inline-size: 0;
  }
  .numbers {
    min-inline-size: 0;
    max-inline-size: 100%;
    margin: 0;
  }
  .numbers .scroll {
    overflow-x: auto;
    padding: 2px;
  }
  .numbers figcaption {
    padding-block-end: 0.25rem;
    color: var(--role);
    font-style: italic;
  }
  .numbers figcaption math {
    font-style: normal;
  }
  .numbers table {
    border-collapse: separate;
    border-spacing: 2px;
    font-family: var(--lab-mono);
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
  .numbers th {
    max-inline-size: 6rem;
    overflow: hidden;
    padding: 0.125rem 0.375rem;
    color: var(--lab-ink-soft);
    font-family: var(--lab-sans);
    font-size: 0.8125rem;
    font-weight: 400;
    text-overflow: ellipsis;
  }
  .numbers th[scope='row'] {
    text-align: end;
  }
  .numbers tbody td {
    box-sizing: border-box;
    min-inline-size: 3.25rem;
    block-size: 2.25rem;
    padding: 0 0.375rem;
    background: var(--lab-paper-sunk);
    text-align: center;
  }
  .numbers td.blank,
  .numbers td:has(input, .pick) {
    padding: 0;
    background: none;
  }
  .numbers td input {
    box-sizing: border-box;
    inline-size: 4.5rem;
    block-size: 2.25rem;
    padding: 0 0.25rem;
    border: 2px solid var(--lab-edit);
    border-radius: 3px;
    background: var(--lab-paper);
    color: var(--lab-ink);
    font: inherit;
    text-align: center;
  }
  .numbers td input.right {
    border-style: solid;
    background: var(--lab-lit-wash);
  }
  .numbers td input.wrong {
    border-color: var(--lab-error);
  }
  .numbers td input.revealed {
    border-style: dotted;
    color: var(--lab-ink-soft);
  }
  .lab .numbers .pick {
    inline-size: 100%;
    min-inline-size: 3.25rem;
    border-radius: 3px;
    font: inherit;
  }
  .lab .numbers .pick[aria-pressed='true'] {
    border: 2px solid var(--lab-error);
    background: var(--lab-lit-wash);
  }
  .lab .numbers .pick.blank-on {
    border: 2px dashed var(--lab-edit);
    background: none;
  }
  .choices-of-masks label {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 2.25rem;
  }
  .exercise .asked > .numbers + .choices-of-masks {
    margin-block-start: 1rem;
  }
  .exercise .steps {
    display: grid;
    gap: 0.25rem;
    margin: 0;
    padding-inline-start: 2rem;
    inline-size: min(28rem, 100%);
    box-sizing: border-box;
  }
  .exercise .steps li {
    padding-block: 0.125rem;
    border-block-end: 1px solid var(--lab-line);
  }
  .exercise .steps li::marker {
    color: var(--lab-ink-soft);
  }
  .exercise .steps li > span:first-child {
    display: inline-block;
    inline-size: calc(100% - 6rem);
  }
  .exercise .steps .moves {
    display: inline-flex;
    gap: 0.25rem;
  }
  .exercise .steps .moves button {
    min-inline-size: 2.25rem;
  }
  .exercise .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin-block-start: 1rem;
    padding: 0;
  }
  .exercise .feedback {
    min-block-size: 3em;
    max-inline-size: var(--lab-measure);
    margin-block-start: 0.5rem;
  }
  .exercise .feedback p {
    margin: 0 0 0.25rem;
    overflow-wrap: anywhere;
  }
  .exercise .feedback .right {
    color: var(--lab-edit);
  }
  .exercise .feedback .wrong {
    color: var(--lab-error);
  }
  .exercise .hint b {
    font-weight: 400;
    font-style: italic;
    color: var(--lab-accent);
  }
  .exercise .summary {
    padding: 0.5rem 0 0.25rem 1rem;
    border-inline-start: 3px solid var(--lab-edit);
  }
  .exercise .summary:focus {
    outline: none;
  }
  .exercise .summary :is(h3, p) {
    margin: 0 0 0.25rem;
    font-size: inherit;
  }
  @media print {
    .exercise .row,
    .exercise header button {
      display: none;
    }
  }
`;
