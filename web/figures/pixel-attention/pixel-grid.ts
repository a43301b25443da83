import { html, nothing, svg, type TemplateResult } from 'lit';
import { type CssVariables, cssVariables } from '../../ui/format/css-variables';

/** Appearance and label of a square. */
export interface Square {
  /** Tooltip and label for screen readers: "r2 c5: 0.31". */
  readonly label: string;
  /** Colours `rgb(…)` of its pixels, row by row; without them a class sets the colour. */
  readonly fills?: readonly string[];
  /** Opacity of the colours, 0 to 1. */
  readonly opacity?: number;
  readonly className?: string;
  readonly text?: string;
  readonly isChosen?: boolean;
}

/** A grid of squares for pointer, touch and arrow keys. */
export interface PixelGrid {
  readonly name: string;
  readonly rows: number;
  readonly cols: number;
  square(row: number, col: number): Square;
  onPress(row: number, col: number): void;
  /** The square with tabindex 0. */
  readonly tabStop?: { readonly row: number; readonly col: number };
  /** A class for the grid, for example `pixel-unseen`. */
  readonly className?: string;
  /** Content below the name, such as a legend. */
  readonly below?: TemplateResult;
  /** A drawing over the squares, in their units. */
  readonly over?: TemplateResult;
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus with the arrow keys. */
function moveFocus(event: KeyboardEvent): void {
  const step = steps[event.key];
  const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
  const grid = event.currentTarget instanceof Element ? event.currentTarget : null;
  if (step === undefined || from === null || grid === null) return;
  event.preventDefault();
  const [row, col] = [Number(from.dataset.row) + step[0], Number(from.dataset.col) + step[1]];
  grid.querySelector<HTMLElement>(`[data-row="${row}"][data-col="${col}"]`)?.focus();
}

/** Colours as SVG attributes: a strict content security policy forbids inline styles. */
function squareColours({ fills = [], opacity = 1 }: Square): TemplateResult | typeof nothing {
  const side = Math.sqrt(fills.length);
  if (side === 0) return nothing;
  return html`<svg aria-hidden="true" viewBox="0 0 ${side} ${side}" preserveAspectRatio="none" shape-rendering="crispEdges"
    >${fills.map((fill, at) => svg`<rect x=${at % side} y=${Math.floor(at / side)} width="1" height="1" fill=${fill} fill-opacity=${opacity}></rect>`)}</svg>`;
}

function squareOf(grid: PixelGrid, row: number, col: number): TemplateResult {
  const square = grid.square(row, col);
  const { row: tabRow, col: tabCol } = grid.tabStop ?? { row: 0, col: 0 };
  return html`<button
    type="button"
    role="gridcell"
    class=${`pixel-square printed ${square.className ?? ''}${square.isChosen ? ' pixel-chosen' : ''}`}
    data-row=${row}
    data-col=${col}
    tabindex=${row === tabRow && col === tabCol ? 0 : -1}
    title=${square.label}
    aria-label=${square.label}
    aria-selected=${square.isChosen === undefined ? nothing : String(square.isChosen)}
    @click=${() => grid.onPress(row, col)}
  >${squareColours(square)}${square.text === undefined ? nothing : html`<span class="pixel-text">${square.text}</span>`}</button>`;
}

/** Squares that are as small as those of this many columns get no smaller. */
const sizes = (cols: number): CssVariables => ({ cols, side: cols <= 4 ? 2.75 : cols <= 8 ? 2.125 : 1.75 });

/** Large squares have larger numbers. */
const textClass = (cols: number): string => (cols <= 3 ? ' pixel-three' : cols === 4 ? ' pixel-four' : '');

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** The grid with its name below. */
export function pixelGrid(grid: PixelGrid): TemplateResult {
  const rows = range(grid.rows).map(
    (row) => html`<div role="row">${range(grid.cols).map((col) => squareOf(grid, row, col))}</div>`,
  );
  return html`<figure class="pixel-figure">
    <div role="grid" aria-label=${grid.name} class=${`pixel-grid${textClass(grid.cols)} ${grid.className ?? ''}`} ${cssVariables(sizes(grid.cols))} @keydown=${moveFocus}>${rows}${grid.over ?? nothing}</div>
    <figcaption>${grid.name}</figcaption>${grid.below ?? nothing}
  </figure>`;
}

/** A picture without interaction. */
export interface StaticPicture {
  readonly name: string;
  readonly rows: number;
  readonly cols: number;
  square(row: number, col: number): Pick<Square, 'fills' | 'opacity' | 'className' | 'isChosen'>;
}

/** The squares of a static picture. */
export function stillSquares({ name, rows, cols, square }: StaticPicture, className = ''): TemplateResult {
  const focusRing = (row: number, col: number): TemplateResult =>
    svg`<rect class="pixel-ring" x=${col + 0.1} y=${row + 0.1} width="0.8" height="0.8"></rect>
      <rect class="pixel-ring pixel-ring-line" x=${col + 0.1} y=${row + 0.1} width="0.8" height="0.8"></rect>`;
  const at = (row: number, col: number): TemplateResult => {
    const { fills, opacity = 1, className: heatClass = '', isChosen } = square(row, col);
    const [fill] = fills ?? [];
    return svg`<rect class=${heatClass} x=${col} y=${row} width="1" height="1" fill=${fill ?? nothing} fill-opacity=${opacity}></rect>${isChosen ? focusRing(row, col) : nothing}`;
  };
  const squares = range(rows).flatMap((row) => range(cols).map((col) => at(row, col)));
  return html`<svg class=${`pixel-still ${className}`} ${cssVariables(sizes(cols))} viewBox="0 0 ${cols} ${rows}" role="img" aria-label=${name}>${squares}</svg>`;
}

/** A static picture with its name below. */
export function stillPicture(picture: StaticPicture, className = ''): TemplateResult {
  return html`<figure class="pixel-figure">${stillSquares(picture, className)}<figcaption aria-hidden="true">${picture.name}</figcaption></figure>`;
}

/** The legend for colours from 0 to the largest weight. */
export function colourLegend(maxText: string): TemplateResult {
  const colours = range(11).map((step) => html`<i class=${`s${step}`}></i>`);
  return html`<p class="pixel-ramp"><span>0</span><span class="pixel-ramp-steps" aria-hidden="true">${colours}</span><span>${maxText}</span></p>`;
}
