import { css } from 'lit';

/** The legend: symbols, colours and marks. */
export const legendCss = css`
  .legend {
    /* When a longer text moves it, it is not painted again. */
    contain: layout paint;
    overflow-clip-margin: 0.25rem;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.625rem 2rem;
    color: var(--lab-ink-soft);
    font-size: 0.8125rem;
    line-height: 1.4;
  }
  .legend ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .legend-roles math {
    font-size: 1rem;
  }
  .legend-heat {
    display: inline-block;
    width: 12rem;
  }
  .legend-heat > span {
    display: block;
  }
  .legend-heat > .ramp {
    margin-block: 0.125rem;
    height: 0.625rem;
    outline: 1px solid var(--lab-line);
  }
  .whose math {
    font-size: 1rem;
  }
  .legend-heat > .ends {
    display: flex;
    contain: layout size style;
    height: 1.4em;
    justify-content: space-between;
    font-family: var(--lab-mono);
    font-variant-numeric: tabular-nums;
  }
  .legend-marks li {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
  .sample {
    display: inline-grid;
    place-items: center;
    min-width: 1.75rem;
    height: 1.25rem;
    outline: 1px solid var(--lab-line);
    color: var(--lab-ink);
    font-size: 0.75rem;
    font-family: var(--lab-mono);
    cursor: default;
  }
  .sample.nan {
    font-size: 0.625rem;
  }
`;
