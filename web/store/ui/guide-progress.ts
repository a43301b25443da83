import type { Document } from '../document/state';
import type { TourAnswer } from './answer';

/** The reader's answer to a question of a lesson. */
export type GuideAnswer = TourAnswer;

/** The change of a card to try, while it is applied. */
export interface AppliedEdits {
  readonly before: Document;
  readonly after: Document;
}

/** How far the reader has come in the lessons. Kept on the device, except for `applied`. */
export interface GuideProgress {
  /** By lesson and question: `masks/check-0`. */
  readonly answers: Readonly<Record<string, GuideAnswer>>;
  /** The stops of each lesson that have been visited, `step-scores`, by lesson. */
  readonly visited: Readonly<Record<string, readonly string[]>>;
  readonly applied: AppliedEdits | null;
}

export const noProgress: GuideProgress = { answers: {}, visited: {}, applied: null };
