import type { CellRef, LossRequest, OptionValue } from '../../engine/types';
import type { Settings } from './settings';

/** The matrix of an input. */
export interface InputMatrix {
  readonly rows: number;
  readonly cols: number;
  readonly data: readonly number[];
}

/** Which list a token belongs to. */
export type TokenList = 'query' | 'key';

/** The loss that the backward pass differentiates. */
export interface Loss {
  readonly kind: LossRequest['loss'];
  readonly node: string;
  /** The cell, for the kind `cell`; for other kinds, `row` is the row whose softmax is written out. */
  readonly row: number;
  readonly col: number;
  /** The targets of `mean_squares` and `cross_entropy`; null for the default targets. */
  readonly targets: InputMatrix | null;
}

/** Everything that determines the numbers of a run. Undo and links save it. */
export interface Document {
  readonly lesson: string;
  /** Names of the query rows and of the key rows. Self-attention uses `query` for both. */
  readonly tokens: { readonly query: readonly string[]; readonly key: readonly string[] };
  readonly options: Readonly<Record<string, OptionValue>>;
  /** By input name: all active inputs, and inactive ones that were active before. */
  readonly inputs: Readonly<Record<string, InputMatrix>>;
  /** Absent if there is no backward pass. */
  readonly loss?: Loss | undefined;
}

/** The document, and settings, that an undo or redo step restores. */
export interface HistoryEntry {
  readonly document: Document;
  /** The values to restore, if the step changed settings. */
  readonly settings?: Settings;
}

/**
 * The size of one step of the walk. `key` shows the key steps of a lesson; a lesson without them has `equation` instead. `short`
 * shows those of the ten-minute path.
 */
export type Granularity = 'key' | 'short' | 'section' | 'equation' | 'row' | 'cell';

/** A position in the walk. Row and column are used at the granularities `row` and `cell`. */
export interface Position {
  readonly node: string;
  readonly row: number;
  readonly col: number;
  readonly granularity: Granularity;
  /** True while the numbers of the node are hidden, since the reader is asked to predict them. Not part of the store. */
  readonly isHidden?: boolean;
}

/** A screen of a lesson that is not a step: its cover, a card with something to try, a check (both from 0), its end. */
export type Screen = 'cover' | `try-${number}` | `check-${number}` | 'end';

/**
 * A tab of a model, beside the walk through its steps: a text or a picture for it to read, its training in the page, its heads to
 * switch off.
 */
export type ModelTab = 'use' | 'train' | 'heads';

/** What the explanation panel shows: the arithmetic of the value, or its derivatives with respect to the inputs. */
export type WhyView = 'value' | 'gradient';

export interface State {
  readonly document: Document;
  readonly position: Position;
  /** Absent at a step. */
  readonly screen?: Screen | undefined;
  /** The tab of the model that is shown in place of the step or screen; absent for the walk. */
  readonly tab?: ModelTab | undefined;
  /** The time in the motion of the step, in milliseconds, if it was stopped before its end. */
  readonly time?: number | undefined;
  /** The explained cell is the last one; those before it are the breadcrumb. */
  readonly trail: readonly CellRef[];
  readonly why: WhyView;
  /** Settings of figures and experiments that differ from their defaults: `heads.distance` is `0.5`. */
  readonly settings: Settings;
  /** The document that the difference view compares with; null if no difference is shown. */
  readonly compared: Document | null;
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
}
