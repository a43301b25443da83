import { type CSSResult, css, unsafeCSS } from 'lit';

/** Colours of heads in light and dark themes, safe for colour-blind readers (Okabe and Ito). Every band also has a number. */
const hues = [
  ['#0072b2', '#56b4e9'],
  ['#c24f00', '#f0a050'],
  ['#00795a', '#3fc79a'],
  ['#a3447e', '#e39ac6'],
  ['#7a6a00', '#d9c63f'],
  ['#4a4fa3', '#a3a7f0'],
  ['#8a3b2f', '#e08a78'],
  ['#4d4d4d', '#bdbdbd'],
];

/** Number of different colours; further heads reuse them. */
export const bandHues = hues.length;

const bands = hues.map(([light, dark], at) => `.band-${at}{--band:light-dark(${light}, ${dark})}`).join('\n');

export const headsCss: CSSResult = css`
  ${unsafeCSS(bands)}
  .heads-figure {
    display: grid;
    grid-column: 1 / -1;
    gap: 1rem;
    margin: 1.5rem 0;
    padding-block-start: 0.75rem;
    border-block-start: 1px solid var(--lab-line);
  }
  .heads-figure figcaption,
  .heads-figure h4 {
    margin: 0;
    font-size: 0.9375rem;
    font-weight: 400;
    line-height: 1.5;
    color: var(--lab-ink-soft);
  }
  .heads-figure h4 {
    font-style: italic;
    color: var(--lab-ink);
  }
  .head-cards {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem 1.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .head-card {
    display: grid;
    justify-items: start;
    gap: 0.25rem;
  }
  .head-card > button {
    min-block-size: 2.75rem;
    padding: 0 0.5rem;
    border: 0;
    border-block-end: 4px solid var(--band);
    background: none;
    color: var(--lab-ink);
    font: inherit;
    font-size: 0.9375rem;
    cursor: pointer;
  }
  .head-card > button:focus-visible {
    outline: 2px solid var(--lab-accent);
    outline-offset: 1px;
  }
  .head-card.open > button {
    background: var(--lab-lit-wash);
    font-weight: 600;
  }
  .head-rows {
    display: block;
    min-inline-size: min(11rem, 100%);
    font-size: var(--lab-small);
    line-height: 1.35;
    color: var(--lab-ink-soft);
  }
  /* Lines have their own layout containment, so that new numbers do not affect the page. */
  .head-rows > span {
    display: block;
    contain: layout size style;
    block-size: 1.35em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .heat-map {
    display: block;
    max-inline-size: 100%;
    overflow: visible;
  }
  .heat-map text {
    fill: var(--lab-ink-soft);
    font-family: var(--lab-serif);
    font-size: 12px;
  }
  .heat-map .frame {
    fill: none;
    stroke: var(--lab-line-strong);
  }
  .heat-map .mark {
    fill: none;
    stroke: var(--lab-lit);
    stroke-width: 2;
  }
  .heat-map .band {
    fill: var(--band);
  }
  .heat-map .band-edge {
    fill: none;
    stroke: var(--band);
    stroke-width: 1.5;
  }
  .heat-map .band-number {
    fill: var(--lab-ink);
    font-size: 12px;
    text-anchor: middle;
  }
  .head-blocks {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.5rem 1rem;
    overflow-x: auto;
  }
  .head-block {
    display: grid;
    justify-items: center;
    gap: 0.25rem;
  }
  .head-block > button {
    min-block-size: 2.75rem;
    padding: 0 0.5rem;
    border: 0;
    background: none;
    font: inherit;
    color: var(--role);
    cursor: pointer;
  }
  .head-block > button:focus-visible {
    outline: 2px solid var(--lab-accent);
    outline-offset: 1px;
  }
  .head-blocks > .sign {
    align-self: center;
    font-size: 1.25rem;
    color: var(--lab-ink-soft);
  }
  .head-legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: var(--lab-small);
  }
  .head-legend li {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
  .head-legend li::before {
    content: '';
    inline-size: 1rem;
    block-size: 0.5rem;
    background: var(--band);
  }
`;
