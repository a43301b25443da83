import { css } from 'lit';

/** A term is set as the text around it: when it becomes one, nothing moves. */
export const glossaryCss = css`
  .term {
    border-radius: 2px;
    text-decoration: underline dotted 1px var(--lab-ink-soft);
    text-underline-offset: 0.25em;
    cursor: help;
  }
  @media (hover: hover) {
    .term:hover {
      background: var(--lab-lit-wash);
    }
  }
  .term:focus-visible {
    outline: 2px solid var(--lab-accent);
    outline-offset: 1px;
  }
  .term-note {
    position: fixed;
    inset: auto;
    box-sizing: border-box;
    inline-size: max-content;
    max-inline-size: min(22rem, 100vw - 1rem);
    margin: 0;
    padding: 0.75rem 1rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 8px;
    background: var(--lab-paper);
    color: var(--lab-ink);
    font-family: var(--lab-serif);
    font-size: 1rem;
    line-height: 1.45;
  }
  .term-note:focus-visible {
    outline: 2px solid var(--lab-accent);
    outline-offset: -2px;
  }
  .term-note p {
    margin: 0;
    text-wrap: pretty;
  }
  .term-note b::after {
    content: '.';
  }
  .term-note button {
    min-block-size: 2.75rem;
    margin-block-start: 0.5rem;
    padding-inline: 1rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 4px;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 0.9375rem;
    cursor: pointer;
  }
  @media print {
    .term {
      text-decoration: none;
    }
  }
`;
