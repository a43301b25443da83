import type { TourAnswer, TourProgress } from './ui-state';

const noAnswer: TourAnswer = { given: '', tries: 0, verdict: null };

/** What has been answered at the stop that the reader is at. */
export function answerOf({ answers, at }: TourProgress): TourAnswer {
  return answers[at] ?? noAnswer;
}

export function withAnswer(progress: TourProgress, answer: TourAnswer): TourProgress {
  return completed(
    { ...progress, answers: { ...progress.answers, [progress.at]: answer } },
    answer.verdict !== null,
  );
}

export function atStop(progress: TourProgress, at: number): TourProgress {
  return completed({ ...progress, at, furthest: Math.max(progress.furthest, at) }, true);
}

/** A tour is complete once: when its end has been reached and no question is open. */
function completed(progress: TourProgress, mayBe: boolean): TourProgress {
  const { steps } = progress.tour;
  const open = steps.some(
    ({ checkpoint }, at) => checkpoint !== null && progress.answers[at]?.verdict !== 'right',
  );
  if (!mayBe || progress.completed || open || progress.furthest < steps.length - 1) return progress;
  return { ...progress, completed: true };
}
