import { css } from 'lit';
import { answerCss } from '../../questions/styles/answer.css';
import { barCss } from './bar.css';
import { coverCss } from './cover.css';
import { settingsCss } from './settings.css';

/** Panels beside the stage: key steps, cards to try, checks, and questions in all of them. */
const besideCss = css`
  .guide .of {
    padding-block-end: 0.25rem;
    font-family: var(--lab-sans);
    font-size: 0.8125rem;
  }
  .guide-try .of,
  .guide-pointers .tag {
    color: var(--lab-edit);
    font-weight: 600;
  }
  .guide .step-text,
  .guide-question .ask {
    line-height: 1.5;
  }
  .plain-number {
    color: var(--role);
    font-family: var(--lab-mono);
    font-size: 0.92em;
    font-weight: 500;
  }
  .guide-question {
    display: grid;
    gap: 0.75rem;
    justify-items: start;
  }
  .guide-question .ask {
    margin: 0;
    text-wrap: pretty;
  }
  .guide-try .choice.given {
    border-color: var(--lab-edit);
    box-shadow: inset 0 0 0 1px var(--lab-edit);
  }
  .guide-buttons {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  /* Its words are in line with the text: its padding and its border are not seen. */
  .guide-buttons > .quiet:only-child {
    margin-inline-start: -7px;
  }
  .guide .typed {
    box-sizing: border-box;
    inline-size: 8rem;
    min-block-size: 2.5rem;
    padding: 0.125rem 0.75rem;
    border: 2px solid var(--lab-edit);
    border-radius: 4px;
    background: var(--lab-paper);
    font-family: var(--lab-mono);
    font-size: 1.0625rem;
  }
  .lab .guide .feedback,
  .lab .guide-because {
    margin: 0;
    font-size: 1.0625rem;
    line-height: 1.5;
    text-wrap: pretty;
  }
  .guide .feedback p {
    margin: 0;
    padding: 0.625rem 0.875rem;
    border-radius: 0.625rem;
  }
  .guide .feedback .right {
    background: light-dark(#e6f1e8, #1c3226);
  }
  .guide .feedback .wrong {
    background: light-dark(#f9e9e4, #3a2420);
  }
  .guide .feedback b {
    font-weight: 600;
  }
  .guide .feedback .right > b {
    color: light-dark(#1d6b3c, #6fd39a);
  }
  .guide .feedback .wrong > b {
    color: var(--lab-accent);
  }
  .guide .feedback:empty {
    display: none;
  }
  .lab .guide-action {
    margin: 0;
    padding-block-start: 0.75rem;
    border-block-start: 1px solid var(--lab-line);
    font-family: var(--lab-sans);
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  .guide-more > summary {
    padding-block: 0.25rem;
    color: var(--lab-ink-soft);
    font-family: var(--lab-sans);
    font-size: 0.875rem;
    cursor: pointer;
  }
  .guide-more[open] > summary {
    padding-block-end: 0.5rem;
  }
  .guide-pointers {
    display: grid;
    gap: 0.25rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .lab .guide-pointers button {
    padding: 0.25rem 0;
    text-align: start;
    white-space: normal;
  }
  /* The classes of .lab are those of rootClass: with :has, every change on the page would be matched against these rules. */
  /* While the result is hidden, there is nothing to select, to replay, to add up, and no weights to draw lines for. */
  .lab.guide-open :is(.why > .empty, .motion-bar, .sums, .stage:not([data-lines='operand']) > .weight-lines) {
    visibility: hidden;
  }
  .lab.guide-open .frame.current .tile {
    visibility: hidden;
  }
  .lab.guide-open .article ~ * {
    display: none;
  }
  .lab.guide-open .cell.coming > .box {
    border-radius: 4px;
    background: var(--lab-paper-sunk);
    box-shadow: inset 0 0 0 1.5px var(--lab-line);
  }
  @media (hover: hover) {
    .lab.guide-open .cell.coming:hover > .box {
      box-shadow: inset 0 0 0 2px var(--lab-edit);
    }
  }
  .lab.guided .standfirst,
  .lab.guide-asks .legend {
    display: none;
  }
  /* What is asked, and whether it was right, comes before the stage, the text of the step after it. */
  @container lab (max-width: 59.99rem) {
    .lab.guide-asks .text,
    .lab.guide-asks .guide-step {
      display: contents;
    }
    .lab.guide-asks .guide,
    .lab.guide-asks .guide-step > * {
      order: -2;
    }
    .lab.guide-asks .guide,
    .lab.guide-asks .guide-step > h3 {
      padding-block-start: 0.75rem;
    }
    .lab.guide-asks .guide-step > .guide-question ~ * {
      order: 1;
      margin-block: 0;
    }
    .lab.guide-asks .show > .stage {
      position: relative;
    }
    /* An answer adds text above the stage: the text stays where it is, not the stage. */
    .lab.guide-asks {
      overflow-anchor: none;
    }
    /* The card says why. */
    .lab.guided .difference .change-why {
      display: none;
    }
    .lab.guided .difference {
      flex-wrap: nowrap;
      min-block-size: 3.25rem;
    }
    .lab.guided .difference > span {
      flex-basis: auto;
      font-size: 0.875rem;
    }
    .lab.guided .standfirst,
    .lab.guided .legend {
      display: none;
    }
  }
  /* A phone on its side has no room for the text of a key step above or below the stage: it stands beside it. */
  @media (max-height: 30rem) {
    @container lab (min-width: 36rem) and (max-width: 59.99rem) {
      .lab.guided .article {
        flex-direction: row;
        gap: 1.25rem;
      }
      .lab.guided .text,
      .lab.guided .show,
      .lab.guided .guide-step {
        display: grid;
        flex: 1 1 0;
      }
      .lab.guided .text {
        flex: 0 0 38%;
        order: 0;
        padding-block-start: 0.75rem;
      }
      .lab.guided .show {
        position: sticky;
        inset-block-start: 0;
        align-self: start;
      }
      .lab.guided .show > .stage {
        margin-inline: 0;
        padding-inline: 0;
        border: 0;
      }
    }
  }
  @media print {
    .guide-question,
    .guide-pointers,
    .guide-buttons,
    .cover-start,
    .cover-reveal {
      display: none;
    }
    .guide-more::details-content {
      content-visibility: visible;
      display: block;
    }
  }
`;

export const guideCss = css`
  ${answerCss}
  ${coverCss}
  ${besideCss}
  ${barCss}
  ${settingsCss}
`;
