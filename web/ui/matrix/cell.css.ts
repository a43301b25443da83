import { css } from 'lit';

/**
 * Cells: the number, its heat colour, outlines, and the edit field. The content has layout containment, so that a new number
 * does not cause a layout of the table. It is not absolutely positioned, since that would lay out its container as well.
 */
export const cellCss = css`
  .cell {
    position: relative;
    box-sizing: border-box;
    width: var(--lab-cell-w);
    min-width: var(--lab-cell-w);
    max-width: var(--lab-cell-w);
    height: var(--lab-cell-h);
    padding: 0;
    border: 1px solid transparent;
    border-radius: 4px;
    background-clip: padding-box;
    font-size: var(--lab-number-size);
    font-family: var(--lab-mono);
    font-variant-numeric: tabular-nums;
    line-height: 1;
    text-align: center;
    white-space: nowrap;
    cursor: default;
  }
  .box {
    contain: layout size style;
    height: calc(var(--lab-cell-h) - 2px);
  }
  .number {
    display: block;
    contain: layout size style;
    height: 100%;
    line-height: calc(var(--lab-cell-h) - 2px);
    text-align: end;
  }
  /*
   * Centred in the cell and right-aligned in the width of the numbers, so that decimal points line up. A minus keeps away from the
   * edge.
   */
  .cell .number {
    padding-inline-end: max(0px, min((100% - var(--number-width) * 1ch) / 2, 100% - var(--half-digits, 4) * 0.33em - 1px));
  }
  /*
   * Long numbers have a smaller font: half a digit takes 0.33 em, and −∞ 1.7 em in wide fonts. The width of a cell never depends on
   * its number, so that columns do not shift.
   */
  .matrix .cell .number {
    font-size: min(var(--lab-number-size), (var(--lab-cell-w) - 5px) / max(1.7, var(--half-digits) * 0.33));
  }
  .matrix .cell .changed {
    font-size: min(
      var(--lab-number-size),
      (var(--lab-cell-w) - 5px) / max(1.7, var(--half-digits) * 0.33),
      max(var(--lab-cell-h) - 12px, 1000 * (1.46rem - var(--lab-cell-h)))
    );
  }
  .cell.coming {
    color: var(--lab-ink-soft);
  }
  .coming .number {
    padding: 0;
    text-align: center;
  }
  /* In low cells, the number gives way to the change below it; lower ones, in low windows, have no room for it. */
  .changed {
    line-height: min(
      var(--lab-cell-h) - 2px,
      max(2 * (var(--lab-cell-h) - 10px) - var(--lab-number-size), 1000 * (1.46rem - var(--lab-cell-h)))
    );
  }
  .delta {
    display: block;
    contain: layout size style;
    height: clamp(0px, 1000 * (var(--lab-cell-h) - 1.46rem), 0.625rem);
    margin-block-start: -0.6875rem;
    overflow: clip;
    font-size: min(0.5625rem, (var(--lab-cell-w) - 4px) / (0.6 * var(--letters)));
    line-height: 1;
  }
  .editable {
    box-shadow: inset 0 -2px 0 var(--lab-edit);
    cursor: ew-resize;
    -webkit-user-select: none;
    user-select: none;
  }
  /* An empty cell has an outline of its own. */
  .coming.editable {
    box-shadow: none;
  }
  .role-mask .editable {
    cursor: pointer;
  }
  .editable.selected {
    touch-action: pan-y;
  }
  .cell.lit::after,
  .cell.selected::after,
  .cell.focused::after {
    position: absolute;
    inset: -1px;
    border: 0 solid var(--lab-lit);
    content: '';
    pointer-events: none;
  }
  .cell.edge-top::after {
    border-top-width: 2px;
  }
  .cell.edge-bottom::after {
    border-bottom-width: 2px;
  }
  .cell.edge-left::after {
    border-left-width: 2px;
  }
  .cell.edge-right::after {
    border-right-width: 2px;
  }
  .cell.focused::after {
    border-width: 2px;
  }
  .cell.selected::after {
    inset: -2px;
    z-index: 1;
    border: 3px solid var(--lab-accent);
  }
  .cell:focus-visible {
    z-index: 2;
    outline: 2px solid var(--lab-accent);
    outline-offset: 2px;
  }

  .entry {
    display: block;
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    margin: 0;
    padding: 0;
    border: 2px solid var(--lab-edit);
    border-radius: 0;
    background: var(--lab-paper);
    color: var(--lab-ink);
    font: inherit;
    text-align: center;
    cursor: text;
    -webkit-user-select: text;
    user-select: text;
  }
  .entry:focus-visible {
    outline: 2px solid var(--lab-edit);
    outline-offset: 1px;
  }
  .entry[aria-invalid='true'] {
    border-color: var(--lab-error);
  }
  .entry-error {
    position: absolute;
    top: calc(100% + 0.25rem);
    left: 50%;
    z-index: 3;
    width: max-content;
    max-width: 13rem;
    padding: 0.25rem 0.5rem;
    border: 1px solid var(--lab-error);
    background: var(--lab-paper);
    color: var(--lab-error);
    font-size: 0.8125rem;
    font-family: var(--lab-serif);
    line-height: 1.35;
    text-align: start;
    white-space: normal;
    translate: -50%;
  }
  .cell.open {
    z-index: 3;
  }

  @media (pointer: coarse) {
    .entry {
      font-size: 1rem;
    }
  }
  @media (forced-colors: active) {
    .cell.lit::after,
    .cell.selected::after,
    .cell.focused::after {
      border-color: Highlight;
    }
    .editable {
      border-bottom: 2px solid ButtonText;
    }
  }
`;
