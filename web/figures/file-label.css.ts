import { type CSSResult, css, unsafeCSS } from 'lit';

/**
 * A label that covers its file input, because the texts of file inputs are in the language of the browser. The input
 * remains clickable, focusable and a drop target. `label` is the class of the label.
 */
export function fileLabel(label: string): CSSResult {
  const name = unsafeCSS(label);
  return css`
    .${name} {
      position: relative;
      box-sizing: border-box;
      border: 1px solid var(--lab-line-strong);
    }
    @media (hover: hover) {
      .${name}:hover {
        background: var(--lab-lit-wash);
      }
    }
    .${name}:focus-within {
      outline: 2px solid var(--lab-accent);
      outline-offset: 1px;
    }
    .${name} input {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      opacity: 0;
      cursor: pointer;
    }
  `;
}
