import { css } from 'lit';

/**
 * The stage: equation, shapes, matrices and explanation. It is a block, since browsers lay out a grid that is also a query
 * container several times for one changed number.
 */
export const stageCss = css`
  .stage {
    min-width: 0;
    container: stage / inline-size;
  }
  /* The height of the bar of the motion, whose file is loaded later. */
  @media screen and (prefers-reduced-motion: no-preference) {
    .stage:not(.still)::after {
      content: '';
      display: block;
      block-size: 2.25rem;
    }
  }
  .headline {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 1.5rem;
    min-height: 3rem;
  }
  .stage .equation math {
    margin-block: 0;
  }
  /* A long list has two lines beside the formula, where a line below it would move the matrices down. */
  .shapes {
    display: flex;
    flex: 1 1 24rem;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.875rem;
    max-inline-size: max-content;
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
    font-size: 0.875rem;
    cursor: pointer;
  }
  .operand[data-pointed] {
    background: var(--lab-lit-wash);
  }
  @media (hover: hover) {
    .operand:hover {
      background: var(--lab-lit-wash);
    }
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
  .shapes .to,
  .costs {
    color: var(--lab-ink-soft);
  }
  .costs {
    font-size: 0.8125rem;
    font-family: var(--lab-sans);
  }
  .matrices {
    overflow: auto hidden;
    padding: 0.25rem;
  }
  .product {
    display: grid;
    grid-template-columns: auto auto;
    gap: 1.25rem 1.5rem;
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
  .flow,
  .operands,
  .operand-line,
  .joined {
    display: flex;
    align-items: end;
    gap: 1rem;
  }
  .operand-line {
    position: relative;
  }
  /* Where captions are wider than the fit has counted, matrices go on in another line rather than out of the stage. */
  .stacked .operand-line {
    flex-wrap: wrap;
    justify-content: center;
    max-width: calc(100cqi - 0.5rem);
  }
  /* In the room at the side: lines are as wide as their matrices. */
  .joiner.last {
    position: absolute;
    inset-block: 0;
    inset-inline-end: -0.5rem;
    align-content: center;
  }
  .flow {
    justify-content: safe center;
    width: max-content;
    min-width: 100%;
  }
  .flow.summed {
    padding-block-end: 1.5rem;
  }
  .flow.given {
    flex-wrap: wrap;
    gap: 1.5rem 2rem;
    width: auto;
  }
  /* Level with the cells, below captions and names of columns. A sign makes no line of matrices higher. */
  .joiner {
    align-self: center;
    padding-block-start: 4.5rem;
    color: var(--lab-ink-soft);
    font-size: 1.5rem;
    line-height: 0;
  }
  :where(.plain) .joiner {
    padding-block-start: 3.5rem;
  }
  .arrow::before {
    content: '→';
  }
  .note {
    width: fit-content;
    max-width: var(--lab-measure);
    margin-inline: auto;
    margin-block: 0.375rem 0;
    padding-inline-start: 0.75rem;
    border-inline-start: 2px solid var(--lab-accent);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  @container stage (max-width: 30rem) {
    .headline {
      min-height: 2.25rem;
    }
    .headline .equation math {
      font-size: 1.25rem;
    }
    .shapes,
    .costs {
      display: none;
    }
    .stage > .matrices {
      padding: 0.125rem;
    }
    .product {
      gap: 0.75rem 0;
    }
    /* Row names stand above the left matrix, until the terms of a number take their place. */
    .product-top {
      grid-column: 1 / -1;
    }
    .product:has(> .aligned) > .product-top tbody .place {
      opacity: 0;
    }
    .flow,
    .operands,
    .operand-line,
    .joined {
      gap: 0.375rem;
    }
    .flow.given {
      gap: 0.375rem 0.75rem;
    }
    .joiner {
      padding-block-start: 2rem;
      font-size: 1rem;
    }
  }
  .crowded,
  .crowded :is(.operands, .operand-line, .joined) {
    gap: 0.375rem;
  }
  .crowded .joiner {
    font-size: 1rem;
  }
  .flow.stacked,
  .stacked > .operands {
    flex-direction: column;
    align-items: safe center;
  }
  .stacked > .joined,
  .column .joined {
    position: relative;
  }
  .stacked .arrow,
  .column .joiner:not(.last) {
    position: absolute;
    inset-inline-start: -1.25rem;
  }
  .stacked .arrow::before {
    content: '↓';
  }
  @container stage (max-width: 30rem) {
    /* Beside the caption: there is no room beside the cells. */
    .stacked .arrow,
    .column .joiner:not(.last) {
      align-self: start;
      inset-inline-start: 0;
      padding-block-start: 0;
      line-height: 1.5;
    }
    /* A caption is as wide as a narrow matrix, which has room beside it. */
    .stacked .arrow:has(+ :is(.narrow1, .narrow2)),
    .column .joiner:has(+ :is(.narrow1, .narrow2)) {
      inset-inline-start: -1rem;
    }
  }
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
