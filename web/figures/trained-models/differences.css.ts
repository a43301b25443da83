import { type CSSResult, css, unsafeCSS } from 'lit';

/** Styles for output beside expected output; `figure` is the class of the figure. */
export function comparedCss(figure: string): CSSResult {
  const name = unsafeCSS(figure);
  return css`
    .${name} .compared-output {
      display: grid;
      gap: 0.25rem 1rem;
      grid-template-columns: max-content minmax(0, 1fr);
      margin: 0;
    }
    .${name} .compared-output dt {
      color: var(--lab-ink-soft);
    }
    .${name} .compared-output dd {
      margin: 0;
      overflow-wrap: anywhere;
    }
    /* Outdated output keeps its space, but is hidden. */
    .${name} .compared-output[aria-busy='true'] dd:not([data-right]) {
      visibility: hidden;
    }
    .${name} .compared-output mark {
      background: var(--lab-lit-wash);
      color: var(--lab-ink);
      font-weight: 600;
    }
    @container lab (max-width: 34rem) {
      .${name} .compared-output {
        grid-template-columns: minmax(0, 1fr);
      }
      .${name} .compared-output dd {
        margin-block-end: 0.5rem;
      }
    }
  `;
}
