import { css } from 'lit';

/** The board, what the model reads, and where it looks, in one view of the tab. */
export const inTabCss = css`
  .tabbed > .body:has(> .digit-guess) {
    grid-template:
      'choice choice compare' auto
      'board reads looks' auto
      'board verdict looks' 1fr / auto minmax(17rem, 24rem) auto;
    justify-content: center;
    gap: 0.75rem 3rem;
  }
  .tabbed .digit-guess,
  .tabbed .digit-guess ~ .patch-attention {
    display: contents;
  }
  .tabbed .digit-choice {
    grid-area: choice;
    justify-content: center;
  }
  .tabbed .digit-choice button {
    border-radius: 4px;
  }
  .tabbed .digit-guess > .use-compare {
    grid-area: compare;
  }
  .tabbed .digit-guess ~ * .drawing {
    grid-area: board;
    inline-size: min(29rem, 100svh - 25rem);
  }
  .tabbed .digit-guess ~ * .drawing .pixel-grid {
    inline-size: 100%;
  }
  .tabbed .digit-guess ~ * .patch-answers {
    grid-area: looks;
    align-content: start;
  }
  .tabbed .digit-guess ~ * .patch-answers > .pixel-pictures {
    flex-direction: column;
    align-items: center;
  }
  .tabbed .digit-guesses {
    grid-area: reads;
    flex-direction: column;
    gap: 1rem;
    padding-block-start: 1rem;
  }
  .tabbed .digit-guesses p {
    font-size: 1.5rem;
    line-height: 1.3;
    text-wrap: balance;
  }
  .tabbed .digit-guesses table {
    font-size: 1rem;
    line-height: 1.75;
  }
  .tabbed .digit-guesses td:has(progress) {
    vertical-align: middle;
  }
  .tabbed .digit-guesses progress {
    inline-size: 13rem;
    accent-color: var(--lab-edit);
  }
  .tabbed .digit-guess > .verdict {
    grid-area: verdict;
    align-content: start;
    align-self: start;
  }
  @container lab (max-width: 59.99rem) {
    .tabbed > .body:has(> .digit-guess) {
      grid-template: 'choice' auto 'compare' auto 'board' auto 'reads' auto 'looks' auto 'verdict' auto / minmax(0, 1fr);
      gap: 0.375rem;
      padding-block: 0.375rem;
    }
    .tabbed .patch-attention .drawing {
      justify-self: center;
      inline-size: clamp(11rem, 100svh - 41rem, 24rem);
    }
    .tabbed .patch-attention .patch-answers > .pixel-pictures {
      flex-flow: row nowrap;
      align-items: start;
      justify-content: center;
    }
    .tabbed .patch-answers .pixel-grid {
      inline-size: 9.75rem;
    }
    .tabbed .patch-attention :is(.pixel-help, .pixel-figure figcaption) {
      display: none;
    }
    /* One row: the ink of a brush says which one it is. */
    .tabbed .drawing-tools {
      flex-wrap: nowrap;
      justify-self: center;
    }
    .tabbed .drawing-tools fieldset {
      flex: none;
      flex-wrap: nowrap;
    }
    .tabbed .drawing-tools fieldset label {
      font-size: 0;
    }
    .tabbed .drawing-ink {
      inline-size: 1.25rem;
      block-size: 1.25rem;
    }
    .tabbed .drawing-tools :is(button, .drawing-file) {
      padding-inline: 0.5rem;
      white-space: nowrap;
    }
    .tabbed .digit-choice {
      flex-wrap: nowrap;
      justify-content: start;
      /* Room for the ring of a button, which scrolling would cut off. */
      margin: -3px;
      padding: 3px;
      overflow-x: auto;
      scroll-padding-inline: 3px;
    }
    .tabbed .digit-choice button {
      flex: none;
    }
    .tabbed .digit-guesses {
      gap: 0.25rem;
      padding: 0;
    }
    .tabbed .digit-guesses p {
      font-size: 1.125rem;
    }
    .tabbed .digit-guesses tbody {
      display: grid;
      grid-template-rows: repeat(5, auto);
      grid-auto-flow: column;
      justify-content: start;
      gap: 0 1.5rem;
    }
    .tabbed .digit-guesses tr {
      display: flex;
      align-items: center;
      font-size: 0.875rem;
      line-height: 1.3;
    }
    .tabbed .digit-guesses td {
      min-inline-size: 2.75rem;
    }
    .tabbed .digit-guesses progress {
      inline-size: 4.5rem;
    }
  }
  /* In a low window, what the model reads stands beside the board. */
  @media (max-height: 52rem) {
    @container lab (max-width: 59.99rem) {
      .tabbed > .body:has(> .digit-guess) {
        grid-template:
          'choice choice' auto 'compare compare' auto 'board reads' auto 'looks looks' auto
          'verdict verdict' auto / clamp(10rem, 100svh - 36rem, 14rem) minmax(0, 10.5rem);
        gap: 0.25rem 1rem;
      }
      .tabbed .patch-attention .drawing {
        inline-size: 100%;
      }
      .tabbed .drawing-tools {
        flex-wrap: wrap;
      }
      .tabbed .digit-guesses {
        align-self: start;
        flex-wrap: nowrap;
      }
      .tabbed .digit-guesses p {
        font-size: 1rem;
        line-height: 1.2;
      }
      .tabbed .digit-guesses tbody {
        display: table-row-group;
      }
      .tabbed .digit-guesses tr {
        line-height: 1.25;
      }
      .tabbed .digit-guesses progress {
        inline-size: 4rem;
      }
    }
  }
  @container lab (max-width: 22rem) {
    .tabbed .drawing-tools legend {
      font-size: 0;
    }
  }
`;
