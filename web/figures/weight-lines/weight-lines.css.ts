import { css, unsafeCSS } from 'lit';

/** Where there is no room for both, the matrices get it. `kind` is the value of `data-lines`. */
const hidden = (kind: string): string =>
  `.stage[data-lines='${kind}'] > * { --lines: 0rem }
  .stage[data-lines='${kind}'] > .weight-lines { display: none }`;

/**
 * Words and lines above the matrices. Their height, `--lines`, is what the matrix does not need of the room of the stage,
 * within limits; `fit.css.ts` sizes the cells by the `--room` that is left.
 */
export const weightLinesCss = css`
  .stage {
    position: relative;
  }
  .stage[data-lines] > * {
    --lines: clamp(6rem, var(--whole-room) - 12rem - var(--line-rows) * 2.25rem, 10rem);
    --room: calc(var(--whole-room) - var(--lines));
  }
  .weight-lines {
    position: relative;
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    box-sizing: border-box;
    block-size: var(--lines);
    max-inline-size: min(12rem + var(--line-words) * 6rem, 100% - 14rem);
    margin-inline: auto;
    padding-block: 0.25rem 0.5rem;
  }
  .line-words {
    position: relative;
    display: flex;
    justify-content: space-around;
    gap: 0.25rem;
  }
  .lab .line-words .line-word {
    min-inline-size: 1.5rem;
    min-block-size: 1.625rem;
    padding: 0 0.5rem;
    overflow: hidden;
    border: 0;
    border-radius: 4px;
    background: var(--lab-paper-sunk);
    font-family: var(--lab-serif);
    font-size: 1.0625rem;
    line-height: 1.2;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .lab .line-words .line-word.on {
    background: var(--lab-lit-wash);
  }
  .line-caption {
    position: absolute;
    inset-block: 0;
    inset-inline-end: calc(100% + 0.75rem);
    align-content: center;
    color: var(--lab-ink-soft);
    font-size: 0.8125rem;
    font-family: var(--lab-sans);
    white-space: nowrap;
  }
  .weight-lines svg {
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  .weight-lines path {
    fill: none;
    pointer-events: none;
  }
  .weight-lines .line {
    stroke: var(--heat);
    stroke-opacity: 0.85;
    animation: line-drop 500ms ease-out;
    transition: opacity var(--lab-quick);
  }
  @keyframes line-drop {
    from {
      stroke-dasharray: 0 1;
    }
    to {
      stroke-dasharray: 1 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .weight-lines .line {
      animation: none;
    }
  }
  .weight-lines .line:is(.faded, .moving) {
    opacity: 0.15;
  }
  .weight-lines .ring {
    stroke: var(--lab-accent);
    stroke-width: 2px;
  }
  .weight-lines .target {
    cursor: pointer;
    pointer-events: stroke;
    stroke: transparent;
  }
  .stage td[data-isolated] {
    box-shadow: inset 0 0 0 1.5px var(--lab-ink);
  }
  .line-morph {
    position: absolute;
    z-index: 4;
    inset: 0;
    pointer-events: none;
  }
  @container stage (max-width: 48rem) {
    .weight-lines {
      max-inline-size: min(12rem + var(--line-words) * 6rem, 100%);
    }
    .line-caption {
      display: none;
    }
  }
  @container stage (max-width: 30rem) {
    .stage[data-lines] > * {
      --lines: 6.5rem;
    }
    .weight-lines {
      padding-block: 0 0.125rem;
    }
    .lab .line-words .line-word {
      padding: 0 0.25rem;
      font-size: 0.9375rem;
    }
    .stage[data-lines='letters'] > * {
      --lines: 8rem;
    }
    .stage:is([data-lines='letters'], [data-lines='tall']) .line-words {
      gap: 0;
    }
    .lab .stage[data-lines='letters'] .line-word {
      min-inline-size: 1.5rem;
      padding: 0;
    }
    /* Words that are written upwards. */
    .stage[data-lines='tall'] > * {
      --lines: 11rem;
    }
    .stage[data-lines='tall'] .line-words {
      align-items: end;
    }
    .stage[data-lines='tall'] svg + .line-words {
      align-items: start;
    }
    .lab .stage[data-lines='tall'] .line-word {
      min-width: 1.5rem;
      max-height: 3.75rem;
      padding: 0.125rem 0;
      writing-mode: vertical-rl;
      rotate: 180deg;
    }
    ${unsafeCSS(hidden('crowded'))}
    ${unsafeCSS(hidden('unanswered'))}
  }
  @container stage (max-width: 48rem) {
    ${unsafeCSS(hidden('operand'))}
  }
  @media (max-height: 52rem) {
    ${unsafeCSS(hidden('operand'))}
  }
  ${unsafeCSS(hidden('none'))}
  /* The places of the words are measured on the screen. */
  @media print {
    .stage[data-lines] > * {
      --lines: 0rem;
    }
    .stage > .weight-lines {
      display: none;
    }
  }
`;
