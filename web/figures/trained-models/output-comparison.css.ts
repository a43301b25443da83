import { type CSSResult, css, unsafeCSS } from 'lit';
import { comparedCss } from './differences.css';

/** `figure` is the class of the containing figure. */
export function outputComparisonCss(figure: string): CSSResult {
  const name = unsafeCSS(figure);
  return css`
    ${comparedCss(figure)}
    .${name} .verdict {
      display: grid;
      gap: 0.5rem;
      min-inline-size: 0;
      padding-inline-start: 0.75rem;
      border-inline-start: 3px solid var(--lab-line-strong);
    }
    .${name} .verdict table {
      border-collapse: collapse;
      justify-self: start;
      font-size: var(--lab-small);
      font-family: var(--lab-sans);
      font-variant-numeric: tabular-nums;
    }
    .${name} .verdict caption {
      margin-block-end: 0.25rem;
      color: var(--lab-ink-soft);
      text-align: start;
    }
    .${name} .verdict th,
    .${name} .verdict td {
      padding: 0.125rem 1rem 0.125rem 0;
      font-weight: 400;
      text-align: start;
      vertical-align: baseline;
    }
    .${name} .verdict .here > * {
      font-weight: 600;
    }
  `;
}
