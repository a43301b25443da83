import { describe, expect, it } from 'vitest';
import type { TraceNode } from '../../../../web/engine/types';
import {
  blockedColours,
  heatClass,
  heatClassOn,
  heatScale,
  heatStep,
  negative,
  paletteCss,
  positive,
  probability,
  textColourOn,
} from '../../../../web/ui/format/palette';

function luminance(hex: string): number {
  const channel = (at: number): number => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The contrast of two colours as WCAG 2 defines it. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const palettes = Object.entries({ positive, negative, probability });
const themes = ['light', 'dark'] as const;

describe.each(palettes)('the colours %s', (_, palette) => {
  it.each(themes)('can be read on in the %s theme', (theme) => {
    expect(palette[theme]).toHaveLength(11);
    for (const colour of palette[theme]) {
      expect(contrast(colour, textColourOn(colour)), colour).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(themes)('go one way in lightness in the %s theme, whoever looks', (theme) => {
    const tones = palette[theme].map(luminance);
    const ordered = [...tones].sort((a, b) => (theme === 'light' ? b - a : a - b));
    expect(tones).toEqual(ordered);
  });
});

it.each(themes)('blocked cells can be read on their stripes in the %s theme', (theme) => {
  const ink = theme === 'light' ? '#3d3a34' : '#c9c6be';
  expect(paletteCss.cssText).toContain(ink);
  for (const paper of blockedColours[theme]) expect(contrast(paper, ink)).toBeGreaterThanOrEqual(4.5);
});

it('has a rule for every class', () => {
  const classes = [...Array(11).keys()].flatMap((step) => [`.d${step}{`, `.s${step}{`, `.d-${step}{`]);
  for (const name of [...classes, '.blocked', '.nan']) expect(paletteCss.cssText).toContain(name);
});

describe('the class of a value', () => {
  const node = (role: TraceNode['role'], data: number[], pass: TraceNode['pass'] = 'forward'): TraceNode =>
    ({
      role,
      pass,
      rows: 1,
      cols: data.length,
      data: Float64Array.from(data),
    }) as TraceNode;

  it('is symmetric about 0 and scaled by the largest finite size', () => {
    const scores = node('scores', [-4, 2, Number.NEGATIVE_INFINITY]);
    expect([-4, 4, 2, -2, 0, -0].map((value) => heatClass(scores, value))).toEqual([
      'd-10',
      'd10',
      'd5',
      'd-5',
      'd0',
      'd0',
    ]);
  });

  it('measures probabilities from 0 to 1', () => {
    const weights = node('weights', [0.2, 0.1]);
    expect([0, 0.2, 1].map((value) => heatClass(weights, value))).toEqual(['s0', 's2', 's10']);
  });

  it('does not treat gradients of probabilities as probabilities', () => {
    const gradient = node('weights', [0.2, -0.1], 'backward');
    expect([0.2, -0.1].map((value) => heatClass(gradient, value))).toEqual(['d10', 'd-5']);
  });

  it('distinguishes masked cells and NaN', () => {
    const scores = node('scores', [1]);
    expect(heatClass(scores, Number.NEGATIVE_INFINITY)).toBe('blocked');
    expect(heatClass(scores, Number.NaN)).toBe('nan');
    expect(heatClass(scores, Number.POSITIVE_INFINITY)).toBe('d10');
  });

  it('is that of 0 in a matrix of zeros', () => {
    expect(heatStep(0, { kind: 'signed', reach: 0 })).toBe(0);
    expect(heatClassOn(0, { kind: 'signed', reach: 0 })).toBe('d0');
  });
});

describe('the scale of weights', () => {
  const weights = (...numbers: number[]) => ({
    ...({ rows: 1, cols: numbers.length, role: 'weights', pass: 'forward' } as const),
    data: Float64Array.from(numbers),
  });

  it('is that of shares while they are shares', () => {
    expect(heatScale(weights(0, 0.25, 0.75))).toEqual({ kind: 'probability', reach: 1 });
    expect(heatScale(weights(0, 1 + 1e-7)).kind).toBe('probability');
  });

  it('has a colour for what is negative, as in a difference of two', () => {
    expect(heatScale(weights(-0.5, 0.25))).toEqual({ kind: 'signed', reach: 0.5 });
    expect(heatScale(weights(3, 0.25))).toEqual({ kind: 'signed', reach: 3 });
  });
});
