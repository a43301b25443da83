import type { Edit, Question } from '../../../lessons/guide';
import type { GivenAnswer } from '../../../store/ui/answer';
import type { Model } from '../../../ui/model';
import type { UiIntent } from '../../../ui/ui-intent';

/** A question of a guide or a tour that is asked now. */
export interface Asked {
  readonly question: Question;
  /** The edits that it is about. */
  readonly edits: readonly Edit[];
  readonly answer: GivenAnswer;
}

/** What a question is rendered from. */
export interface QuestionView {
  readonly asked: Asked;
  /** Whether it needs no further answer. */
  readonly done: boolean;
  readonly model: Model;
  readonly intent: UiIntent;
  /** Keeps what has been chosen or typed so far, without judging it. */
  choose(given: string): void;
  /** Judges an answer. */
  submit(given: string): void;
}
