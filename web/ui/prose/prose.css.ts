import { css } from 'lit';

export const proseCss = css`
  .prose {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 0.75rem;
  }
  .prose h3 {
    margin: 0;
    font-size: var(--lab-large);
    font-weight: 400;
    line-height: 1.3;
  }
  .prose .of {
    display: block;
    color: var(--lab-ink-soft);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  .step-text,
  .aside {
    margin: 0;
    max-inline-size: var(--lab-measure);
    text-wrap: pretty;
    line-height: 1.6;
  }
  .aside {
    padding-inline-start: 0.875rem;
    border-inline-start: 1px solid var(--lab-line-strong);
    font-size: 0.9375rem;
    line-height: 1.5;
    color: var(--lab-ink-soft);
  }
  .live {
    display: inline;
    min-block-size: 0;
    margin: -0.2rem 0;
    padding: 0.2rem 0.1em;
    border: 0;
    border-radius: 0;
    background: none;
    font: inherit;
    line-height: inherit;
    color: var(--role, inherit);
  }
  .live-number {
    font-family: var(--lab-mono);
    font-size: 0.92em;
    font-variant-numeric: tabular-nums;
    text-decoration: underline dotted;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
    white-space: nowrap;
  }
  /*
   * A fixed width and layout containment, so that another number of the same length does not cause a layout of the paragraph. A
   * contained box has no baseline, so its vertical alignment is set as well.
   */
  .live-number.sized {
    contain: layout size style;
    inline-size: calc(var(--half-digits) * 0.5ch + 0.2em);
    block-size: 1.6em;
    margin-block: 0;
    padding-block: 0;
    vertical-align: -0.454em;
    line-height: 1.6;
  }
  .no-break {
    white-space: nowrap;
  }
  @media (hover: hover) {
    .live:hover {
      background: var(--lab-lit-wash);
    }
  }
  .letter sub {
    font-size: 0.75em;
    line-height: 0;
  }
  .letter,
  .word {
    white-space: nowrap;
  }
  .word {
    /* The chip is wider than the word, not the space around it: a full stop stands close to it. */
    margin-inline: -0.08em;
    padding: 0.05em 0.2em;
    border-radius: 0.25em;
    background: var(--lab-paper-sunk);
    font-style: normal;
  }
  .difference {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    /* Room for the sentence that says why, which is loaded after the first edit: nothing moves when it comes. */
    min-block-size: 8.5rem;
    margin: 0;
    padding: 0.375rem 0 0.375rem 0.875rem;
    border-inline-start: 3px solid var(--lab-edit);
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  @container lab (min-width: 40rem) {
    .difference {
      min-block-size: 4.875rem;
    }
  }
  @container lab (min-width: 80rem) {
    .difference {
      min-block-size: 3.5rem;
    }
  }
  @container lab (min-width: 60rem) {
    .prose h3 {
      font-size: clamp(1.625rem, 0.6rem + 1.8cqi, 2.625rem);
      line-height: 1.15;
    }
    .step-text {
      font-size: clamp(1.125rem, 0.75rem + 0.5cqi, 1.375rem);
    }
  }
`;
