import { css } from 'lit';

/** The choice of a model to compare with. */
export const compareCss = css`
  .use-compare {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 0.5rem;
    color: var(--lab-ink-soft);
    font-size: var(--lab-small);
  }
  .use-compare > select {
    min-block-size: 2.25rem;
    padding-inline: 0.875rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 1.25rem;
    background: var(--lab-paper);
    color: var(--lab-ink);
    font: 0.9375rem var(--lab-serif);
    text-overflow: ellipsis;
  }
`;
