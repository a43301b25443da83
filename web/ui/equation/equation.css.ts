import { css } from 'lit';

/** Formulas. Symbols have the hue of their role. */
export const equationCss = css`
  math {
    font-family: 'Attention Lab Math', 'STIX Two Math', 'Cambria Math', 'Latin Modern Math', math;
    math-style: normal;
  }
  /* Not in Firefox: with the metrics of the old STIX Math, each line would be three lines high. */
  @supports not (-moz-appearance: none) {
    math {
      font-family: 'Attention Lab Math', 'STIX Two Math', 'Cambria Math', 'Latin Modern Math', 'Attention Lab Math Fallback', math;
    }
  }
  /* The serif has the accents of translated words. */
  mtext {
    font-family: var(--lab-serif);
  }
  math.inline {
    math-style: compact;
  }
  .symbol {
    color: var(--role);
  }
  /* Scroll shadows: a shadow at each edge, covered by a background that scrolls with the content. */
  .equation,
  .mechanism,
  .matrices {
    --edge: color-mix(in srgb, var(--lab-ink) 22%, transparent);
    background:
      linear-gradient(to right, var(--lab-paper) 50%, transparent) left / 1.5rem 100% no-repeat local,
      linear-gradient(to left, var(--lab-paper) 50%, transparent) right / 1.5rem 100% no-repeat local,
      linear-gradient(to right, var(--edge), transparent) left top / 0.5rem calc(100% - 2px) no-repeat scroll,
      linear-gradient(to left, var(--edge), transparent) right top / 0.5rem calc(100% - 2px) no-repeat scroll;
  }
  .equation {
    overflow-x: auto;
    overflow-y: hidden;
    align-content: center;
    /* The box of a formula is as high as its ink. */
    min-block-size: 1.35em;
    /* Italics hang over at the sides. */
    padding: 0.125em 0.25em;
    font-size: clamp(1.375rem, 1rem + 2cqi, 1.9375rem);
  }
  /* Long equations are smaller on phones, and scroll only if that is not enough. */
  .equation[tabindex] {
    font-size: clamp(1.0625rem, 5.2cqi, min(1rem + 2cqi, 1.9375rem));
  }
  .equation .symbol {
    border-radius: 3px;
    cursor: pointer;
  }
  .equation .symbol.marked,
  .equation .symbol[data-pointed] {
    background: var(--lab-lit-wash);
  }
  @media (hover: hover) {
    .equation .symbol:hover {
      background: var(--lab-lit-wash);
    }
  }
  @media (forced-colors: active) {
    .equation .symbol.marked {
      outline: 2px solid Highlight;
    }
  }
`;
