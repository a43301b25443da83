import type { CSSResult } from 'lit';
import { equationCss } from '../equation/equation.css';
import { whyCss } from '../explanation/why.css';
import { whyTermsCss } from '../explanation/why-terms.css';
import { legendCss } from '../format/legend.css';
import { paletteCss } from '../format/palette';
import { cellCss } from '../matrix/cell.css';
import { matrixCss } from '../matrix/matrix.css';
import { fitCss } from '../stage/fit/fit.css';
import { stageCss } from '../stage/stage.css';

/** The style sheets of the lesson's views, in cascade order. */
export const viewStyles: readonly CSSResult[] = [
  paletteCss,
  equationCss,
  matrixCss,
  cellCss,
  stageCss,
  fitCss,
  whyCss,
  whyTermsCss,
  legendCss,
];
