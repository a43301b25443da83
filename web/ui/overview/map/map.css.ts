import { css } from 'lit';

export const mapCss = css`
  dialog.map {
    inline-size: 100vw;
    max-inline-size: 100vw;
    block-size: 100vh;
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
    padding: 0 clamp(0.75rem, 2.78vw, 2.5rem) 0.75rem;
    border: 0;
    border-radius: 0;
  }
  .map-head {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    display: flex;
    align-items: center;
    gap: 0.25rem 1rem;
    min-block-size: 3.5rem;
    border-block-end: 1px solid var(--lab-line);
    background: var(--lab-paper);
  }
  .map-head h2 {
    margin: 0;
    font-size: 1.25rem;
  }
  .map-head > nav {
    flex: 1;
    min-inline-size: 0;
  }
  .map-crumbs {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    margin: 0;
    padding: 0;
    list-style: none;
    font-family: var(--lab-sans);
    font-size: 0.875rem;
  }
  .map-crumbs li + li::before {
    content: '›' / '';
    margin-inline: 0.375rem;
    color: var(--lab-ink-soft);
  }
  .lab .map-crumbs button {
    padding: 0 0.25rem;
    font-size: 0.875rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .map-crumbs [aria-current] {
    padding-inline: 0.25rem;
    font-weight: 600;
  }
  .map .map-help {
    margin: 0.375rem 0 0;
    font-size: 0.875rem;
    color: var(--lab-ink-soft);
  }
  .map-figure {
    --line: var(--lab-line-strong);
    --gap: 0.5rem;
    --side-gap: 1.25rem;
    --box: 25rem;
    position: relative;
    display: flex;
    justify-content: center;
    align-items: end;
    gap: clamp(1.25rem, 6vw, 6rem);
    padding-block: 0.25rem;
  }
  .map-connections {
    position: absolute;
    z-index: 1;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
    fill: none;
    stroke: var(--lab-accent);
    stroke-width: 1.5;
  }
  .map-tower {
    flex: 0 1 28rem;
    min-inline-size: 0;
  }
  .map-tower:only-of-type {
    --box: 30rem;
    flex-basis: 33rem;
  }
  .map-inner > .map-tower {
    flex-basis: 64rem;
  }
  .map-tower > h3 {
    margin: 0 0 0.875rem;
    font-size: 1.125rem;
    font-weight: 400;
    text-align: center;
  }
  /* The data flows from the bottom to the top, as in the papers. */
  .map-stack,
  .map-stretch {
    display: flex;
    flex-direction: column-reverse;
    gap: var(--gap);
  }
  .map-stack {
    align-items: center;
    padding-inline: var(--side-gap);
  }
  .map-stretch {
    box-sizing: border-box;
    min-inline-size: min(100%, var(--box));
    max-inline-size: 100%;
  }
  .map-row {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.5rem;
  }
  /* A line to the row above. */
  .map-stretch:not(:last-child) > .map-row::before,
  .map-row:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: calc(-1 * var(--gap)) auto;
    inset-inline-start: 50%;
    block-size: var(--gap);
    border-inline-start: 1px solid var(--line);
  }
  .map-residual {
    position: relative;
  }
  /* The residual connection: around the rows, from below the first one into the last one. */
  .map-residual::before,
  .map-residual::after {
    content: '';
    position: absolute;
    border: 0 solid var(--line);
  }
  .map-residual::before {
    inset-block-end: calc(-0.5 * var(--gap));
    inset-inline: 50% calc(-0.625 * var(--side-gap));
    border-block-end-width: 1px;
  }
  .map-residual::after {
    inset-block: 1rem calc(-0.5 * var(--gap));
    inset-inline: 100% calc(-0.625 * var(--side-gap));
    border-block-start-width: 1px;
    border-inline-end-width: 1px;
    border-start-end-radius: 0.375rem;
    border-end-end-radius: 0.375rem;
  }
  .map-inner {
    --gap: 1.25rem;
    padding-block-start: 1.5rem;
  }
  .map-layer {
    flex: 1 1 100%;
    min-inline-size: 0;
    margin-inline: calc(-1 * var(--side-gap));
    padding-block-end: 0.625rem;
    border: 1px solid var(--lab-line);
    border-radius: 0.5rem;
    background: var(--lab-sunk, color-mix(in srgb, var(--lab-ink) 4%, var(--lab-paper)));
  }
  .lab .map .map-title {
    display: block;
    min-block-size: 1.5rem;
    margin-inline-start: var(--side-gap);
    padding: 0;
    border: 0;
    background: none;
    font-size: 0.8125rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .lab .map .map-box {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    box-sizing: border-box;
    flex: 0 1 var(--box);
    min-inline-size: 0;
    min-block-size: 2.25rem;
    padding: 0.125rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: 0.375rem;
    background: var(--lab-paper);
    text-align: start;
  }
  .lab .map .map-row:has(.map-box + .map-box) .map-box {
    flex: 1 1 9rem;
    flex-wrap: wrap;
    justify-content: center;
    max-inline-size: var(--box);
  }
  .lab .map .map-box.current {
    border-color: var(--lab-accent);
    box-shadow: 0 0 0 1px var(--lab-accent);
  }
  .map-title.current::before {
    content: '● ' / '';
    color: var(--lab-accent);
  }
  .map-text {
    display: flex;
    flex: 1 1 7rem;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 0.75rem;
    min-inline-size: 0;
  }
  .map-name {
    font-size: 0.875rem;
  }
  .map-symbol {
    font-size: 1.0625rem;
    color: var(--role);
  }
  .map-shape {
    font-size: 0.75rem;
    color: var(--lab-ink-soft);
  }
  .lab .map-shape .shape {
    white-space: normal;
  }
  .map-pictures {
    display: flex;
    flex: 0 1 auto;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem;
  }
  .map-pictures .tile {
    --side: 1.75rem;
    min-inline-size: 0.25rem;
    min-block-size: 0.25rem;
    outline: 1px solid var(--lab-line-strong);
  }
  .map-pictures .tall {
    block-size: var(--side);
  }
  .map-pictures .broad {
    inline-size: var(--side);
  }
  .map-pictures .map-long .broad {
    inline-size: calc(2 * var(--side));
    min-block-size: 0.375rem;
  }
  .map-inner .map-pictures .tile {
    --side: 3.5rem;
  }
  @media (max-width: 47.99rem) {
    .map-figure {
      --side-gap: 0.75rem;
      gap: 0.75rem;
    }
    .map-figure:not(.map-inner) .map-shape {
      display: none;
    }
    .lab .map .map-box {
      flex-wrap: wrap;
      justify-content: center;
      gap: 0.25rem;
      padding: 0.25rem;
    }
    .map-text {
      flex-basis: 4rem;
    }
    .lab .map-figure:not(.map-inner) .tile {
      --side: 1.25rem;
    }
  }
  @media print {
    dialog.map {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .lab .map .map-box.current {
      border-color: Highlight;
    }
  }
`;
