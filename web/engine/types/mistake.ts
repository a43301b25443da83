import type { Message } from '../../i18n/message';
import type { MatrixData } from './basics';

/** A usual mistake, and what a node would be with it. */
export interface Mistake {
  /** What was done wrong, in a sentence. The key, `mistake.scale_missing`, identifies the mistake. */
  readonly diagnosis: Message;
  /** The node at which it is made, the asked one or one before it; null if it concerns the whole run. */
  readonly site: string | null;
  /** The node at which alone it is made; null if it is made wherever it can be. */
  readonly only: string | null;
  /** The numbers of the asked node with the mistake; they may be infinite or NaN. */
  readonly data: MatrixData;
  /** Whether these are the right numbers within the tolerance. */
  readonly isIndistinguishable: boolean;
}

/** A number that somebody gives for a cell. Rows and columns count from 0. */
export interface GivenNumber {
  readonly row: number;
  readonly col: number;
  readonly number: number;
}

export interface Recognition {
  /** Whether all given numbers are right. */
  readonly isRight: boolean;
  /** The mistakes that give these numbers, nearest first; empty if they are right, or if no known mistake explains them. */
  readonly mistakes: readonly Mistake[];
}

/** A mistake by its key, made wherever it can be or, with `only`, at that node alone. */
export interface NamedCause {
  readonly key: string;
  readonly only: string | null;
}

/** Two mistakes made at once, each with the last node at which it is made. */
export interface MistakePair {
  readonly causes: readonly [NamedCause, NamedCause];
  readonly sites: readonly [string | null, string | null];
}

/** A mistake with a number of its own, such as the share that dropout leaves out. */
export interface FittedMistake {
  readonly key: string;
  readonly parameter: number;
  readonly data: MatrixData;
}
