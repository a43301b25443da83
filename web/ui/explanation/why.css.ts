import { css } from 'lit';

/** The why panel. */
export const whyCss = css`
  .why {
    display: grid;
    align-content: start;
    gap: 0.875rem;
    min-width: 0;
    color: var(--lab-ink);
    max-width: 34rem;
    font-size: 1rem;
    line-height: 1.5;
  }
  .why p {
    margin: 0;
  }
  .why code,
  .why output {
    font-family: var(--lab-mono);
    font-variant-numeric: tabular-nums;
  }
  .cell-label {
    white-space: nowrap;
  }
  .cell-label code {
    color: var(--role);
    font-size: 0.9375em;
    font-family: var(--lab-mono);
  }
  .cell-label sub {
    line-height: 0;
  }
  .way ol {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    font-size: 0.875rem;
    list-style: none;
  }
  .way li:not(:last-child)::after {
    margin-inline: 0.375rem;
    color: var(--lab-ink-soft);
    content: '›';
  }
  .way button,
  .mover {
    min-height: 1.5rem;
    padding: 0 0.125rem;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-decoration-color: var(--lab-line-strong);
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  .mover small {
    display: block;
    max-inline-size: 7.5rem;
    color: var(--lab-ink-soft);
    font-size: 0.8125rem;
    white-space: normal;
  }
  .question .cell-label {
    white-space: normal;
  }
  .question {
    margin: 0;
    font-weight: 400;
    font-size: 1.25rem;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  .question output {
    font-weight: 600;
  }
  .questions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
    border-block-end: 1px solid var(--lab-line);
  }
  .questions button {
    min-height: 2rem;
    margin-block-end: -1px;
    padding: 0.25rem 0;
    border: 0;
    border-block-end: 2px solid transparent;
    background: none;
    color: var(--lab-ink-soft);
    font: inherit;
    font-size: 0.9375rem;
    cursor: pointer;
  }
  .questions button[aria-pressed='true'] {
    border-block-end-color: var(--lab-accent);
    color: var(--lab-ink);
  }
  .why button:hover {
    color: var(--lab-ink);
    text-decoration-color: currentColor;
  }
  .why :is(button, input, summary):focus-visible {
    outline: 2px solid var(--lab-accent);
    outline-offset: 2px;
  }
  .why .because {
    color: var(--lab-ink-soft);
  }
  .exact {
    color: var(--lab-ink-soft);
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
  .why summary {
    padding-block: 0.375rem;
    color: var(--lab-ink-soft);
    font-size: 0.875rem;
    cursor: pointer;
  }
  .why .still,
  .why .empty {
    color: var(--lab-ink-soft);
    font-size: 0.9375rem;
  }
  .owned label {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.5rem;
  }
  .owned input {
    width: 10ch;
    padding: 0.25rem 0.375rem;
    border: 1px solid var(--lab-line-strong);
    border-block-end: 2px solid var(--lab-edit);
    border-radius: 0;
    background: var(--lab-paper);
    color: var(--lab-ink);
    font: inherit;
    font-family: var(--lab-mono);
  }
  .owned .refused {
    color: var(--lab-error);
    font-size: 0.875rem;
  }
  @media (forced-colors: active) {
    .questions button[aria-pressed='false'] {
      border-block-end-color: Canvas;
    }
  }
`;
