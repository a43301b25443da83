import { type CSSResult, css, unsafeCSS } from 'lit';

/**
 * Layout of a figure before the matrices. On wide pages with three columns it is placed right above them, beside the
 * prose. `figure` is its class.
 */
export function aboveStage(figure: string): CSSResult {
  const name = unsafeCSS(figure);
  return css`
    .${name} {
      grid-column: 1 / -1;
      min-inline-size: 0;
      margin-block: 0.5rem;
    }
    @supports selector(:has(a)) {
      @container lab (min-width: 74rem) {
        .article > .${name} {
          grid-area: 1 / 2;
        }
        .article:has(> .${name}) > .prose {
          grid-row: 1 / span 2;
        }
        .article:has(> .${name}) > .stage {
          grid-row: 2 / span 2;
        }
        .article:has(> .${name}) > .legend {
          grid-row: 3;
        }
      }
    }
  `;
}

/** The same for two figures in one lesson, the second below the first. */
export function twoAboveStage(first: string, second: string): CSSResult {
  const both = unsafeCSS(`.article:has(> .${first} ~ .${second})`);
  const name = unsafeCSS(second);
  return css`
    ${aboveStage(first)}
    @supports selector(:has(a)) {
      @container lab (min-width: 74rem) {
        ${both} > .${name} {
          grid-area: 2 / 2;
        }
        ${both} > .prose {
          grid-row: 1 / span 3;
        }
        ${both} > .stage {
          grid-row: 3 / span 2;
        }
        ${both} > .legend {
          grid-row: 4;
        }
      }
    }
  `;
}
