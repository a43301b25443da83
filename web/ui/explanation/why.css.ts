import { css } from 'lit';

/** The why panel. */
export const whyCss = css`
  .why {
    display: grid;
    align-content: start;
    gap: 0.375rem 2rem;
    box-sizing: border-box;
    width: 100%;
    max-width: 60rem;
    margin-inline: auto;
    min-width: 0;
    color: var(--lab-ink);
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  /* A tray below the matrices, or the corner of a product. */
  .why.open {
    margin-block-start: 0.75rem;
    padding: 0.5rem 1rem 0.625rem;
    border: 1px solid var(--lab-line);
    border-radius: 10px;
    background: var(--lab-paper);
  }
  .why > * {
    min-width: 0;
  }
  .heading {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
  }
  .why .heading > .close[type] {
    min-inline-size: 1.75rem;
    min-block-size: 1.75rem;
    padding: 0;
    border-color: transparent;
    font-size: 1.25rem;
  }
  .why.aligned {
    display: contents;
  }
  .workbench {
    position: relative;
    grid-area: 1 / 1;
    align-self: end;
    width: 0;
    min-width: calc(100% - 2rem);
    padding-inline-start: 1rem;
  }
  .workbench > .result {
    position: absolute;
    inset: calc(100% - 0.125rem) 0 auto 1rem;
    padding: 0;
    border: 0;
    line-height: 1;
  }
  .workbench .result div {
    justify-content: start;
  }
  .workbench .terms tr {
    height: var(--lab-cell-h);
  }
  .workbench .terms td,
  .workbench .terms th {
    padding-block: 0;
  }
  .factors {
    display: flex;
    width: max-content;
    align-items: center;
    gap: 0.1875rem;
    height: var(--lab-cell-h);
  }
  .workbench .terms .size {
    min-width: 0;
  }
  .workbench .terms .bar {
    height: var(--lab-cell-h);
    background-size:
      1px 100%,
      100% 1rem;
  }
  .workbench .zero .equals {
    color: var(--lab-ink-soft);
  }
  .chip {
    display: grid;
    grid-template-rows: 100%;
    flex: none;
    box-sizing: border-box;
    min-width: max(1.75rem, 0.62 * var(--lab-cell-w));
    height: min(0.68 * var(--lab-cell-h) + 2px, var(--lab-cell-h) - 4px);
    border: 1.5px solid var(--role);
    border-radius: 5px;
    font-size: min(1rem, 0.5 * var(--lab-cell-h));
    line-height: 1;
  }
  /* As high as the row, so that it is easy to hit. */
  .workbench .chip > [class] {
    align-self: center;
    min-width: 0;
    block-size: var(--lab-cell-h);
    min-block-size: 0;
    padding: 0 0.25rem;
    color: inherit;
    text-align: center;
    text-decoration: none;
  }
  .workbench .chip > .focused {
    outline: 2px solid var(--lab-lit);
    outline-offset: 1px;
    background: none;
  }
  @media (hover: hover) {
    .workbench .chip > :hover {
      outline: 2px solid var(--lab-lit);
      outline-offset: 1px;
      background: none;
    }
  }
  .details {
    grid-area: 3 / 1 / auto / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: center;
    gap: 0.25rem 1rem;
    justify-self: center;
    width: 0;
    min-width: min(100% + 20rem, 100cqi - 1rem);
    font-size: 0.875rem;
  }
  .aligned > .questions {
    grid-area: 1 / 1;
    align-self: start;
    width: 0;
    margin-inline-start: 1rem;
  }
  .product > .why:not(.aligned) {
    grid-area: 3 / 1 / auto / -1;
    width: 0;
    min-width: 100%;
    margin-block-start: 0;
  }
  @container stage (min-width: 45rem) {
    .why.open:has(> .sum) {
      grid-template: repeat(5, auto) 1fr / minmax(14rem, 2fr) 3fr;
    }
    .why.open > .sum {
      grid-row: 1 / span 6;
      grid-column: 2;
    }
    .product {
      grid-template-columns: minmax(16rem, auto) auto;
    }
    /* With buttons that are less high, two lines of these words are in view. */
    .aligned > .details {
      margin-block-start: -0.5rem;
    }
    .lab .details .backward-controls button {
      min-block-size: 1.75rem;
    }
    .product > .why:not(.aligned, .moving) {
      grid-area: 1 / 1;
      grid-template-columns: minmax(0, 1fr);
      contain: size;
      align-self: stretch;
      min-width: calc(100% - 1.25rem);
      margin-inline: 0 1.25rem;
      padding-inline: 0.75rem;
      overflow: hidden auto;
    }
    .product > .why:not(.aligned, .moving) > * {
      grid-area: auto;
    }
    /* A shadow below shows that there is more; the end of the list lies over it. */
    .product > .why.open:not(.aligned, .moving) {
      background:
        linear-gradient(transparent, var(--lab-paper) 75%) 0 100% / 100% 2.5rem no-repeat local,
        linear-gradient(transparent, var(--lab-line)) 0 100% / 100% 0.875rem no-repeat,
        var(--lab-paper);
    }
    /* Where matrices scroll, the hint stays whole at their top. */
    .product > .why:not(.aligned, .open) {
      align-content: stretch;
      overflow: visible;
    }
    .product > .why > .empty {
      position: sticky;
      inset-block-start: 0;
      align-self: center;
    }
  }
  /* The sentence takes a second line, rather than a button a row of its own below the window. */
  @container stage (min-width: 56rem) {
    .details {
      flex-wrap: nowrap;
    }
    .details > :not(.because) {
      flex: none;
    }
    .details > .because {
      text-wrap: pretty;
    }
  }
  @container stage (max-width: 30rem) {
    .why.open {
      max-block-size: 28svh;
      margin-block-start: 0.25rem;
      padding: 0.375rem 0.625rem;
      overflow: auto;
      overscroll-behavior: contain;
    }
    .why .empty {
      display: none;
    }
    .workbench {
      min-width: calc(100% - 0.5rem);
      padding-inline-start: 0;
    }
    .workbench > .result {
      inset-inline: 0;
      font-size: 0.8125rem;
    }
    .workbench .terms,
    .workbench .question,
    .chip {
      font-size: 0.6875rem;
    }
    .workbench .terms td,
    .workbench .terms th {
      padding-inline-end: 0.1875rem;
    }
    .workbench .sign {
      font-size: 0.625rem;
    }
    .workbench .heading {
      margin-block-end: -0.25rem;
    }
    .aligned > .questions {
      grid-area: 3 / 1 / auto / -1;
      margin-inline: 0;
    }
    .details {
      grid-row: 4;
      min-width: 100%;
      justify-content: start;
    }
  }
  .why p {
    margin: 0;
  }
  .why code,
  .why output {
    font-family: var(--lab-mono);
    font-variant-numeric: tabular-nums;
  }
  .cell-label {
    white-space: nowrap;
  }
  .cell-matrix {
    color: var(--role);
  }
  .cell-label sub {
    line-height: 0;
  }
  .way ol {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    font-size: 0.875rem;
    list-style: none;
  }
  .way li:not(:last-child)::after {
    margin-inline: 0.375rem;
    color: var(--lab-ink-soft);
    content: '›';
  }
  .way button,
  .mover {
    min-height: 1.5rem;
    padding: 0 0.125rem;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-decoration-color: var(--lab-line-strong);
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  .mover small {
    display: block;
    max-inline-size: 7.5rem;
    color: var(--lab-ink-soft);
    font-size: 0.8125rem;
    white-space: normal;
  }
  .question .cell-label {
    white-space: normal;
  }
  .question {
    margin: 0;
    font-weight: 400;
    font-size: 1rem;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  .question output {
    font-weight: 600;
  }
  .questions {
    display: flex;
    gap: 0.25rem 1.25rem;
  }
  .questions button {
    flex: none;
    min-height: 2rem;
    padding: 0;
    border: 0;
    border-block-end: 2px solid transparent;
    background: none;
    color: var(--lab-ink-soft);
    font: inherit;
    font-size: 0.875rem;
    white-space: nowrap;
    cursor: pointer;
  }
  .questions button[aria-pressed='true'] {
    border-block-end-color: var(--lab-accent);
    color: var(--lab-ink);
  }
  @media (hover: hover) {
    .why button:hover {
      color: var(--lab-ink);
      text-decoration-color: currentColor;
    }
  }
  .why :is(button, input, summary):focus-visible {
    outline: 2px solid var(--lab-accent);
    outline-offset: 2px;
  }
  .why .because {
    color: var(--lab-ink-soft);
  }
  .exact {
    color: var(--lab-ink-soft);
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
  .why summary {
    padding-block: 0.375rem;
    color: var(--lab-ink-soft);
    font-size: 0.875rem;
    cursor: pointer;
  }
  .why .still,
  .why .empty {
    color: var(--lab-ink-soft);
    font-size: 0.9375rem;
  }
  .why .empty {
    text-align: center;
  }
  .owned label {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.5rem;
  }
  .owned input {
    width: 10ch;
    padding: 0.25rem 0.375rem;
    border: 1px solid var(--lab-line-strong);
    border-block-end: 2px solid var(--lab-edit);
    border-radius: 0;
    background: var(--lab-paper);
    color: var(--lab-ink);
    font: inherit;
    font-family: var(--lab-mono);
  }
  .owned .refused {
    color: var(--lab-error);
    font-size: 0.875rem;
  }
  @media (forced-colors: active) {
    .questions button[aria-pressed='false'] {
      border-block-end-color: Canvas;
    }
  }
`;
