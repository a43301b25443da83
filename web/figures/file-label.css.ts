import { type CSSResult, css, unsafeCSS } from 'lit';

/**
 * A label that lies over its file chooser: what a browser writes there is in the browser's language. It is pressed, reached
 * by Tab and dropped on all the same. `label` is its class.
 */
export function fileLabel(label: string): CSSResult {
  const name = unsafeCSS(label);
  return css`
    .${name} {
      position: relative;
      box-sizing: border-box;
      border: 1px solid var(--lab-line-strong);
    }
    .${name}:hover {
      background: var(--lab-lit-wash);
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
