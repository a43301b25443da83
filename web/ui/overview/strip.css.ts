import { css } from 'lit';

export const stripCss = css`
  .tile,
  .marks {
    --side: 2rem;
    display: block;
    grid-area: 1 / 1;
    image-rendering: pixelated;
    shape-rendering: crispEdges;
  }
  .u1 {
    --side: 0.5rem;
  }
  .u2 {
    --side: 1rem;
  }
  .u3 {
    --side: 1.5rem;
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
  /* A popover only on phones and in low windows. */
  .overview {
    position: static;
    display: flex;
    align-items: center;
    gap: 1.5rem;
    inline-size: auto;
    block-size: 4.5rem;
    box-sizing: border-box;
    margin: 0 calc(-1 * var(--edge));
    padding: 0 calc(0.7 * var(--edge));
    border: 0;
    border-block-end: 1px solid var(--lab-line);
    background: none;
    color: inherit;
    overflow: visible;
  }
  .current-place {
    flex: none;
    inline-size: clamp(11rem, 18%, 16rem);
    max-block-size: 100%;
    overflow: hidden;
    font-family: var(--lab-sans);
    font-size: 0.75rem;
    line-height: 1.2;
  }
  .current-place button {
    display: block;
    min-block-size: 1.5rem;
    margin-block-end: 3px;
    padding-inline: 0.5rem;
    border-radius: 3px;
  }
  .strip {
    flex: 1 1 0;
    min-inline-size: 0;
    align-self: stretch;
    /* The fading edge is in the gap before it. */
    margin-inline-start: -1.5rem;
    overflow: auto hidden;
    scrollbar-width: thin;
    /* What goes on at an edge fades, so that no word is cut in the middle. At its end, the strip has that much space. */
    mask-image: linear-gradient(to right, transparent, #000 1.5rem calc(100% - 1.5rem), transparent);
    scroll-snap-type: x proximity;
    scroll-padding-inline: 1.5rem;
  }
  .strip:first-child {
    margin-inline-start: max(-1.5rem, -0.7 * var(--edge));
  }
  .mechanism {
    padding: 0.125em 0.25em;
    flex: none;
    max-inline-size: 40%;
    /* Letters of a fallback font are taller than the line, which does not grow. */
    margin: -0.125em 0;
    overflow: auto hidden;
    font-size: 1.0625rem;
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
    min-block-size: 100%;
  }
  .strip > .sections {
    padding-inline: 1.5rem;
  }
  .section,
  .frame {
    scroll-snap-align: start;
  }
  .section {
    display: flex;
    flex: none;
    flex-direction: column;
    justify-content: end;
    block-size: 3.75rem;
    /* What has not changed in it is not painted again. */
    isolation: isolate;
  }
  .branch {
    flex-direction: row;
    align-items: center;
  }
  .branch > .frames {
    align-self: end;
  }
  .section + .section {
    margin-inline-start: 0.5rem;
    padding-inline-start: 0.5rem;
    border-inline-start: 1px solid var(--lab-line);
  }
  .section-title {
    font-family: var(--lab-serif);
    padding-inline: 0.375rem;
    font-size: 0.75rem;
    line-height: 1.125rem;
    color: var(--lab-ink-soft);
    white-space: nowrap;
  }
  .fold {
    min-block-size: 1.5rem;
    padding-block: 0;
    border: 0;
    background: none;
    text-align: start;
    align-self: flex-start;
  }
  .branch > .fold {
    display: grid;
    align-self: center;
  }
  .fold .how {
    margin-inline-start: 0.5em;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .branch > .fold .how {
    margin: 0;
  }
  button.frame {
    contain: layout;
    display: flex;
    align-items: center;
    gap: 0.5rem;
    block-size: 2.25rem;
    min-inline-size: 1.75rem;
    padding: 0 0.375rem;
    border: 0;
    border-block-end: 3px solid transparent;
    border-radius: 0;
    background: none;
    color: inherit;
  }
  .picture {
    display: grid;
    place-items: center;
    block-size: 2rem;
  }
  .picture .tile {
    outline: 1px solid var(--lab-line-strong);
  }
  .frame .name {
    font-size: 1rem;
    color: var(--role);
  }
  .frame.coming .picture {
    opacity: 0.4;
  }
  .frame.current {
    border-block-end-color: var(--lab-accent);
  }
  @media (hover: hover) {
    .frame:hover .picture {
      opacity: 1;
    }
  }
  @container lab (max-width: 59.99rem) {
    .current-place ~ .mechanism {
      max-inline-size: 25%;
    }
  }
  .overview:popover-open {
    position: fixed;
    inset: auto 0 0;
    display: block;
    block-size: auto;
    max-block-size: 75vh;
    margin: 0;
    padding: 1rem;
    background: var(--lab-paper);
    overflow: auto;
  }
  .overview:popover-open :is(.sections, .frames) {
    flex-wrap: wrap;
    inline-size: auto;
  }
  .overview:popover-open .strip {
    margin: 0;
    mask-image: none;
  }
  .overview:popover-open .sections {
    padding: 0;
  }
  .overview:popover-open .mechanism {
    max-inline-size: 100%;
    margin-block-start: 0.75rem;
  }
  .overview::backdrop {
    background: rgb(0 0 0 / 40%);
  }
  @container lab (max-width: 39.99rem) {
    .overview:not(:popover-open) {
      display: none;
    }
  }
  @media (forced-colors: active) {
    button.frame {
      border-block-end-color: Canvas;
    }
    button.frame.current {
      border-block-end-color: Highlight;
    }
  }
`;
