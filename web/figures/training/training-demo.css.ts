import { css } from 'lit';

/** The training outside of a lesson: less of it, so that all is in view at once. */
export const demoCss = css`
  :host {
    --attention-padding: 0px;
  }
  .training {
    border-block-end: 0;
  }
  .training-map figcaption > button {
    display: none;
  }
  .training-maps {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* The speed is of no interest here, and there is one curve only. */
  .training-readout > :last-child {
    display: none;
  }
  .chart-legend {
    display: none;
  }
  .training-body {
    gap: 1rem 3rem;
  }
  @container training (max-width: 32rem) {
    .training-hands > .demo-lab {
      flex-basis: 100%;
    }
    .training-readout {
      flex-wrap: nowrap;
    }
  }
  .demo-lab {
    align-self: center;
    padding-block: 0.5rem;
    color: var(--lab-accent);
  }
`;
