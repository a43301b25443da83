import { type CSSResult, css, unsafeCSS } from 'lit';

/** Room for numbers of 1 to 14 characters: right-aligned in it, their points stand in line. */
const numberWidths = Array.from({ length: 14 }, (_, at) => `.w${at + 1}{min-width:${at + 1}ch}`).join('\n');

/** Room for row names of 1 to 12 characters, so that a column of names is as wide as its longest one. */
const headWidths = Array.from(
  { length: 12 },
  (_, at) => `.matrix table.h${at + 1}{--head:calc(${at + 1} * var(--head-unit) + 1.0625rem)}`,
).join('\n');

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

/** Matrices as in print: names at the edge, brackets around the numbers, a heat colour behind each. */
export const matrixCss = css`
  .aloud {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .matrix {
    --cell-w: 3.25rem;
    --cell-h: 2.375rem;
    display: grid;
    justify-items: end;
    gap: 0.5rem;
    padding-inline-end: 0.5rem;
  }
  .matrix.below {
    align-content: start;
  }
  .matrix:not(.below) .overview {
    order: -1;
  }
  .matrix table {
    --head-unit: 0.5625rem;
    border-collapse: separate;
    border-spacing: 0;
  }
  .matrix.below caption {
    caption-side: bottom;
  }
  .caption {
    display: grid;
    justify-content: center;
    width: 0;
    min-width: 100%;
    box-sizing: border-box;
    padding-inline-start: var(--head);
  }
  .caption-line {
    position: sticky;
    inset-inline: 0;
    display: grid;
    justify-items: center;
    width: max-content;
    max-width: max(100%, 10rem);
    padding-block: 0.375rem;
    font-size: 0.875rem;
    line-height: 1.35;
    text-align: center;
  }
  .caption-name {
    color: var(--role);
    text-wrap: balance;
  }
  .caption-name math {
    font-size: 1.125rem;
  }
  .shape {
    color: var(--lab-ink-soft);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .shape sub {
    font-size: 0.75em;
    line-height: 0;
  }
  .matrix th {
    position: relative;
    box-sizing: border-box;
    padding: 0;
    color: var(--lab-ink-soft);
    font-weight: 400;
    font-size: 0.8125rem;
    line-height: 1.25rem;
  }
  .matrix th.counted {
    font-size: 0.6875rem;
    font-family: var(--lab-mono);
  }
  .matrix thead th {
    height: 1.5rem;
    text-align: center;
    vertical-align: bottom;
  }
  .matrix tbody th {
    width: var(--head);
    min-width: var(--head);
    max-width: var(--head);
    padding-inline: 0 0.625rem;
    text-align: end;
  }
  .place {
    display: inline-block;
    box-sizing: border-box;
    overflow: hidden;
    max-width: 100%;
    padding-inline: 0.1875rem;
    border-radius: 2px;
    text-overflow: ellipsis;
    vertical-align: bottom;
    white-space: nowrap;
  }
  .matrix thead .place {
    max-width: var(--cell-w);
  }
  .matrix th.on .place {
    background: var(--lab-lit-wash);
    color: var(--lab-ink);
  }
  .bare thead th .place,
  .bare tbody th .place {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .matrix.bare table {
    --head: 0.5rem;
  }

  .matrix tbody th::after,
  .matrix tbody td:last-child::before {
    position: absolute;
    inset-block: 0;
    width: 0.3125rem;
    border: 0 solid var(--role);
    content: '';
    pointer-events: none;
  }
  .matrix tbody th::after {
    inset-inline-end: 1px;
    border-inline-start-width: 1.5px;
  }
  .matrix tbody td:last-child::before {
    inset-block: -1px;
    inset-inline-end: -0.4375rem;
    border-inline-end-width: 1.5px;
  }
  .matrix tbody tr:first-child th::after,
  .matrix tbody tr:first-child td:last-child::before {
    border-block-start-width: 1.5px;
  }
  .matrix tbody tr:last-child th::after,
  .matrix tbody tr:last-child td:last-child::before {
    border-block-end-width: 1.5px;
  }

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
  ${unsafeCSS(headWidths)}
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
  [data-pointed].matrix table {
    background: var(--lab-lit-wash);
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

  .overview {
    position: sticky;
    inset-inline: 0;
    display: grid;
    justify-items: center;
    gap: 0.25rem;
    margin: 0;
    justify-self: center;
  }
  .overview canvas {
    max-width: 10rem;
    max-height: 10rem;
    outline: 1px solid var(--lab-line);
    color: light-dark(#000000, #ffffff);
    cursor: crosshair;
    image-rendering: pixelated;
    touch-action: none;
  }
  .overview figcaption {
    color: var(--lab-ink-soft);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }

  ${small('.matrix.dense')}
  @container stage (max-width: 44rem) {
    .matrix {
      --cell-w: 2.8125rem;
      --cell-h: 2.25rem;
    }
    .matrix thead .named .place {
      padding-inline: 0;
      font-size: 0.75rem;
    }
    .cell {
      font-size: 0.75rem;
    }
    .w6 {
      font-size: 0.6875rem;
    }
    .w7,
    .w8 {
      font-size: 0.5625rem;
    }
  }
  @container stage (max-width: 44rem) {
    ${small('.matrix.dense')}
  }
  @container stage (max-width: 26rem) {
    ${small('.matrix')}
    .matrix {
      padding-inline-end: 0.4375rem;
    }
    .matrix thead .place {
      padding-inline: 0;
      font-size: 0.6875rem;
      text-overflow: clip;
    }
    .matrix.bare table {
      --head: 0.375rem;
    }
    .matrix.bare tbody th {
      padding-inline-end: 0.375rem;
    }
    .product-top .matrix table:has(tbody th.counted) {
      --head: 0.375rem;
    }
    .product-top .matrix tbody th.counted .place {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .matrix table {
      --head-unit: 0.5rem;
    }
    .matrix th {
      font-size: 0.75rem;
    }
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
