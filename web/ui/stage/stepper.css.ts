import { css } from 'lit';

export const stepperCss = css`
  .stepper {
    font-family: var(--lab-sans);
    display: grid;
    grid-template-columns: auto minmax(6rem, 1fr) auto auto;
    align-items: center;
    column-gap: 1.25rem;
    block-size: var(--bar);
  }
  .moves {
    display: flex;
    gap: 0.5rem;
  }
  .moves button {
    min-inline-size: 4.75rem;
    min-block-size: 2.5rem;
  }
  .moves .main {
    display: flex;
    gap: 0.375rem;
    align-items: center;
    justify-content: center;
    border-color: var(--lab-ink);
    background: var(--lab-ink);
    color: var(--lab-paper);
  }
  .moves .main > .what {
    max-inline-size: 16rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .moves .main > .short {
    display: none;
  }
  .moves [aria-disabled='true'] {
    border-color: var(--lab-line);
    background: none;
    color: var(--lab-ink-soft);
    cursor: default;
  }
  .either {
    display: grid;
  }
  .either > span {
    grid-area: 1 / 1;
  }
  .gone {
    visibility: hidden;
  }
  .track {
    position: relative;
  }
  .track input {
    inline-size: 100%;
    block-size: 2.5rem;
    margin: 0;
    background: none;
    accent-color: var(--lab-accent);
    position: relative;
    display: block;
  }
  .ticks {
    position: absolute;
    inset: 0.6rem 8px;
    inline-size: calc(100% - 16px);
    block-size: calc(100% - 1.2rem);
    overflow: visible;
  }
  .ticks line {
    stroke: var(--lab-line-strong);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  .whereabouts {
    margin: 0;
    min-inline-size: 8.5rem;
    font-size: var(--lab-small);
    line-height: 1.35;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .whereabouts span {
    display: block;
  }
  .whereabouts .where {
    font-family: var(--lab-serif);
    color: var(--lab-ink-soft);
    font-style: italic;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
    max-inline-size: 10rem;
  }
  .granularity {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
    font-size: var(--lab-small);
  }
  .granularity legend {
    float: inline-start;
    padding: 0;
    margin-inline-end: 0.5rem;
    color: var(--lab-ink-soft);
  }
  .granularity label {
    position: relative;
    display: inline-grid;
    place-items: center;
    min-block-size: 2.75rem;
    padding-inline: 0.5rem;
    cursor: pointer;
  }
  .granularity input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .granularity span {
    border-block-end: 2px solid transparent;
  }
  .granularity input:checked + span {
    border-block-end-color: var(--lab-accent);
    color: var(--lab-accent);
  }
  .granularity label:has(:focus-visible) {
    outline: 2px solid var(--lab-accent);
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    .granularity span {
      border-block-end-color: Canvas;
    }
    .granularity input:checked + span {
      border-block-end-color: Highlight;
    }
  }
  @container lab (max-width: 59.99rem) {
    .stepper {
      grid-template-columns: auto 1fr auto;
    }
    .stepper .granularity {
      display: none;
    }
  }
  @container lab (max-width: 39.99rem) {
    .stepper {
      grid-template-columns: auto auto minmax(2rem, 1fr) auto auto;
      column-gap: 0.5rem;
    }
    .moves {
      display: contents;
    }
    .lab .moves button {
      min-inline-size: 2.75rem;
      padding-inline: 0.375rem;
    }
    .moves .main {
      order: 3;
    }
    .moves .main > .what {
      max-inline-size: 7rem;
    }
    .moves .main > .long {
      position: absolute;
      max-inline-size: 1px;
      clip-path: inset(50%);
    }
    .moves .main > .short {
      display: block;
      font-size: var(--lab-small);
      line-height: 1.1;
      white-space: normal;
    }
    .track {
      order: 1;
    }
    .whereabouts {
      order: 2;
      min-inline-size: 0;
    }
    .whereabouts .where,
    .moves :not(.main) > [aria-hidden] {
      display: none;
    }
  }
  /* Phones with text of 200 %. */
  @container lab (max-width: 13rem) {
    .moves,
    .whereabouts {
      grid-column: 1 / -1;
    }
  }
`;
