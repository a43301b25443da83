import { css } from 'lit';

export const controlsCss = css`
  .controls {
    margin-block-start: 1rem;
    border-block-start: 1px solid var(--lab-line);
  }
  .controls > summary {
    padding-block: 0.75rem;
    font-size: var(--lab-large);
    line-height: 1.3;
    cursor: pointer;
  }
  .controls > summary .help {
    margin-inline-start: 0.5rem;
  }
  .help {
    font-size: var(--lab-small);
    line-height: 1.35;
    color: var(--lab-ink-soft);
  }
  .label sub {
    font-size: 0.75em;
    line-height: 0;
  }
  .groups {
    font-family: var(--lab-sans);
    font-size: 0.9375rem;
    columns: 2 19rem;
    column-gap: 3rem;
    padding-block-end: 1.5rem;
  }
  .group {
    break-inside: avoid;
    padding-block-end: 1.5rem;
  }
  .group h4 {
    font-family: var(--lab-serif);
    margin: 0 0 0.5rem;
    font-size: 1rem;
    font-weight: 400;
    font-style: italic;
    border-block-end: 1px solid var(--lab-line);
  }
  .locked {
    display: contents;
  }
  .control {
    display: grid;
    grid-template-columns: 5rem 6rem minmax(0, 1fr);
    align-items: center;
    gap: 0.25rem 0.75rem;
    min-block-size: 2.5rem;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .control > select {
    grid-column: 2 / -1;
    min-inline-size: 0;
  }
  .control > input[type='checkbox'] {
    justify-self: start;
  }
  .choice {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    padding-block: 0.375rem;
  }
  .choice legend .label {
    margin-inline-end: 0.75rem;
  }
  .choice label {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-block-size: 2.25rem;
    white-space: nowrap;
  }
  .words {
    margin: 0 0 1rem;
    padding: 0;
    border: 0;
  }
  .choice legend,
  .words legend {
    padding: 0;
  }
  .words ol {
    max-block-size: 22rem;
    overflow: auto;
    margin: 0 -0.25rem 0.25rem;
    padding: 0 0.25rem;
    list-style: none;
  }
  .words li {
    display: flex;
    gap: 0.5rem;
    padding-block: 0.25rem;
  }
  .words li input {
    font-family: var(--lab-serif);
    flex: 1 1 6rem;
    min-inline-size: 0;
  }
  .sentence {
    display: flex;
    align-items: end;
    gap: 0.5rem;
    margin-block-start: 0.5rem;
  }
  .sentence label {
    flex: 1;
    display: grid;
  }
  .real-vectors {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    margin: 0.5rem 0 0;
  }
  .real-vectors button {
    flex: none;
  }
  .sentence input {
    font-family: var(--lab-serif);
    inline-size: 100%;
    min-inline-size: 0;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    padding-block: 0.25rem;
  }
  .row.end {
    justify-content: end;
  }
  .seed {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
  .seed input {
    inline-size: 5.5rem;
  }
  dialog,
  .keys {
    box-sizing: border-box;
    inline-size: min(34rem, calc(100vw - 2rem));
    max-block-size: calc(100vh - 2rem);
    overflow: auto;
    padding: 1.25rem 1.5rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
    color: var(--lab-ink);
  }
  :is(dialog, .keys)::backdrop {
    background: rgb(0 0 0 / 40%);
  }
  dialog h2,
  .keys h2 {
    margin: 0 0 0.5rem;
    font-size: var(--lab-large);
    font-weight: 400;
  }
  dialog p,
  .keys p {
    margin: 0 0 0.75rem;
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  textarea {
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    font-family: var(--lab-code);
    font-size: 0.875rem;
    line-height: 1.6;
  }
  .verdict {
    min-block-size: 2.9em;
    margin-block-start: 0.5rem;
    color: var(--lab-ink-soft);
  }
  .verdict.refused {
    color: var(--lab-error);
  }
  .keys h3 {
    margin: 0.75rem 0 0.25rem;
    font-size: 1rem;
    font-weight: 400;
    font-style: italic;
    border-block-end: 1px solid var(--lab-line);
  }
  .keys dl {
    margin: 0 0 0.75rem;
  }
  .keys dl > div {
    display: grid;
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: 0.75rem;
    padding-block: 0.1875rem;
  }
  .keys dd {
    margin: 0;
    font-size: 0.9375rem;
  }
  kbd {
    display: inline-block;
    padding: 0 0.35em;
    border: 1px solid var(--lab-line-strong);
    border-radius: 2px;
    font-family: var(--lab-mono);
    font-size: 0.8125rem;
    line-height: 1.5;
    white-space: nowrap;
  }
  @container lab (max-width: 30rem) {
    .control {
      grid-template-columns: 4.5rem 5rem minmax(0, 1fr);
    }
    .keys dl > div {
      grid-template-columns: 8.5rem minmax(0, 1fr);
    }
  }
`;
