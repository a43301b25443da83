import { css } from 'lit';

export const pixelGridCss = css`
  .pixel-pictures {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: center;
    gap: 1rem;
  }
  .pixel-figure {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    /* Where there is room to spare, a grid does not get taller than its squares. */
    align-content: start;
    justify-items: center;
    margin: 0;
    max-inline-size: 100%;
  }
  .pixel-figure figcaption {
    margin-block-start: 0.25rem;
    inline-size: 0;
    min-inline-size: 100%;
    color: var(--lab-ink-soft);
    font-size: var(--lab-small);
    line-height: 1.4;
    text-align: center;
    text-wrap: balance;
  }
  /* Squares get smaller with their number, and never exceed the available width. */
  .pixel-grid,
  .pixel-still {
    box-sizing: border-box;
    inline-size: calc(var(--side) * var(--cols) * 1rem);
    max-inline-size: 100%;
    outline: 1px solid var(--lab-line-strong);
    background: var(--lab-paper);
  }
  .pixel-still {
    display: block;
    block-size: auto;
  }
  .pixel-still rect {
    shape-rendering: crispEdges;
  }
  .pixel-grid [role='row'] {
    display: flex;
  }
  .pixel-square {
    position: relative;
    flex: 1 1 0;
    min-inline-size: 0;
    min-block-size: 0;
    aspect-ratio: 1;
    padding: 0;
    border: 0;
    border-radius: 0;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  :where(.pixel-square) {
    background: none;
    color: inherit;
  }
  .pixel-square svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  .pixel-text {
    position: relative;
    font-size: 0.625rem;
    font-family: var(--lab-mono);
    font-variant-numeric: tabular-nums;
  }
  .pixel-three .pixel-text {
    font-size: 0.75rem;
  }
  .pixel-four .pixel-text {
    font-size: 0.6875rem;
  }
  @media (hover: hover) {
    .pixel-square:hover {
      outline: 1px solid var(--lab-lit);
      outline-offset: -1px;
      z-index: 1;
    }
  }
  .pixel-square.pixel-chosen::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 2px solid #fff;
    outline: 2px solid #000;
    outline-offset: -1px;
    z-index: 1;
    pointer-events: none;
  }
  .pixel-square:focus-visible {
    outline: 3px solid var(--lab-accent);
    outline-offset: -1px;
    z-index: 2;
  }
  .pixel-ring {
    fill: none;
    stroke: #fff;
    stroke-width: 0.2;
  }
  .pixel-ring-line {
    stroke: #000;
    stroke-width: 0.1;
  }
  /* A checkerboard, as in image editors, marks transparent squares. */
  .pixel-unseen {
    --unseen: light-dark(#e6e2d8, #34363c);
    background: repeating-conic-gradient(var(--unseen) 0 25%, light-dark(#cfcabd, #25272c) 0 50%) 0 0 / 8px 8px;
  }
  .pixel-ramp {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.375rem;
    margin: 0.25rem 0 0;
    color: var(--lab-ink-soft);
    font-size: 0.75rem;
    font-family: var(--lab-mono);
    font-variant-numeric: tabular-nums;
  }
  .pixel-ramp-steps {
    display: flex;
    inline-size: 6rem;
    block-size: 0.625rem;
    outline: 1px solid var(--lab-line);
  }
  .pixel-ramp-steps i {
    flex: 1;
  }
  .pixel-buttons {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.375rem;
  }
  .lab .pixel-buttons button {
    min-block-size: 2.75rem;
    padding-inline: 0.625rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: var(--lab-small);
    cursor: pointer;
  }
  @media (hover: hover) {
    .pixel-buttons button:hover {
      background: var(--lab-lit-wash);
    }
  }
  .pixel-buttons [aria-pressed='true'] {
    border-color: var(--lab-lit);
    box-shadow: inset 0 -3px 0 var(--lab-lit);
    font-weight: 600;
  }
  .pixel-buttons button:focus-visible {
    outline: 2px solid var(--lab-accent);
    outline-offset: 1px;
  }
  .pixel-help {
    margin: 0;
    color: var(--lab-ink-soft);
    font-size: var(--lab-small);
    line-height: 1.4;
  }
`;
