import { css } from 'lit';

// What is wrong stays in view; where the text says it already, it is only read aloud.
const frame = css`
  :host {
    display: block;
    font-family: var(--lab-sans);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin-block-end: 0.5rem;
  }
  .head > select {
    flex: 1 1 7rem;
    min-inline-size: 0;
    max-inline-size: 11rem;
  }
  .head > :not(.menu),
  .menu > * {
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    min-block-size: 2.25rem;
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
    color: var(--lab-ink);
    font: inherit;
    font-size: 0.875rem;
    line-height: 1.6;
    cursor: pointer;
  }
  .menu > * {
    inline-size: 100%;
    border: 0;
  }
  .menu > :disabled {
    color: var(--lab-ink-soft);
  }
  @media (hover: hover) {
    .head > :not(.menu):hover,
    .menu > :hover {
      background: var(--lab-lit-wash);
    }
  }
  .head > [aria-pressed='true'] {
    border-color: var(--lab-accent);
    box-shadow: inset 0 -2px 0 var(--lab-accent);
  }
  .head > :focus-visible,
  .menu > :focus-visible,
  .menu > :focus-within {
    outline: 2px solid var(--lab-accent);
    outline-offset: 1px;
  }
  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .text {
    border: 1px solid var(--lab-line);
    border-radius: 3px;
    background: var(--lab-paper);
  }
  .error {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: baseline;
    min-block-size: 1.5rem;
    margin: 0;
    padding-block: 0.5rem;
    background: var(--lab-paper);
    color: var(--lab-error);
    font-size: 0.875rem;
    line-height: 1.4;
  }
  .place {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  :host([data-problem-seen]) .error {
    position: static;
  }
  /* In the same place with the focus and without: what moved away under a press would not be pressed. */
  :host([data-problem-seen]) .said {
    order: 1;
  }
  :host([data-problem-seen]) .said:not(:focus-within) {
    opacity: 0;
  }
  .correct {
    padding: 0.125rem 0.5rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
    color: var(--lab-ink);
    font: inherit;
    cursor: pointer;
  }
  .key-row {
    display: none;
    gap: 0.375rem;
    padding-block: 0.375rem;
    overflow-x: auto;
  }
  .key-row button {
    flex: none;
    min-inline-size: 2.5rem;
    min-block-size: 2.5rem;
    padding: 0.25rem 0.625rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
    color: var(--lab-ink);
    font-family: var(--lab-code);
    font-size: 1rem;
  }
  .key-row .done {
    order: -1;
    font-family: var(--lab-sans);
  }
  @media (pointer: coarse) {
    /* It goes a moment after the focus, or what is tapped below it would move away under the finger. */
    .key-row {
      transition: display 0.4s allow-discrete;
    }
    :host(:focus-within) .key-row {
      display: flex;
    }
  }
  .stale,
  .warnings {
    color: var(--lab-ink-soft);
  }
  .warnings p {
    margin: 0 0 0.5rem;
    font-size: 0.875rem;
    line-height: 1.4;
  }
  .printed {
    display: none;
  }
  /* The editor draws the lines that are in view; paper has all of them. */
  @media print {
    :is(.head, .text, .key-row, .error, .warnings) {
      display: none;
    }
    .printed {
      display: block;
      margin: 0;
      font-family: var(--lab-code);
      font-size: 0.75rem;
      white-space: pre-wrap;
    }
  }
`;

const text = css`
  .cm-editor {
    --selection: light-dark(#cdc8f4, #4d4788);
    max-block-size: var(--program-height, 32rem);
    color: var(--lab-ink);
    font-size: 0.8125rem;
    outline: none;
  }
  .cm-editor.cm-focused {
    outline: 2px solid var(--lab-accent);
    outline-offset: 1px;
  }
  .cm-editor .cm-scroller {
    font-family: var(--lab-code);
    line-height: 1.77;
  }
  .text .cm-editor > .cm-scroller > .cm-selectionLayer .cm-selectionBackground,
  .text .cm-editor.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground {
    background: var(--selection);
  }
  .cm-editor .cm-content {
    caret-color: var(--lab-ink);
  }
  .cm-editor .cm-cursor {
    border-color: var(--lab-ink);
  }
  .cm-editor .cm-gutters {
    border: 0;
    background: none;
    color: var(--lab-ink-soft);
  }
  .current {
    background: var(--lab-lit-wash);
    box-shadow: inset 3px 0 0 var(--lab-accent);
  }
  /* The colour of its lines covers the selection, which the editor draws below the text. */
  .cm-editor .cm-line.current::selection,
  .cm-editor .cm-line.current ::selection {
    background: var(--selection) !important;
  }
  .keyword,
  .string {
    color: var(--lab-ink-soft);
  }
  .comment {
    color: var(--lab-ink-soft);
    font-family: var(--lab-serif);
    font-size: 0.97rem;
  }
  .bracket {
    background: var(--lab-lit-wash);
    outline: 1px solid var(--lab-line-strong);
  }
  .problem {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
    margin-block: 0.125rem 0.375rem;
    margin-inline-start: 0.375rem;
    padding: 0.125rem 0.625rem;
    border-inline-start: 3px solid var(--lab-error);
    color: var(--lab-error);
    font-family: var(--lab-sans);
    font-size: 0.875rem;
    line-height: 1.4;
    white-space: normal;
  }
  .problem > span {
    flex: 1 1 12rem;
  }
  .hidden-lines {
    margin-inline-start: 1ch;
    padding-inline: 1ch;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    color: var(--lab-ink-soft);
    font-family: var(--lab-sans);
    font-size: 0.75rem;
    cursor: pointer;
  }
  .wrong {
    text-decoration: underline wavy var(--lab-error);
    text-underline-offset: 3px;
  }
  .doubtful {
    text-decoration: underline dotted var(--lab-ink-soft) 2px;
    text-underline-offset: 3px;
  }
  .name {
    color: var(--role);
    font-weight: 600;
  }
`;

const margin = css`
  .folds {
    inline-size: 1.5rem;
  }
  .folds:not(:has(button)) {
    display: none;
  }
  .fold {
    display: block;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  .fold::before {
    content: '';
    display: block;
    inline-size: 0.375rem;
    block-size: 0.375rem;
    margin-inline: auto;
    border: solid var(--lab-ink-soft);
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
    translate: 0 -25%;
  }
  .fold[aria-expanded='false']::before {
    rotate: -45deg;
    translate: -25% 0;
  }
  @media (hover: hover) {
    .fold:hover::before {
      border-color: var(--lab-ink);
    }
  }
  .fold:focus-visible {
    outline: 2px solid var(--lab-accent);
    outline-offset: -2px;
  }
  .shape {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    justify-content: end;
    padding-inline: 0.5rem;
    font-family: var(--lab-sans);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .picture {
    display: inline-flex;
    justify-content: center;
    inline-size: 1.375rem;
  }
  .painted {
    color: light-dark(rgb(0 0 0), rgb(255 255 255));
    transition: color 1ms;
    image-rendering: pixelated;
  }
  .tile.broad {
    inline-size: 1.375rem;
  }
  .tile.tall {
    block-size: 1.25rem;
  }
  @media (max-width: 36rem) {
    .shape > span:first-child {
      display: none;
    }
    .cm-editor {
      font-size: 1rem;
    }
  }
`;

const tooltips = css`
  .cm-editor .cm-tooltip {
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
    color: var(--lab-ink);
    box-shadow: 0 2px 8px light-dark(rgb(0 0 0 / 12%), rgb(0 0 0 / 40%));
  }
  .completion {
    min-inline-size: 12rem;
    max-inline-size: min(26rem, 90vw);
  }
  .completion ul {
    max-block-size: 13rem;
    margin: 0;
    padding: 0.125rem 0;
    overflow-y: auto;
    list-style: none;
    font-family: var(--lab-code);
  }
  .completion li {
    display: flex;
    gap: 1rem;
    justify-content: space-between;
    padding: 0.125rem 0.625rem;
    font-size: 0.8125rem;
    line-height: 1.6;
    cursor: pointer;
  }
  .completion li[aria-selected='true'] {
    background: var(--lab-lit-wash);
    box-shadow: inset 3px 0 0 var(--lab-accent);
  }
  .completion li .shapes {
    color: var(--lab-ink-soft);
    font-family: var(--lab-sans);
    white-space: nowrap;
  }
  .completion .info {
    border-block-start: 1px solid var(--lab-line);
  }
  .info {
    max-inline-size: 24rem;
    padding: 0.375rem 0.625rem;
    font-size: 0.8125rem;
    line-height: 1.4;
  }
  .info code {
    font-family: var(--lab-code);
  }
  .info .shapes {
    margin-inline-start: 0.5rem;
    color: var(--lab-ink-soft);
    white-space: nowrap;
  }
  .info p {
    margin: 0.25rem 0 0;
    font-family: var(--lab-sans);
  }
  @media (pointer: coarse) {
    .completion li {
      padding-block: 0.625rem;
    }
  }
`;

/** The style sheet of the editor, which has a shadow root of its own. */
export const editorStyles = [frame, text, margin, tooltips];
