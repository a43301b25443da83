import {
  blockedColours,
  channelsOf,
  type HeatmapData,
  heatScale,
  heatStep,
  negative,
  type Palette,
  positive,
  probability,
} from './palette';

export type Theme = keyof Palette;

/** The colours of a theme as RGBA pixels. */
interface Pixels {
  readonly positive: Uint32Array;
  readonly negative: Uint32Array;
  readonly probability: Uint32Array;
  /** −∞ and NaN: the stripe colour of their cells. */
  readonly blocked: number;
}

/** An opaque RGBA pixel in the byte order of the platform. */
function pixel(hex: string): number {
  return new Uint32Array(new Uint8Array([...channelsOf(hex), 255]).buffer)[0] ?? 0;
}

function pixelsOf(theme: Theme): Pixels {
  const pixels = (palette: Palette): Uint32Array => Uint32Array.from(palette[theme], pixel);
  const [own, cold, blues] = [pixels(positive), pixels(negative), pixels(probability)];
  return { positive: own, negative: cold, probability: blues, blocked: pixel(blockedColours[theme][1]) };
}

const themes: Partial<Record<Theme, Pixels>> = {};

/** Writes the colours of the numbers into `into`, one pixel per number. */
export function colourPixels(node: HeatmapData, theme: Theme, into: Uint32Array): void {
  themes[theme] ??= pixelsOf(theme);
  const pixels = themes[theme];
  const scale = heatScale(node);
  for (let at = 0; at < node.data.length; at += 1) {
    const value = node.data[at] ?? Number.NaN;
    const isBlocked = Number.isNaN(value) || value === Number.NEGATIVE_INFINITY;
    const step = isBlocked ? 0 : heatStep(value, scale);
    const palette =
      scale.kind === 'probability' ? pixels.probability : step < 0 ? pixels.negative : pixels.positive;
    into[at] = isBlocked ? pixels.blocked : (palette[step < 0 ? -step : step] ?? 0);
  }
}
