import { plainText } from '../../../results/plain-text';
import { resultLog } from '../../../results/result-log';
import type { GivenAnswer } from '../../../store/ui/answer';
import type { TourProgress } from '../../../store/ui/ui-state';
import type { Checkpoint } from '../../../store/untrusted/tour';
import type { Model } from '../../../ui/model';
import type { UiIntent } from '../../../ui/ui-intent';
import { type Score, scoreOf } from '../../questions/answers';
import { reportAnswer, reportResult } from '../../questions/report';
import { endPreview, isPreview } from '../preview';
import { tourTitle } from '../tour-text';
import { keepTour, nothingKept } from './keep';

/** The id of a tour in events: that of a built-in one, else `tour`. */
const seriesOf = ({ id }: TourProgress): string => id || 'tour';

/** The id of the question at the current stop, `tour/4`. */
const questionOf = (tour: TourProgress): string => `${seriesOf(tour)}/${tour.at + 1}`;

/** Reports the answer at the current stop, whose texts are in the language of the reader. */
export function reportGiven(
  tour: TourProgress,
  { ask, expect }: Checkpoint,
  answer: GivenAnswer,
  model: Model,
  intent: UiIntent,
): void {
  const stop = tour.tour.steps[tour.at];
  const node = model.trace.node(stop?.focus.node ?? '') ?? model.trace.nodes[0];
  if (node === undefined || isPreview(tour.tour)) return;
  const text = (markup: string): string => plainText(markup, node, model);
  const { given } = answer;
  const said = expect.kind === 'choice' ? text(expect.choices[Number(given)] ?? '') : given.trim();
  const question = { question: questionOf(tour), text: text(ask), kind: expect.kind, given: said };
  reportAnswer(question, answer, intent);
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

/** How the questions have been answered so far. */
export function scoreIn({ tour, answers }: TourProgress): Score {
  const total = tour.steps.filter(({ checkpoint }) => checkpoint !== null).length;
  return scoreOf(Object.values(answers), total);
}

function reportEnd(progress: TourProgress, intent: UiIntent): void {
  const title = tourTitle(progress, intent.current().locale);
  const about = { kind: 'tour', id: progress.id, title } as const;
  reportResult(seriesOf(progress), about, scoreIn(progress), intent);
}
