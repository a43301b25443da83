import type { Rect } from './timeline';

/** The largest size at which a text fits into a box, at most `fontSize`. */
export function fittingSize(
  { width, height }: Pick<Rect, 'width' | 'height'>,
  text: string,
  fontSize: number,
): number {
  return Math.min(fontSize, 0.7 * height, (1.6 * width) / Math.max(2, text.length));
}

/** The size of the text of an item: 0 in a box that is too small to read it. */
export function textSize(box: Pick<Rect, 'width' | 'height'>, text: string, fontSize: number): number {
  const size = fittingSize(box, text, fontSize);
  return size < 0.55 * fontSize ? 0 : size;
}
