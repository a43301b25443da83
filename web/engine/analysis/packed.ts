import type { CellChange, Message, Obstacle } from '../types';

/** Node, row and column; the nodes of a run are numbered. */
export type PackedCell = readonly [number, number, number];

/** A `CellChange` as the module returns it: `numbers` has all its floating-point numbers, in order. */
export interface PackedChange
  extends Pick<CellChange, 'kind' | 'sentence' | 'reduction' | 'function' | 'chosen' | 'count' | 'pathEnd'> {
  readonly terms: readonly {
    readonly index: number;
    readonly sentence: Message;
    readonly factors: readonly { readonly cell: PackedCell | null; readonly before: PackedCell | null }[];
  }[];
  readonly path: readonly PackedCell[];
  readonly obstacles: readonly {
    readonly sentence: Message;
    readonly kind: Obstacle['kind'];
    readonly at: PackedCell;
    readonly by: PackedCell | null;
    readonly moved: PackedCell | null;
  }[];
  readonly numbers: Float64Array;
}

/** Mistakes as the module returns them: `numbers` has the matrices, one after the other. */
export interface PackedMistakes {
  readonly list: readonly {
    readonly diagnosis: Message;
    /** -1 for the whole run. */
    readonly site: number;
    /** -1 if it is made wherever it can be. */
    readonly only: number;
    readonly isIndistinguishable: boolean;
  }[];
  readonly numbers: Float64Array;
}

export interface PackedRecognition extends PackedMistakes {
  readonly isRight: boolean;
}

/** Mistakes by key, with the nodes where they are made: `only` alone, or -1, and `site`, the last one. */
export type PackedNear = readonly { readonly key: string; readonly only: number; readonly site: number }[];

/** Two mistakes at once, by key; `Only` is the node at which alone one is made, or -1, `Site` the last node at which it is made. */
export type PackedPairs = readonly {
  readonly first: string;
  readonly firstOnly: number;
  readonly firstSite: number;
  readonly second: string;
  readonly secondOnly: number;
  readonly secondSite: number;
}[];

/** Mistakes with a number of their own; `numbers` has the matrices, one after the other. */
export interface PackedFitted {
  readonly list: readonly { readonly key: string; readonly parameter: number }[];
  readonly numbers: Float64Array;
}
