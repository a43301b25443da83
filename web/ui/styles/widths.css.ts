import { css } from 'lit';

/** Below two columns the stage comes first, and stays in view while the text scrolls below it. */
export const narrow = css`
  @container lab (max-width: 59.99rem) {
    .show {
      display: contents;
    }
    .text {
      order: 1;
    }
    .show > .stage {
      position: sticky;
      z-index: 3;
      inset-block-start: 0;
      margin-inline: calc(-1 * var(--edge));
      padding: 0.25rem var(--edge);
      border-block-end: 1px solid var(--lab-line);
      background: var(--lab-paper);
    }
    /* In an iframe as high as its content nothing is sticky. A figure needs the room itself. What moves stands in the stage. */
    :host(.unrolled) .show > .stage,
    .touring .show > .stage,
    .show > .stage:not(:only-child) {
      position: relative;
    }
    .show > .stage ~ * {
      order: 2;
    }
    .body {
      padding-block-start: 0;
    }
    /* A stop of a tour begins with its text, which says what to do on the stage. */
    .touring .text {
      order: -2;
      padding-block-start: 0.75rem;
    }
    .touring .standfirst,
    .touring .legend {
      display: none;
    }
  }
  @container lab (max-width: 39.99rem) {
    .lab {
      --bar: 3rem;
    }
  }
`;

/** In low windows, such as those of a phone on its side, bars leave the room to the numbers, and the strip is in the menu. */
export const low = css`
  @media (max-height: 30rem) {
    .lab {
      --bar: 2.75rem;
    }
    .menu .map {
      display: block;
    }
    .show > .stage {
      position: relative;
    }
    .overview:not(:popover-open),
    .shapes,
    .caption .range,
    .matrix > .sums {
      display: none;
    }
    .flow.summed {
      padding-block-end: 0;
    }
    .headline {
      min-height: 0;
    }
    .headline .equation {
      padding-block: 0;
    }
    .headline .equation math {
      font-size: 1rem;
    }
    .product,
    .flow,
    .flow.given,
    .operands {
      row-gap: 0.5rem;
    }
    .joiner {
      padding-block-start: 2.25rem;
    }
    .matrix .caption-line {
      padding-block: 0.125rem;
      white-space: nowrap;
    }
    .caption-name {
      overflow: clip visible;
      min-width: 0;
      max-width: 100%;
      text-wrap: nowrap;
      text-overflow: ellipsis;
    }
    .matrix {
      --heads: 1.25rem;
    }
  }
`;

/** The text on the left, the stage on the right. */
export const wide = css`
  @container lab (min-width: 60rem) {
    .article {
      flex-direction: row;
      gap: 2.5rem;
    }
    .text {
      flex: none;
      inline-size: clamp(16rem, 5.333rem + 16.667%, 26.25rem);
    }
    .show {
      position: sticky;
      inset-block-start: 0.5rem;
      flex: 1 1 0;
      align-self: start;
    }
    .no-prose > .body > .article {
      flex-direction: column-reverse;
    }
    .no-prose .show {
      position: static;
      align-self: stretch;
    }
    .no-prose .text {
      inline-size: auto;
    }
  }
`;
