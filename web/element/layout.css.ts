import { css } from 'lit';

/** Buttons and fields, the same everywhere. */
const fields = css`
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  button {
    cursor: pointer;
  }
  .lab button:not(.live, .frame, .section-title, .lesson, .operand) {
    min-block-size: 2.25rem;
  }
  .tools button,
  .row button,
  .moves button,
  .words button,
  .notices button,
  .reason > .close,
  .contents,
  .keys button,
  .sentence button {
    padding: 0.125rem 0.75rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
    font-size: 0.9375rem;
    line-height: 1.3;
    white-space: nowrap;
  }
  .lab button.quiet {
    border-color: transparent;
    background: none;
    color: var(--lab-ink-soft);
  }
  .lab .main[type='submit'],
  .lab dialog .main {
    border-color: var(--lab-ink);
    background: var(--lab-ink);
    color: var(--lab-paper);
  }
  .lab button[aria-disabled='true'] {
    color: var(--lab-ink-soft);
    background: none;
    border-color: var(--lab-line);
    cursor: default;
  }
  .lab button.quiet[aria-disabled='true'] {
    border-color: transparent;
    opacity: 0.75;
  }
  .lab button:not([aria-disabled='true'], .main, .frame, .live):hover {
    background: var(--lab-lit-wash);
    color: var(--lab-ink);
  }
  .groups input:not([type='radio'], [type='checkbox']),
  .groups select,
  textarea {
    box-sizing: border-box;
    min-block-size: 2.25rem;
    padding: 0.125rem 0.5rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
  }
  .groups input[type='number'] {
    font-family: var(--lab-mono);
    font-size: 0.875rem;
  }
  input[type='radio'],
  input[type='checkbox'] {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin: 0;
    accent-color: var(--lab-accent);
  }
  :focus-visible {
    outline: 2px solid var(--lab-accent);
    outline-offset: 2px;
  }
  [tabindex='-1']:focus-visible {
    outline: none;
  }
`;

/** The head of the page: its name, the lessons, and the lesson's own title. */
const head = css`
  .masthead {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 1rem;
    padding-block: 0.5rem 0.25rem;
  }
  .brand {
    margin: 0;
    font-size: 1.0625rem;
    font-weight: 400;
    font-variant-caps: all-small-caps;
    letter-spacing: 0.08em;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    margin-inline-end: -0.75rem;
  }
  .lessons {
    grid-column: 1 / -1;
    order: 3;
    border-block-start: 1px solid var(--lab-line);
  }
  .lessons ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.125rem;
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: lesson;
  }
  .lessons li {
    counter-increment: lesson;
  }
  .lesson {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-block-size: 2.25rem;
    padding: 0;
    border: 0;
    border-block-end: 2px solid transparent;
    background: none;
    font-size: 0.875rem;
    text-align: start;
    color: var(--lab-ink-soft);
  }
  .lesson::before {
    content: counter(lesson);
    margin-inline-end: 0.45em;
    font-variant-numeric: oldstyle-nums;
    color: var(--lab-ink-soft);
  }
  .lesson[aria-current] {
    border-block-end-color: var(--lab-accent);
    color: var(--lab-ink);
  }
  .lesson .summary,
  .contents {
    display: none;
  }
  .lesson-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.125rem 2rem;
    padding-block: 0.25rem 0.5rem;
  }
  .lesson-head h2 {
    margin: 0;
    font-size: clamp(1.5rem, 1.2rem + 1.2cqi, 2rem);
    font-weight: 400;
    line-height: 1.2;
    text-wrap: balance;
  }
  .standfirst {
    flex: 1 1 18rem;
    margin: 0;
    max-inline-size: 38rem;
    font-size: 0.9375rem;
    line-height: 1.4;
    text-wrap: pretty;
    color: var(--lab-ink-soft);
  }
  .standfirst cite {
    font-size: var(--lab-small);
    font-style: italic;
  }
  .mechanism {
    flex: none;
    box-sizing: border-box;
    margin: 0 0 0 auto;
    padding-inline-end: 0.125rem;
    max-inline-size: 100%;
    overflow-x: auto;
    overflow-y: hidden;
    font-size: 1.0625rem;
  }
`;

/** The body: article and why panel side by side where there is room. */
const body = css`
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
  .stage td,
  .stage button,
  .controls :is(input, select, button, summary) {
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
  .stepper {
    padding-block: 0.375rem;
  }
  .reason.open .why > :first-child {
    padding-inline-end: 5rem;
  }
  .notices > :not(:empty) {
    padding-block-start: 0.375rem;
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
  .notice.refused {
    color: var(--lab-error);
  }
  .skip {
    position: absolute;
    z-index: 6;
    translate: 0 -200vh;
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--lab-line-strong);
    background: var(--lab-paper);
  }
  .skip:focus-visible {
    translate: none;
  }
  .aloud {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Below the room for two columns, the lesson list folds and the why panel becomes a sheet. */
const narrow = css`
  @container lab (max-width: 68.74rem) {
    .selecting .stage td {
      scroll-margin-block-end: calc(var(--foot, 4rem) + min(24rem, 45vh) + 1rem);
    }
    .selecting .article {
      padding-block-end: calc(min(24rem, 45vh) + 2rem);
    }
  }
  @container lab (max-width: 52rem) {
    .masthead {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .lessons {
      display: contents;
    }
    .tools {
      grid-column: 1 / -1;
      justify-content: start;
      margin-inline: -0.5rem;
    }
    .tools button {
      padding-inline: 0.5rem;
    }
    .contents {
      display: inline-block;
    }
    .lessons ol {
      display: none;
    }
    .lessons ol.open {
      display: block;
      grid-column: 1 / -1;
      order: 3;
      margin-block: 0.5rem;
      border-block-start: 1px solid var(--lab-line);
      text-align: start;
    }
    .lesson {
      inline-size: 100%;
      padding-block: 0.5rem;
      border-block-end: 1px solid var(--lab-line);
      font-size: 1.0625rem;
      min-block-size: 2.75rem;
    }
    .lesson .summary {
      display: block;
      flex-basis: 100%;
      font-size: var(--lab-small);
      line-height: 1.4;
      color: var(--lab-ink-soft);
    }
    .standfirst {
      flex-basis: 100%;
    }
    .mechanism {
      margin-inline-start: 0;
    }
  }
`;

const wide = css`
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
  }
`;

/** With room for three columns, the prose stands beside the stage and a whole step fits the screen. */
const widest = css`
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
  }
  @container lab (min-width: 84rem) {
    .body {
      grid-template-columns: minmax(0, 1fr) 21.5rem;
      gap: 0 2.5rem;
    }
    .article {
      grid-template-columns: 18.5rem minmax(0, 1fr);
      column-gap: 2rem;
    }
    .stage .matrix:not(.dense) {
      --cell-w: 3.25rem;
    }
  }
`;

const paper = css`
  @media print {
    .skip,
    .masthead,
    .strip,
    .foot,
    .controls,
    .legend-marks,
    .reason > .close,
    .questions {
      display: none;
    }
    .reason:not(.open) {
      display: none;
    }
    .reason.open {
      display: block;
      position: static;
      max-block-size: none;
      grid-row: auto;
      grid-column: 1;
      margin: 0;
      padding-inline: 0;
    }
    .body {
      grid-template-columns: minmax(0, 1fr);
    }
    .lab .article {
      padding-block-end: 1rem;
    }
    .stage,
    .prose {
      min-block-size: 0;
      break-inside: avoid;
    }
    .stage td,
    .ramp i {
      print-color-adjust: exact;
    }
  }
`;

const host = css`
  :host {
    --edge: clamp(1rem, 2.5vw, 2rem);
    display: block;
    container: lab / inline-size;
    box-sizing: border-box;
    padding-inline: var(--edge);
    background: var(--lab-paper);
    color: var(--lab-ink);
    font-family: var(--lab-serif);
    font-size: var(--lab-text);
    line-height: 1.5;
    text-align: start;
    -webkit-text-size-adjust: 100%;
  }
  :host([hidden]) {
    display: none;
  }
  .lab {
    display: flex;
    flex-direction: column;
    min-block-size: inherit;
    max-inline-size: 92rem;
    margin-inline: auto;
  }
  .lab > .body {
    flex: 1 0 auto;
  }
  .trouble {
    margin: 0;
    padding-block: 1rem;
    color: var(--lab-error);
  }
`;

/** Where the system chooses the colours, what is not marked must not wear a line, and formulas keep to the text. */
const forced = css`
  @media (forced-colors: active) {
    .lesson:not([aria-current]),
    .lab button.quiet {
      border-color: Canvas;
    }
    .lesson[aria-current] {
      border-block-end-color: Highlight;
    }
    math,
    .symbol {
      forced-color-adjust: none;
      color: CanvasText;
    }
    .ramp i {
      forced-color-adjust: none;
    }
  }
`;

export const layoutCss = [host, fields, head, body, narrow, wide, widest, paper, forced];
