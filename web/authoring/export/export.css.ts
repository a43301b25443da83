import { css } from 'lit';

export const exportCss = css`
  dialog.export {
    inline-size: min(68rem, calc(100vw - 2rem));
  }
  .export-sides {
    display: grid;
    grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
    gap: 1rem 2rem;
    margin-block-end: 0.75rem;
  }
  .export-settings {
    display: grid;
    align-content: start;
    gap: 0.75rem;
  }
  .export fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  .export legend {
    box-sizing: border-box;
    inline-size: 100%;
    margin-block-end: 0.25rem;
    padding: 0;
    border-block-end: 1px solid var(--lab-line);
    font-style: italic;
  }
  .export label {
    display: grid;
    gap: 0.125rem;
    font-size: 0.9375rem;
    line-height: 1.3;
  }
  .export .tick {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0.5rem;
    min-block-size: 2rem;
  }
  .export select {
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 2.25rem;
    padding: 0.125rem 0.5rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
  }
  .preview-pane {
    display: grid;
    box-sizing: border-box;
    block-size: min(31rem, 56vh);
    overflow: auto;
    padding: 0.5rem;
    border: 1px solid var(--lab-line);
    background: var(--lab-paper-sunk);
  }
  .export .picture {
    display: block;
    place-self: center;
    max-inline-size: 100%;
    max-block-size: 100%;
    min-block-size: 0;
    block-size: auto;
  }
  .export .matrix-text,
  .export .as-text textarea {
    font-family: var(--lab-code);
    font-size: 0.8125rem;
    line-height: 1.5;
    resize: vertical;
  }
  .export .matrix-text {
    block-size: min(31rem, 56vh);
  }
  .export-result .row {
    flex-wrap: wrap;
    margin-block-start: 0.5rem;
  }
  .export .copied {
    min-block-size: 1.5em;
    margin-block: 0.5rem 0;
    font-size: 0.9375rem;
    color: var(--lab-edit);
  }
  .export .moment label,
  .export .making {
    flex: 1 1 12rem;
  }
  .export .moment input,
  .export progress {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 1.5rem;
    margin: 0;
    accent-color: var(--lab-accent);
  }
  .as-text summary {
    padding-block: 0.5rem;
    cursor: pointer;
  }
  @container lab (max-width: 48rem) {
    .export-sides {
      grid-template-columns: minmax(0, 1fr);
    }
    .export-settings {
      grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
      align-items: start;
    }
    .preview-pane {
      block-size: auto;
      max-block-size: 56vh;
    }
    .export .matrix-text {
      block-size: 14rem;
    }
  }
`;
