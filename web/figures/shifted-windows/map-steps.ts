import { activeRow, setActiveRow } from '../../ui/matrix/active-row';
import type { Intent, Model } from '../../ui/model';

/** Steps of the map in shifted windows. */
export type MapStep = 'whole' | 'shifted' | 'windows' | 'back';

/** A pixel with its position in the original map and its region in the shifted map. */
export interface Pixel {
  readonly row: number;
  readonly col: number;
  readonly region: number;
}

/** The input map and the parameters. */
const inputNodes = ['x', 'bias_table', 'w_q', 'w_k', 'w_v', 'w_o'];

/** The step of the map at the current node: the figure changes with the position. */
export function mapStepOf(node: string): MapStep {
  if (inputNodes.includes(node)) return 'whole';
  if (node === 'rolled' || node === 'merged') return 'shifted';
  return node === 'output' ? 'back' : 'windows';
}

/** The shift in pixels. */
export function shiftOf({ state, trace }: Model): number {
  return state.document.options.shift === false ? 0 : Math.floor((trace.dimensions.window ?? 1) / 2);
}

/** Every pixel, row by row, with its region number from the engine. */
export function pixelsOf(model: Model): readonly Pixel[] {
  const { height = 1, width = 1 } = model.trace.dimensions;
  const shift = shiftOf(model);
  const regions = model.trace.node('regions');
  return Array.from({ length: height * width }, (_, at) => {
    const [row, col] = [Math.floor(at / width), at % width];
    const [up, left] = [(row - shift + height) % height, (col - shift + width) % width];
    return { row, col, region: regions?.data[up * width + left] ?? 0 };
  });
}

/** An axis of its own: no matrix has the pixels in the order of the map, because windows reorder them. */
const axis = 'pixel';

/** Index of the followed pixel in the original map, row by row. */
export function chosenPixel(model: Model): number {
  const { n = 1 } = model.trace.dimensions;
  return Math.min(activeRow(axis, model) ?? 0, n - 1);
}

export function followPixel(pixel: number, model: Model, intent: Intent): void {
  setActiveRow(axis, pixel, model, intent);
}

/** Index of the current window; -1 outside of windows. */
export function windowOf({ state, trace }: Model): number {
  const groups = trace.node(state.position.node)?.group ?? [];
  return (groups.find(({ kind }) => kind === 'window')?.number ?? 0) - 1;
}
