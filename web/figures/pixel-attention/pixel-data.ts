import type { TraceNode } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import { argmaxRow } from '../../store/document/matrix';
import { cellValue, nodeFormat } from '../../ui/format/format';
import { activeRow } from '../../ui/matrix/active-row';
import type { Model } from '../../ui/model';

/** The colour of a pixel: RGB for three channels, otherwise grey from the first channel. */
export function colourOf(image: TraceNode, channels: number, row: number, col: number): string {
  return colour(channels, (channel) => cellValue(image, row, col * channels + channel));
}

/** The colour of numbers from 0 to 1; others are clamped. */
export function colour(channels: number, at: (channel: number) => number): string {
  const level = (value: number): number => Math.round(255 * Math.min(1, Math.max(0, value)));
  const [red, green, blue] = channels === 3 ? [at(0), at(1), at(2)] : [at(0), at(0), at(0)];
  return `rgb(${level(red)},${level(green)},${level(blue)})`;
}

/** The largest number in a row, at least 0. */
export function rowMax(node: TraceNode, row: number): number {
  return Math.max(0, cellValue(node, row, argmaxRow(node, row)));
}

/** A number formatted as in the matrices. */
export function cellText(locale: Locale, node: TraceNode, row: number, col: number): string {
  return nodeFormat(locale, node).text(cellValue(node, row, col));
}

/**
 * The row to show along a dimension: that of the selected cell, of the current position by rows or cells, the followed
 * one, or the first.
 */
export function chosenRow(dimension: string, model: Model): number {
  const { trail, position } = model.state;
  const isByRow = position.granularity === 'row' || position.granularity === 'cell';
  const places = [trail[0], isByRow ? position : undefined];
  const place = places.find((each) => each && model.trace.node(each.node)?.row_dim === dimension);
  const row = place?.row ?? activeRow(dimension, model) ?? 0;
  return Math.min(row, (model.trace.dimensions[dimension] ?? 1) - 1);
}
