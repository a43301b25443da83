/** Names that programs use for one matrix of a run. */
export interface NameRow {
  /** The matrix by its name on the page: `weights`, `norm_1/gain`. */
  readonly target: string;
  /** In snake case, separated by spaces; the surest first. */
  readonly names: string;
  /** Where these names come from. */
  readonly source: string;
}

/**
 * Whether the weight of a layer is stored as W, which is multiplied by from the right (x W), or as Wᵀ; `either` if programs
 * with these names do both.
 */
export type Orientation = 'as_is' | 'transposed' | 'either';

/** Names of a layer with a weight and a bias. */
export interface LayerRow {
  readonly weight: string;
  readonly bias: string;
  /** The layers, in snake case, separated by spaces. The names of their arrays follow: `weight`, `kernel`, `bias`. */
  readonly layers: string;
  readonly orientation: Orientation;
  readonly source: string;
}

/** Names of a layer that holds the weights of several projections, one beside or below the other. */
export interface StackedRow {
  /** What the parts are, in order. */
  readonly parts: readonly string[];
  readonly layers: string;
  readonly source: string;
}
