import type { CellRef, OptionValue } from '../../engine/types';
import type { Document, Granularity, InputMatrix, ModelTab, Screen, State, WhyView } from '../document/state';
import type { GivenAnswer, TourProgress } from '../ui/ui-state';
import { granularityKey } from './link-keys';
import { lossText } from './link-text';

/** JSON has no infinities. */
export type SavedNumber = number | '-Infinity';

/** Tokens, options and inputs as JSON. */
export interface SavedDocument {
  readonly tokens: { readonly query: readonly string[]; readonly key: readonly string[] };
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Rows of numbers, by input name. */
  readonly inputs: Readonly<Record<string, readonly (readonly SavedNumber[])[]>>;
}

/** A tour, and how far the reader has come. */
export interface SavedTour {
  /** As in links: the id of a built-in tour, or the packed JSON; empty if that is too long. */
  readonly tour: string;
  /** Counted from 1. */
  readonly stop: number;
  /** By index of the stop, from 0. */
  readonly answers?: Readonly<Record<number, GivenAnswer>>;
}

/** The contents of a link as JSON: the state without the history. */
export interface SavedState extends SavedDocument {
  readonly version: 1;
  readonly lesson: string;
  /** Id of the current node. `row` and `col` are used if `grain` is `row` or `cell`. */
  readonly step: string;
  readonly row: number;
  readonly col: number;
  readonly [granularityKey]: Granularity;
  /** The screen that is not a step, such as `cover` or `check-0`. Absent at a step. */
  readonly screen?: Screen;
  /** The tab of a model, such as `use`. Absent at the walk through its steps. */
  readonly tab?: ModelTab;
  /** The breadcrumb; its last cell is the selected one. */
  readonly trail: readonly CellRef[];
  readonly why: WhyView;
  /** The loss of the backward pass in the format of links, `cell:context:0,1`. Absent if there is no backward pass. */
  readonly back?: string;
  /** Settings of figures and experiments. */
  readonly settings: Readonly<Record<string, string>>;
  /** The tour of this lesson that the reader follows. Absent if there is none. */
  readonly tour?: SavedTour;
  /** The document that the difference view compares with; null if no difference is shown. */
  readonly compared: SavedDocument | null;
}

/** Copies a state to JSON. */
export function savedState(
  { document, position, screen, tab, trail, why, settings, compared }: State,
  tour: TourProgress | null = null,
): SavedState {
  const { node: step, row, col, granularity } = position;
  return {
    ...{ version: 1, lesson: document.lesson, step, row, col, [granularityKey]: granularity, why },
    ...(screen && { screen }),
    ...(tab && { tab }),
    ...(document.loss && { back: lossText(document.loss) }),
    trail: trail.map((cell) => ({ ...cell })),
    settings: { ...settings },
    ...(tour && { tour: { tour: tour.link, stop: tour.at + 1, answers: { ...tour.answers } } }),
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
