import { html, type TemplateResult } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';
import type { TraceNode } from '../engine/types';
import { cellValue } from './format';
import type { Grid } from './matrix-events';
import { above, below, blockedPaper, heatScale, heatStep, type Palette, share } from './palette';
import type { Window } from './window';

/** Pixels of the picture for one entry of the matrix. */
const scale = 4;

type Theme = keyof Palette;

/** The colour of one entry. */
function colour(node: TraceNode, value: number, theme: Theme): string {
  if (Number.isNaN(value) || value === Number.NEGATIVE_INFINITY) return blockedPaper[theme][1];
  const heat = heatScale(node);
  const step = heatStep(value, heat);
  const palette = heat.kind === 'probability' ? share : step < 0 ? below : above;
  return palette[theme][Math.abs(step)] ?? '#808080';
}

/** Draws the whole matrix and frames the window on it, in the ink that the theme gives the canvas. */
function draw(canvas: HTMLCanvasElement, node: TraceNode, window: Window, ink: string): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const theme: Theme = ink.includes('255') ? 'dark' : 'light';
  for (let row = 0; row < node.rows; row += 1) {
    for (let col = 0; col < node.cols; col += 1) {
      context.fillStyle = colour(node, cellValue(node, row, col), theme);
      context.fillRect(col * scale, row * scale, scale, scale);
    }
  }
  context.strokeStyle = ink;
  context.lineWidth = 2;
  context.strokeRect(window.col * scale, window.row * scale, window.cols * scale, window.rows * scale);
}

/** Draws a matrix on the canvas it stands in, once the canvas has its size, and only when the picture changes. */
class Paint extends Directive {
  #drawn: readonly unknown[] = [];

  override render(_node: TraceNode, _window: Window): void {}

  override update(part: ElementPart, [node, window]: [TraceNode, Window]): void {
    const canvas = part.element as HTMLCanvasElement;
    queueMicrotask(() => {
      // The canvas wears `color: light-dark(#000000, #ffffff)`: its ink tells the theme.
      const ink = getComputedStyle(canvas).color;
      const picture = [node.data, window.row, window.col, window.rows, window.cols, ink];
      if (picture.every((each, at) => each === this.#drawn[at])) return;
      this.#drawn = picture;
      draw(canvas, node, window, ink);
    });
  }
}

const paint = directive(Paint);

/** Selects the entry under the pointer, which turns the window to it. */
function turn(event: PointerEvent, { node, model, intent }: Grid): void {
  if (event.buttons === 0 || !(event.currentTarget instanceof HTMLCanvasElement)) return;
  if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
  const box = event.currentTarget.getBoundingClientRect();
  const at = (offset: number, length: number, size: number): number =>
    Math.min(size - 1, Math.max(0, Math.floor((offset / length) * size)));
  const row = at(event.clientY - box.top, box.height, node.rows);
  const col = at(event.clientX - box.left, box.width, node.cols);
  const last = model.state.trail.at(-1);
  if (last?.node === node.id && last.row === row && last.col === col) return;
  intent.dispatch({ type: 'select-cell', cell: { node: node.id, row, col } });
}

/** A large matrix as a picture, with a frame around the part that the table beside it shows. */
export function overview(grid: Grid, window: Window): TemplateResult {
  const { node } = grid;
  const rows = `rows ${window.row + 1} to ${window.row + window.rows}`;
  const cols = `columns ${window.col + 1} to ${window.col + window.cols}`;
  const move = (event: PointerEvent): void => turn(event, grid);
  return html`<figure class="overview">
    <canvas
      role="img"
      aria-label=${`All of ${node.title}, ${node.rows} by ${node.cols}, as a heat map`}
      width=${node.cols * scale}
      height=${node.rows * scale}
      @pointerdown=${move}
      @pointermove=${move}
      ${paint(node, window)}
    ></canvas>
    <figcaption>${rows} of ${node.rows}, ${cols} of ${node.cols}</figcaption>
  </figure>`;
}
