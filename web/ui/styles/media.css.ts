import { css } from 'lit';

export const paper = css`
  @media print {
    .skip,
    .tools,
    .lessons > *,
    .overview,
    .foot,
    .controls,
    .questions,
    .why .empty {
      display: none;
    }
    /* Buttons that are part of a text, a table or a picture are printed. */
    button:not(.live, .operand, .printed, td *, th *),
    .legend-marks,
    :is(form, summary, label, input, select, textarea, dialog):not(.printed) {
      display: none !important;
    }
    .stage :is(.matrices, .equation) {
      max-height: none;
      background: none;
      overflow: visible;
    }
    .flow,
    .operands {
      flex-wrap: wrap;
      width: auto;
    }
    .article {
      display: block;
    }
    .show > .stage,
    .prose {
      position: static;
      min-block-size: 0;
      background: none;
      break-inside: avoid;
    }
    h3,
    h4 {
      break-after: avoid;
    }
    /* Browsers omit backgrounds on paper: they are the colours of heat maps. */
    .lab {
      print-color-adjust: exact;
    }
  }
`;

/** With forced colours, borders that are transparent otherwise must not be visible, and formulas use the text colour. */
export const forced = css`
  @media (forced-colors: active) {
    .lesson:not([aria-current]),
    .lab button.quiet {
      border-color: Canvas;
    }
    .lesson[aria-current] {
      border-block-end-color: Highlight;
    }
    math,
    .symbol {
      forced-color-adjust: none;
      color: CanvasText;
    }
    .ramp {
      forced-color-adjust: none;
    }
  }
`;
