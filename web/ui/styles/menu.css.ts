import { css } from 'lit';

/** A menu of rarely used commands, in the top layer: `placeMenu` puts it below its button. */
export const menuCss = css`
  .menu {
    position: fixed;
    inset: auto;
    inline-size: 15rem;
    /* Below the bar, on a low screen, too. */
    max-block-size: calc(100svh - 3.5rem);
    box-sizing: border-box;
    margin: 0;
    padding: 0.375rem;
    overflow-y: auto;
    border: 1px solid var(--lab-line-strong);
    border-radius: 6px;
    background: var(--lab-paper);
    color: var(--lab-ink);
  }
  .menu button {
    display: block;
    inline-size: 100%;
    text-align: start;
    white-space: normal;
  }
`;
