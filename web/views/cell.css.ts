import { type CSSResult, css, unsafeCSS } from 'lit';

/** Room for numbers of 1 to 14 characters: right-aligned in it, their points stand in line. */
const numberWidths = Array.from({ length: 14 }, (_, at) => `.w${at + 1}{min-width:${at + 1}ch}`).join('\n');

/** Small cells, as wide as their numbers ask, for phones and for many columns. */
const small = (matrix: string): CSSResult =>
  unsafeCSS(`
  ${matrix} { --cell-w: 2.625rem; --cell-h: 2rem; }
  ${matrix}.c3 { --cell-w: 1.875rem; }
  ${matrix}.c4 { --cell-w: 2.125rem; }
  ${matrix}.c5 { --cell-w: 2.375rem; }
  ${matrix}:is(.c3, .c4).named { --cell-w: 2.375rem; }
  ${matrix} .cell { font-size: 0.6875rem; }
  ${matrix} .w6 { font-size: 0.625rem; }
  ${matrix} :is(.w7, .w8) { font-size: 0.5625rem; }
`);

/** Cells: a number on its heat colour, the marks around it, and the field it turns into. */
export const cellCss = css`
  .cell {
    position: relative;
    box-sizing: border-box;
    width: var(--cell-w);
    min-width: var(--cell-w);
    max-width: var(--cell-w);
    height: var(--cell-h);
    padding: 0;
    border: 1px solid transparent;
    background-clip: padding-box;
    font-size: 0.8125rem;
    font-family: var(--lab-mono);
    font-variant-numeric: tabular-nums;
    line-height: 1;
    text-align: center;
    white-space: nowrap;
    cursor: default;
  }
  .number {
    display: inline-block;
    margin-inline-start: -1ch;
    text-align: end;
  }
  :is(.w6, .w7, .w8):is(.number) {
    margin-inline-start: -0.5ch;
  }
  ${unsafeCSS(numberWidths)}
  .w7,
  .w8 {
    font-size: 0.6875rem;
  }
  .w9,
  .w10,
  .w11,
  .w12,
  .w13,
  .w14 {
    font-size: 0.5625rem;
  }
  .cell.coming {
    color: var(--lab-ink-soft);
  }
  .coming .number {
    min-width: 0;
    margin: 0;
  }
  .delta {
    position: absolute;
    inset: auto 0 1px;
    font-size: 0.5625rem;
  }
  .editable {
    box-shadow: inset 0 -2px 0 var(--lab-edit);
    cursor: text;
  }
  .cell.lit::after,
  .cell.selected::after,
  .cell.looked::after {
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
  .cell.looked::after {
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
    position: absolute;
    inset: 0;
    z-index: 2;
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
  .cell:has(.entry) {
    z-index: 3;
  }

  ${small('.matrix.dense')}
  @container stage (max-width: 44rem) {
    .matrix:not(.dense) {
      --cell-w: 2.8125rem;
      --cell-h: 2.25rem;
    }
    .matrix:not(.dense) .cell {
      font-size: 0.75rem;
    }
    .matrix:not(.dense) .w6 {
      font-size: 0.6875rem;
    }
    .matrix:not(.dense) :is(.w7, .w8) {
      font-size: 0.5625rem;
    }
  }
  @container stage (max-width: 26rem) {
    ${small('.matrix:not(.dense)')}
  }
  @media (pointer: coarse) {
    .entry {
      font-size: 1rem;
    }
  }
  @media (forced-colors: active) {
    .cell.lit::after,
    .cell.selected::after,
    .cell.looked::after {
      border-color: Highlight;
    }
    .editable {
      border-bottom: 2px solid ButtonText;
    }
  }
`;
