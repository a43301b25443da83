import { css, unsafeCSS } from 'lit';

const any = unsafeCSS(":host(:is([show='weights'], [show='matrix'], [show='step']))");
const one = unsafeCSS(":host(:is([show='weights'], [show='matrix']))");

/** A figure without blank room around it: bars and texts are not rendered where `show` is set. */
export const aloneCss = css`
  ${any} .body {
    padding-block: 0;
  }
  ${any} .article {
    display: block;
  }
  ${any} :is(.text, .skip, .motion-bar) {
    display: none;
  }
  ${any} .stage::after {
    display: none;
  }
  ${any} .show > .stage {
    position: relative;
    margin-inline: 0;
    padding: 0.25rem 0;
    border: 0;
  }
  ${any} .product {
    row-gap: 0.5rem;
  }
  ${any} .stage > .matrices {
    max-height: none;
  }
  ${one} :is(.headline, .note, .joiner, .minimap) {
    display: none;
  }
  ${one} .matrices:has([data-alone]) :is(.matrix, .operands, .joined, .product > div):not([data-alone], :has([data-alone])) {
    display: none;
  }
  ${one} .fit {
    display: flex;
    justify-content: safe center;
    width: auto;
    padding-block: 0;
  }
  /* The element has the counts of the stage in a style of its own. */
  .fit[data-roomy] {
    --cols: var(--alone-cols) !important;
    --rows: var(--alone-rows) !important;
    --beside: 6 !important;
    --above: 5 !important;
  }
  /* The other matrices, which are hidden, have the names of its rows and columns. */
  ${one} .bare[data-alone] table .place {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
  }
  ${one} .bare[data-alone] table {
    --head: 4rem;
  }
`;
