import type { TraceNode } from '../../engine/types';
import { cellValue, nodeFormat } from '../../views/format';
import type { Model } from '../../views/model';

/** The colour of a pixel: three channels as red, green and blue, one as grey, others by their first. */
export function colourOf(image: TraceNode, channels: number, row: number, col: number): string {
  const at = (channel: number): number => cellValue(image, row, col * channels + channel);
  const level = (value: number): number => Math.round(255 * Math.min(1, Math.max(0, value)));
  const [red, green, blue] = channels === 3 ? [at(0), at(1), at(2)] : [at(0), at(0), at(0)];
  return `rgb(${level(red)},${level(green)},${level(blue)})`;
}

/** The largest number in a row of a node. */
export function rowReach(node: TraceNode, row: number): number {
  let largest = 0;
  for (let col = 0; col < node.cols; col += 1) largest = Math.max(largest, cellValue(node, row, col));
  return largest;
}

/** A number as the matrices print it. */
export function printed(node: TraceNode, row: number, col: number): string {
  return nodeFormat(node).text(cellValue(node, row, col));
}

/**
 * The row of the walk that a figure shows along one dimension: of the selected cell, else of the place of the walk. A
 * place in a matrix without that dimension counts as the first row.
 */
export function chosenRow(dimension: string, { state, trace }: Model): number {
  const places = [state.trail[0], state.position];
  const place = places.find((each) => each !== undefined && trace.node(each.node)?.row_dim === dimension);
  const rows = trace.dimensions[dimension] ?? 1;
  return Math.min(place?.row ?? 0, rows - 1);
}
