import { css } from 'lit';

export const exportCss = css`
  dialog.export {
    inline-size: min(62rem, calc(100vw - 2rem));
  }
  .export .picture {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
    max-block-size: 60vh;
    margin-block: 0.75rem;
    border: 1px solid var(--lab-line);
  }
`;
