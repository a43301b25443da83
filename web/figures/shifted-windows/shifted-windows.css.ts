import { css, unsafeCSS } from 'lit';
import { inColumn } from '../column.css';
import { pixelGridCss } from '../pixel-attention/pixel-grid.css';

/** The colours of a map without regions and of the region that most of it is: large areas, dark in the dark theme. */
const ground = { none: 'light-dark(#f3f1ea, #3a3936)', most: 'light-dark(#e9e4d4, #4a4841)' };

/** Colours of the other regions, readable with black numbers in both themes; neighbours differ in hue and lightness. */
const hues = '#9fd0f0 #4f9fd6 #f9c784 #a5d48a #cfa6dd #e98b62 #f5e663 #f3a9bd'.split(' ');
const regions = hues.map((hue, at) => `.region-${at + 1}{background-color:${hue};fill:${hue}}`).join('\n');

export const shiftedWindowsCss = css`
  ${pixelGridCss}
  ${inColumn('shifted-windows')}
  .shifted-windows {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
  }
  .windows-steps label {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-block-size: 2.75rem;
    padding-inline: 0.5rem;
    font-size: var(--lab-small);
  }
  .windows-way {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: center;
    gap: 1rem 2rem;
  }
  .windows-map {
    margin: 0;
    inline-size: 17rem;
    max-inline-size: 100%;
  }
  .windows-map > svg {
    display: block;
    inline-size: 100%;
  }
  .windows-map figcaption {
    min-block-size: 4.2em;
    margin-block-start: 0.25rem;
    color: var(--lab-ink-soft);
    font-size: var(--lab-small);
    line-height: 1.4;
    text-align: center;
    text-wrap: balance;
  }
  .windows-cloth {
    transform: translate(calc(var(--shift) * -10px), calc(var(--shift) * -10px));
    transition: transform 280ms ease-in-out;
  }
  .windows-pixel {
    stroke: #00000030;
    stroke-width: 0.3;
    transition: fill 280ms;
  }
  .region-none {
    fill: ${unsafeCSS(ground.none)};
  }
  .region-0 {
    background-color: ${unsafeCSS(ground.most)};
    fill: ${unsafeCSS(ground.most)};
  }
  ${unsafeCSS(regions)}
  .windows-map text {
    fill: #1c1b19;
    font-family: var(--lab-mono);
    font-size: 3px;
    text-anchor: middle;
  }
  .windows-map :is(.region-none, .region-0) ~ text {
    fill: light-dark(#1c1b19, #f3f1ea);
  }
  .windows-map .windows-region {
    font-size: 2px;
    font-style: italic;
    text-anchor: end;
  }
  .windows-chosen {
    fill: none;
    stroke: #000;
    stroke-width: 0.5;
    stroke-dasharray: 1.2 0.8;
  }
  :is(.region-none, .region-0) ~ .windows-chosen {
    stroke: light-dark(#000, #f3f1ea);
  }
  .windows-frame {
    fill: none;
    stroke: light-dark(#1c1b19, #000);
    stroke-width: 0.8;
  }
  .windows-here {
    stroke: #9d2f1c;
    stroke-width: 1.4;
  }
  .windows-masks {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: 0.5rem;
    inline-size: 17rem;
    max-inline-size: 100%;
    text-align: center;
  }
  .windows-mask-grid {
    display: grid;
    grid-template-columns: repeat(var(--across), auto);
    gap: 0.25rem 0.5rem;
  }
  .windows-mask {
    display: grid;
    justify-items: center;
    padding: 0.25rem;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 0.75rem;
    line-height: 1.2;
    cursor: pointer;
  }
  .windows-mask svg {
    display: block;
    inline-size: 4.5rem;
    outline: 1px solid var(--lab-line-strong);
    background: repeating-linear-gradient(135deg, var(--lab-line) 0 2px, var(--lab-paper) 2px 6px);
  }
  .windows-many .windows-mask svg {
    inline-size: 3.25rem;
  }
  @media (hover: hover) {
    .windows-mask:hover {
      background: var(--lab-lit-wash);
    }
  }
  .windows-mask[aria-pressed='true'] {
    box-shadow: inset 0 -3px 0 var(--lab-accent);
  }
  .windows-mask:focus-visible {
    outline: 2px solid var(--lab-accent);
  }
  .windows-regions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.25rem 0.75rem;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: var(--lab-small);
  }
  .windows-regions svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    margin-inline-end: 0.25rem;
    vertical-align: -0.125rem;
  }
  @media (prefers-reduced-motion: reduce) {
    .windows-cloth,
    .windows-pixel {
      transition: none;
    }
  }
`;
