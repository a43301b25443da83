import { css } from 'lit';

export const backwardCss = css`
  .backward-pass {
    padding-block: 0.5rem;
    border-block-end: 1px solid var(--lab-line);
  }
  .back-choices {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
  }
  .back-choice {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
    max-inline-size: 100%;
  }
  .back-choice > span {
    color: var(--lab-ink-soft);
    font-style: italic;
    white-space: nowrap;
  }
  .back-choice > select {
    min-block-size: 2.25rem;
    padding: 0.125rem 0.5rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
    font-size: 0.9375rem;
    min-inline-size: 0;
    max-inline-size: 22rem;
    flex: 0 1 auto;
  }
  .gradient-check {
    margin-block: 0.75rem;
  }
  .gradient-check .because {
    margin-block: 0.5rem;
  }
  .finite-difference {
    margin-block: 0.5rem;
    font-size: 0.875rem;
  }
  .finite-difference > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    padding-block: 0.1875rem;
  }
  .finite-difference dd {
    margin: 0 0 0 auto;
    font-family: var(--lab-mono);
    font-variant-numeric: tabular-nums;
  }
`;
