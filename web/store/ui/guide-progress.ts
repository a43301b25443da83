import type { Document } from '../document/state';
import type { GivenAnswer } from './answer';

/** The change of a card to try, while it is applied. */
export interface AppliedEdits {
  readonly before: Document;
  readonly after: Document;
}

/** How far the reader has come in the lessons. Kept on the device, except for `applied`. */
export interface GuideProgress {
  /** By lesson and question: `masks/check-0`. */
  readonly answers: Readonly<Record<string, GivenAnswer>>;
  /** The stops of each lesson that have been visited, `step-scores`, by lesson. */
  readonly visited: Readonly<Record<string, readonly string[]>>;
  readonly applied: AppliedEdits | null;
}

export const noProgress: GuideProgress = { answers: {}, visited: {}, applied: null };
