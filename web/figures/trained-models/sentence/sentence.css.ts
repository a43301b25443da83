import { type CSSResult, css } from 'lit';
import { inColumn } from '../../column.css';
import { outputComparisonCss } from '../output-comparison.css';

export const sentenceCss: CSSResult = css`
  ${inColumn('trained-text')}
  ${outputComparisonCss('trained-text')}
  .trained-text {
    display: grid;
    gap: 0.75rem;
    margin-block-end: 1rem;
  }
  .trained-text h3 {
    margin: 0;
    font-size: 1.0625rem;
  }
  .trained-choice {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.5rem 1rem;
    margin: 0;
  }
  .trained-choice label {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem;
    min-inline-size: 0;
    max-inline-size: 100%;
    font-size: var(--lab-small);
    color: var(--lab-ink-soft);
  }
  .trained-choice select,
  .trained-choice input {
    box-sizing: border-box;
    min-block-size: 2.75rem;
    padding-inline: 0.5rem;
    font: inherit;
    font-size: 1rem;
    color: var(--lab-ink);
    border: 1px solid var(--lab-line-strong);
    background-color: var(--lab-paper);
  }
  .trained-choice select {
    max-inline-size: min(100%, 44rem);
  }
  .trained-choice input {
    inline-size: 28rem;
    max-inline-size: 100%;
  }
  .lab .trained-choice button {
    min-block-size: 2.75rem;
    padding-inline: 0.75rem;
  }
  .trained-refused {
    margin: 0;
    color: var(--lab-ink);
    border-inline-start: 3px solid var(--lab-accent);
    padding-inline-start: 0.625rem;
  }
  .trained-known {
    font-size: var(--lab-small);
    color: var(--lab-ink-soft);
  }
  .trained-known summary {
    padding-block: 0.375rem;
  }
  .trained-known p {
    max-block-size: 9rem;
    overflow-y: auto;
    margin: 0.25rem 0 0;
    line-height: 1.6;
  }
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
