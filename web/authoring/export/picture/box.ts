import type { Shape } from '../../../svg/shapes';

/** A part of a picture: its size, and its shapes with the top left corner at a point. */
export interface Box {
  readonly width: number;
  readonly height: number;
  draw(key: string, x: number, y: number): readonly Shape[];
}

export const empty: Box = { width: 0, height: 0, draw: () => [] };

/** Boxes one below the other, with their middles or their left sides in a line. */
export function column(boxes: readonly Box[], gap: number, isCentred: boolean): Box {
  const parts = boxes.filter(({ height }) => height > 0);
  const width = Math.max(0, ...parts.map((part) => part.width));
  const height = parts.reduce((sum, part) => sum + part.height + gap, parts.length > 0 ? -gap : 0);
  return {
    width,
    height,
    draw(key, x, y) {
      let top = y;
      return parts.flatMap((part, index) => {
        const left = isCentred ? x + (width - part.width) / 2 : x;
        const shapes = part.draw(`${key}.${index}`, left, top);
        top += part.height + gap;
        return shapes;
      });
    },
  };
}
