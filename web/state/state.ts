import type { CellRef, OptionValue } from '../engine/types';

/** A matrix the reader owns. */
export interface InputMatrix {
  readonly rows: number;
  readonly cols: number;
  readonly data: readonly number[];
}

/** Which list a token belongs to. */
export type TokenList = 'query' | 'key';

/** Everything that determines the numbers: what undo, links and restarts carry. */
export interface Document {
  readonly lesson: string;
  /** Names of the rows of the query side and of the key side. Self-attention uses `query` for both. */
  readonly tokens: { readonly query: readonly string[]; readonly key: readonly string[] };
  readonly options: Readonly<Record<string, OptionValue>>;
  /** By input name, for every input of the variant that is in use (and those kept from before). */
  readonly inputs: Readonly<Record<string, InputMatrix>>;
}

/** How far one step goes. */
export type Grain = 'section' | 'equation' | 'row' | 'cell';

/** Where the reader is in the walk. Row and column matter at the grains `row` and `cell`. */
export interface Position {
  readonly node: string;
  readonly row: number;
  readonly col: number;
  readonly grain: Grain;
}

/** What the why panel shows: the arithmetic of the value, or its derivative by the inputs. */
export type WhyView = 'value' | 'gradient';

export interface State {
  readonly document: Document;
  readonly position: Position;
  /** The selected cell and the way down to it: the last one is explained, those before are the breadcrumb. */
  readonly trail: readonly CellRef[];
  readonly why: WhyView;
  /** What experiments and other exhibits are set to, where that is not as at first: `heads.distance` is `0.5`. */
  readonly settings: Readonly<Record<string, string>>;
  /** The document before the edits that are shown as a difference; null when none is shown. */
  readonly compared: Document | null;
  readonly past: readonly Document[];
  readonly future: readonly Document[];
}
