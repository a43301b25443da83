import { plainText } from '../../../results/plain-text';
import { type ResultLog, resultLog } from '../../../results/result-log';
import type { ResultDetail } from '../../../store/results';
import { answerOf } from '../../../store/ui/tour-progress';
import type { TourProgress } from '../../../store/ui/ui-state';
import type { Checkpoint } from '../../../store/untrusted/tour';
import type { Model } from '../../../ui/model';
import type { UiIntent } from '../../../ui/ui-intent';
import { endPreview, isPreview } from '../preview';
import { tourTitle } from '../tour-text';
import { keepTour, nothingKept } from './keep';

/** The id of a tour in events: that of a built-in one, else `tour`. */
const seriesOf = ({ id }: TourProgress): string => id || 'tour';

/** The id of the question at the current stop, `tour/4`. */
const questionOf = (tour: TourProgress): string => `${seriesOf(tour)}/${tour.at + 1}`;

/** Reports the answer at the current stop, whose texts are in the language of the reader; verdicts such as “no number” are about none. */
export function reportAnswer(
  tour: TourProgress,
  { ask, expect }: Checkpoint,
  model: Model,
  intent: UiIntent,
): void {
  const { verdict, tries, given } = answerOf(tour);
  const stop = tour.tour.steps[tour.at];
  const node = model.trace.node(stop?.focus.node ?? '') ?? model.trace.nodes[0];
  if (node === undefined || !isAnswer(verdict) || isPreview(tour.tour)) return;
  const text = (markup: string): string => plainText(markup, node, model);
  resultLog(intent).answer({
    question: questionOf(tour),
    text: text(ask),
    kind: expect.kind,
    given:
      expect.kind === 'cell'
        ? selectedIn(model)
        : expect.kind === 'choice'
          ? text(expect.choices[Number(given)] ?? '')
          : given.trim(),
    right: verdict === 'right',
    attempt: tries,
  });
}

export function isAnswer(verdict: ReturnType<typeof answerOf>['verdict']): boolean {
  return verdict !== null && verdict !== 'nothing' && verdict !== 'no number';
}

function selectedIn({ state }: Model): string {
  const [cell] = state.trail;
  return cell === undefined ? '' : `${cell.node}:${cell.row},${cell.col}`;
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
    if (tour.completed && before?.completed === false) reportResult(tour, log, intent);
  } else if (before !== null && !before.completed && before.at === before.tour.steps.length - 1)
    reportResult(before, log, intent);
}

/** The number of questions, and of those that were answered right without being shown the answer. */
export function tally({ tour, answers }: TourProgress): Pick<ResultDetail, 'total' | 'right'> {
  const given = Object.values(answers);
  return {
    total: tour.steps.filter(({ checkpoint }) => checkpoint !== null).length,
    right: given.filter(({ verdict, isRevealed }) => verdict === 'right' && !isRevealed).length,
  };
}

function reportResult(progress: TourProgress, log: ResultLog, intent: UiIntent): void {
  log.result(seriesOf(progress), {
    kind: 'tour',
    id: progress.id,
    title: tourTitle(progress, intent.current().locale),
    ...tally(progress),
    attempts: Object.values(progress.answers).reduce((sum, { tries }) => sum + tries, 0),
  });
}
