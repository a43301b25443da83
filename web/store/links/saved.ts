import type { CellRef, OptionValue } from '../../engine/types';
import type { Document, Granularity, InputMatrix, State, WhyView } from '../document/state';
import { lossText } from './link-write';

/** A number in JSON, which has no infinities. */
export type SavedNumber = number | '-Infinity';

/** Words, options and numbers in plain JSON. */
export interface SavedDocument {
  readonly tokens: { readonly query: readonly string[]; readonly key: readonly string[] };
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Rows of numbers, by the name of the input. */
  readonly inputs: Readonly<Record<string, readonly (readonly SavedNumber[])[]>>;
}

/** All that a link holds, in plain JSON: what is on show, without the history. */
export interface SavedState extends SavedDocument {
  readonly version: 1;
  readonly lesson: string;
  /** The node of the walk, and the row and column in it where the walk goes by these. */
  readonly step: string;
  readonly row: number;
  readonly col: number;
  readonly grain: Granularity;
  /** The way down to the selected cell, which is the last. */
  readonly trail: readonly CellRef[];
  readonly why: WhyView;
  /** What the walk goes back from, as a link has it: `cell:context:0,1`. Absent while it only goes forward. */
  readonly back?: string;
  /** What experiments and other figures are set to. */
  readonly settings: Readonly<Record<string, string>>;
  /** What the difference on show starts from; null when none is shown. */
  readonly compared: SavedDocument | null;
}

/** A state as plain JSON, a copy that nothing else holds. */
export function savedState({ document, position, trail, why, settings, compared }: State): SavedState {
  const { node: step, row, col, grain } = position;
  return {
    ...{ version: 1, lesson: document.lesson, step, row, col, grain, why },
    ...(document.loss && { back: lossText(document.loss) }),
    trail: trail.map((cell) => ({ ...cell })),
    settings: { ...settings },
    ...savedDocument(document),
    compared: compared === null ? null : savedDocument(compared),
  };
}

function savedDocument({ tokens, options, inputs }: Document): SavedDocument {
  return {
    tokens: { query: [...tokens.query], key: [...tokens.key] },
    options: { ...options },
    inputs: Object.fromEntries(Object.entries(inputs).map(([name, matrix]) => [name, savedRows(matrix)])),
  };
}

function savedRows({ rows, cols, data }: InputMatrix): SavedNumber[][] {
  const numbers = data.map((number) => (number === -Infinity ? '-Infinity' : number));
  return Array.from({ length: rows }, (_, row) => numbers.slice(row * cols, (row + 1) * cols));
}
