import { css } from 'lit';

/** The text of a program has more room than that of a lesson. */
export const programCss = css`
  .program {
    display: block;
    margin-block-end: 1rem;
  }
`;
