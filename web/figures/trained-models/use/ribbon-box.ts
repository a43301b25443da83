import { render, svg } from 'lit';
import { type Ribbon, ribbonPath, ribbonsBetween } from '../../../svg/ribbons';
import { createResizeObserver } from '../../../ui/dom/resize-observer';
import { heatStep } from '../../../ui/format/palette';

/** What the lines between two rows of words are drawn from. */
export interface RibbonsView {
  readonly rows: number;
  readonly columns: number;
  weightAt(row: number, col: number): number;
  /** The row whose lines are drawn alone; null for all. */
  readonly row: number | null;
}

/** The width of weight 1, in pixels, where there is room. */
const fullWidth = 34;
/** Lines of smaller weights are less than a pixel wide. */
const minWeight = 0.02;
/** The palest inks look like the paper: a line has at least this one. */
const minInk = 3;

interface Places {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly length: number;
}

/** The least distance of two neighbours, and the length of all of them for a single one. */
function leastGap(places: readonly number[], length: number): number {
  const sorted = [...places].sort((a, b) => a - b);
  return Math.min(length, ...sorted.slice(1).map((place, at) => place - (sorted[at] ?? 0)));
}

/** Lines as wide as weights, between words that the page has laid out in two rows, or in two columns beside the drawing. */
export class RibbonBox {
  readonly svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  readonly #observer = createResizeObserver(() => this.#draw());
  #view: RibbonsView | null = null;

  constructor() {
    this.svg.classList.add('use-ribbons');
    this.svg.setAttribute('aria-hidden', 'true');
  }

  /** To be called after each render, when the words have their places. */
  show(view: RibbonsView | null): void {
    if (this.#view === null) this.#observer.observe(this.svg);
    this.#view = view;
    this.#draw();
  }

  disconnect(): void {
    this.#observer.disconnect();
    this.#view = null;
  }

  #draw(): void {
    const [view, places] = [this.#view, this.#measure()];
    if (view === null || places === null || places.rows.length !== view.rows) return;
    const ribbons = places.columns.length === view.columns ? ribbonsOf(view, places) : [];
    const isSideways = this.#isSideways();
    const line = (ribbon: Ribbon) =>
      svg`<path class=${`use-ribbon s${Math.max(minInk, heatStep(ribbon.weight, { kind: 'probability', reach: 1 }))}${view.row === null || view.row === ribbon.row ? '' : ' faded'}`}
        d=${ribbonPath(ribbon, isSideways)} stroke-width=${ribbon.width} data-row=${ribbon.row} data-col=${ribbon.col}></path>`;
    // Small weights are drawn last, so that large ones do not cover them.
    render([...ribbons].sort((a, b) => b.weight - a.weight).map(line), this.svg as unknown as HTMLElement);
  }

  #isSideways(): boolean {
    return this.svg.closest('.sideways') !== null;
  }

  /** The middles of the words along the drawing, and how far apart both rows are; null while nothing is displayed. */
  #measure(): Places | null {
    const box = this.svg.getBoundingClientRect();
    const words = this.svg.closest('.use-words');
    if (words === null || box.width === 0) return null;
    const isSideways = this.#isSideways();
    const middles = (selector: string): readonly number[] =>
      [...words.querySelectorAll(selector)].flatMap((word) => {
        const { x, y, width, height } = word.getBoundingClientRect();
        // The words of the field have no places of their own where they stand in a column, too.
        if (width === 0) return [];
        return isSideways ? y + height / 2 - box.y : x + width / 2 - box.x;
      });
    return {
      columns: middles('[data-column-word]'),
      rows: middles('[data-row-word]'),
      length: isSideways ? box.width : box.height,
    };
  }
}

function ribbonsOf(view: RibbonsView, { columns, rows, length }: Places): readonly Ribbon[] {
  const shown = (row: number, col: number): number => {
    const weight = view.weightAt(row, col);
    return weight < minWeight ? 0 : weight;
  };
  const sums = columns.map((_, col) => rows.reduce((sum, _, row) => sum + shown(row, col), 0));
  const room = Math.min(
    0.9 * leastGap(rows, length),
    (0.9 * leastGap(columns, length)) / Math.max(1, ...sums),
  );
  return ribbonsBetween(
    shown,
    { columns, rows, top: 0, bottom: length },
    Math.min(fullWidth, length / 4, room),
  );
}
