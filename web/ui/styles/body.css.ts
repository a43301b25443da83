import { css } from 'lit';

/** The body: article and why panel, side by side on wide screens. */
export const body = css`
  .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 3rem;
  }
  .article {
    display: grid;
    grid-area: 1 / 1;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 0.75rem;
    padding-block: 0.75rem 2rem;
  }
  .stage .equation math {
    margin-block: 0;
  }
  .stage {
    min-block-size: 26rem;
  }
  .article :is(td, input, select, button, summary) {
    scroll-margin-block: 1rem calc(var(--foot, 4rem) + 1rem);
  }
  .reason {
    display: none;
    position: sticky;
    z-index: 4;
    inset-block-end: var(--foot, 4rem);
    grid-row: 1;
    grid-column: 1;
    align-self: end;
    box-sizing: border-box;
    max-block-size: min(24rem, 45vh);
    overflow: auto;
    overscroll-behavior: contain;
    margin-inline: calc(-1 * var(--edge));
    padding: 0.875rem var(--edge) 1rem;
    border-block-start: 1px solid var(--lab-line-strong);
    background: var(--lab-paper);
  }
  .reason.open {
    display: block;
  }
  .reason > .close {
    position: absolute;
    inset-block-start: 0.625rem;
    inset-inline-end: var(--edge);
  }
  .foot {
    position: sticky;
    z-index: 5;
    inset-block-end: 0;
    margin-inline: calc(-1 * var(--edge));
    padding-inline: var(--edge);
    padding-block-end: env(safe-area-inset-bottom);
    border-block-start: 1px solid var(--lab-line-strong);
    background: var(--lab-paper);
  }
  .no-stepper > .foot:not(:has(.notice, .difference)) {
    display: none;
  }
  .stepper {
    padding-block: 0.375rem;
  }
  .reason.open .why > :first-child {
    padding-inline-end: 6rem;
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
  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
