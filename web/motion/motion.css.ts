import { css } from 'lit';

/** Items in motion, and the bar with the time of the step. Sizes and places are set by animations. */
export const motionCss = css`
  .stage {
    position: relative;
  }
  .motion {
    position: absolute;
    z-index: 3;
    inset: 0;
    /* Cells of a scrolled matrix may be beside the stage. */
    overflow-x: clip;
    pointer-events: none;
  }
  .matrices[data-glides] {
    overflow: hidden;
  }
  .motion > div {
    position: absolute;
    box-sizing: border-box;
    inset: 0 auto auto 0;
    transform-origin: 0 0;
    will-change: transform, opacity;
  }
  .motion-box.shape-chip {
    border: 1.5px solid var(--role, var(--lab-line-strong));
    border-radius: 4px;
  }
  .motion-box.shape-chip.plain {
    background: var(--lab-paper);
  }
  .motion-box.shape-bar {
    border-radius: 2px;
  }
  .motion-box.shape-dot {
    border-radius: 50%;
  }
  .motion-box.shape-dot.plain {
    background: var(--role, var(--lab-ink));
  }
  .motion-box.shape-outline {
    border: 2px solid var(--role, var(--lab-ink));
    border-radius: 5px;
  }
  .motion-box.shape-empty {
    border: 1px solid var(--lab-line);
    background: var(--lab-paper-sunk);
    box-shadow: 0 0 0 1px var(--lab-paper);
  }
  /* Like shape-empty, until the items of a motion have been created. */
  .matrix[data-awaits-motion] td.cell {
    border-color: var(--lab-line);
    background: var(--lab-paper-sunk);
  }
  [data-awaits-motion] .box {
    opacity: 0;
  }
  /*
   * Causes come before effects: the explanation, the sums, the lines and the number in the text appear when the number has been
   * computed on the stage. They stay in the layout, and can have the focus.
   */
  .stage .why,
  .stage .sums {
    transition: opacity 200ms;
  }
  .text [data-node] {
    transition: color 200ms;
  }
  .stage:is([data-awaits], [data-moves]) :is(.why:not(.aligned, :focus-within), .why.aligned > :not(:focus-within), .sums, .weight-lines .line) {
    opacity: 0;
    transition: none;
  }
  /* The place of a number is kept, and can be seen: a gap in a sentence would look like a fault. */
  .lab .text [data-awaits] {
    border-radius: 4px;
    background: var(--lab-paper-sunk);
    color: transparent;
    transition: none;
  }
  .motion-box.shape-cover {
    background: var(--lab-paper);
  }
  .motion-box.shape-tray {
    border: 1px solid var(--lab-line);
    border-radius: 10px;
    background: var(--lab-paper);
    box-shadow: 0 4px 18px rgb(0 0 0 / 8%);
  }
  .motion-box.shape-axis {
    background: var(--lab-line-strong);
  }
  .motion > .motion-label {
    transform-origin: 50% 50%;
    font-family: var(--lab-mono);
    font-variant-numeric: tabular-nums;
    line-height: 1;
    white-space: nowrap;
  }
  .motion-label:not(.shape-number) {
    background: none;
  }
  .motion-label.plain {
    color: var(--role, var(--lab-ink));
  }
  .motion-label.shape-number {
    padding-inline: 2px;
    background: var(--lab-paper);
  }
  .motion-label.shape-sign {
    color: var(--lab-ink-soft);
  }

  .stage:not(.still)::after {
    display: none;
  }
  .motion-bar {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.75rem;
    min-block-size: 2.25rem;
  }
  .no-prose.no-stepper .motion-bar,
  .motion-bar[hidden] {
    display: none;
  }
  /*
   * In one column the text of the step begins below the stage, so a sum that opens there needs room. It would be too high to stay
   * in view above the text. A low and wide window has no height to spare.
   */
  @media (max-width: 30rem), (min-height: 56rem) {
    @container lab (max-width: 59.99rem) {
      .show > .stage[data-opens] {
        position: relative;
      }
      .stage[data-opens] > .motion-bar {
        margin-block-end: 10.5rem;
      }
    }
  }
  /* On a phone, the terms of a sum move where these names stand. */
  @container stage (max-width: 30rem) {
    .stage[data-moves] :is(.product-top tbody, .product-left thead) .place {
      opacity: 0;
    }
  }
  .motion-bar button {
    padding: 0 0.75rem;
    border: 1px solid transparent;
    border-radius: 999px;
    background: none;
    color: var(--lab-ink-soft);
    font-size: 0.875rem;
    white-space: nowrap;
  }
  .scrub {
    --knob: 1rem;
    container-type: inline-size;
    position: relative;
    inline-size: min(15rem, 45%);
    block-size: 1.5rem;
  }
  .scrub > * {
    position: absolute;
    inset: 0;
  }
  .scrub input {
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .scrub > span {
    pointer-events: none;
  }
  .scrub .scrub-line {
    inset-block: calc(50% - 0.125rem);
    border-radius: 0.125rem;
    overflow: clip;
    background: var(--lab-line);
  }
  .scrub-done {
    display: block;
    block-size: 100%;
    background: var(--lab-accent);
    transform-origin: left;
  }
  .scrub .scrub-knob {
    inset: calc(50% - var(--knob) / 2) auto auto 0;
    inline-size: var(--knob);
    block-size: var(--knob);
    border-radius: 50%;
    background: var(--lab-accent);
    transform: translateX(calc(100cqi - 100%));
  }
  @media (forced-colors: active) {
    .scrub {
      --lab-accent: Highlight;
      --lab-line: GrayText;
      forced-color-adjust: none;
    }
  }
  .scrub input:focus-visible ~ .scrub-knob {
    outline: 2px solid var(--lab-accent);
    outline-offset: 2px;
  }
  @media print {
    .motion,
    .motion-bar {
      display: none;
    }
  }
`;
