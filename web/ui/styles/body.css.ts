import { css } from 'lit';

/** The body: the text of the step and its stage, then figures and controls. */
export const body = css`
  .body {
    padding-block: 1rem 2rem;
  }
  .article {
    display: flex;
    flex-direction: column;
    gap: 1rem;
    min-inline-size: 0;
  }
  .text,
  .show {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 1rem;
    min-inline-size: 0;
  }
  .body td,
  .body input,
  .body select,
  .body button,
  .body summary {
    scroll-margin-block: 1rem calc(var(--foot, 3.5rem) + 1rem);
  }
  .foot {
    position: sticky;
    z-index: 5;
    inset-block-end: 0;
    margin-inline: calc(-1 * var(--edge));
    padding-inline: calc(0.7 * var(--edge));
    padding-block-end: env(safe-area-inset-bottom);
    border-block-start: 1px solid var(--lab-line-strong);
    background: var(--lab-paper);
  }
  .no-prose .text:not(:has(*)),
  .no-stepper > .foot:not(:has(.notice, .difference)) {
    display: none;
  }
  .notices > :not(:empty) {
    padding-block-start: 0.375rem;
  }
  .notices {
    max-block-size: 40vh;
    overflow: auto;
  }
  .notice {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    margin: 0;
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  .notice button {
    flex: none;
  }
  .notice span {
    white-space: pre-line;
  }
  .notice.refused {
    color: var(--lab-error);
  }
  .skip {
    position: absolute;
    z-index: 6;
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--lab-line-strong);
    background: var(--lab-paper);
  }
  /* Clipped rather than positioned off-screen, since the element may be anywhere on a page. */
  .skip:not(:focus-visible) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
