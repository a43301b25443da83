import { css } from 'lit';

export const barCss = css`
  .dots {
    display: flex;
    align-items: center;
    justify-content: center;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .dots li {
    display: flex;
  }
  .lab .dots .dot {
    display: grid;
    place-items: center;
    inline-size: 1.625rem;
    min-inline-size: 1.5rem;
    block-size: 2.25rem;
    padding: 0;
    border: 0;
    background: none;
  }
  .dot::before {
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: 1.5px solid var(--lab-line-strong);
    border-radius: 50%;
    background: none;
    content: '';
    transition: scale var(--lab-quick);
  }
  .dot:is(.of-try, .of-check)::before {
    border-radius: 2px;
  }
  .dot.of-check::before {
    rotate: 45deg;
  }
  .dot.visited::before {
    border-color: var(--lab-accent);
    background: var(--lab-accent);
  }
  .dot.here::before {
    border-color: var(--lab-accent);
    background: var(--lab-accent);
    scale: 1.6;
  }
  .where .letter.letter {
    display: inline;
  }
  .lab .every-step {
    padding-inline: 0.5rem;
    font-size: 0.875rem;
  }
  @media (forced-colors: active) {
    .dot.visited::before,
    .dot.here::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  /* Of one width, so that the dots stay in place. */
  @container lab (min-width: 80rem) {
    .guide-bar .whereabouts {
      inline-size: 15rem;
    }
    .guide-bar .whereabouts .where {
      max-inline-size: none;
    }
  }
  /* Too close to be pressed one by one. */
  @container lab (max-width: 79.99rem) {
    .lab .close .dot {
      inline-size: 0.875rem;
      min-inline-size: 0;
      pointer-events: none;
    }
  }
  @container lab (max-width: 59.99rem) {
    .guide-bar.stepper {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    .guide-bar .every-step {
      display: none;
    }
    .lab .dots .dot {
      inline-size: 0.875rem;
      min-inline-size: 0;
      pointer-events: none;
    }
  }
  @container lab (max-width: 39.99rem) {
    .guide-bar.stepper {
      grid-template-columns: auto auto minmax(2rem, 1fr) auto auto;
    }
    .guide-bar .dots {
      display: none;
    }
    .guide-bar .whereabouts {
      order: 1;
      text-align: center;
    }
    .guide-bar .moves .main > .what {
      max-inline-size: 5.5rem;
      line-height: 1.1;
      white-space: normal;
    }
  }
`;
