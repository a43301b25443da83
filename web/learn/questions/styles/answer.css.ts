import { css } from 'lit';

/** How questions are answered: choices, a bar, an order, a board of cells. */
export const answerCss = css`
  .answer-choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .lab .pill,
  .lab .choice {
    min-block-size: 2.5rem;
    padding: 0.25rem 1.125rem;
    border-radius: 1.25rem;
    font-size: 0.9375rem;
  }
  .lab .choice {
    border-radius: 0.5rem;
    font-family: var(--lab-serif);
    font-size: 1.125rem;
    text-align: start;
  }
  @media (hover: hover) {
    .lab .choice:not([aria-disabled='true']):hover {
      border-color: var(--lab-edit);
    }
  }
  .lab .choice[aria-disabled='true'] {
    color: var(--lab-ink);
  }
  .lab .choice.given {
    border-color: var(--lab-accent);
    box-shadow: inset 0 0 0 1px var(--lab-accent);
  }
  .lab .choice.right {
    border-color: light-dark(#1d6b3c, #6fd39a);
    background: light-dark(#e6f1e8, #1c3226);
    box-shadow: inset 0 0 0 1px light-dark(#1d6b3c, #6fd39a);
  }
  .lab .pill {
    border-color: var(--lab-ink);
    background: var(--lab-ink);
    color: var(--lab-paper);
    font-weight: 500;
  }
  @media (hover: hover) {
    .lab button.pill:hover {
      background: var(--lab-ink);
      color: var(--lab-paper);
      opacity: 0.88;
    }
  }
  .lab .pill.edit {
    border-color: var(--lab-edit);
    background: var(--lab-edit);
  }
  @media (hover: hover) {
    .lab button.pill.edit:hover {
      border-color: var(--lab-edit);
      background: var(--lab-edit);
    }
  }
  .answer-slider {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    inline-size: min(100%, 20rem);
  }
  .answer-slider input {
    flex: 1;
    min-inline-size: 0;
    block-size: 2.5rem;
    margin: 0;
    accent-color: var(--lab-edit);
  }
  .answer-slider output {
    min-inline-size: 3ch;
    font-family: var(--lab-mono);
    font-size: 1.125rem;
    font-variant-numeric: tabular-nums;
  }
  .answer-order {
    display: grid;
    gap: 0.25rem;
    margin: 0;
    padding-inline-start: 1.5rem;
  }
  .answer-order li > .word {
    display: inline-block;
    min-inline-size: 5rem;
  }
  .answer-board {
    justify-self: start;
    border-spacing: 3px;
    font-size: 0.9375rem;
  }
  .answer-board th {
    padding-inline: 0.25rem;
    font-weight: 400;
  }
  .answer-board th[scope='row'] {
    text-align: end;
  }
  .lab .answer-board button {
    display: block;
    inline-size: 100%;
    min-inline-size: 2.75rem;
    block-size: 2.25rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 4px;
    background: var(--lab-paper-sunk);
  }
  .lab .answer-board .mark.set {
    border: 2px dashed var(--lab-edit);
    background: color-mix(in srgb, var(--lab-edit) 14%, var(--lab-paper));
  }
  .lab .answer-board .mask:not(.set) {
    background: repeating-linear-gradient(
      45deg,
      var(--lab-line) 0 2px,
      var(--lab-paper-sunk) 2px 7px
    );
  }
  .lab .answer-board .mask.set {
    background: var(--lab-paper);
  }
  .lab .answer-board .miss {
    outline: 2px solid var(--lab-accent);
    outline-offset: 1px;
  }
`;
