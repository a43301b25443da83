import { css } from 'lit';

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
 * The size of cells: as large as the stage allows, so that all matrices of a step are in view. `--whole-room` is the height for
 * matrices and the lines above them, as in `room.ts`; the others are what `need.ts` counts.
 */
export const fitCss = css`
  .stage {
    --whole-room: max(18rem, 100svh - 18.25rem - var(--tabs-room, 0rem));
    --room: var(--whole-room);
  }
  @media (max-height: 30rem) {
    .stage {
      --whole-room: max(14rem, 100svh - 10.25rem - var(--tabs-room, 0rem));
    }
  }
  :host(.unrolled) .stage {
    --whole-room: 38rem;
  }
  .fit {
    --free-w: calc((100cqi - 0.5rem - var(--beside) * 1rem) / var(--cols));
    --free-h: calc((var(--room) - var(--above) * 1rem) / var(--rows));
    --lab-cell-w: max(
      var(--least-w) * 1rem,
      min(6cqi + 1.47rem, var(--free-w), max(3rem, 2.4 * var(--free-h)))
    );
    --lab-cell-h: max(var(--least-h) * 1rem, min(var(--free-h), 0.59 * var(--lab-cell-w) + 0.65rem));
    --lab-number-size: min(0.115 * var(--lab-cell-w) + 0.65rem, 0.85 * var(--lab-cell-h));
  }
  @container stage (max-width: 30rem) {
    .stage > * {
      --whole-room: min(60svh - 0.6 * var(--tabs-room, 0rem), 100svh - 18rem - var(--tabs-room, 0rem)) - 0.5rem;
    }
    :host(.unrolled) .stage > * {
      --whole-room: 26rem;
    }
    @media (max-height: 30rem) {
      .stage > * {
        --whole-room: max(14rem, 100svh - 10.25rem - var(--tabs-room, 0rem));
      }
    }
    .stage > * {
      --room: var(--whole-room);
    }
  }
  .plain .caption .range {
    display: none;
  }
`;
