import { css } from 'lit';

/** Matrices: row and column names, brackets, caption, minimap. */
export const matrixCss = css`
  .visually-hidden,
  .bare th .place,
  .rowless tbody th .place {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .matrix {
    position: relative;
    display: grid;
    justify-items: end;
    gap: 0.5rem;
    padding-inline-end: 0.5rem;
  }
  .matrix.below {
    align-content: start;
  }
  .matrix.narrow1 {
    padding-inline: 2.5rem 3rem;
  }
  .matrix.narrow2 {
    padding-inline: 2rem 2.25rem;
  }
  .caption .shape {
    white-space: normal;
    text-wrap: balance;
  }
  /* Rows and columns without numbers are pictures on the sides of the table: so long are they, in rem, on each side. */
  .matrix {
    --heads: 1.5rem;
    --left: calc(var(--rest-l, 0) * 1rem);
    --right: calc(var(--rest-r, 0) * 1rem);
    --top: calc(var(--rest-t, 0) * 1rem);
    --bottom: calc(var(--rest-b, 0) * 1rem);
  }
  .matrix table {
    --head-unit: 0.5625rem;
    grid-area: 1 / 1;
    margin-inline-end: var(--right);
    border-collapse: separate;
    border-spacing: 0;
  }
  .matrix:not(.below) table {
    margin-block-end: var(--bottom);
  }
  .matrix.below caption {
    padding-block-start: var(--bottom);
    caption-side: bottom;
  }
  .caption {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
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
    max-width: max(100%, 5rem);
    padding-block: 0.375rem;
    font-family: var(--lab-sans);
    font-size: 0.875rem;
    line-height: 1.35;
    text-align: center;
  }
  .matrix:is(.narrow1, .narrow2) .caption-line {
    max-width: max(100%, 9rem);
  }
  .caption-name {
    color: var(--role);
    text-wrap: balance;
  }
  /* Many matrices beside each other: their symbols say which they are. */
  .crowded .caption :is(.title, .range) {
    display: none;
  }
  .flow.crowded .matrix {
    justify-items: center;
    min-width: 3.75rem;
    padding-inline: 0 0.5rem;
  }
  /* A high symbol makes no line higher, unless it would reach into the next line or a matrix. */
  .caption-name math {
    margin-block: -0.25rem;
    font-size: 1.125rem;
  }
  .caption-name math:has(mfrac, msub > mrow, msubsup > mrow) {
    margin-block-end: 0;
  }
  .below .caption-name math:has(mfrac, mover, msup, msubsup) {
    margin-block-start: 0;
  }
  .shape {
    color: var(--lab-ink-soft);
    font-size: 0.8125rem;
    font-family: var(--lab-sans);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .range {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    column-gap: 0.5rem;
  }
  .scale {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.25rem;
    /* Other numbers at its ends must not move the matrix. */
    contain: layout size style;
    width: 7rem;
    height: 1.0625rem;
    color: var(--lab-ink-soft);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .scale i {
    flex: 0 1 2.75rem;
    height: 0.375rem;
  }
  .shape i {
    font-family: var(--lab-serif);
    font-size: 1.125em;
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
  .matrix th.numbered {
    font-size: 0.6875rem;
    font-family: var(--lab-mono);
  }
  .matrix thead th {
    height: calc(var(--heads) + var(--top));
    padding-block-end: var(--top);
    text-align: center;
    vertical-align: bottom;
  }
  .corner {
    padding-inline: 0 0.8125rem;
    color: var(--lab-ink-soft);
    font-size: 0.8125rem;
    line-height: 1.25rem;
    text-align: end;
    vertical-align: bottom;
  }
  .matrix tbody th {
    width: calc(var(--head) + var(--left));
    min-width: calc(var(--head) + var(--left));
    max-width: calc(var(--head) + var(--left));
    padding-inline: 0 calc(0.625rem + var(--left));
    /* A name never makes its row higher than the cells. */
    line-height: min(1.25rem, var(--lab-cell-h));
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
    max-width: calc(var(--lab-cell-w) - 1px);
  }
  .matrix th.on .place {
    background: var(--lab-lit-wash);
    color: var(--lab-ink);
  }
  .matrix:is(.bare, .rowless) table {
    --head: 0.5rem;
  }
  /* As wide as the corner, beside a picture too: its bracket does not touch that of the matrix before it. */
  .matrix.bare tbody th {
    --bare: calc(0.8125rem + var(--left));
    width: var(--bare);
    min-width: var(--bare);
    max-width: var(--bare);
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
    inset-inline-end: calc(var(--left) + 1px);
    border-inline-start-width: 1.5px;
  }
  .matrix tbody td:last-child::before {
    inset-block: -1px;
    inset-inline-end: calc(-0.4375rem - var(--right));
    border-inline-end-width: 1.5px;
  }
  .matrix tbody tr:first-child th::after,
  .matrix tbody tr:first-child td:last-child::before {
    inset-block-start: calc(-1px - var(--top));
    border-block-start-width: 1.5px;
  }
  .matrix tbody tr:last-child th::after,
  .matrix tbody tr:last-child td:last-child::before {
    inset-block-end: calc(-1px - var(--bottom));
    border-block-end-width: 1.5px;
  }
  /* As wide as the longest row name. */
  .matrix table {
    --head: calc(var(--head-letters) * var(--head-unit) + 1.0625rem);
  }
  .current .caption-name,
  [data-pointed].matrix table {
    background: var(--lab-lit-wash);
  }
  .caption-name[data-pointed] {
    color: var(--lab-ink);
  }

  .sums {
    display: none;
    margin: 0;
    padding: 0;
    color: var(--lab-ink-soft);
    font-size: max(0.5625rem, min(0.8125rem, (var(--lab-cell-w) - 4px) / 3.3));
    font-family: var(--lab-mono);
    line-height: 1.25rem;
    list-style: none;
    text-align: center;
  }
  .sums::before {
    display: block;
    content: 'Σ';
  }
  .row-sums {
    grid-area: 1 / 2;
    align-self: end;
    width: 2.75rem;
  }
  .row-sums li {
    height: var(--lab-cell-h);
    line-height: var(--lab-cell-h);
  }
  /* The table stays in line with its neighbours: there is room below all of them. */
  .column-sums {
    position: absolute;
    grid-area: 1 / 1 / 2 / 2;
    inset: calc(100% + 0.25rem) 0 auto auto;
  }
  .column-sums li {
    width: var(--lab-cell-w);
  }
  .column-sums::before {
    padding-inline-end: 0.75rem;
  }
  /* All stages that are wider than those of phones have room for them; see fit/lines.ts. */
  @container stage (width > 30rem) {
    .row-sums {
      display: block;
    }
    .column-sums {
      display: flex;
    }
  }

  .minimap {
    position: relative;
    grid-area: 1 / 1;
    justify-self: stretch;
    margin: 0;
    pointer-events: none;
  }
  .rest {
    --table-w: calc(var(--shown-cols) * var(--lab-cell-w));
    --table-h: calc(var(--shown-rows) * var(--lab-cell-h));
    position: absolute;
    overflow: hidden;
    pointer-events: auto;
  }
  .rest.coming {
    background: var(--lab-paper-sunk);
  }
  .rest canvas {
    position: absolute;
    cursor: crosshair;
    image-rendering: pixelated;
    touch-action: none;
  }
  .rest:is(.left, .right) {
    inset-block: auto var(--bottom);
    block-size: var(--table-h);
  }
  .rest:is(.left, .right) canvas {
    inset-block-start: calc(-1 * var(--from-row) * var(--lab-cell-h));
    inline-size: calc(var(--all-cols) * var(--each-w) * 1rem);
    block-size: calc(var(--all-rows) * var(--lab-cell-h));
  }
  .rest.left {
    inset-inline-end: calc(var(--right) + var(--table-w));
    inline-size: var(--left);
  }
  .rest.right {
    inset-inline-end: 0;
    inline-size: var(--right);
  }
  .rest.left canvas {
    inset-inline-start: 0;
  }
  .rest.right canvas {
    inset-inline-end: 0;
  }
  .rest:is(.top, .bottom) {
    inset-inline-end: var(--right);
    inline-size: var(--table-w);
  }
  .rest:is(.top, .bottom) canvas {
    inset-inline-start: calc(-1 * var(--from-col) * var(--lab-cell-w));
    inline-size: calc(var(--all-cols) * var(--lab-cell-w));
    block-size: calc(var(--all-rows) * var(--each-h) * 1rem);
  }
  .rest.top {
    inset-block-end: calc(var(--bottom) + var(--table-h));
    block-size: var(--top);
  }
  .rest.bottom {
    inset-block-end: 0;
    block-size: var(--bottom);
  }
  .rest.top canvas {
    inset-block-start: 0;
  }
  .rest.bottom canvas {
    inset-block-end: 0;
  }
  /* The caption is below these. */
  .below .rest:is(.left, .right) {
    inset-block: calc(var(--heads) + var(--top)) auto;
  }
  .below .rest.top {
    inset-block: var(--heads) auto;
  }
  .below .rest.bottom {
    inset-block: calc(var(--heads) + var(--top) + var(--table-h)) auto;
  }

  @container stage (max-width: 30rem) {
    .matrix {
      padding-inline-end: 0.4375rem;
    }
    .matrix table {
      --head-unit: 0.5rem;
    }
    .matrix th {
      font-size: 0.75rem;
    }
    .matrix {
      --heads: 1.125rem;
    }
    .matrix thead th {
      line-height: 1rem;
    }
    .matrix thead .place {
      padding-inline: 0;
      font-size: 0.6875rem;
    }
    .caption .range {
      display: none;
    }
    .matrix .caption-line {
      padding-block: 0.125rem;
    }
    .product .matrix .caption-line {
      max-width: 100%;
      overflow-wrap: anywhere;
    }
    .product .matrix.narrow1 .caption-line {
      max-width: max(100%, min(4.25rem, 100% + 20px));
    }
    .flow .narrow1,
    .flow .narrow2 {
      justify-items: center;
      min-width: 5.25rem;
    }
    .flow .matrix:is(.narrow1, .narrow2) .caption-line {
      max-width: max(100%, 4.75rem);
    }
    /* It would reach into the next caption. The title says which matrix it is. */
    .flow .matrix:is(.narrow1, .narrow2) .caption-name.long math {
      display: none;
    }
    /* Its symbol is a condition, −∞ where j > i, which would reach beyond the stage. */
    .flow .role-mask .caption-name math {
      font-size: 0.875rem;
    }
    /* Above the names as well: it would reach beyond the stage. */
    .flow :is(.narrow1, .narrow2) .caption {
      padding-inline-start: 0;
    }
    .matrix.narrow1 {
      padding-inline: 0 0.75rem;
    }
    .matrix.narrow2 {
      padding-inline: 0 0.5rem;
    }
    .matrix.bare table,
    .product-top table:has(tbody th.numbered) {
      --head: 0.375rem;
    }
    .matrix.bare tbody th {
      padding-inline-end: 0.375rem;
    }
    .product-top tbody th.numbered .place {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  /* Long column names fit above their column; at least 9 pixels. */
  .matrix thead .named .fits {
    font-size: max(0.5625rem, min(1em, (var(--lab-cell-w) - 0.4375rem) / (var(--letters) * 0.6)));
  }
  /* On paper, what has no numbers is seen in colours below the table, as a part of the whole matrix. */
  @media print {
    .matrix {
      --left: 0rem;
      --right: 0rem;
      --top: 0rem;
      --bottom: 0rem;
    }
    .minimap {
      display: grid;
      grid-area: auto;
      justify-items: center;
      gap: 0.25rem;
      color: var(--lab-ink-soft);
      font-size: 0.75rem;
      font-family: var(--lab-sans);
    }
    .minimap::after {
      content: attr(data-part);
    }
    .minimap .rest {
      position: static;
      block-size: auto;
      inline-size: auto;
      overflow: visible;
    }
    .minimap .rest:not(:first-child) {
      display: none;
    }
    .minimap .rest canvas {
      position: static;
      display: block;
      block-size: min(10rem, var(--all-rows) * 0.5rem);
      inline-size: min(10rem, var(--all-cols) * 0.5rem);
      outline: 1px solid var(--lab-line);
    }
  }
`;
