import { css, unsafeCSS } from 'lit';
import { besideCells } from './fit';

const rem = (pixels: number) => unsafeCSS(`${pixels / 16}rem`);
const letter = rem(besideCells.letter);
export const letterOnPhone = rem(besideCells.letterOnPhone);
export const matrixOnPhone = rem(besideCells.matrixOnPhone);

/**
 * Registered as lengths, the sizes are computed once per step and not once per cell, and cells whose sizes stay keep their styles;
 * else styling them would take most of the time of a step. Registration is global to the page: another copy may have done it.
 */
for (const name of ['--lab-cell-w', '--lab-cell-h', '--lab-number-size']) {
  try {
    globalThis.CSS?.registerProperty?.({ name, syntax: '<length>', inherits: true, initialValue: '36px' });
  } catch {
    break;
  }
}

/**
 * The size of cells: as large as the stage allows, so that all matrices of a step are in view, between a least and a most size.
 * `--room` is the height for the matrices, `--above` what of it is not cells, `--beside` what of the width is not. `fit.ts` counts
 * columns, rows, letters of row names and matrices in a row, and with the prefix `p` those on a phone.
 */
export const fitCss = css`
  .fit {
    --above: 12rem;
    --beside: 6.5rem;
    --least-w: 1.5rem;
    --free-w: calc((100cqi - var(--names) * ${letter} - var(--beside)) / var(--cols));
    --free-h: calc((var(--room) - var(--above)) / var(--rows));
    --lab-cell-w: max(var(--least-w), min(6cqi + 1.47rem, var(--free-w), max(3rem, 2.4 * var(--free-h))));
    --lab-cell-h: max(1.47rem, min(var(--free-h), 0.59 * var(--lab-cell-w) + 0.65rem));
    --lab-number-size: calc(0.115 * var(--lab-cell-w) + 0.65rem);
  }
  .flow.fit {
    --above: 12rem;
    --beside: calc(var(--of) * 5.125rem);
  }
  .flow.wraps {
    --above: 19rem;
    --least-w: 2rem;
  }
  .flow.given.lines-2 {
    --above: 19.5rem;
  }
  .flow.given.lines-3 {
    --above: 27rem;
  }
  .fit.mapped {
    --above: 16rem;
  }
  .given.mapped {
    --above: 22rem;
  }
  .fit.mapped.high {
    --above: 23rem;
  }
  .stage {
    --room: max(18rem, 100svh - 18.75rem);
  }
  :host(.unrolled) .stage {
    --room: 38rem;
  }
  /* Where long numbers do not fit side by side, matrices go below each other, and a product scrolls, which paper cannot. */
  @media screen {
    @container stage (min-width: 30.01rem) and (max-width: 60rem) {
      .flow.low {
        --least-w: 2rem;
      }
      .fit.long {
        --least-w: 2.4rem;
      }
      .low.long.in-three {
        --least-w: 2.75rem;
      }
      .flow:is(.low, .long),
      .flow:is(.low, .long) > .operands {
        flex-wrap: wrap;
        width: auto;
      }
      /* In one column there is more height. */
      @container lab (max-width: 59.99rem) {
        .flow.small {
          --least-w: 1.95rem;
          flex-wrap: wrap;
          width: auto;
        }
      }
    }
  }
  @container stage (max-width: 30rem) {
    .stage .fit {
      --above: 9rem;
      --beside: 3rem;
      --least-w: 1.5rem;
      --room: 55svh - 3rem;
      --free-w: calc((100cqi - var(--pnames) * ${letterOnPhone} - var(--beside)) / var(--pcols));
      --free-h: calc((var(--room) - var(--above)) / var(--prows));
    }
    :host(.unrolled) .stage .fit {
      --room: 26rem;
    }
    .stage .fit.many {
      --least-w: 1.8125rem;
    }
    .stage .product.many.long {
      --least-w: 2.3125rem;
    }
    /* Three parts of large matrices scroll sideways in any case, so their numbers can be large enough to read. */
    .stage .mapped.many.in-three-on-phone {
      --least-w: 2.4rem;
      --lab-cell-h: 1.5rem;
    }
    .stage .fit.mapped {
      --lab-cell-w: max(var(--least-w), min(6cqi + 1.47rem, var(--free-w)));
    }
    .stage .flow.fit {
      --above: 4rem;
      --beside: calc(var(--pof) * ${matrixOnPhone});
    }
    .stage .flow:is(.stacked, .given) {
      --above: 7rem;
    }
    .stage .flow.column {
      --above: 9.5rem;
    }
  }
  @container stage (max-width: 20.5rem) {
    .stage .fit:not(.many) {
      --beside: 4rem;
      --least-w: 1rem;
    }
  }
`;
