import type { CellRef, LossRequest, OptionValue } from '../../engine/types';
import type { Settings } from './settings';

/** A matrix the reader owns. */
export interface InputMatrix {
  readonly rows: number;
  readonly cols: number;
  readonly data: readonly number[];
}

/** Which list a token belongs to. */
export type TokenList = 'query' | 'key';

/** The number that a walk goes back from. */
export interface Loss {
  readonly kind: LossRequest['loss'];
  readonly node: string;
  /** The cell; for other kinds `row` is the one whose softmax is written out. */
  readonly row: number;
  readonly col: number;
  /** What `mean_squares` and `cross_entropy` compare with; null for the usual ones. */
  readonly targets: InputMatrix | null;
}

/** Everything that determines the numbers: what undo, links and restarts carry. */
export interface Document {
  readonly lesson: string;
  /** Names of the rows of the query side and of the key side. Self-attention uses `query` for both. */
  readonly tokens: { readonly query: readonly string[]; readonly key: readonly string[] };
  readonly options: Readonly<Record<string, OptionValue>>;
  /** By input name, for every input of the variant that is in use (and those kept from before). */
  readonly inputs: Readonly<Record<string, InputMatrix>>;
  /** What the walk goes back from after its last step; absent while it only goes forward. */
  readonly loss?: Loss | undefined;
}

/** What a step of undo or redo leads to. */
export interface Moment {
  readonly document: Document;
  /** What those settings were that the step chose, where it chose any. */
  readonly settings?: Settings;
}

/** How far one step goes. */
export type Granularity = 'section' | 'equation' | 'row' | 'cell';

/** Where the reader is in the walk. Row and column matter at the grains `row` and `cell`. */
export interface Position {
  readonly node: string;
  readonly row: number;
  readonly col: number;
  readonly grain: Granularity;
}

/** What the why panel shows: the arithmetic of the value, or its derivative by the inputs. */
export type WhyView = 'value' | 'gradient';

export interface State {
  readonly document: Document;
  readonly position: Position;
  /** The selected cell and the way down to it: the last one is explained, those before are the breadcrumb. */
  readonly trail: readonly CellRef[];
  readonly why: WhyView;
  /** What experiments and other figures are set to, where that is not as at first: `heads.distance` is `0.5`. */
  readonly settings: Settings;
  /** The document before the edits that are shown as a difference; null when none is shown. */
  readonly compared: Document | null;
  readonly past: readonly Moment[];
  readonly future: readonly Moment[];
}
