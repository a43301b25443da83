import type { CSSResult } from 'lit';
import { cellCss } from './cell.css';
import { equationCss } from './equation.css';
import { legendCss } from './legend.css';
import { matrixCss } from './matrix.css';
import { paletteCss } from './palette';
import { stageCss } from './stage.css';
import { whyCss } from './why.css';
import { whyTermsCss } from './why-terms.css';

/** The style sheets of the views around the matrices, in the order in which a shadow root adopts them. */
export const viewStyles: readonly CSSResult[] = [
  paletteCss,
  equationCss,
  matrixCss,
  cellCss,
  stageCss,
  whyCss,
  whyTermsCss,
  legendCss,
];
