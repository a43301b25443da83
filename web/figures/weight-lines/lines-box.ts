import { render } from 'lit';
import { motionText } from '../../i18n/en/motion';
import type { Locale } from '../../i18n/i18n';
import type { Point, Ribbon } from '../../svg/ribbons';
import { createResizeObserver } from '../../ui/dom/resize-observer';
import type { Axis, Cell, Isolation } from './isolation';
import { ribbonOutline } from './outlines';
import { measureWords, ribbonsOf, type WordPlaces } from './placement';
import { inkOf, weightLines } from './view';
import type { WordWeights } from './weights-on-stage';

/** What a box shows. */
export interface LinesState {
  readonly locale: Locale;
  readonly weights: WordWeights;
  readonly isolation: Isolation | null;
  readonly selected: Cell | null;
  readonly moving: Cell | null;
}

/** An outline on the page, and the class of its ink. */
export interface InkedOutline {
  readonly outline: readonly Point[];
  readonly ink: string;
}

/** The element with two rows of words and the lines between them. */
export class LinesBox {
  readonly element = document.createElement('div');
  readonly #observer = createResizeObserver(() => {
    this.#places = measureWords(this.element);
    this.#draw();
  });
  #state: LinesState | null = null;
  #places: WordPlaces | null = null;
  #ribbons: readonly Ribbon[] = [];
  #tabStops: Readonly<Record<Axis, number>> = { row: 0, col: 0 };

  constructor() {
    this.element.className = 'weight-lines';
    this.element.role = 'group';
    this.element.addEventListener('keydown', (event) => this.#onKey(event));
    this.element.addEventListener('focusin', ({ target }) => this.#onFocus(target as HTMLElement));
  }

  show(state: LinesState): void {
    const last = this.#state?.weights;
    this.#state = state;
    this.#draw();
    if (last !== state.weights) this.#observe();
  }

  remove(): void {
    this.#observer.disconnect();
    this.element.remove();
    this.#state = null;
  }

  word(axis: Axis, index: number): HTMLElement | null {
    return this.element.querySelector(`[data-axis="${axis}"][data-index="${index}"]`);
  }

  /** The outline of a line in coordinates of the viewport; null if the cell has no line. */
  outlineOf({ row, col }: Cell): InkedOutline | null {
    const ribbon = this.#ribbons.find((each) => each.row === row && each.col === col);
    const drawing = this.element.querySelector('svg')?.getBoundingClientRect();
    if (ribbon === undefined || drawing === undefined || this.#state === null) return null;
    const { x, y } = drawing;
    return {
      outline: ribbonOutline(ribbon).map((point) => [x + point[0], y + point[1]]),
      ink: inkOf(this.#state.weights, ribbon.weight),
    };
  }

  /** Words may be new or have other texts: the observer calls back in the next frame. */
  #observe(): void {
    this.#observer.disconnect();
    for (const each of this.element.querySelectorAll('svg, .line-word')) this.#observer.observe(each);
  }

  #draw(): void {
    const [state, places] = [this.#state, this.#places];
    if (state === null) return;
    const { rows, columns } = state.weights;
    const isMeasured = places?.rows.length === rows.length && places.columns.length === columns.length;
    this.#ribbons = isMeasured ? ribbonsOf(state.weights, places) : [];
    this.element.ariaLabel = state.locale.t(motionText('weight_lines.label'));
    render(weightLines({ ...state, ribbons: this.#ribbons, tabStops: this.#tabStops }), this.element);
  }

  /** The focused word becomes the tab stop of its row. */
  #onFocus({ dataset: { axis, index } }: HTMLElement): void {
    this.#tabStops = { ...this.#tabStops, [axis === 'row' ? 'row' : 'col']: Number(index) };
    this.#draw();
  }

  /** Up and down lead to the other row of words. */
  #onKey(event: KeyboardEvent): void {
    const axis = { ArrowUp: 'col', ArrowDown: 'row' }[event.key];
    if (axis === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    this.element.querySelector<HTMLElement>(`[data-axis="${axis}"][tabindex="0"]`)?.focus();
    event.preventDefault();
  }
}
