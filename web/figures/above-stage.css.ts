import { type CSSResult, css, unsafeCSS } from 'lit';

/** Layout of a figure above the matrices. `figure` is its class. */
export function aboveStage(figure: string): CSSResult {
  return css`
    .${unsafeCSS(figure)} {
      min-inline-size: 0;
    }
  `;
}
