import { css } from 'lit';

/** The options beside the text of a step: the name and the field in one line, what it means below. */
export const settingsCss = css`
  .step-settings {
    display: grid;
    gap: 0.5rem;
    font-family: var(--lab-sans);
    font-size: 0.9375rem;
  }
  .step-settings .control:not(.choice) {
    grid-template-columns: auto minmax(0, 1fr);
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid var(--lab-edit);
  }
  .step-settings .choice {
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid var(--lab-edit);
  }
  .step-settings .control > input:not([type='checkbox']) {
    inline-size: 6rem;
    min-block-size: 2.25rem;
  }
  .step-settings .control > input[type='checkbox'] {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }
  .step-settings .control > .help {
    grid-column: 1 / -1;
  }
  .step-settings .choice legend {
    float: inline-start;
    inline-size: 100%;
  }
  @media print {
    .step-settings {
      display: none;
    }
  }
`;
