import { css } from 'lit';

/** The text of a program has more room than that of a lesson; the stage waits while the text does not run. */
export const programCss = css`
  .program {
    display: block;
    --program-height: 20rem;
  }
  .program-help {
    font-family: var(--lab-sans);
    font-size: 0.875rem;
  }
  .program-help summary {
    min-block-size: 1.5rem;
    cursor: pointer;
  }
  .program-help dt {
    margin-block-start: 0.5rem;
    font-family: var(--lab-code);
    overflow-wrap: anywhere;
  }
  .program-help pre {
    margin: 0.25rem 0 0;
    overflow-x: auto;
    font-family: var(--lab-code);
    font-size: 0.75rem;
    line-height: 1.5;
  }
  .program-help .recipe {
    font-family: var(--lab-sans);
  }
  .program-help dd {
    margin: 0;
    color: var(--lab-ink-soft);
  }
  .program-mode .show {
    gap: 0.5rem;
  }
  .program-mode .show .prose h3 {
    font-size: 1.125rem;
  }
  .program-mode .show .step-text {
    font-size: 1.0625rem;
  }
  .program-mode .prose .backward-controls {
    margin: 0;
  }
  .views {
    display: none;
  }
  .beside,
  .original-step {
    font-family: var(--lab-sans);
    font-size: 0.875rem;
  }
  .beside p {
    margin: 0;
  }
  .beside [role='status'] {
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid var(--lab-edit);
    font-family: var(--lab-serif);
    font-size: 1rem;
  }
  .original {
    margin-inline: auto;
    border-spacing: 2px;
    font-variant-numeric: tabular-nums;
  }
  .original caption {
    padding-block-end: 0.25rem;
    color: var(--lab-ink-soft);
  }
  .original td {
    padding: 0.25rem 0.5rem;
    text-align: end;
  }
  .original th {
    color: var(--lab-ink-soft);
    padding-inline: 0.25rem;
    font-weight: 400;
  }
  .program-mode:has(.program[data-stale]) .matrices {
    opacity: 0.4;
  }
  @container lab (max-width: 59.99rem) {
    .program-mode .show > .original-step {
      order: 0;
    }
    .views {
      position: sticky;
      z-index: 4;
      inset-block-start: 0;
      display: flex;
      gap: 0.5rem;
      padding-block: 0.25rem;
      background: var(--lab-paper);
    }
    .views button {
      font-size: 0.875rem;
    }
    .program,
    .program-mode .show .prose {
      scroll-margin-block-start: 3rem;
    }
  }
  @container lab (min-width: 60rem) {
    .program {
      --program-height: calc(100dvh - 18rem);
    }
    .program-mode .text {
      inline-size: min(37.5rem, 44cqi);
    }
  }
`;
