import type { TourProgress } from '../../store/ui/ui-state';
import type { Direction, Mode } from '../../ui/mode';
import type { UiIntent } from '../../ui/ui-intent';
import { loadRecognition } from '../questions/mistakes';
import { conceal, takes } from './conceal';
import { reportProgress } from './progress/report';
import { updateUnanswered } from './progress/unanswered';
import { tourCss } from './tour.css';
import { tourBar, tourProse } from './view';

/** The mode of an active tour: its text and its bar replace those of the lesson. */
export const tourMode: Mode = {
  styles: tourCss,
  rootClass: () => ' touring',
  prose: (model, intent) => model.tour && tourProse(model.tour, model, intent),
  bar: (model, intent) => model.tour && tourBar(model.tour, model, intent),
  step: ({ tour }, intent, direction) => (tour === null ? undefined : step(tour, intent, direction)),
  changed: ({ ui: { tour } }, { ui: { tour: before } }, intent) => {
    reportProgress(tour, before, intent);
    updateUnanswered(tour, before, intent);
    const asked = tour?.tour.steps[tour.at]?.checkpoint?.question.answer.kind;
    if (tour?.tour.recognisesMistakes && asked === 'number')
      void loadRecognition().then((isMore) => isMore && intent.refresh());
  },
  conceal,
  takes,
};

/** Returns whether the tour has such a stop and it is not the current one. */
function step({ tour, at }: TourProgress, intent: UiIntent, direction: Direction): boolean {
  const index = { next: at + 1, back: at - 1, first: 0, last: tour.steps.length - 1 }[direction];
  if (tour.steps[index] === undefined) return false;
  intent.dispatch({ type: 'go-to-stop', index });
  return index !== at;
}
