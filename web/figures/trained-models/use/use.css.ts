import { css } from 'lit';

/** A text in place, the lines of the attention, and the words that are written. */
export const useCss = css`
  .use-words {
    /* The type is as large as the longer line has room for. */
    --use-type: clamp(0.9375rem, calc(170cqi / var(--use-length, 20)), 3rem);
    --use-drawing: clamp(7rem, 100svh - 33rem, 24rem);
    display: grid;
    grid-template: auto minmax(7rem, var(--use-drawing)) auto auto / minmax(0, 1fr);
    justify-items: center;
    padding-block: 0.75rem 0.25rem;
    font-size: var(--use-type);
    line-height: 1.2;
  }
  .use-words.letters {
    --use-type: clamp(0.9375rem, calc(128cqi / var(--use-length, 20)), 3rem);
    letter-spacing: 0.16em;
  }
  .use-words.no-lines {
    --use-type: clamp(1.125rem, 5cqi, 2.25rem);
    grid-template: auto / minmax(0, 1fr);
  }
  .use-text {
    position: relative;
    display: flex;
    align-items: baseline;
    justify-content: center;
    gap: 0.5em;
    max-inline-size: 100%;
    margin: 0;
    word-spacing: 0.55em;
  }
  .letters .use-text,
  .letters .use-written {
    flex-wrap: nowrap;
    gap: 0;
    word-spacing: 0;
  }
  .lab .letters button.use-word {
    min-inline-size: 1.5rem;
    padding: 0;
  }
  .use-typed {
    display: inline-grid;
    min-inline-size: 3ch;
  }
  .use-mirror {
    grid-area: 1 / 1;
    visibility: hidden;
    white-space: pre;
  }
  .lab .use-typed input {
    grid-area: 1 / 1;
    min-block-size: 1.5rem;
    inline-size: 0;
    min-inline-size: 100%;
    box-sizing: border-box;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: linear-gradient(var(--lab-line-strong), var(--lab-line-strong)) 0 100% / 100% 1px no-repeat;
    color: var(--lab-ink);
    font: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
    text-align: start;
  }
  .use-given {
    color: var(--lab-ink-soft);
  }
  /* Read at once; the button is for those who look for one, and for screen readers. */
  .lab .use-run {
    position: absolute;
    inset-inline-start: calc(100% + 0.75rem);
    inset-block-end: 0.1em;
    padding-inline: 0.875rem;
    border-radius: 1.25rem;
    font-size: 0.9375rem;
    letter-spacing: 0;
    word-spacing: 0;
    white-space: nowrap;
  }
  /* Below the field, over the lines that are dim meanwhile: nothing moves, and a phone's keyboard does not cover it. */
  .use-refused {
    position: absolute;
    z-index: 2;
    inset-block-start: calc(100% + 0.25rem);
    inset-inline-start: 50%;
    translate: -50%;
    inline-size: max-content;
    max-inline-size: min(34rem, 92cqi);
    box-sizing: border-box;
    margin: 0;
    padding: 0.5rem 0.75rem;
    border-inline-start: 3px solid var(--lab-accent);
    background: var(--lab-paper);
    font-size: 1rem;
    letter-spacing: 0;
    line-height: 1.4;
    word-spacing: 0;
  }
  .use-ribbons {
    align-self: stretch;
    justify-self: stretch;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  .use-ribbon {
    fill: none;
    stroke: var(--heat);
    stroke-opacity: 0.85;
    transition: opacity var(--lab-quick);
  }
  .use-ribbon.faded {
    opacity: 0.1;
  }
  /* The model cannot read the text that stands here now: the rest is about the one before. */
  .unread :is(.use-column, .use-ribbons, .use-written, .use-hint, .use-candidates, .use-map) {
    opacity: 0.25;
  }
  .use-written {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 0.6em;
  }
  .lab .use-word {
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding: 0 0.1em;
    border: 0;
    background: none;
    color: var(--lab-ink);
    font: italic 1em var(--lab-serif);
    letter-spacing: inherit;
  }
  .lab .use-word[aria-pressed='true'] {
    color: var(--lab-edit);
    text-decoration: underline 2px;
    text-underline-offset: 0.15em;
  }
  .use-written:has([aria-pressed='true']) .use-word[aria-pressed='false'] {
    opacity: 0.45;
  }
  .use-hint {
    margin: 0.375rem 0 0;
    min-block-size: 2lh;
    font-size: 1rem;
    letter-spacing: 0;
    line-height: 1.4;
    text-align: center;
    text-wrap: balance;
  }
  /* Room for two lines is kept only where a press can bring them. */
  .use-written:not(:has(button)) + .use-hint {
    min-block-size: 0;
  }
  .use-below {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: center;
    gap: 0.75rem 4rem;
  }
  .use-candidates {
    border-collapse: collapse;
    font-size: 1rem;
    line-height: 1.35;
  }
  .use-candidates caption {
    color: var(--lab-ink-soft);
    font-size: 0.9375rem;
    text-align: start;
  }
  .use-candidates :is(th, td) {
    padding: 0 1rem 0 0;
    font-weight: 400;
    text-align: start;
  }
  .use-candidates td:has(progress) {
    vertical-align: middle;
  }
  .use-candidates th {
    font-style: italic;
  }
  .use-candidates progress {
    display: block;
    inline-size: min(14rem, 38cqi);
    block-size: 0.5rem;
    accent-color: var(--lab-edit);
  }
  .use-candidates .use-share {
    font-family: var(--lab-sans);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  /* Other figures say what comes next, or what decides. */
  .body > :is(.next-word, .lit-letters) {
    order: 1;
    justify-self: center;
  }
  .body:has(> .next-word, > .lit-letters) .use-candidates {
    display: none;
  }
  .trained-text:has(.verdict) .use-words {
    --use-drawing: clamp(5rem, 100svh - 39rem, 20rem);
  }
  .body:has(> .lit-letters) .use-words {
    --use-drawing: clamp(7rem, 100svh - 43rem, 20rem);
  }
  .tabbed .next-word {
    margin: 0;
  }
  @container lab (min-width: 60rem) {
    .tabbed > .body:has(> .next-word) {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: 3rem;
      padding-inline: 3rem;
    }
  }
  @container lab (max-width: 59.99rem) {
    .body:has(> .next-word) .use-words {
      --use-drawing: clamp(5rem, 100svh - 46rem, 20rem);
    }
    .tabbed .next-word {
      gap: 0.25rem;
    }
    .tabbed .next-word :is(h3, .so-far, thead) {
      display: none;
    }
    .tabbed .next-word table {
      font-size: 0.9375rem;
      line-height: 1.25;
    }
    .tabbed .next-word :is(th, td) {
      padding-block: 0;
    }
    .tabbed .next-word .dials {
      flex-wrap: nowrap;
    }
    .tabbed .next-word .dials label {
      flex: 1;
    }
    .tabbed .next-word .dials input {
      inline-size: 100%;
    }
    .tabbed .next-word .buttons {
      flex-wrap: nowrap;
    }
    .tabbed .next-word .buttons button {
      padding-inline: 0.5rem;
      font-size: 0.8125rem;
    }
  }
  .use-map > summary {
    padding-block: 0.5rem;
    color: var(--lab-ink-soft);
    font-size: var(--lab-small);
    cursor: pointer;
  }
  .use-map > .help {
    max-inline-size: 30rem;
  }
  /* Words one below the other, lines from left to right. */
  .use-words.sideways {
    --use-type: 1.375rem;
    grid-template:
      'text text text' auto
      'read lines write' calc(var(--use-lines, 6) * min(2.75rem, 44svh / var(--use-lines, 6)))
      'hint hint hint' auto / auto minmax(4rem, 1fr) auto;
    padding-block: 0;
  }
  .sideways .use-text {
    grid-area: text;
    justify-self: stretch;
    justify-content: space-between;
    padding-block-end: 0.5rem;
    font-size: 1.0625rem;
    word-spacing: 0;
  }
  .sideways .use-typed {
    flex: 1;
    min-inline-size: 0;
  }
  .sideways .use-mirror {
    display: none;
  }
  .lab .sideways .use-typed input {
    min-block-size: 2.25rem;
  }
  .sideways .use-run {
    position: static;
  }
  .use-column,
  .sideways .use-written {
    display: flex;
    flex-flow: column nowrap;
    align-items: start;
    justify-content: space-around;
    gap: 0;
    block-size: 100%;
    font-size: min(1.375rem, 30svh / var(--use-lines, 6));
  }
  .use-column {
    grid-area: read;
  }
  .sideways .use-written {
    grid-area: write;
    align-items: end;
  }
  .lab .sideways .use-word {
    min-block-size: min(2.75rem, 44svh / var(--use-lines, 6));
  }
  .sideways .use-ribbons {
    grid-area: lines;
  }
  .sideways .use-hint {
    grid-area: hint;
  }
  /* There is no room beside a long text. */
  @container use (max-width: 60rem) {
    .lab .use-words:not(.sideways) .use-run {
      inset: auto;
      clip-path: inset(50%);
    }
  }
  @container use (max-width: 40rem) {
    .trained-choice {
      flex-wrap: nowrap;
    }
    .trained-choice > select {
      flex: 1 1 0;
    }
    .trained-choice > button {
      flex: none;
    }
    .trained-choice > :is(select, button),
    .trained-choice > .use-compare > select {
      padding-inline: 0.5rem;
    }
    .trained-choice > .use-compare {
      flex: 0 1 9.75rem;
      min-inline-size: 0;
    }
    .trained-choice > .use-compare > span {
      display: none;
    }
    .trained-choice > .use-compare > select {
      min-inline-size: 0;
      inline-size: 100%;
    }
    .trained-choice {
      gap: 0.5rem;
    }
    .use-words {
      --use-drawing: clamp(7rem, 100svh - 38rem, 22rem);
    }
    .use-words.letters {
      --use-type: clamp(0.875rem, calc(150cqi / var(--use-length, 20)), 2.75rem);
      letter-spacing: 0.06em;
    }
    .use-hint {
      font-size: 0.9375rem;
    }
    .use-below {
      gap: 0.5rem 1.5rem;
    }
    .trained-text .compared-output {
      grid-template-columns: max-content minmax(0, 1fr);
    }
    .trained-text .compared-output dd {
      margin-block-end: 0;
    }
    .trained-text:has(.verdict) .use-words {
      --use-drawing: clamp(4rem, 100svh - 48rem, 12rem);
    }
    .trained-text .verdict {
      gap: 0.25rem;
      font-size: 0.9375rem;
    }
    .trained-text:has(.verdict) .use-candidates tr:nth-child(n + 4) {
      display: none;
    }
  }
`;
