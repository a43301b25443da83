import type { Role } from '../../../engine/types';
import { blockedColours, negative, positive, probability, textColourOn } from '../../../ui/format/palette';
import type { Theme } from '../formats';

const tokens = ['paper', 'paper-sunk', 'ink', 'ink-soft', 'line', 'line-strong', 'accent', 'lit'] as const;

type Token = (typeof tokens)[number] | Role;

/** Evaluates a CSS colour of the element in a theme, as `#rrggbb`. */
export type ResolveColour = (css: string, theme: Theme) => string;

/** The background of a cell, and its text. */
export interface CellColours {
  readonly paper: string;
  readonly ink: string;
  /** The stripes of a blocked cell. */
  readonly stripe?: string;
}

/** The colours of a picture, those of the page. */
export interface Colours {
  readonly theme: Theme;
  token(name: Token): string;
  /** Those of a class that `heatClassOn` returns. */
  cell(heatClass: string): CellColours;
}

export function coloursOf(theme: Theme, resolve: ResolveColour): Colours {
  const known = new Map<string, string>();
  return {
    theme,
    token(name) {
      const colour = known.get(name) ?? resolve(`var(--lab-${name.replaceAll('_', '-')})`, theme);
      known.set(name, colour);
      return colour;
    },
    cell: (heatClass) => cellColours(heatClass, theme),
  };
}

function cellColours(heatClass: string, theme: Theme): CellColours {
  const [paper, stripe] = blockedColours[theme];
  const ink = theme === 'light' ? '#3d3a34' : '#c9c6be';
  if (heatClass === 'blocked' || heatClass === 'nan') return { paper, ink, stripe };
  const [, kind, step = '0'] = /^(s|d|d-)(\d+)$/.exec(heatClass) ?? [];
  const palette = kind === 's' ? probability : kind === 'd-' ? negative : positive;
  const colour = palette[theme][Number(step)] ?? paper;
  return { paper: colour, ink: textColourOn(colour) };
}
