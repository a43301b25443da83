import { css } from 'lit';

export const host = css`
  :host {
    --edge: var(--attention-padding, clamp(0.75rem, 2.78vw, 2.5rem));
    --bar: 3.5rem;
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
    /* The serif has one weight: browsers would smear it into a second one. */
    font-synthesis-weight: none;
    -webkit-text-size-adjust: 100%;
  }
  :host([hidden]) {
    display: none;
  }
  /* In an iframe as high as its content, a centred dialog may be out of view; the buttons that open dialogs are at the top. */
  :host(.unrolled) :is(dialog, .keys) {
    margin-block-start: 1rem;
  }
  /* All supported languages are left-to-right, even inside a right-to-left page. */
  .lab {
    direction: ltr;
    display: flex;
    flex-direction: column;
    min-block-size: inherit;
    max-inline-size: var(--attention-max-width, 120rem);
    margin-inline: auto;
  }
  .lab[hidden] {
    display: none;
  }

  .lab > .body {
    flex: 1 0 auto;
  }
  :is(b, strong, output):not([class], [data-node]) {
    font-family: var(--lab-sans);
    font-size: 0.94em;
    font-weight: 600;
  }
  .load-error {
    margin: 0;
    padding-block: 1rem;
    color: var(--lab-error);
  }
`;

/** Buttons and fields. */
export const fields = css`
  button,
  input,
  select,
  textarea {
    font: inherit;
    font-family: var(--lab-sans);
    font-size: 0.875em;
    color: inherit;
  }
  button {
    cursor: pointer;
  }
  /* For buttons of figures: the browser's default grey has too little contrast in the dark theme. */
  :where(.lab button) {
    border: 1px solid var(--lab-line-strong);
    background: var(--lab-paper);
    color: var(--lab-ink);
  }
  .lab button:not(.live, .frame, .section-title, .lesson, .operand, .pixel-square) {
    min-inline-size: 1.5rem;
    min-block-size: 2.25rem;
  }
  .tools > button,
  .menu button,
  .row button,
  .moves button,
  .words button,
  .notices button,
  .why .close,
  .contents,
  .keys button,
  .sentence button,
  .backward-controls button {
    padding: 0.125rem 0.75rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
    font-size: 0.875rem;
    line-height: 1.3;
    white-space: nowrap;
  }
  /* Some say what a text would be read as, which is longer than a narrow dialog. */
  .lab dialog .row > button {
    white-space: normal;
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
  .lab button:is([aria-disabled='true'], :disabled) {
    color: var(--lab-ink-soft);
    background: none;
    border-color: var(--lab-line);
    cursor: default;
  }
  .lab button.quiet:is([aria-disabled='true'], :disabled) {
    border-color: transparent;
    opacity: 0.75;
  }
  @media (hover: hover) {
    .lab button:not([aria-disabled='true'], :disabled, .main, .frame, .live):hover {
      background: var(--lab-lit-wash);
      color: var(--lab-ink);
    }
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
  .groups input:is([type='number'], [inputmode='decimal']) {
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
  /* Phones with text of 200 %. */
  @container lab (max-width: 13rem) {
    .lab button,
    .lab .shape {
      white-space: normal;
    }
  }
`;
