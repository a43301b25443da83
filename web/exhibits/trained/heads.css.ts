import { type CSSResult, css } from 'lit';
import { headsCss } from '../heads/heads.css';

export const trainedHeadsCss: CSSResult = css`
  ${headsCss}
  .trained-heads {
    display: grid;
    grid-column: 1 / -1;
    gap: 1rem;
    min-inline-size: 0;
    margin: 1.5rem 0;
    padding-block-start: 0.75rem;
    border-block-start: 1px solid var(--lab-line);
  }
  .trained-heads h3,
  .trained-heads h4 {
    margin: 0;
  }
  .trained-heads h4 {
    font-size: 0.9375rem;
    font-style: italic;
    font-weight: 400;
  }
  .trained-heads p {
    margin: 0;
    line-height: 1.5;
  }
  .trained-heads .head-cards {
    gap: 1rem;
  }
  .trained-heads .head-card {
    align-content: start;
    max-inline-size: 14.25rem;
  }
  .trained-heads .head-card > .switch {
    padding: 0 0.75rem;
    border: 1px solid var(--lab-line-strong);
    background: var(--lab-paper, transparent);
  }
  .trained-heads .head-card > .switch[aria-pressed='true'] {
    background: var(--lab-lit-wash);
    font-weight: 600;
  }
  .trained-heads .off .heat-map {
    opacity: 0.35;
  }
  .trained-heads .habit {
    font-size: var(--lab-small);
    color: var(--lab-ink-soft);
  }
  .trained-heads .said {
    display: grid;
    gap: 0.25rem 1rem;
    grid-template-columns: max-content minmax(0, 1fr);
    margin: 0;
  }
  .trained-heads .said dt {
    color: var(--lab-ink-soft);
  }
  .trained-heads .said dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .trained-heads .said mark {
    background: var(--lab-lit-wash);
    color: var(--lab-ink);
    font-weight: 600;
  }
  @container lab (max-width: 34rem) {
    .trained-heads .head-cards {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .trained-heads .head-card > .heat-map {
      inline-size: 100%;
      block-size: auto;
    }
    .trained-heads .said {
      grid-template-columns: minmax(0, 1fr);
    }
    .trained-heads .said dd {
      margin-block-end: 0.5rem;
    }
  }
`;
