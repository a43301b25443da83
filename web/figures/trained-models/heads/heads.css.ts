import { type CSSResult, css } from 'lit';
import { headsCss } from '../../heads/heads.css';
import { comparedCss } from '../differences.css';

export const trainedHeadsCss: CSSResult = css`
  ${headsCss}
  ${comparedCss('trained-heads')}
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
  /* Aligns the buttons of a row, whatever the descriptions are. */
  .trained-heads .head-card {
    grid-template-rows: auto auto 1fr auto;
    max-inline-size: 14.25rem;
  }
  .trained-heads .head-card > button:first-child {
    padding-inline: 0.125rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .trained-heads .head-card > .switch {
    grid-row: 4;
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
  @container lab (max-width: 34rem) {
    /* Labels need space, so heads are in a scrolling row that shows the edge of the next one. */
    .trained-heads .head-cards {
      flex-wrap: nowrap;
      overflow-x: auto;
      padding: 0.25rem;
    }
    .trained-heads .head-card {
      flex: none;
    }
  }
`;
