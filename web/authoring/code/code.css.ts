import { css } from 'lit';

export const codeCss = css`
  dialog.code {
    inline-size: min(60rem, calc(100vw - 2rem));
  }
  .code fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    margin: 0 0 0.5rem;
    padding: 0;
    border: 0;
  }
  .code legend {
    float: inline-start;
    min-inline-size: 6rem;
    padding: 0.375rem 0;
    font-size: 0.9375rem;
    font-style: italic;
  }
  .code label {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-block-size: 2.25rem;
    font-size: 0.9375rem;
  }
  .code input {
    flex: none;
  }
  .code .help {
    margin: 0 0 0.375rem;
    overflow-wrap: anywhere;
  }
  .code textarea {
    inline-size: 100%;
    max-block-size: 55vh;
    resize: vertical;
    font-family: var(--lab-code);
    font-size: 0.8125rem;
    line-height: 1.45;
    white-space: pre;
  }
  .code .row {
    margin-block-start: 0.5rem;
  }
  .code .copied {
    font-size: 0.9375rem;
    color: var(--lab-edit);
  }
  .code .refused {
    color: var(--lab-error);
  }
  @container lab (max-width: 40rem) {
    .code legend {
      float: none;
    }
  }
`;
