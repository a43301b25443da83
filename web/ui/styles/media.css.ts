import { css } from 'lit';

export const paper = css`
  @media print {
    .skip,
    .masthead,
    .strip,
    .foot,
    .controls,
    .legend-marks,
    .reason > .close,
    .questions {
      display: none;
    }
    .reason:not(.open) {
      display: none;
    }
    .reason.open {
      display: block;
      position: static;
      max-block-size: none;
      grid-row: auto;
      grid-column: 1;
      margin: 0;
      padding-inline: 0;
    }
    .body {
      grid-template-columns: minmax(0, 1fr);
    }
    .lab .article {
      padding-block-end: 1rem;
    }
    .stage,
    .prose {
      min-block-size: 0;
      break-inside: avoid;
    }
    .stage td,
    .ramp i {
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
    .ramp i {
      forced-color-adjust: none;
    }
  }
`;
