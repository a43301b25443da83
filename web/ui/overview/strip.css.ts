import { css } from 'lit';

export const stripCss = css`
  .tile,
  .marks {
    --side: 3rem;
    display: block;
    grid-area: 1 / 1;
    image-rendering: pixelated;
    shape-rendering: crispEdges;
  }
  .u1 {
    --side: 0.75rem;
  }
  .u2 {
    --side: 1.5rem;
  }
  .u3 {
    --side: 2.25rem;
  }
  .picture .tall {
    height: var(--side);
  }
  .picture .broad {
    width: var(--side);
  }
  .marks {
    overflow: visible;
    fill: none;
    stroke: var(--lab-lit);
    stroke-width: 2px;
  }
  .marks path {
    vector-effect: non-scaling-stroke;
  }
  foreignObject > .painted {
    display: block;
    width: 100%;
    height: 100%;
    image-rendering: pixelated;
  }
  .painted {
    color: light-dark(#000000, #ffffff);
    transition: color 1ms;
  }
  .strip {
    --title-line: 1.5rem;
    overflow-x: auto;
    scrollbar-width: thin;
    border-block: 1px solid var(--lab-line);
  }
  .sections,
  .frames {
    display: flex;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .sections {
    inline-size: max-content;
    min-inline-size: 100%;
    padding-block: 0.25rem 0;
  }
  .section {
    display: flex;
    flex-direction: column;
  }
  /* The space for all heading levels is reserved, so that unfolding does not shift the stage. */
  .section .sections {
    padding-block: 0;
    flex-grow: 1;
  }
  .frames {
    margin-block-start: auto;
  }
  .deep-2 > .sections {
    min-block-size: calc(6.125rem + 2 * var(--title-line));
  }
  .deep-3 > .sections {
    min-block-size: calc(6.125rem + 3 * var(--title-line));
  }
  .deep-4 > .sections {
    min-block-size: calc(6.125rem + 4 * var(--title-line));
  }
  .section + .section {
    margin-inline-start: 0.75rem;
    padding-inline-start: 0.75rem;
    border-inline-start: 1px solid var(--lab-line);
  }
  .section-title {
    font-family: var(--lab-serif);
    padding-inline: 0.375rem;
    font-size: var(--lab-small);
    line-height: var(--title-line);
    font-style: italic;
    color: var(--lab-ink-soft);
    white-space: nowrap;
  }
  .fold {
    min-block-size: var(--title-line);
    padding-block: 0;
    border: 0;
    background: none;
    text-align: start;
    /* The button of a long group stays visible while scrolling through it. */
    position: sticky;
    inset-inline-start: 0;
    align-self: flex-start;
  }
  .fold .how {
    margin-inline-start: 0.5em;
    font-style: normal;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .frames {
    align-items: stretch;
  }
  .frame {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 0.125rem;
    min-inline-size: 4.25rem;
    padding: 0.125rem 0.375rem 0;
    border: 0;
    border-block-end: 3px solid transparent;
    border-radius: 0;
    background: none;
    color: inherit;
  }
  .picture {
    display: grid;
    place-items: center;
    block-size: 3.25rem;
    min-inline-size: 3.25rem;
  }
  .picture .tile {
    outline: 1px solid var(--lab-line-strong);
  }
  .frame .name {
    font-size: 1rem;
    line-height: 1.5rem;
    color: var(--role);
  }
  .frame.coming .picture {
    opacity: 0.4;
  }
  .frame.current {
    border-block-end-color: var(--lab-accent);
    background: var(--lab-paper-sunk);
  }
  .frame:hover .picture {
    opacity: 1;
  }
  /* Larger touch targets. */
  @media (pointer: coarse) {
    .strip {
      --title-line: 2rem;
    }
  }
  @media (forced-colors: active) {
    .frame {
      border-block-end-color: Canvas;
    }
    .frame.current {
      border-block-end-color: Highlight;
    }
  }
`;
