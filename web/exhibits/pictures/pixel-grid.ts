import { css, html, nothing, type TemplateResult } from 'lit';

/** How one square of a grid looks, and what it says. */
export interface Square {
  /** For those who cannot see it, and as its tooltip: "r2 c5: 0.31". */
  readonly words: string;
  /** A colour of its own, `rgb(…)`; without one a class decides. */
  readonly fill?: string;
  /** How much of the colour is seen, 0 to 1. */
  readonly seen?: number;
  readonly look?: string;
  readonly text?: string;
  readonly chosen?: boolean;
}

/** A picture as squares that a pointer, a finger or the arrow keys reach. */
export interface PixelGrid {
  readonly name: string;
  readonly rows: number;
  readonly cols: number;
  square(row: number, col: number): Square;
  /** What a press does; without it the squares are only looked at. */
  press?(row: number, col: number): void;
  /** The square that Tab stops at. */
  readonly stop?: { readonly row: number; readonly col: number };
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus to the neighbour that an arrow key names. */
function walk(event: KeyboardEvent): void {
  const step = steps[event.key];
  const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
  const grid = event.currentTarget instanceof Element ? event.currentTarget : null;
  if (step === undefined || from === null || grid === null) return;
  event.preventDefault();
  const [row, col] = [Number(from.dataset.row) + step[0], Number(from.dataset.col) + step[1]];
  grid.querySelector<HTMLElement>(`[data-row="${row}"][data-col="${col}"]`)?.focus();
}

/** The colour as an SVG attribute: a strict content security policy allows no style of its own. */
function paint({ fill, seen = 1 }: Square): TemplateResult | typeof nothing {
  if (fill === undefined) return nothing;
  return html`<svg aria-hidden="true" viewBox="0 0 1 1" preserveAspectRatio="none"
    ><rect width="1" height="1" fill=${fill} fill-opacity=${seen}></rect></svg>`;
}

function squareOf(grid: PixelGrid, row: number, col: number): TemplateResult {
  const square = grid.square(row, col);
  const { row: stopRow, col: stopCol } = grid.stop ?? { row: 0, col: 0 };
  const look = `square ${square.look ?? ''}${square.chosen ? ' chosen' : ''}`;
  return html`<button
    type="button"
    role="gridcell"
    class=${look}
    data-row=${row}
    data-col=${col}
    tabindex=${row === stopRow && col === stopCol ? 0 : -1}
    title=${square.words}
    aria-label=${square.words}
    aria-selected=${square.chosen === undefined ? nothing : String(square.chosen)}
    @click=${() => grid.press?.(row, col)}
  >${paint(square)}${square.text === undefined ? nothing : html`<span class="text">${square.text}</span>`}</button>`;
}

/** The picture with its name below. */
export function pixelGrid(grid: PixelGrid): TemplateResult {
  const rows = Array.from({ length: grid.rows }, (_, row) => row);
  const cols = Array.from({ length: grid.cols }, (_, col) => col);
  return html`<figure class="pixels">
    <div role="grid" aria-label=${grid.name} class=${`grid n${grid.cols}`} @keydown=${walk}>
      ${rows.map((row) => html`<div role="row">${cols.map((col) => squareOf(grid, row, col))}</div>`)}
    </div>
    <figcaption>${grid.name}</figcaption>
  </figure>`;
}

export const pixelGridCss = css`
  .pictures {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 1rem 1.5rem;
    margin-block: 0.75rem;
  }
  .pixels {
    margin: 0;
    max-width: 100%;
  }
  .lab .article > :is(.pictures, .kernel-exhibit, .windows-exhibit) {
    grid-column: 1 / -1;
  }
  .lab input[type='file'] {
    min-height: 2.75rem;
  }
  .pixels figcaption {
    margin-block-start: 0.25rem;
    max-width: 17.5rem;
    color: var(--lab-ink-soft);
    font-size: var(--lab-small);
    text-align: center;
    margin-inline: auto;
  }
  .pixels .grid {
    width: fit-content;
    margin-inline: auto;
    border: 1px solid var(--lab-line-strong);
    background: var(--lab-paper);
  }
  .pixels [role='row'] {
    display: flex;
  }
  .square {
    position: relative;
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  .n1 .square,
  .n2 .square,
  .n3 .square,
  .n4 .square {
    width: 2.75rem;
    height: 2.75rem;
  }
  .n5 .square,
  .n6 .square,
  .n7 .square,
  .n8 .square {
    width: 2.25rem;
    height: 2.25rem;
  }
  .square svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .square .text {
    position: relative;
    font-family: var(--lab-mono);
    font-size: 0.6875rem;
    font-variant-numeric: tabular-nums;
  }
  .square:hover {
    outline: 1px solid var(--lab-lit);
    outline-offset: -1px;
    z-index: 1;
  }
  .square.chosen::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 2px solid #fff;
    outline: 2px solid #000;
    outline-offset: -1px;
    z-index: 1;
    pointer-events: none;
  }
  .square:focus-visible {
    outline: 3px solid var(--lab-accent);
    outline-offset: -1px;
    z-index: 2;
  }
`;
