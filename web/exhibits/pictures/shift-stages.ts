import type { Model } from '../../views/model';

/** How far the map has come on its way through the shifted windows. */
export type Stage = 'whole' | 'shifted' | 'windows' | 'back';

/** A pixel of the map: where it belongs, where it lies at this stage, and its region in the shifted map. */
export interface Pixel {
  readonly row: number;
  readonly col: number;
  readonly atRow: number;
  readonly atCol: number;
  readonly region: number;
  /** The window it is in, counted row by row. */
  readonly window: number;
}

/** The stage that the node of the walk belongs to: the figure moves as the reader steps. */
export function stageOf(node: string): Stage {
  if (/^(x|bias_table|w_.)$/.test(node)) return 'whole';
  if (/^(rolled|merged)$/.test(node)) return 'shifted';
  return node === 'output' ? 'back' : 'windows';
}

/** By how many pixels the map is moved. */
export function shiftOf({ state, trace }: Model): number {
  return state.document.options.shift === false ? 0 : Math.floor((trace.dimensions.window ?? 1) / 2);
}

/** Every pixel at a stage. Regions are the numbers that the engine gave them. */
export function pixelsAt(stage: Stage, model: Model): readonly Pixel[] {
  const { height = 1, width = 1, window = 1 } = model.trace.dimensions;
  const shift = shiftOf(model);
  const regions = model.trace.node('regions');
  const moved = stage === 'shifted' || stage === 'windows';
  return Array.from({ length: height * width }, (_, at) => {
    const [row, col] = [Math.floor(at / width), at % width];
    const [up, left] = [(row - shift + height) % height, (col - shift + width) % width];
    return {
      row,
      col,
      atRow: moved ? up : row,
      atCol: moved ? left : col,
      region: regions?.data[up * width + left] ?? 0,
      window: Math.floor(up / window) * (width / window) + Math.floor(left / window),
    };
  });
}

/** The window that the walk is in; -1 while it is in none. */
export function windowOf(node: string): number {
  const found = /^window_(\d+)\//.exec(node)?.[1];
  return found === undefined ? -1 : Number(found);
}
