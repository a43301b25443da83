/** How long matrices that two steps have in common glide, in milliseconds. */
export const glideDuration = 240;

/** The displayed matrices of the stage by node id. A step that shows a matrix twice has it once. */
function matricesOf(stage: ParentNode): ReadonlyMap<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const matrix of stage.querySelectorAll<HTMLElement>('[data-matrix]')) {
    const { matrix: id = '' } = matrix.dataset;
    if (!found.has(id)) found.set(id, matrix);
  }
  return found;
}

/** The place of the cells: the caption is above or below them, depending on the step. */
const cellsOf = (matrix: HTMLElement): DOMRect =>
  (matrix.querySelector('tbody') ?? matrix).getBoundingClientRect();

const fits = ({ scrollWidth, scrollHeight, clientWidth, clientHeight }: Element): boolean =>
  scrollWidth <= clientWidth && scrollHeight <= clientHeight;

/** Keeps scrollbars from appearing until the animations have ended. */
async function hideOverflow(scroller: Element, animations: readonly Animation[]): Promise<void> {
  scroller.setAttribute('data-glides', '');
  await Promise.allSettled(animations.map(({ finished }) => finished));
  scroller.removeAttribute('data-glides');
}

/** Lets the matrices that the last and the current step have in common glide from their last place, instead of jumping. */
export class SharedMatrices {
  #places: ReadonlyMap<string, DOMRect> = new Map();
  #animations: readonly Animation[] = [];

  /** Remembers the places of the matrices. To be called before a render, while nothing has to be laid out for it. */
  measure(stage: ParentNode): void {
    this.finish();
    this.#places = new Map([...matricesOf(stage)].map(([id, matrix]) => [id, cellsOf(matrix)]));
  }

  /** Starts from the remembered places, in the frame that lays the render out anyway. To be called after the render. */
  glide(stage: ParentNode): void {
    if (this.#places.size > 0) requestAnimationFrame(() => this.#start(stage));
  }

  #start(stage: ParentNode): void {
    if (this.#places.size === 0) return;
    const scroller = stage.querySelector('.matrices');
    const isFitting = scroller !== null && fits(scroller);
    // All places are measured before the first animation starts: it changes styles, and measuring them forces a layout.
    const glides = [...matricesOf(stage)].flatMap(([id, matrix]) => {
      const from = this.#places.get(id);
      const to = cellsOf(matrix);
      const isStill = from === undefined || (from.x === to.x && from.y === to.y && from.width === to.width);
      if (isStill || from.width === 0 || to.width === 0) return [];
      const scale = from.width / to.width;
      const corner = matrix.getBoundingClientRect();
      const transformOrigin = `${to.x - corner.x}px ${to.y - corner.y}px`;
      const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;
      return [{ matrix, transformOrigin, start }];
    });
    this.#animations = glides.map(({ matrix, transformOrigin, start }) =>
      matrix.animate(
        [
          { transformOrigin, transform: start },
          { transformOrigin, transform: 'none' },
        ],
        { duration: glideDuration, easing: 'ease-in-out' },
      ),
    );
    this.#places = new Map();
    if (isFitting) hideOverflow(scroller, this.#animations);
  }

  /** Ends at the places of the layout, which can be measured then, and forgets the last ones. */
  finish(): void {
    for (const animation of this.#animations) animation.finish();
    this.#animations = [];
    this.#places = new Map();
  }
}
