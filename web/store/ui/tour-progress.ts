import { type GivenAnswer, isAnswer, noAnswer } from './answer';
import type { TourProgress } from './ui-state';

/** Where a tour goes on: the stop, counted from 1, and the answers by stop, which stay where there are none. */
export interface TourResumption {
  readonly stop: number;
  readonly answers?: Readonly<Record<number, GivenAnswer>>;
}

/** The answer at the current step. */
export function answerOf({ answers, at }: TourProgress): GivenAnswer {
  return answers[at] ?? noAnswer;
}

export function withAnswer(progress: TourProgress, answer: GivenAnswer): TourProgress {
  return completed(
    { ...progress, answers: { ...progress.answers, [progress.at]: answer } },
    answer.verdict !== null,
  );
}

export function atStop(progress: TourProgress, at: number): TourProgress {
  return completed({ ...progress, at, furthest: Math.max(progress.furthest, at) }, true);
}

/** Marks the tour as completed if the last step has been reached and every question answered. */
function completed(progress: TourProgress, canComplete: boolean): TourProgress {
  const isAtEnd = progress.furthest >= progress.tour.steps.length - 1;
  return canComplete && isAtEnd && !progress.completed && openStops(progress).length === 0
    ? { ...progress, completed: true }
    : progress;
}

/** The stops whose question has no right answer yet, or whose prediction has none at all, counted from 1. */
export function openStops({ tour, answers }: Pick<TourProgress, 'tour' | 'answers'>): readonly number[] {
  return tour.steps.flatMap(({ checkpoint }, at) => {
    const { verdict, isRevealed } = answers[at] ?? noAnswer;
    const isPredicted = checkpoint?.isPrediction && (isAnswer(verdict) || isRevealed);
    return checkpoint === null || verdict === 'right' || isPredicted ? [] : [at + 1];
  });
}

/** A stop that the tour does not have becomes the nearest one. */
export function withProgress(
  progress: TourProgress,
  { stop, answers = progress.answers }: TourResumption,
): TourProgress {
  const at = Math.min(Math.max(stop, 1), progress.tour.steps.length) - 1;
  return atStop({ ...progress, answers }, at);
}
