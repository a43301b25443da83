import { css } from 'lit';

/**
 * Every colour, size and face the views may use, in one place and for both themes. The page around the element may set
 * those that have an `--attention-` name.
 *
 * The role hues were searched for the largest smallest distance between any two of them, seen with normal vision
 * and with each of the three colour-vision deficiencies; each has at least 4.5:1 on the paper it is printed on.
 * Hue is never the only sign: a role always comes with its symbol.
 */
export const tokens = css`
  :host {
    color-scheme: light dark;

    --lab-paper: var(--attention-paper, light-dark(#fbfaf6, #17181c));
    --lab-paper-sunk: var(--attention-paper-sunk, light-dark(#f3f1ea, #1f2126));
    --lab-ink: var(--attention-ink, light-dark(#1c1b19, #eceae4));
    --lab-ink-soft: var(--attention-ink-soft, light-dark(#5a564e, #b4b1a9));
    --lab-line: var(--attention-line, light-dark(#d9d5c9, #3a3c43));
    --lab-line-strong: var(--attention-line-strong, light-dark(#8a857a, #7d7f87));
    --lab-accent: var(--attention-accent, light-dark(#9d2f1c, #ff9f87));
    --lab-edit: var(--attention-edit, light-dark(#0b6e7d, #4fcad8));
    --lab-lit: light-dark(#111111, #ffffff);
    --lab-lit-wash: var(--attention-highlight, light-dark(#fdeeb5, #3b3211));
    --lab-error: var(--attention-error, light-dark(#a3123a, #ff95a8));

    --lab-input: var(--attention-input, light-dark(#55422a, #e4dbb9));
    --lab-context-input: var(--attention-context-input, light-dark(#746518, #b9a65a));
    --lab-query: var(--attention-query, light-dark(#1c43a6, #86a6ff));
    --lab-key: var(--attention-key, light-dark(#884b00, #f9a44a));
    --lab-value: var(--attention-value, light-dark(#1d5a14, #55d39c));
    --lab-scores: var(--attention-scores, light-dark(#661a83, #d4a4fb));
    --lab-mask: var(--attention-mask, light-dark(#45414a, #c1c6ce));
    --lab-weights: var(--attention-weights, light-dark(#c01a61, #f472ab));
    --lab-context: var(--attention-context, light-dark(#1b6b60, #6dbab0));
    --lab-output: var(--attention-output, light-dark(#00708e, #97e8fc));
    --lab-inner: var(--attention-inner, light-dark(#7358bf, #8d74f9));

    /* Words, and letters of symbols outside of MathML. See web/ui/fonts. */
    --lab-serif: var(
      --attention-font,
      'Attention Lab Serif', 'Attention Lab Math', 'Attention Lab Sans', 'Attention Lab Serif Fallback', serif
    );
    --lab-sans-default: 'Attention Lab Sans', 'Attention Lab Math', 'Attention Lab Sans Fallback', sans-serif;
    /* Labels and controls. */
    --lab-sans: var(--attention-font, var(--lab-sans-default));
    /* Numbers. All digits have the same width. */
    --lab-mono: var(--attention-font-mono, var(--lab-sans-default));
    --lab-code: var(--attention-font-mono, ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace);
    --lab-small: 0.8125rem;
    --lab-text: var(--attention-font-size, 1.125rem);
    --lab-large: 1.375rem;
    --lab-gap: 1rem;
    --lab-measure: 38rem;
    --lab-quick: 160ms;
  }

  :host([theme='light']) {
    color-scheme: light;
  }

  :host([theme='dark']) {
    color-scheme: dark;
  }

  @media print {
    :host,
    :host([theme]) {
      color-scheme: light;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    :host {
      --lab-quick: 0ms;
    }
  }
`;

/** A role class sets `--role`; other rules use it for text, borders or symbols. */
export const roles = css`
  .role-input {
    --role: var(--lab-input);
  }
  .role-context_input {
    --role: var(--lab-context-input);
  }
  .role-query {
    --role: var(--lab-query);
  }
  .role-key {
    --role: var(--lab-key);
  }
  .role-value {
    --role: var(--lab-value);
  }
  .role-scores {
    --role: var(--lab-scores);
  }
  .role-mask {
    --role: var(--lab-mask);
  }
  .role-weights {
    --role: var(--lab-weights);
  }
  .role-context {
    --role: var(--lab-context);
  }
  .role-output {
    --role: var(--lab-output);
  }
  .role-inner {
    --role: var(--lab-inner);
  }
`;
