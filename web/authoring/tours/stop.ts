import type { TourAnswer } from '../../store/ui/ui-state';
import type { Tour, TourStep } from '../../store/untrusted/tour';
import type { Model } from '../../ui/model';

/** What the views of a tour may look at, and ask for. */
export interface TourStop {
  readonly tour: Tour;
  readonly step: TourStep;
  /** Which stop of the tour this is, from 0. */
  readonly index: number;
  readonly attempt: TourAnswer;
  /** A text of the tour in the reader's language: an author's own words are left as they are. */
  words(text: string): string;
  give(answer: string): void;
  check(model: Model): void;
  /** Goes to the number that answers the question. */
  reveal(model: Model): void;
  go(index: number): void;
  leave(): void;
}
