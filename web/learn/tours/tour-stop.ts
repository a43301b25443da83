import type { GivenAnswer } from '../../store/ui/ui-state';
import type { Tour, TourStep } from '../../store/untrusted/tour';
import type { Model } from '../../ui/model';
import type { MarkupContext } from '../../ui/prose/markup';

/** The message about questions that have no right answer yet. */
export const unansweredKey = 'tours.unanswered';

/** The current step of a tour, with callbacks for its views. */
export interface TourStop {
  readonly tour: Tour;
  /** The title of the tour, and the texts of the step, are in the language of the reader. */
  readonly title: string;
  readonly step: TourStep;
  /** Index of the step. */
  readonly index: number;
  readonly attempt: GivenAnswer;
  /** Rules that hide what else would tell the number that the question asks for. */
  readonly concealRules: string;
  /** Hides that number in a text of the stop. */
  hideAnswer(text: string, context: MarkupContext): string;
  setAnswer(answer: string): void;
  check(model: Model): void;
  /** Goes to the cell of the answer. */
  reveal(model: Model): void;
  goTo(index: number): void;
  leave(): void;
  /** Ends the tour at its last stop. If questions are open, says so the first time. */
  finish(model: Model): void;
}
