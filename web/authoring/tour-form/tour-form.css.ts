import { css } from 'lit';

export const tourFormCss = css`
  dialog.tour-form {
    inline-size: min(76rem, calc(100vw - 2rem));
  }
  .tour-form .views {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: 1rem 2rem;
  }
  .tour-form :is(.form-side, .json-side) {
    min-inline-size: 0;
  }
  .tour-form fieldset {
    min-inline-size: 0;
    margin: 0 0 0.75rem;
    padding: 0;
    border: 0;
  }
  .tour-form :is(legend, h3) {
    box-sizing: border-box;
    inline-size: 100%;
    margin: 0.5rem 0 0.375rem;
    padding: 0;
    border-block-end: 1px solid var(--lab-line);
    font-size: 1rem;
    font-style: italic;
    font-weight: 400;
  }
  .tour-form .fields,
  .tour-form .question {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
    align-items: end;
    gap: 0.5rem 1rem;
  }
  .tour-form .fields > .question,
  .tour-form .wide,
  .tour-form .fields > legend,
  .tour-form .question > legend {
    grid-column: 1 / -1;
  }
  .tour-form label {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.125rem;
    min-inline-size: 0;
    font-size: 0.9375rem;
    line-height: 1.3;
  }
  .tour-form label:is(.tick, .ticks-list label) {
    display: inline-grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0.5rem;
    min-block-size: 2.25rem;
  }
  .tour-form .ticks-list {
    columns: 2 9rem;
  }
  .tour-form .ticks-list label {
    inline-size: 100%;
    break-inside: avoid;
  }
  .tour-form :is(select, input[type='text'], textarea) {
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 2.25rem;
    padding: 0.25rem 0.5rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
    color: var(--lab-ink);
    font-size: 0.9375rem;
    line-height: 1.5;
    resize: vertical;
  }
  .tour-form label textarea {
    font-family: inherit;
  }
  .tour-form :is(#tour-json, #snippet) {
    font-family: var(--lab-code);
    font-size: 0.8125rem;
  }
  .tour-form #snippet {
    word-break: break-all;
  }
  .tour-form :disabled {
    color: var(--lab-ink-soft);
  }
  .tour-form .help {
    color: var(--lab-ink-soft);
    font-size: 0.875rem;
  }
  .tour-form p.wide {
    margin: 0;
  }
  .tour-form .refused {
    color: var(--lab-error);
  }
  .tour-form .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin-block-end: 0.5rem;
    padding: 0;
  }
  .tour-form .row.end {
    justify-content: end;
  }
  .tour-form .stops {
    max-block-size: 12rem;
    margin: 0 0 0.5rem;
    padding-inline-start: 2rem;
    overflow-y: auto;
  }
  .tour-form .stops button {
    overflow: hidden;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 2.25rem;
    border-color: transparent;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .tour-form .stops [aria-pressed='true'] {
    border-color: var(--lab-ink);
    font-weight: 600;
  }
  .tour-form .answer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.125rem 1rem;
    padding-block-end: 0.5rem;
    border-block-end: 1px solid var(--lab-line);
  }
  .tour-form .answer .wide {
    flex: 1 0 100%;
  }
  .tour-form p button {
    min-block-size: 2.25rem;
    border-radius: 3px;
    font-size: 0.9375rem;
    white-space: normal;
  }
  .tour-form .kinds {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
  }
  .tour-form summary {
    padding-block: 0.5rem;
    cursor: pointer;
  }
  .tour-form .found {
    min-block-size: 3rem;
    max-block-size: 16rem;
    overflow: auto;
    margin-block: 0.5rem 0.75rem;
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  .tour-form .found ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .tour-form .found li {
    padding-block: 0.25rem;
    border-block-end: 1px solid var(--lab-line);
    overflow-wrap: anywhere;
  }
  .tour-form .found b {
    font-weight: 400;
    font-style: italic;
    color: var(--lab-error);
  }
  @container lab (max-width: 56rem) {
    .tour-form .views {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
