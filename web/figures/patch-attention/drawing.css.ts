import { css } from 'lit';
import { fileLabel } from '../file-label.css';

export const drawingCss = css`
  .drawing {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 0.25rem;
    inline-size: 17rem;
    max-inline-size: 100%;
    text-align: center;
  }
  /* Touch draws here instead of scrolling. */
  .drawing .pixel-grid,
  .pixel-square.drawing-square {
    touch-action: none;
    user-select: none;
  }
  .pixel-square.drawing-square {
    cursor: crosshair;
  }
  .drawing-cut-top::before,
  .drawing-cut-left::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border: 0 solid var(--lab-edit);
    pointer-events: none;
  }
  .drawing-cut-top::before {
    border-block-start-width: 1px;
  }
  .drawing-cut-left::before {
    border-inline-start-width: 1px;
  }
  @media print {
    .drawing-tools {
      display: none;
    }
  }
  .drawing-tools fieldset {
    display: flex;
    flex: 1 0 100%;
    justify-content: center;
    gap: 0 0.375rem;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .drawing-tools legend {
    float: inline-start;
    padding: 0;
    line-height: 2.75rem;
    font-size: var(--lab-small);
    color: var(--lab-ink-soft);
  }
  .drawing-tools label {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    min-block-size: 2.75rem;
    font-size: var(--lab-small);
  }
  .drawing-ink {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    outline: 1px solid var(--lab-line-strong);
  }
  .drawing-white {
    background: #fff;
  }
  .drawing-grey {
    background: #808080;
  }
  .drawing-black {
    background: #000;
  }
  .drawing-tools input[type='radio'] {
    inline-size: 1rem;
    block-size: 1rem;
    margin: 0 0.125rem 0 0;
  }
  ${fileLabel('drawing-file')}
  .drawing-tools .drawing-file {
    padding-inline: 0.625rem;
  }
  .drawing-refused {
    margin: 0;
    color: var(--lab-error);
    font-size: var(--lab-small);
  }
`;
