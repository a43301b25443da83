import { resultLog } from '../../../reporting/result-log';
import type { GivenAnswer } from '../../../store/ui/answer';
import type { TourProgress } from '../../../store/ui/ui-state';
import type { Model } from '../../../ui/model';
import type { UiIntent } from '../../../ui/ui-intent';
import { type Score, scoreOf } from '../../questions/answers';
import { reportAnswer, reportResult } from '../../questions/report';
import { type Asked, textsIn } from '../asked';
import { endPreview, isPreview } from '../preview';
import { keepTour, nothingKept } from './keep';

/** The id of a tour in events: that of a built-in one, else `tour`. */
const seriesOf = ({ id }: TourProgress): string => id || 'tour';

/** The id of the question at the current stop, `tour/4`. */
const questionOf = (tour: TourProgress): string => `${seriesOf(tour)}/${tour.at + 1}`;

/** Reports the answer at the current stop, whose texts are in the language of the reader. */
export function reportGiven(
  tour: TourProgress,
  { question, step }: Asked,
  answer: GivenAnswer,
  model: Model,
  intent: UiIntent,
): void {
  if (isPreview(tour.tour)) return;
  const node = model.trace.node(step.focus.node) ?? model.trace.nodes[0];
  reportAnswer({ id: questionOf(tour), question, node }, answer, model, intent);
}

/**
 * Keeps the answers, notes when stops are shown, and reports the end of a tour: all is answered, or it is left at its last
 * stop.
 */
export function reportProgress(
  tour: TourProgress | null,
  before: TourProgress | null,
  intent: UiIntent,
): void {
  if (tour === before) return;
  if (before !== null && tour?.tour !== before.tour) endPreview(before.tour);
  if ((tour !== null && isPreview(tour.tour)) || (before !== null && isPreview(before.tour))) return;
  if (tour !== null) keepTour(tour, tour);
  else if (before !== null) keepTour(before, nothingKept);
  const log = resultLog(intent);
  if (tour !== null) {
    if (tour.tour !== before?.tour) log.restart(seriesOf(tour));
    log.start(questionOf(tour));
    if (tour.completed && before?.completed === false) reportEnd(tour, intent);
  } else if (before !== null && !before.completed && before.at === before.tour.steps.length - 1)
    reportEnd(before, intent);
}

/** How the checks have been answered so far; predictions do not count. */
export function scoreIn({ tour, answers }: TourProgress): Score {
  const isCheck = (at: number): boolean => tour.steps[at]?.checkpoint?.isPrediction === false;
  const given = Object.entries(answers).flatMap(([at, answer]) => (isCheck(Number(at)) ? answer : []));
  return scoreOf(given, tour.steps.filter((_, at) => isCheck(at)).length);
}

function reportEnd(progress: TourProgress, intent: UiIntent): void {
  const title = textsIn(progress, intent.current().locale).title;
  const about = { kind: 'tour', id: progress.id, title } as const;
  reportResult(seriesOf(progress), about, scoreIn(progress), intent);
}
