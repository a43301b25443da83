import { css } from 'lit';

/** The tables of the why panel: terms with bars, and gradients. */
export const whyTermsCss = css`
  .terms-box {
    overflow: auto;
    max-height: 24rem;
  }
  .terms,
  .movers {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.875rem;
    font-family: var(--lab-mono);
    font-variant-numeric: tabular-nums;
  }
  .terms td,
  .terms th,
  .movers td,
  .movers th {
    padding: 0.1875rem 0.375rem 0.1875rem 0;
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
  }
  .terms th {
    color: var(--lab-ink-soft);
    font-family: var(--lab-serif);
    text-align: start;
  }
  .terms .arithmetic,
  .terms .copied th {
    color: var(--lab-ink-soft);
  }
  .terms .copied .arithmetic {
    width: 100%;
    text-align: start;
  }
  .terms .size,
  .movers .size {
    width: 100%;
    min-width: 3.5rem;
    padding-inline: 0.375rem 0;
  }
  .terms .sign {
    color: var(--lab-ink-soft);
  }
  .terms .chosen {
    position: sticky;
    inset-block: 0;
    background: var(--lab-lit-wash);
  }
  .factor {
    min-width: 1.75rem;
    min-height: 1.5rem;
    padding: 0 0.25rem;
    border: 0;
    border-radius: 2px;
    background: none;
    color: var(--role);
    font: inherit;
    text-decoration: underline 1.5px;
    text-underline-offset: 0.3em;
    cursor: pointer;
  }
  @media not (pointer: coarse) {
    .why .terms .factor,
    .why .movers .mover {
      min-block-size: 1.5rem;
    }
    .why .questions button[type],
    .why .way button[type] {
      min-block-size: 1.625rem;
    }
  }
  .factor.focused {
    background: var(--lab-lit-wash);
  }
  @media (hover: hover) {
    .factor:hover {
      background: var(--lab-lit-wash);
    }
  }
  .constant {
    color: var(--lab-ink);
  }
  .bar {
    --colour: light-dark(#d77911, #e69033);
    --from: calc(var(--start) * 100%);
    --to: calc(var(--end) * 100%);
    display: block;
    width: 100%;
    height: 0.625rem;
    background:
      linear-gradient(var(--lab-line-strong) 0 0) calc(var(--zero) * 100%) 0 / 1px 100% no-repeat,
      linear-gradient(
          to right,
          transparent var(--from),
          var(--colour) var(--from) var(--to),
          transparent var(--to)
        )
        0 50% / 100% 80% no-repeat;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  .bar.down {
    --colour: light-dark(#7765a5, #a79bd9);
  }
  .result {
    display: grid;
    gap: 0.25rem;
    margin: 0;
    padding-block-start: 0.375rem;
    border-block-start: 1px solid var(--lab-line-strong);
  }
  .result div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  .result dt {
    color: var(--lab-ink-soft);
  }
  .result dd {
    margin: 0;
    white-space: nowrap;
    font-size: 0.9375rem;
    font-family: var(--lab-mono);
    font-variant-numeric: tabular-nums;
  }
  .movers th[scope='row'] {
    font-family: var(--lab-serif);
    text-align: start;
  }
  /* Most names fit on one line; the bars take the rest. */
  .movers .cell-label {
    display: inline-block;
    min-inline-size: min(9.5rem, 30cqi);
    white-space: normal;
  }
  .movers thead th {
    color: var(--lab-ink-soft);
    font-size: 0.8125rem;
    font-family: var(--lab-serif);
  }
  .movers thead th:first-child {
    text-align: start;
  }
  .movers .now {
    color: var(--lab-ink-soft);
  }
  @media print {
    .terms-box {
      max-height: none;
    }
  }
`;
