import { type CSSResult, css } from 'lit';
import { inColumn } from '../../column.css';
import { outputComparisonCss } from '../output-comparison.css';
import { compareCss } from '../use/compare.css';
import { useCss } from '../use/use.css';

export const sentenceCss: CSSResult = css`
  ${inColumn('trained-text')}
  ${outputComparisonCss('trained-text')}
  .trained-text {
    container: use / inline-size;
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
  }
  .trained-choice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.5rem 1rem;
  }
  .trained-choice :is(select, button) {
    box-sizing: border-box;
    min-block-size: 2.25rem;
    padding-inline: 0.875rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 1.25rem;
    background-color: var(--lab-paper);
    color: var(--lab-ink);
    font: 0.9375rem var(--lab-serif);
  }
  .trained-choice > select {
    flex: 0 1 auto;
    min-inline-size: 0;
    max-inline-size: min(100%, 32rem);
    text-overflow: ellipsis;
  }
  .trained-known {
    color: var(--lab-ink-soft);
    font-size: var(--lab-small);
  }
  .trained-known summary {
    padding-block: 0.5rem;
  }
  /* Over what is below it, so that nothing moves. */
  .trained-known p {
    position: absolute;
    z-index: 4;
    inset: 100% 0 auto;
    inline-size: min(28rem, 100%);
    box-sizing: border-box;
    max-block-size: 12rem;
    margin: 0 auto;
    padding: 0.5rem 0.75rem;
    overflow-y: auto;
    border: 1px solid var(--lab-line-strong);
    background: var(--lab-paper);
    line-height: 1.6;
  }
  ${useCss}
  ${compareCss}
  .trained-says {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .trained-says b {
    font-weight: 600;
  }
  .alignment-scroller {
    overflow-x: auto;
    max-inline-size: 100%;
  }
  .alignment-scroller:focus-visible {
    outline: 2px solid var(--lab-accent);
    outline-offset: 2px;
  }
  .alignment {
    display: block;
  }
  .alignment text {
    fill: var(--lab-ink);
    font-family: var(--lab-serif);
    font-size: 13px;
  }
  .alignment .axis-name,
  .alignment .share {
    fill: var(--lab-ink-soft);
    font-family: var(--lab-sans);
    font-variant-numeric: tabular-nums;
    font-size: 12px;
  }
  .alignment rect {
    cursor: pointer;
  }
  .alignment .frame,
  .alignment .lit {
    fill: none;
    pointer-events: none;
    stroke: var(--lab-line-strong);
  }
  .alignment .lit {
    stroke: var(--lab-lit);
    stroke-width: 2;
  }
  .alignment .being-written .written {
    font-weight: 700;
  }
`;
