import type { Locale } from '../../i18n/i18n';
import type { Answer } from '../../lessons/guide';
import { isAnswer } from '../../store/ui/answer';
import { answerOf } from '../../store/ui/tour-progress';
import type { TourProgress } from '../../store/ui/ui-state';
import type { TourStep, TourTexts } from '../../store/untrusted/tour';
import { partsOf } from '../questions/cells';
import type { Asked as AskedQuestion } from '../questions/views/question-view';

/** The texts of a tour in the language of the reader; in its first one if it has no such texts. */
export const textsIn = ({ tour }: Pick<TourProgress, 'tour'>, locale: Locale): TourTexts =>
  tour.inLanguages?.get(locale.code) ?? tour;

/** The current stop. */
export function stopOf(progress: TourProgress, locale: Locale): TourStep {
  const { steps } = textsIn(progress, locale);
  return steps[progress.at] ?? steps[0];
}

/** The question of the current stop. */
export interface Asked extends AskedQuestion {
  readonly step: TourStep;
  readonly isPrediction: boolean;
  readonly hint: string;
  /** A prediction is done after one answer, a check after the right one. */
  readonly done: boolean;
}

/** The question of the current stop; null if it has none. */
export function askedIn(progress: TourProgress, locale: Locale): Asked | null {
  const step = stopOf(progress, locale);
  if (step.checkpoint === null) return null;
  const { question, isPrediction, hint } = step.checkpoint;
  const answer = answerOf(progress);
  const isPredicted = isPrediction && (isAnswer(answer.verdict) || answer.isRevealed === true);
  const done = answer.verdict === 'right' || isPredicted;
  return { step, question, edits: [], answer, isPrediction, hint, done };
}

/** The node whose numbers answer a question; empty if there is none. */
export function nodeIn(answer: Answer): string {
  if ('cell' in answer) return partsOf(answer.cell).node;
  if ('row' in answer) return answer.row.replace(/:\d+$/, '');
  return 'node' in answer ? answer.node : '';
}
