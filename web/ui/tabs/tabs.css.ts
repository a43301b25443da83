import { type CSSResult, css } from 'lit';

/** The tabs of such a lesson stand above its text, which is so wide, and take no room of the stage beside it. */
const aboveText = (lab: CSSResult, width: CSSResult): CSSResult => css`
  .lab${lab}.with-tabs {
    --tabs-room: 0rem;
  }
  .lab${lab}.with-tabs .text {
    padding-block-start: calc(var(--tabs) + 0.25rem);
  }
  .lab${lab} > .model-tabs {
    position: relative;
    z-index: 2;
    inline-size: ${width};
    margin-block-end: calc(-1 * var(--tabs));
    margin-inline: 0;
    padding-inline: 0;
  }
  .lab${lab} > .model-tabs > .tab-list {
    flex: 1;
    justify-content: space-between;
    gap: 0.5rem;
    max-inline-size: 17rem;
  }
`;

/** The tabs of a model, below the bar at the top, and what they show in place of the steps. */
export const tabsCss = css`
  .lab {
    --tabs: 2.75rem;
  }
  /* What the tabs take of the room for the numbers of a step, see \`model-builder.ts\`. */
  .lab.with-tabs {
    --tabs-room: var(--tabs);
  }
  @media (max-height: 30rem) {
    .lab.with-tabs {
      --tabs-room: 0rem;
    }
  }
  .model-tabs {
    display: flex;
    align-items: stretch;
    gap: 1rem;
    block-size: var(--tabs);
    margin-inline: calc(-1 * var(--edge));
    padding-inline: calc(0.7 * var(--edge));
    border-block-end: 1px solid var(--lab-line);
    box-sizing: border-box;
  }
  .tab-list {
    display: flex;
    gap: 2rem;
  }
  .lab .tab {
    position: relative;
    min-inline-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--lab-ink-soft);
    font-family: var(--lab-serif);
    font-size: 1.0625rem;
  }
  .lab .tab[aria-selected='true'] {
    color: var(--lab-ink);
  }
  .tab[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    border-block-end: 2px solid currentcolor;
  }
  .lab .tab:focus-visible {
    outline-offset: -2px;
  }
  .tabbed > .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 0.75rem;
    padding-block: 0.75rem;
  }
  .tabbed > :is(.overview:not(:popover-open), slot) {
    display: none;
  }
  .tabbed > .foot:not(:has(.notice)) {
    display: none;
  }
  @container lab (max-width: 39.99rem) {
    .tab-list {
      flex: 1;
      justify-content: space-evenly;
      gap: 0.25rem;
    }
  }
  /* In two columns they stand above the text alone: the stage begins beside them. */
  @container lab (min-width: 60rem) {
    ${aboveText(css`:not(.tabbed, .no-prose)`, css`clamp(16rem, 5.333rem + 16.667%, 26.25rem)`)}
  }
  /* As in \`guide.css.ts\`. */
  @media (max-height: 30rem) {
    @container lab (min-width: 36rem) and (max-width: 59.99rem) {
      ${aboveText(css`.guided:not(.tabbed)`, css`38%`)}
    }
    /* Above a stage in one column they stand beside its formula. */
    @container lab (min-width: 40rem) and (max-width: 59.99rem) {
      .lab:not(.guided, .tabbed, .touring, .no-prose) > .model-tabs {
        position: relative;
        z-index: 4;
        inline-size: max-content;
        margin-block-end: calc(-1 * var(--tabs));
        margin-inline: 0;
        padding-inline: 0;
        border: 0;
      }
      .lab:not(.guided, .tabbed, .touring, .no-prose) > .model-tabs > .tab-list {
        gap: 1rem;
      }
      .lab:not(.guided, .tabbed, .touring, .no-prose).with-tabs .headline {
        min-block-size: var(--tabs);
        padding-inline-start: 17rem;
      }
    }
  }
  @media print {
    .model-tabs {
      display: none;
    }
  }
`;
