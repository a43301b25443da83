import { css, unsafeCSS } from 'lit';

/**
 * Breakpoints of the stage in rem: a product is stacked in a column below the first width that fits it. The first one is for
 * phones, which have their own cell sizes; 43.5 is the width on a screen of 1440 pixels.
 */
export const columnWidths = [26, 29, 32, 35, 38, 41, 43.5, 46.5, 50, 54, 60, 66, 72];

/** A product stacked in a column, in reading order: left · top = result. */
const inColumn = (product: string): string => `
    ${product} {
      display: flex;
      flex-direction: column;
      align-items: safe center;
      gap: 0.5rem;
    }
    ${product} .product-left {
      order: -1;
    }
    ${product} :is(.product-top, .product-result) {
      align-self: auto;
    }
    ${product} :is(.product-top, .product-result)::before {
      display: block;
      color: var(--lab-ink-soft);
      font-size: 1.5rem;
      text-align: center;
      content: '·' / '';
    }
    ${product} .product-result::before {
      content: '=' / '';
    }
    ${product} .matrix.below caption {
      caption-side: top;
    }
    ${product} .bare th .place {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }`;

/** Below this width, all products are stacked. */
const narrowest = 19.5;

const columns = [
  ...columnWidths.map(
    (width, at) => `@container stage (26rem < width < ${width}rem) {${inColumn(`.product.column-${at}`)}}`,
  ),
  `@container stage (width <= 26rem) {${inColumn('.product.wide')}}`,
  `@container stage (width <= ${narrowest}rem) {${inColumn('.product')}}`,
]
  .slice(1)
  .join('\n');

/**
 * The stage: equation, shapes and matrices. It is a block, since browsers lay out a grid that is also a query container
 * several times for one changed number.
 */
export const stageCss = css`
  .stage {
    min-width: 0;
    container: stage / inline-size;
  }
  .stage > * + * {
    margin-block-start: 0.375rem;
  }
  .shapes {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: center;
    gap: 0.25rem 0.875rem;
  }
  .operand {
    position: relative;
    display: inline-flex;
    align-items: baseline;
    gap: 0.375rem;
    min-height: 1.75rem;
    padding: 0.125rem 0.375rem;
    border: 0;
    border-radius: 3px;
    background: none;
    color: var(--lab-ink-soft);
    font: inherit;
    font-size: 0.9375rem;
    cursor: pointer;
  }
  .operand:hover,
  .operand[data-pointed] {
    background: var(--lab-lit-wash);
  }
  .operand:focus-visible {
    outline: 2px solid var(--lab-accent);
    outline-offset: 1px;
  }
  .shapes .made {
    display: inline-flex;
    align-items: baseline;
    gap: 0.5rem;
  }
  .shapes .to {
    color: var(--lab-ink-soft);
  }
  .matrices {
    overflow-x: auto;
    padding: 0.5rem 0.25rem 1rem;
  }
  .product {
    display: grid;
    grid-template-columns: auto auto;
    justify-content: center;
    width: max-content;
    min-width: 100%;
  }
  .product-top {
    grid-area: 1 / 2;
    align-self: end;
    justify-self: end;
  }
  .product-left {
    grid-area: 2 / 1;
    justify-self: end;
  }
  .product-result {
    grid-area: 2 / 2;
    justify-self: end;
  }
  .product .matrix.bare thead th {
    height: 1.5rem;
  }
  .flow,
  .joined {
    display: flex;
    align-items: end;
    gap: 1.25rem 1rem;
  }
  .flow {
    flex-wrap: wrap;
    justify-content: safe center;
  }
  .flow.given {
    gap: 2rem 2.5rem;
  }
  .joiner {
    align-self: center;
    padding-block-start: 4.5rem;
    color: var(--lab-ink-soft);
    font-size: 1.5rem;
  }
  .arrow::before {
    content: '→';
  }
  .note {
    width: fit-content;
    max-width: var(--lab-measure);
    margin-inline: auto;
    margin-block-end: 0;
    padding-inline-start: 0.75rem;
    border-inline-start: 2px solid var(--lab-accent);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  @container stage (max-width: 30rem) {
    .arrow::before {
      content: '↓';
    }
    .flow:not(.given),
    .joined {
      flex-direction: column;
      align-items: safe center;
      gap: 0.5rem;
    }
    .joiner {
      padding: 0;
    }
  }
  @container stage (max-width: 26rem) {
    .matrices {
      padding-inline: 0.125rem;
    }
  }
  ${unsafeCSS(columns)}
  @media print {
    .matrices {
      overflow: visible;
    }
    .product,
    .matrix {
      break-inside: avoid;
    }
  }
`;
