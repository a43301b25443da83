import { css } from 'lit';

/** Below two columns, the why panel becomes a bottom sheet. */
export const narrow = css`
  @container lab (max-width: 68.74rem) {
    .selecting :is(.stage td, .prose) {
      scroll-margin-block-end: calc(var(--foot, 4rem) + min(24rem, 45vh) + 1rem);
    }
    .selecting .article {
      padding-block-end: calc(min(24rem, 45vh) + 2rem);
    }
    /* In an iframe as high as its content, nothing can be sticky: the panel is placed below the matrices. */
    :host(.unrolled) .body {
      display: flex;
      flex-direction: column;
      gap: 0.75rem;
      padding-block: 0.75rem 2rem;
    }
    :host(.unrolled) .article {
      display: contents;
    }
    :host(.unrolled) .stage ~ * {
      order: 1;
    }
    :host(.unrolled) .reason {
      position: relative;
      inset: auto;
      max-block-size: none;
      border-block-end: 1px solid var(--lab-line-strong);
    }
  }
  @container lab (max-width: 26rem) {
    .lab .tools button {
      padding-inline: 0.1875rem;
      font-size: 0.8125rem;
    }
    .lab .tools {
      margin-inline: -0.1875rem;
    }
  }
  @container lab (max-width: 52rem) {
    .tools {
      grid-column: 1 / -1;
      justify-content: start;
      margin-inline: -0.5rem;
    }
    .tools button {
      padding-inline: 0.5rem;
    }
    .standfirst {
      flex-basis: 100%;
    }
    .mechanism {
      margin-inline-start: 0;
    }
    /* The text of a tour stop must be visible above the panel without scrolling. */
    .touring :is(.standfirst, .mechanism) {
      display: none;
    }
    .touring .reason {
      max-block-size: 34vh;
    }
  }
`;

export const wide = css`
  @container lab (min-width: 68.75rem) {
    .body {
      grid-template-columns: minmax(0, 1fr) 23rem;
    }
    .reason,
    .reason.open {
      display: block;
      grid-area: 1 / 2;
      align-self: start;
      inset-block: 1rem auto;
      max-block-size: calc(100vh - var(--foot, 4rem) - 2rem);
      margin: 1rem 0;
      padding: 0.25rem 0.25rem 0.25rem 1.5rem;
      border-block-start: 0;
      border-inline-start: 1px solid var(--lab-line);
      z-index: 0;
    }
    .reason > .close {
      inset-inline-end: 0.25rem;
      inset-block-start: 0;
    }
    .no-why > .body {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** With three columns, the prose is beside the stage, so that a whole step fits the screen. */
export const widest = css`
  @container lab (min-width: 74rem) {
    .body {
      grid-template-columns: minmax(0, 1fr) 20rem;
      gap: 0 2rem;
    }
    .article {
      grid-template-columns: 17.5rem minmax(0, 1fr);
      column-gap: 1.5rem;
    }
    .article > :is(.prose, .legend) {
      grid-column: 1;
    }
    .article > .stage {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
    .article > .legend {
      grid-row: 2;
      align-self: end;
    }
    .article > .controls {
      grid-column: 1 / -1;
    }
    .article > .prose {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    }
    .article > .prose .of {
      display: block;
      font-size: 1rem;
    }
    .article > .prose .of::after {
      content: none;
    }
    .stage {
      min-block-size: 34rem;
    }
    .lab.no-prose > .body > .article {
      grid-template-columns: minmax(0, 1fr);
    }
    .lab.no-prose > .body > .article > * {
      grid-area: auto;
      align-self: start;
    }
  }
  @container lab (min-width: 84rem) {
    .body {
      grid-template-columns: minmax(0, 1fr) 20.75rem;
      gap: 0 2rem;
    }
    .article {
      grid-template-columns: 17.75rem minmax(0, 1fr);
      column-gap: 1.625rem;
    }
    .stage .matrix:not(.dense) {
      --cell-w: 3.25rem;
    }
  }
`;
