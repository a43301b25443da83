import { css } from 'lit';

/** The why panel: set like a worked example in a margin. */
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
    text-decoration: underline;
    text-decoration-color: var(--lab-line-strong);
    text-underline-offset: 0.2em;
    cursor: pointer;
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
  .terms-box {
    overflow: auto;
    max-height: 24rem;
  }
  .terms,
  .movers {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.875rem;
    font-family: var(--lab-mono);
    font-variant-numeric: tabular-nums;
  }
  .terms :is(td, th),
  .movers :is(td, th) {
    padding: 0.1875rem 0.375rem 0.1875rem 0;
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
  }
  .terms th {
    color: var(--lab-ink-soft);
    font-family: var(--lab-serif);
    text-align: start;
  }
  .terms .arithmetic,
  .terms .copied th {
    color: var(--lab-ink-soft);
  }
  .terms .copied .arithmetic {
    width: 100%;
    text-align: start;
  }
  .terms .size,
  .movers .size {
    width: 100%;
    min-width: 3.5rem;
    padding-inline: 0.375rem 0;
  }
  .terms .sign {
    color: var(--lab-ink-soft);
  }
  .terms .chosen {
    position: sticky;
    inset-block: 0;
    background: var(--lab-lit-wash);
  }
  .factor {
    min-width: 1.75rem;
    min-height: 1.5rem;
    padding: 0 0.25rem;
    border: 0;
    border-radius: 2px;
    background: none;
    color: var(--role);
    font: inherit;
    text-decoration: underline 1.5px;
    text-underline-offset: 0.3em;
    cursor: pointer;
  }
  @media not (pointer: coarse) {
    .why .terms .factor,
    .why .movers .mover {
      min-block-size: 1.5rem;
    }
    .why .questions button[type],
    .why .way button[type] {
      min-block-size: 1.75rem;
    }
  }
  .factor:hover,
  .factor.looked {
    background: var(--lab-lit-wash);
  }
  .constant {
    color: var(--lab-ink);
  }
  .bar {
    display: block;
    width: 100%;
    height: 0.625rem;
  }
  .bar .up {
    fill: light-dark(#d77911, #e69033);
  }
  .bar .down {
    fill: light-dark(#7765a5, #a79bd9);
  }
  .bar .zero {
    fill: none;
    stroke: var(--lab-line-strong);
  }
  .result {
    display: grid;
    gap: 0.25rem;
    margin: 0;
    padding-block-start: 0.375rem;
    border-block-start: 1px solid var(--lab-line-strong);
  }
  .result div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  .result dt {
    color: var(--lab-ink-soft);
  }
  .result dd {
    margin: 0;
    white-space: nowrap;
    font-size: 0.9375rem;
    font-family: var(--lab-mono);
    font-variant-numeric: tabular-nums;
  }
  .exact {
    color: var(--lab-ink-soft);
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
  .movers th[scope='row'] {
    font-family: var(--lab-serif);
    text-align: start;
  }
  .movers thead th {
    color: var(--lab-ink-soft);
    font-size: 0.8125rem;
    font-family: var(--lab-serif);
  }
  .movers thead th:first-child {
    text-align: start;
  }
  .movers .now {
    color: var(--lab-ink-soft);
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
  @media print {
    .terms-box {
      max-height: none;
    }
  }
`;
