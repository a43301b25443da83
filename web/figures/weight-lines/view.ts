import { html, svg, type TemplateResult } from 'lit';
import { motionText } from '../../i18n/en/motion';
import type { Locale } from '../../i18n/i18n';
import { type Ribbon, ribbonPath, rounded } from '../../svg/ribbons';
import { heatScale, heatStep } from '../../ui/format/palette';
import { moveFocus } from '../../ui/matrix/roving-tabindex';
import { type Axis, type Cell, type Isolation, isIsolated, isolationOf, sameIsolation } from './isolation';
import { ribbonOutline } from './outlines';
import type { WordWeights } from './weights-on-stage';
import { wordLabel } from './word-labels';

/** What the lines are rendered from. */
export interface LinesView {
  readonly locale: Locale;
  readonly weights: WordWeights;
  readonly ribbons: readonly Ribbon[];
  readonly isolation: Isolation | null;
  /** The cell whose explanation is open, and the one whose line is on its way to the matrix or back. */
  readonly selected: Cell | null;
  readonly moving: Cell | null;
  /** The tab stop of each row of words. */
  readonly tabStops: Readonly<Record<Axis, number>>;
}

/** The least width of what can be clicked, in pixels. Lines of smaller weights cannot be seen, and are no targets. */
const targetWidth = 12;
const minTarget = 0.01;
/** The palest inks look like the paper: a line has at least this one. */
const minInk = 3;

/** The class of the ink of a line: that of its cell. */
export function inkOf({ node }: WordWeights, weight: number): string {
  return `s${Math.max(minInk, heatStep(weight, heatScale(node)))}`;
}

const isAt = (cell: Cell | null, { row, col }: Cell): boolean => cell?.row === row && cell.col === col;

function line(view: LinesView, ribbon: Ribbon): TemplateResult {
  const { isolation, moving, weights } = view;
  const states = [
    isolation !== null && !isIsolated(isolation, ribbon) ? ' faded' : '',
    isAt(moving, ribbon) ? ' moving' : '',
  ];
  return svg`<path
    class=${`line ${inkOf(weights, ribbon.weight)}${states.join('')}`}
    d=${ribbonPath(ribbon)}
    pathLength="1"
    stroke-width=${ribbon.width}
    data-row=${ribbon.row}
    data-col=${ribbon.col}
  ></path>`;
}

/** The outline of the line of the selected cell, as the cell has one. */
function ring(ribbon: Ribbon): TemplateResult {
  const corners = ribbonOutline({ ...ribbon, width: ribbon.width + 2 }).map((point) =>
    point.map(rounded).join(' '),
  );
  return svg`<path class="ring" d=${`M${corners.join('L')}Z`}></path>`;
}

/** What receives the pointer: wider than a thin line. */
function target(ribbon: Ribbon): TemplateResult {
  return svg`<path class="target" d=${ribbonPath(ribbon)} stroke-width=${Math.max(targetWidth, ribbon.width)} data-row=${ribbon.row} data-col=${ribbon.col}></path>`;
}

function word(view: LinesView, axis: Axis, index: number, name: string): TemplateResult {
  const { locale, weights, isolation, tabStops } = view;
  const count = (axis === 'row' ? weights.rows : weights.columns).length;
  const isOn = sameIsolation(isolation, isolationOf(axis, index));
  return html`<button
    type="button"
    class=${`line-word${isOn ? ' on' : ''}`}
    data-axis=${axis}
    data-index=${index}
    tabindex=${index === Math.min(tabStops[axis], count - 1) ? 0 : -1}
    title=${name}
    aria-label=${wordLabel(locale, weights, axis, index)}
  >${name}</button>`;
}

function words(view: LinesView, axis: Axis, label: string): TemplateResult {
  const names = axis === 'row' ? view.weights.rows : view.weights.columns;
  return html`<div class="line-words" role="toolbar" aria-label=${label} @keydown=${moveFocus}>
    <span class="line-caption" aria-hidden="true">${label}</span>
    ${names.map((name, index) => word(view, axis, index, name))}
  </div>`;
}

/** The words that are looked at, the lines, and below them the words that look. */
export function weightLines(view: LinesView): TemplateResult {
  const { locale, ribbons, selected, moving, weights } = view;
  const rows = locale.t(motionText(weights.isShifted ? 'weight_lines.rows_shifted' : 'weight_lines.rows'));
  // Small weights are drawn last, so that large ones do not cover them.
  const ordered = [...ribbons].sort((a, b) => b.weight - a.weight);
  return html`${words(view, 'col', locale.t(motionText('weight_lines.columns')))}
    <svg aria-hidden="true">
      ${ordered.map((ribbon) => line(view, ribbon))}
      ${ribbons.filter((ribbon) => isAt(selected, ribbon) && !isAt(moving, ribbon)).map(ring)}
      ${ordered.filter(({ weight }) => weight >= minTarget).map(target)}
    </svg>
    ${words(view, 'row', rows)}`;
}
