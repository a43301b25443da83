import { css, html, nothing, svg, type TemplateResult } from 'lit';

/** A small square picture of pixels from 0 to 1, white on black. */
export function thumbnail(pixels: readonly number[]): TemplateResult {
  const side = Math.round(Math.sqrt(pixels.length));
  const squares = pixels.map((level, at) =>
    level === 0
      ? nothing
      : svg`<rect x=${at % side} y=${Math.floor(at / side)} width="1" height="1" fill-opacity=${level}></rect>`,
  );
  return html`<svg class="stamp" viewBox="0 0 ${side} ${side}" aria-hidden="true" shape-rendering="crispEdges">${squares}</svg>`;
}

export const thumbnailCss = css`
  .stamp {
    display: block;
    inline-size: 100%;
    background: #000;
    fill: #fff;
  }
`;
