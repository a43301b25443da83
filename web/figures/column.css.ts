import { type CSSResult, css, unsafeCSS } from 'lit';

/** Layout of a figure in the column of the stage. `figure` is its class. */
export function inColumn(figure: string): CSSResult {
  return css`
    .${unsafeCSS(figure)} {
      min-inline-size: 0;
    }
  `;
}
