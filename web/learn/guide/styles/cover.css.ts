import { css } from 'lit';

/** The screens without a stage: the cover and the end. */
export const coverCss = css`
  .covered > :is(.skip, .overview:not(:popover-open)) {
    display: none;
  }
  /* Pressed before the element has started. */
  button[aria-busy='true'] {
    opacity: 0.6;
    cursor: progress;
  }
  .cover,
  section.end {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: min(0.75rem, 1.1svh);
    min-block-size: max(28rem, 100svh - var(--bar) - var(--foot, 3.5rem) - 3.5rem);
    padding-block: 0.5rem 0;
    justify-content: center;
    text-align: center;
    text-wrap: balance;
  }
  :host(.unrolled) :is(.cover, section.end) {
    min-block-size: 32rem;
  }
  .lab :is(.cover, section.end) p,
  .lab :is(.cover, section.end) h3,
  .lab :is(.cover, section.end) ul {
    margin: 0;
  }
  .cover-title,
  .cover-foot,
  .cover-hint {
    color: var(--lab-ink-soft);
    font-family: var(--lab-sans);
    font-size: 0.875rem;
  }
  .cover-question {
    max-inline-size: 24ch;
    font-size: clamp(2rem, min(1.35rem + 2.6cqi, 6svh), 3.75rem);
    font-weight: 400;
    line-height: 1.12;
  }
  .cover-question.long {
    max-inline-size: 30ch;
    font-size: clamp(1.625rem, 1.25rem + 1.7cqi, 2.75rem);
  }
  /* Two lines instead of three, so that all of the cover is in view. */
  .of-arcs .cover-question {
    max-inline-size: 30ch;
  }
  .of-arcs .cover-question.long {
    max-inline-size: 42ch;
  }
  .cover-question .word {
    margin: 0;
    padding: 0;
    background: none;
    font-style: italic;
  }
  .cover-hint {
    min-block-size: 1.5em;
  }
  /* Words are as large as the drawing allows: a letter, or the space beside a word, takes up to 0.45em. */
  .cover-picture {
    --width: min(100cqi, 46rem, 30rem + 18svh);
    --fit: calc(var(--width) / (var(--all-letters) * 0.45));
    inline-size: min(100%, var(--width));
  }
  .lab .cover-looks {
    font-size: clamp(1.5rem, 0.9rem + 3.4cqi, 3rem);
    font-style: italic;
    line-height: 1.2;
  }
  .cover-picture.four-words {
    --width: min(100cqi, 56rem);
  }
  .cover-picture.long-row {
    --width: min(100cqi, 68rem, 32rem + 48svh);
  }
  .arcs {
    display: block;
    inline-size: 100%;
    overflow: visible;
  }
  .arcs .arc {
    fill: none;
    stroke: var(--heat);
    /* A round end of a wide line would reach into its word. */
    stroke-linecap: butt;
    transition: stroke-width 900ms cubic-bezier(0.65, 0, 0.35, 1);
  }
  .arcs .arc.guessed {
    stroke: var(--lab-line-strong);
    stroke-linecap: round;
    stroke-dasharray: 0.1 9;
    stroke-width: 2.5;
  }
  .cover-words,
  .cover-numbers {
    display: flex;
  }
  :is(.cover-words, .cover-numbers) > * {
    flex: var(--letters) 1 0;
    min-inline-size: 0;
  }
  .lab .cover-choice {
    max-inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0 0.3em 0.08em;
    border: 2px solid transparent;
    border-radius: 0.3em;
    background: none;
    font-family: var(--lab-serif);
    font-size: min(clamp(1.5rem, 0.9rem + 3.4cqi, 3.75rem), var(--fit));
    line-height: 1.2;
  }
  .cover-picture:not(.short-row) .cover-choice {
    font-size: min(clamp(1.125rem, 0.5rem + 3cqi, 3rem), var(--fit));
  }
  .cover-picture.long-row .cover-choice {
    padding-inline: 0.1em;
    font-size: min(clamp(0.8125rem, 0.2rem + 2.6cqi, 2.5rem), var(--fit));
  }
  .looking .cover-choice {
    font-style: italic;
  }
  @media (hover: hover) {
    .lab .cover-choice:not([aria-disabled='true']):hover {
      border-color: var(--lab-edit);
      background: color-mix(in srgb, var(--lab-edit) 10%, transparent);
    }
  }
  .lab .cover-choice[aria-disabled='true'] {
    border-color: transparent;
    color: var(--lab-ink);
  }
  .lab .cover-choice.given {
    border-color: var(--lab-edit);
    background: color-mix(in srgb, var(--lab-edit) 10%, transparent);
  }
  .cover-numbers {
    min-block-size: 3.25rem;
    font-family: var(--lab-mono);
  }
  .cover-number b {
    display: block;
    color: var(--role);
    font-size: 1.375rem;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
  .cover-picture.small-numbers .cover-number b {
    font-size: clamp(0.75rem, 1.4cqi, 1rem);
  }
  .cover-number small {
    display: block;
    color: var(--lab-edit);
    font-family: var(--lab-sans);
    font-size: 0.8125rem;
    font-weight: 500;
    line-height: 1.2;
  }
  .cover-lead {
    max-inline-size: 38rem;
    min-block-size: 4.5rem;
    color: var(--lab-ink-soft);
    font-size: clamp(1.125rem, 0.95rem + 0.5cqi, 1.4375rem);
    line-height: 1.45;
  }
  .cover-lead:has(b.good, b.bad) {
    color: var(--lab-ink);
  }
  .cover-lead > b {
    font-weight: 600;
  }
  b.good {
    color: light-dark(#1d6b3c, #6fd39a);
  }
  b.bad {
    color: var(--lab-accent);
  }
  .cover .answer-choices {
    justify-content: center;
  }
  .lab .cover .choice {
    text-align: inherit;
  }
  /* On a phone, what is said of the answer takes the place of the choices that are neither given nor right. */
  @container (max-width: 30rem) {
    .cover .choice[aria-disabled='true']:not(.given, .right) {
      display: none;
    }
  }
  /* Rows that are too long for names of columns, as strips of colours: the cells share what the names of the rows leave. */
  .cover-matrix.wide {
    inline-size: min(92cqi, 28rem);
    border-spacing: 0 3px;
  }
  .cover-matrix.wide thead,
  .cover-matrix.wide tr:only-child th {
    display: none;
  }
  .cover-matrix.wide .cover-cell {
    min-inline-size: 0;
    border-radius: 0;
    box-shadow: none;
  }
  .cover-start {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.5rem 1rem;
  }
  .lab .need {
    display: inline;
    max-inline-size: 100%;
    min-block-size: 1.5rem;
    white-space: normal;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .cover-foot {
    padding-block-start: 0.5rem;
    font-size: 0.8125rem;
  }
  .cover-matrix {
    --room: 36svh;
    border-spacing: 3px;
    font-family: var(--lab-mono);
    font-size: clamp(0.8125rem, 0.6rem + 0.7cqi, 1.125rem);
    font-variant-numeric: tabular-nums;
  }
  .cover-matrix .unknown {
    background: var(--lab-paper-sunk);
    box-shadow: inset 0 0 0 1px var(--lab-line);
  }
  .cover-matrix:not(.small-cells) .asked::before {
    content: '?';
  }
  .cover-matrix th {
    padding-inline: 0.5em;
    font-family: var(--lab-serif);
    font-size: 1.1em;
    font-weight: 400;
    white-space: nowrap;
  }
  .cover-matrix th[scope='row'] {
    text-align: end;
  }
  .cover-matrix.small-cells {
    border-spacing: 1px;
  }
  /* As high as the rows; names that would be smaller than 9 pixels are left out. */
  .cover-matrix.small-cells th {
    --row: calc(var(--room) / var(--rows) - 1px);
    padding: 0 0.2em;
    font-size: clamp(0px, (var(--row) - 9px) * 1000, min(0.875rem, var(--row)));
    line-height: 1;
  }
  .cover-matrix.small-cells .cover-cell {
    inline-size: min(3.2cqi, var(--room) / var(--rows) - 1px);
    block-size: min(3.2cqi, var(--room) / var(--rows) - 1px);
    min-inline-size: 0;
    border-radius: 2px;
  }
  .cover-cell {
    inline-size: clamp(2.25rem, 1.25rem + 4cqi, 5rem);
    block-size: min(clamp(2rem, 1.4rem + 2.4cqi, 3.5rem), var(--room) / var(--rows) - 3px);
    min-inline-size: 2.9em;
    padding: 0;
    border-radius: 4px;
    /* A number close to 0 has nearly the colour of the page. */
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--lab-ink) 12%, transparent);
    line-height: 1;
    text-align: center;
    transition: background-color 400ms;
  }
  .cover-image {
    --room: 36svh;
    inline-size: min(100%, 28rem);
    max-block-size: calc(var(--room));
  }
  .cover-image rect {
    transition: fill-opacity 400ms;
  }
  .cover-image .looking {
    fill: none;
    stroke: var(--lab-accent);
    stroke-width: 0.12;
  }
  .end .remember {
    display: grid;
    grid-template-columns: minmax(3rem, max-content) minmax(0, 1fr);
    gap: 0.75rem 0.75rem;
    max-inline-size: 40rem;
    padding: 0.75rem 0;
    list-style: none;
    text-align: start;
    text-wrap: pretty;
  }
  .remember li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
    font-size: clamp(1.125rem, 0.95rem + 0.5cqi, 1.4375rem);
    line-height: 1.4;
  }
  .remember-symbol {
    color: var(--role);
    font-size: 1.2em;
  }
  .score {
    color: var(--lab-ink-soft);
    font-family: var(--lab-sans);
    font-size: 0.9375rem;
  }
  .lab .next-lesson {
    display: grid;
    gap: 0.125rem;
    inline-size: min(100%, 26rem);
    padding: 1rem 1.25rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 12px;
    background: var(--lab-paper);
    font-family: var(--lab-serif);
    font-size: 1rem;
    text-align: start;
    text-wrap: pretty;
  }
  .next-lesson .of {
    color: var(--lab-ink-soft);
    font-family: var(--lab-sans);
    font-size: 0.8125rem;
  }
  .next-title {
    font-size: 1.375rem;
    line-height: 1.25;
  }
  .next-summary {
    color: var(--lab-ink-soft);
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  .sources {
    max-inline-size: 40rem;
    padding: 0.75rem 0 0;
    color: var(--lab-ink-soft);
    font-size: 0.875rem;
    line-height: 1.5;
    list-style: none;
  }
  /* The question on the left, the matrix or the image on the right. */
  @container lab (min-width: 64rem) {
    .cover:is(.of-matrix, .of-image) {
      display: grid;
      grid-template-columns: minmax(0, 36rem) max-content;
      grid-template-rows: minmax(0, 1fr) repeat(5, auto) minmax(0, 1fr) auto;
      column-gap: 4rem;
      justify-items: start;
      justify-content: center;
      inline-size: min(100%, 76rem);
      margin-inline: auto;
      text-align: start;
    }
    :is(.of-matrix, .of-image) .answer-choices {
      justify-content: start;
    }
    :is(.of-matrix, .of-image) > .cover-title,
    :is(.of-matrix, .of-image) > .cover-foot {
      align-self: end;
    }
    :is(.of-matrix, .of-image) > .cover-matrix,
    :is(.of-matrix, .of-image) > .cover-image {
      --room: calc(100svh - 18rem);
      grid-column: 2;
      grid-row: 1 / span 7;
      align-self: center;
    }
    .of-image > .cover-image {
      inline-size: 28rem;
    }
    .of-matrix .cover-cell {
      block-size: min(4.5rem, var(--room) / var(--rows) - 3px);
    }
  }
  @container lab (max-width: 39.99rem) {
    .cover,
    section.end {
      gap: 0.5rem;
    }
    .lab .cover-title {
      display: none;
    }
    .cover-question {
      font-size: clamp(1.625rem, 1rem + 3cqi, 2rem);
    }
    .cover-matrix,
    .cover-image {
      --room: 22svh;
    }
    .cover-matrix:not(.small-cells):has(th:nth-child(8)) {
      border-spacing: 2px;
      font-size: 0.6875rem;
    }
    .cover-matrix:not(.small-cells):has(th:nth-child(8)) .cover-cell {
      inline-size: 2.9em;
    }
    .lab .cover .choice {
      padding-inline: 0.875rem;
      font-size: 1.0625rem;
    }
    .cover-number b {
      font-size: 1.125rem;
    }
    .cover-picture.long-row .cover-number b {
      font-size: clamp(0.75rem, 3.6cqi, 1rem);
    }
    .cover-picture.longest-row .cover-choice {
      padding-inline: 0;
      font-size: 0.75rem;
    }
    .cover-picture.small-numbers .cover-number b {
      font-size: 0.75rem;
    }
    .small-numbers .cover-number b.slight {
      visibility: hidden;
    }
    .cover-lead {
      min-block-size: 5.75rem;
      font-size: 1.0625rem;
      line-height: 1.4;
    }
  }
  @media (max-height: 58rem) {
    .lab .cover-picture.four-words:has(.cover-looks) {
      --width: min(100cqi, 44rem);
    }
  }
  /* In a low window, so that the buttons are above the bar at the bottom: the drawing gets the height that the rest leaves. */
  @media (max-height: 55rem) {
    @container lab (min-width: 40rem) {
      .cover {
        --room: max(6rem, 100svh - 31rem);
        gap: 0.5rem;
        padding-block: 0.25rem 0;
      }
      .lab .cover .cover-picture {
        --width: min(100cqi, 46rem, var(--room) * 3.3);
      }
      .lab .cover .cover-picture.four-words {
        --width: min(100cqi, 56rem, var(--room) * 4.4);
      }
      .lab .cover .cover-picture.long-row {
        --width: min(100cqi, 68rem, var(--room) * 5.5);
      }
      .lab .cover-question {
        max-inline-size: 40ch;
        font-size: clamp(1.625rem, 4.6svh, 2.25rem);
      }
      .lab .cover .cover-choice,
      .lab .cover-looks {
        font-size: min(2.5rem, var(--width) * 0.07, var(--fit));
      }
      .lab .cover .four-words .cover-choice {
        font-size: min(2.5rem, 0.5rem + 3cqi, var(--width) * 0.053, var(--fit));
      }
      .lab .cover .long-row .cover-choice {
        font-size: min(0.2rem + 2.6cqi, var(--width) * 0.0365, var(--fit));
      }
      .cover-numbers {
        min-block-size: 2.75rem;
      }
      .cover-number b {
        font-size: 1.25rem;
      }
      .cover-lead {
        max-inline-size: 52rem;
        min-block-size: 3rem;
        font-size: 1.0625rem;
      }
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .arc,
    .cover-cell,
    .cover-image rect {
      transition: none;
    }
  }
`;
