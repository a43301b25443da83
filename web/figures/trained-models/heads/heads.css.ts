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
  .head-groups {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }
  /* In its tab, what the model says and all heads are in one view. */
  .tabbed .trained-heads {
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    border: 0;
  }
  /* The tab says it; below, headings go on from it. */
  .tabbed .trained-heads > h3 {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .tabbed .head-groups {
    --map: clamp(4rem, (100svh - 17.5rem) / var(--head-groups) - 5.5rem, 19rem);
    gap: 0.5rem;
  }
  @container lab (min-width: 60rem) {
    .tabbed .trained-heads {
      justify-self: center;
    }
    .tabbed .head-group {
      display: grid;
      grid-template-columns: 9rem auto;
      align-items: center;
      justify-content: start;
      gap: 1rem;
    }
    .tabbed .trained-heads h4 {
      font-size: 1.0625rem;
    }
  }
  .tabbed .trained-heads .head-cards {
    gap: 0.5rem 1rem;
  }
  .tabbed .trained-heads .head-card {
    grid-template: 'name switch' auto 'map map' auto 'habit habit' 1fr / 1fr auto;
    align-items: center;
    inline-size: max(14rem, var(--map));
    max-inline-size: none;
  }
  .tabbed .head-card > .switch {
    grid-area: switch;
    min-block-size: 2.25rem;
    border-radius: 1.25rem;
    font-size: 0.875rem;
  }
  .tabbed .head-card > .heat-map {
    grid-area: map;
    inline-size: auto;
    max-inline-size: 100%;
    block-size: var(--map);
  }
  .tabbed .trained-heads .habit {
    grid-area: habit;
    align-self: start;
    line-height: 1.3;
  }
  @container lab (max-width: 39.99rem) {
    .tabbed .heads-about {
      font-size: 0.875rem;
      line-height: 1.35;
    }
    .tabbed .trained-heads .compared-output {
      gap: 0 0.75rem;
      grid-template-columns: max-content minmax(0, 1fr);
      font-size: 0.875rem;
    }
    .tabbed .head-groups {
      gap: 0.25rem;
    }
    .lab.tabbed .head-card > .printed {
      min-block-size: 1.5rem;
    }
    .tabbed .trained-heads .compared-output dd {
      margin-block-end: 0;
    }
    .tabbed .trained-heads .head-cards {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: 0.375rem;
      padding: 0;
    }
    .tabbed .trained-heads .head-card {
      grid-template: 'name' auto 'map' auto 'switch' auto / minmax(0, 1fr);
      inline-size: auto;
    }
    .tabbed .head-card > .heat-map {
      inline-size: 100%;
      block-size: auto;
      max-block-size: var(--map);
    }
    .tabbed .trained-heads .habit {
      display: none;
    }
    .tabbed .trained-heads .head-card > button {
      min-block-size: 2rem;
      padding-inline: 0.25rem;
      font-size: 0.8125rem;
    }
    .tabbed .head-card > .switch {
      inline-size: 100%;
    }
  }
`;
