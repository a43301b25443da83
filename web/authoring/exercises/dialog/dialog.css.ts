import { css } from 'lit';
import { exerciseCss } from '../../../learn/exercises/page/exercise.css';

export const dialogCss = css`
  ${exerciseCss}
  dialog.make-exercise {
    inline-size: min(52rem, calc(100vw - 2rem));
  }
  .make-exercise .fields {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.5rem 1rem;
    margin-block-end: 0.75rem;
  }
  .make-exercise label {
    display: grid;
    grid-template-columns: minmax(0, auto);
    max-inline-size: 100%;
    gap: 0.125rem;
    min-inline-size: 0;
    font-size: 0.9375rem;
  }
  .make-exercise :is(select, input) {
    box-sizing: border-box;
    max-inline-size: 100%;
    min-block-size: 2.25rem;
    padding: 0.125rem 0.5rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
  }
  .make-exercise .seed {
    display: flex;
    align-items: end;
    gap: 0.25rem;
  }
  .make-exercise .seed input,
  .make-exercise .sheets input {
    inline-size: 6rem;
    font-family: var(--lab-mono);
  }
  .make-exercise .seed button {
    min-inline-size: 2.25rem;
    border-radius: 3px;
    font-size: 1.125rem;
  }
  .make-exercise .kinds {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .make-exercise .kinds legend {
    padding: 0;
    font-size: 1rem;
    font-style: italic;
  }
  .make-exercise .kind {
    display: flex;
    align-items: center;
    gap: 0.375rem;
  }
  .make-exercise .kind input {
    min-block-size: 0;
  }
  .make-exercise .address {
    box-sizing: border-box;
    inline-size: 100%;
    padding: 0.375rem 0.5rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
    resize: vertical;
    font-family: var(--lab-code);
    font-size: 0.8125rem;
  }
  .make-exercise h3 {
    margin: 0 0 0.25rem;
    font-size: 1rem;
    font-style: italic;
    font-weight: 400;
  }
  .make-exercise .preview-box {
    display: grid;
    min-block-size: 12rem;
    margin-block-end: 0.75rem;
    padding: 0.75rem;
    border: 1px solid var(--lab-line);
    overflow-x: auto;
  }
  @media (max-width: 30rem) {
    .make-exercise .preview-box {
      padding-inline: 0.25rem;
    }
  }
  .make-exercise .refused {
    color: var(--lab-error);
  }
  .make-exercise .row {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.5rem;
    margin-block-start: 0.5rem;
    padding: 0;
  }
  .make-exercise .close {
    margin-inline-start: auto;
  }
`;
