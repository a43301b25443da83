import { css } from 'lit';
import { answerCss } from '../questions/styles/answer.css';

export const tourCss = css`
  ${answerCss}
  .tour .beside {
    display: grid;
    align-content: start;
    gap: 0.75rem;
  }
  .checkpoint {
    display: grid;
    gap: 0.5rem;
    max-inline-size: var(--lab-measure);
    padding: 0.125rem 0 0.125rem 0.875rem;
    border-inline-start: 3px solid var(--lab-accent);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  .checkpoint.solved {
    border-inline-start-color: var(--lab-edit);
  }
  .checkpoint p {
    margin: 0;
  }
  .checkpoint .ask {
    text-wrap: pretty;
  }
  .checkpoint .selected {
    color: var(--lab-ink-soft);
    font-style: italic;
  }
  .checkpoint .typed {
    box-sizing: border-box;
    inline-size: 9rem;
    min-block-size: 2.25rem;
    padding: 0.125rem 0.5rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
    font-family: var(--lab-mono);
    font-size: 0.875rem;
  }
  .choices {
    display: grid;
    gap: 0.125rem;
  }
  .choices label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0.5rem;
    min-block-size: 2.25rem;
  }
  .checkpoint .row {
    padding: 0;
  }
  .checkpoint .feedback {
    min-block-size: 1.5em;
  }
  .checkpoint .feedback .right {
    color: var(--lab-edit);
  }
  .wandered {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
  }
  .wandered button {
    padding: 0.125rem 0.75rem;
    border-radius: 3px;
    font-size: 0.9375rem;
  }
  .tour-bar {
    grid-template-columns: auto minmax(4rem, 1fr) auto auto;
  }
  .tour-bar progress {
    inline-size: 100%;
    block-size: 0.375rem;
    border: 0;
    background: var(--lab-line);
    appearance: none;
  }
  .tour-bar progress::-webkit-progress-bar {
    background: var(--lab-line);
  }
  .tour-bar progress::-webkit-progress-value {
    background: var(--lab-accent);
  }
  .tour-bar progress::-moz-progress-bar {
    background: var(--lab-accent);
  }
  .tour-bar .quiet {
    padding: 0.125rem 0.5rem;
    border: 1px solid transparent;
    font-size: 0.9375rem;
  }
  @container lab (max-width: 40rem) {
    .tour-bar {
      grid-template-columns: auto auto minmax(0, 1fr);
      row-gap: 0.375rem;
      block-size: auto;
      padding-block-end: 0.375rem;
    }
    /* The stepper of lessons spreads its buttons over the bar. */
    .lab .tour-bar .moves {
      display: flex;
    }
    .tour-bar .moves .main {
      order: 0;
    }
    /* The label takes two lines in some languages. */
    .tour-bar .quiet {
      justify-self: end;
      padding-inline: 0;
      font-size: var(--lab-small);
      line-height: 1.2;
      text-align: end;
      white-space: normal;
    }
    .tour-bar progress {
      grid-column: 1 / -1;
      order: -1;
    }
    .tour-bar .where {
      display: none;
    }
  }
  @media print {
    .checkpoint .row {
      display: none;
    }
  }
`;
