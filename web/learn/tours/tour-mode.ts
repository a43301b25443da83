import type { Locale } from '../../i18n/i18n';
import { message } from '../../i18n/message';
import { answerOf } from '../../store/ui/tour-progress';
import type { TourProgress } from '../../store/ui/ui-state';
import type { TourStep } from '../../store/untrusted/tour';
import type { Direction, Mode } from '../../ui/mode';
import type { Model } from '../../ui/model';
import type { UiIntent } from '../../ui/ui-intent';
import { checked } from '../questions/answers';
import { cellOf, givenIn, keyOf } from './checkpoint';
import { conceal, concealRules, refuses, withoutAnswer } from './conceal';
import { isPreview } from './preview';
import { reportGiven, reportProgress, scoreIn } from './progress/report';
import { unanswered, updateUnanswered } from './progress/unanswered';
import { tourCss } from './tour.css';
import { type TourStop, unansweredKey } from './tour-stop';
import { tourStep, tourTitle } from './tour-text';
import { tourBar, tourProse } from './view';

/** The mode of an active tour: its text and its bar replace those of the lesson. */
export const tourMode: Mode = {
  styles: tourCss,
  rootClass: () => ' touring',
  prose: (model, intent) => model.tour && tourProse(stopOf(model.locale, model.tour, intent), model, intent),
  bar: (model, intent) => model.tour && tourBar(stopOf(model.locale, model.tour, intent), model),
  step: ({ tour }, intent, direction) => (tour === null ? undefined : step(tour, intent, direction)),
  changed: ({ ui: { tour } }, { ui: { tour: before } }, intent) => {
    reportProgress(tour, before, intent);
    updateUnanswered(tour, before, intent);
  },
  conceal,
  takes: refuses,
};

/** Returns whether the tour has such a stop and it is not the current one. */
function step({ tour, at }: TourProgress, intent: UiIntent, direction: Direction): boolean {
  const index = { next: at + 1, back: at - 1, first: 0, last: tour.steps.length - 1 }[direction];
  if (tour.steps[index] === undefined) return false;
  intent.dispatch({ type: 'go-to-stop', index });
  return index !== at;
}

function stopOf(locale: Locale, progress: TourProgress, intent: UiIntent): TourStop {
  const { tour, at } = progress;
  const step = tourStep(progress, locale, at);
  const attempt = answerOf(progress);
  return {
    ...{ tour, title: tourTitle(progress, locale), step, index: at, attempt },
    concealRules: concealRules(progress),
    hideAnswer: (text, context) => withoutAnswer(progress, text, context),
    setAnswer: (given) => intent.dispatch({ type: 'answer', answer: { ...attempt, given, verdict: null } }),
    check: (model) => check(progress, step, model, intent),
    reveal: (model) => reveal(progress, step, model, intent),
    goTo: (index) => {
      intent.play(false);
      intent.dispatch({ type: 'go-to-stop', index });
    },
    leave: () => leave(progress, intent),
    finish: (model) => finish(progress, model, intent),
  };
}

function check(progress: TourProgress, { checkpoint }: TourStep, model: Model, intent: UiIntent): void {
  const known = answerOf(progress);
  if (checkpoint === null || known.verdict === 'right') return;
  const { expect } = checkpoint;
  const given = givenIn(expect, known.given, model.state.trail[0] ?? null);
  const answer = checked({ isRevealed: false, ...known }, given, keyOf(expect, model.trace));
  // Before the answer is in the state, which may end the tour.
  reportGiven(progress, checkpoint, answer, model, intent);
  intent.dispatch({ type: 'answer', answer: { ...answer, given: known.given } });
}

function finish(progress: TourProgress, model: Model, intent: UiIntent): void {
  const open = unanswered(progress);
  if (open === null || model.message?.key === unansweredKey) leave(progress, intent);
  else intent.showMessage(open);
}

/** At its last stop, a tour with questions ends with how many answers were right. */
function leave(progress: TourProgress, intent: UiIntent): void {
  const { tour, at } = progress;
  const { total, right } = scoreIn(progress);
  intent.dispatch({ type: 'leave-tour' });
  if (at < tour.steps.length - 1 || total === 0 || isPreview(tour)) return;
  intent.dispatch({ type: 'set-status', status: message('tours.finished', { count: right, total }) });
}

function reveal(progress: TourProgress, { checkpoint }: TourStep, { trace }: Model, intent: UiIntent): void {
  const expected = checkpoint?.expect;
  const cell = expected === undefined || expected.kind === 'choice' ? null : cellOf(expected.target, trace);
  if (cell === null) return;
  intent.dispatch({ type: 'answer', answer: { ...answerOf(progress), isRevealed: true } });
  intent.dispatch({ type: 'go-to', ...cell });
  intent.dispatch({ type: 'select-cell', cell });
}
