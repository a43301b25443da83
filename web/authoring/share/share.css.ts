import { css } from 'lit';

export const shareCss = css`
  dialog.share {
    inline-size: min(62rem, calc(100vw - 2rem));
  }
  dialog.check {
    inline-size: min(48rem, calc(100vw - 2rem));
  }
  .sides {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: 1rem 2.5rem;
    margin-block-end: 0.75rem;
  }
  .share fieldset {
    margin: 0 0 0.75rem;
    padding: 0;
    border: 0;
  }
  .share legend {
    box-sizing: border-box;
    inline-size: 100%;
    margin-block-end: 0.25rem;
    padding: 0;
    border-block-end: 1px solid var(--lab-line);
    font-style: italic;
  }
  .ticks-list {
    columns: 2 9rem;
    column-gap: 1rem;
  }
  .share label {
    font-size: 0.9375rem;
    line-height: 1.3;
  }
  .ticks-list label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0.5rem;
    break-inside: avoid;
    min-block-size: 1.875rem;
  }
  .looks {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 0.5rem 1rem;
  }
  .looks label {
    display: grid;
    gap: 0.125rem;
  }
  .looks .site,
  .looks .help {
    grid-column: 1 / -1;
  }
  .looks :is(select, input) {
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 2.25rem;
    padding: 0.125rem 0.5rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
  }
  .looks input {
    font-family: var(--lab-mono);
    font-size: 0.8125rem;
  }
  .share .help {
    margin: 0;
  }
  .help.refused {
    color: var(--lab-error);
  }
  .share .kinds {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
  }
  .kinds label {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    min-block-size: 2.25rem;
  }
  .share #kind-help {
    min-block-size: 2.7em;
    margin-block-end: 0.375rem;
  }
  .share textarea,
  .check textarea {
    font-family: var(--lab-code);
    font-size: 0.8125rem;
    line-height: 1.5;
  }
  .share textarea {
    resize: vertical;
    word-break: break-all;
  }
  .text-side .row {
    margin-block-start: 0.5rem;
  }
  .copied {
    font-size: 0.9375rem;
    color: var(--lab-edit);
  }
  .preview {
    margin-block-start: 0.5rem;
  }
  .preview summary {
    padding-block: 0.5rem;
    cursor: pointer;
  }
  .pane {
    max-block-size: 28rem;
    overflow: auto;
    border: 1px solid var(--lab-line);
    font-size: 0.8125rem;
  }
  .found {
    min-block-size: 4.5rem;
    max-block-size: 14rem;
    overflow: auto;
    margin-block: 0.5rem 0.75rem;
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  .found p {
    margin-block-end: 0.25rem;
  }
  .found ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .found li {
    padding-block: 0.25rem;
    border-block-end: 1px solid var(--lab-line);
    overflow-wrap: anywhere;
  }
  .found b {
    margin-inline-end: 0.5rem;
    font-weight: 400;
    font-style: italic;
    color: var(--lab-error);
  }
  @container lab (max-width: 48rem) {
    .sides {
      grid-template-columns: minmax(0, 1fr);
    }
    .text-side {
      order: -1;
    }
  }
`;
