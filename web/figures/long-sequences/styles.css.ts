import { css } from 'lit';

export const longCss = css`
  .long-sequences {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    min-inline-size: 0;
    margin: 1.5rem 0 0;
    padding-block: 1rem;
    border-block-start: 1px solid var(--lab-line);
  }
  .long-sequences h3 {
    margin: 0;
    font-size: var(--lab-large);
    font-weight: 400;
    line-height: 1.3;
  }
  .long-sequences p {
    margin: 0;
    max-inline-size: var(--lab-measure);
    line-height: 1.55;
    text-wrap: pretty;
  }
  .long-controls,
  .long-buttons {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.5rem 1.5rem;
  }
  .long-controls label {
    display: grid;
    gap: 0.125rem;
    font-size: 0.9375rem;
  }
  .long-controls select {
    min-block-size: 2.75rem;
    min-inline-size: 6.5rem;
    padding: 0.125rem 0.5rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
    color: var(--lab-ink);
    font: inherit;
  }
  .long-body {
    display: grid;
    grid-template-columns: minmax(0, 32rem) minmax(14rem, 1fr);
    gap: 1rem 2rem;
    align-items: start;
  }
  @media (max-width: 54rem) {
    .long-body {
      grid-template-columns: minmax(0, 32rem);
    }
  }
  .long-map {
    display: block;
    inline-size: 100%;
    aspect-ratio: 1;
    box-sizing: border-box;
    border: 1px solid var(--lab-line-strong);
    color: light-dark(#000, #fff);
    cursor: crosshair;
    touch-action: none;
  }
  .long-map[data-whole] {
    touch-action: pan-y;
  }
  .long-map:focus-visible {
    outline: 2px solid var(--lab-accent);
    outline-offset: 2px;
  }
  .long-buttons {
    gap: 0.5rem;
    align-items: center;
  }
  .long-buttons button {
    min-block-size: 2.75rem;
    min-inline-size: 2.75rem;
    padding: 0 0.75rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
    color: var(--lab-ink);
    font: inherit;
    font-size: 0.9375rem;
    cursor: pointer;
  }
  .long-buttons button:focus-visible,
  .long-controls select:focus-visible {
    outline: 2px solid var(--lab-accent);
    outline-offset: 1px;
  }
  .long-side {
    display: grid;
    gap: 0.75rem;
    min-inline-size: 0;
  }
  .long-side dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 0.25rem 1rem;
    margin: 0;
    line-height: 1.5;
  }
  .long-side dt {
    color: var(--lab-ink-soft);
  }
  .long-side dd {
    margin: 0;
  }
  .long-side table {
    border-collapse: collapse;
    font-size: 0.9375rem;
  }
  .long-side caption {
    padding-block-end: 0.25rem;
    text-align: start;
    color: var(--lab-ink-soft);
  }
  .long-side :is(th, td) {
    padding: 0.125rem 1rem 0.125rem 0;
    font-weight: 400;
    text-align: start;
  }
  .long-number {
    font-family: var(--lab-mono);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  .long-legend {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    font-size: var(--lab-small);
    color: var(--lab-ink-soft);
  }
  .long-legend svg {
    inline-size: 8.25rem;
    block-size: 0.75rem;
    border: 1px solid var(--lab-line-strong);
  }
  .long-status {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem;
    min-block-size: 2.75rem;
    font-size: 0.9375rem;
    color: var(--lab-ink-soft);
  }
  .long-status .error {
    color: var(--lab-error);
  }
  .long-keys {
    font-size: 0.9375rem;
    color: var(--lab-ink-soft);
  }
`;
