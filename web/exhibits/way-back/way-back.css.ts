import { css } from 'lit';

export const wayBackCss = css`
  .way-back {
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
    align-items: center;
    gap: 0.5rem;
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
  .proof {
    margin-block: 0.75rem;
  }
  .nudge {
    inline-size: 100%;
    margin-block-start: 0.5rem;
    border-collapse: collapse;
    font-size: 0.875rem;
  }
  .nudge :is(th, td) {
    padding: 0.1875rem 0;
    font-weight: 400;
    text-align: start;
  }
  .nudge td {
    font-family: var(--lab-mono);
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;
