import { activeRow, setActiveRow } from '../../ui/matrix/active-row';
import type { Intent, Model } from '../../ui/model';

/** How far the map has come on its way through the shifted windows. */
export type Stage = 'whole' | 'shifted' | 'windows' | 'back';

/** A pixel of the map: where it belongs, and its region in the shifted map. */
export interface Pixel {
  readonly row: number;
  readonly col: number;
  readonly region: number;
}

/** What the reader gives: the map as it lies, and the parameters. */
const given = ['x', 'bias_table', 'w_q', 'w_k', 'w_v', 'w_o'];

/** The stage that the node of the walk belongs to: the figure moves as the reader steps. */
export function stageOf(node: string): Stage {
  if (given.includes(node)) return 'whole';
  if (node === 'rolled' || node === 'merged') return 'shifted';
  return node === 'output' ? 'back' : 'windows';
}

/** By how many pixels the map is moved. */
export function shiftOf({ state, trace }: Model): number {
  return state.document.options.shift === false ? 0 : Math.floor((trace.dimensions.window ?? 1) / 2);
}

/** Every pixel, row by row, with the number that the engine gave its region. */
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

/** The rows and columns of a map as it lies are on no axis of a matrix: windows are in another order. */
const axis = 'pixel';

/** The pixel that the figures follow, counted row by row in the map as it lies. */
export function chosenPixel(model: Model): number {
  const { n = 1 } = model.trace.dimensions;
  return Math.min(activeRow(axis, model) ?? 0, n - 1);
}

export function followPixel(pixel: number, model: Model, intent: Intent): void {
  setActiveRow(axis, pixel, model, intent);
}

/** The window that the walk is in, from 0; -1 while it is in none. */
export function windowOf({ state, trace }: Model): number {
  const groups = trace.node(state.position.node)?.group ?? [];
  return (groups.find(({ kind }) => kind === 'window')?.number ?? 0) - 1;
}
