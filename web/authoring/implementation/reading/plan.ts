import type { AxesPlan } from './data-inputs';

/** One way to read a file, where its names and shapes leave several. */
export interface Plan extends AxesPlan {
  /** Weights that may be stored either way are taken in the other one. */
  readonly isOther: boolean;
  /** Bits: whether the flags of each mask are read the other way. */
  readonly flipped: number;
  /** Which of the possible layouts of the masks. */
  readonly maskLayout: number;
  /** Bits: whether each list of numbers that may be a row or a column is taken for the less usual one. */
  readonly turned: number;
}

export const firstPlan: Plan = {
  ...{ rowAxis: 'last', heads: 'apart', isOther: false },
  ...{ flipped: 0, maskLayout: 0, turned: 0 },
};

/** What of a plan makes a difference for a file. */
export interface OpenChoices {
  readonly rowAxis: boolean;
  readonly heads: boolean;
  readonly isOther: boolean;
  readonly flags: number;
  readonly maskLayouts: number;
  readonly vectors: number;
}
