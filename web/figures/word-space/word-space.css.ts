import { type CSSResult, css } from 'lit';

export const wordSpaceCss: CSSResult = css`
  .word-space {
    /* With a long explanation above it, each of its parts would be compared with all others at each step. */
    isolation: isolate;
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 35rem) minmax(16rem, 1fr);
    gap: 1rem 2rem;
    margin: 0 0 1rem;
    padding-block-end: 1rem;
    border-block-end: 1px solid var(--lab-line);
  }
  .space-stage {
    touch-action: pan-y;
    cursor: grab;
    user-select: none;
  }
  .space-stage:active {
    cursor: grabbing;
  }
  .space-stage:focus-visible {
    outline: 2px solid var(--lab-accent);
    outline-offset: -2px;
  }
  .space {
    display: block;
    inline-size: 100%;
    background: var(--lab-paper-sunk);
  }
  .space .axis {
    stroke: var(--lab-line-strong);
    stroke-dasharray: 2 4;
  }
  .space text {
    fill: var(--lab-ink);
    font-family: var(--lab-serif);
    font-size: 15px;
    paint-order: stroke;
    stroke: var(--lab-paper-sunk);
    stroke-width: 3px;
  }
  .space .axis-name {
    fill: var(--lab-ink-soft);
    font-size: 12px;
  }
  .space .arm {
    stroke: var(--lab-line-strong);
    stroke-width: 1;
  }
  .space .side {
    stroke: var(--lab-query);
    stroke-width: 1.75;
    stroke-dasharray: 6 4;
  }
  .space .mark circle {
    fill: var(--lab-input);
  }
  .space .chosen circle {
    fill: var(--lab-accent);
  }
  .space .chosen text,
  .space .near text {
    font-weight: 600;
  }
  .space .far text {
    fill: var(--lab-ink-soft);
    font-size: 13px;
  }
  .space .far circle {
    fill: var(--lab-line-strong);
  }
  .space .sum path {
    fill: var(--lab-query);
  }
  .space .sum text {
    fill: var(--lab-query);
    font-style: italic;
  }
  .turning {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }
  .turning button,
  .word-panel button,
  .word-panel select,
  .word-panel input[type='text'] {
    min-block-size: 2.75rem;
  }
  .word-panel select {
    padding-inline: 0.5rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
    color: var(--lab-ink);
    font: inherit;
  }
  .word-panel button[type='submit'] {
    padding: 0 0.75rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: none;
    color: var(--lab-ink);
    font: inherit;
    cursor: pointer;
  }
  .lab .word-panel :is(button, input):disabled {
    border-color: var(--lab-line);
    color: var(--lab-ink-soft);
    cursor: default;
  }
  .lab .word-panel .quiet:disabled {
    border-color: transparent;
  }
  .turning button {
    min-inline-size: 2.75rem;
  }
  .word-space figcaption,
  .word-panel p {
    margin: 0.25rem 0 0.5rem;
    font-size: 0.9375rem;
    line-height: 1.5;
    color: var(--lab-ink-soft);
  }
  .word-panel {
    display: grid;
    align-content: start;
    gap: 0.75rem;
    min-inline-size: 0;
  }
  .word-panel h4 {
    margin: 0 0 0.25rem;
    font-size: 1rem;
    font-weight: 400;
    font-style: italic;
    border-block-end: 1px solid var(--lab-line);
  }
  .word-panel b {
    color: var(--lab-query);
    font-weight: 600;
  }
  .word-settings,
  .analogy,
  .add-word,
  .near-of,
  .unit {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
  }
  .word-settings {
    gap: 0 1.5rem;
    font-size: 0.9375rem;
  }
  .word-settings button[aria-pressed='true'] {
    border-block-end: 2px solid var(--lab-accent);
    color: var(--lab-ink);
  }
  .unit {
    min-block-size: 2.75rem;
  }
  .neighbours {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
    column-gap: 1.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .neighbours li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    min-block-size: 2.75rem;
  }
  .known-word {
    font-family: var(--lab-serif);
    font-size: 1rem;
    padding-inline: 0.5rem;
  }
  .cosine {
    font-family: var(--lab-mono);
    font-size: 0.875rem;
    color: var(--lab-ink-soft);
  }
  .analogy input,
  .word-panel .add-word input {
    box-sizing: border-box;
    inline-size: 5.75rem;
    padding-inline: 0.5rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: none;
    color: var(--lab-ink);
    font: inherit;
  }
  .pairs caption {
    padding-block: 0.5rem 0.25rem;
    font-style: italic;
    text-align: start;
  }
  .pairs {
    border-collapse: collapse;
    font-size: 0.9375rem;
  }
  .pairs th {
    padding-inline-end: 1rem;
    font-weight: 400;
    text-align: start;
    color: var(--lab-ink-soft);
  }
  .pairs td {
    text-align: end;
  }
  .pairs .pair {
    min-inline-size: 4.5rem;
    font-family: var(--lab-mono);
    font-size: 0.875rem;
    text-align: end;
  }
  /* Phones with text of 200 %. */
  @container lab (max-width: 13rem) {
    .pairs,
    .pairs .pair {
      min-inline-size: 0;
      font-size: 0.75rem;
    }
    .pairs th {
      padding-inline-end: 0.5rem;
    }
  }
  .word-message:empty {
    display: none;
  }
  .word-panel .word-message {
    color: var(--lab-ink);
  }
  @container lab (max-width: 52rem) {
    .word-space {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media print {
    .word-settings {
      display: none;
    }
    .near-of > select {
      padding: 0;
      border: 0;
      background: none;
      appearance: none;
    }
  }
`;
