import { html, nothing, type TemplateResult } from 'lit';
import { learnText } from '../../../i18n/en/learn';
import { withSubscripts } from '../../../ui/format/subscripts';
import type { Model } from '../../../ui/model';
import { lessonAfter, moveButtons, navigationBar } from '../../../ui/stage/stepper';
import type { UiIntent } from '../../../ui/ui-intent';
import type { Stop } from '../stops';
import { goTo, type Place, placeOf, stopToward } from '../walk';

/** The short name of a stop, in which names of dimensions are as in prose. */
function stopName(stop: Stop, { locale }: Model): string {
  switch (stop.kind) {
    case 'cover':
      return locale.t(learnText('guide.cover'));
    case 'step':
      return stop.step.title;
    case 'try':
      return locale.t('common.labelled', {
        path: locale.t(learnText('guide.try_this')),
        message: stop.card.title,
      });
    case 'check':
      return locale.t('common.labelled', {
        path: locale.t(learnText('guide.check_yourself')),
        message: stop.check.title,
      });
    case 'end':
      return locale.t(learnText('guide.remember'));
  }
}

/** Where a name has no markup, its d_k is written with a subscript letter. */
export const plainName = (stop: Stop, model: Model): string => stopName(stop, model).replaceAll('d_k', 'dₖ');

/** With more stops than this the dots are too close to be pressed in windows of less than 1280 pixels. */
const roomyStops = 15;

/** A dot for each stop. */
function dots(place: Place, model: Model, intent: UiIntent): TemplateResult {
  const { stops, index } = place;
  const visited = model.guideProgress?.visited[model.lesson.id] ?? [];
  const dot = (stop: Stop, at: number): TemplateResult => {
    const name = plainName(stop, model);
    const state = `${visited.includes(stop.id) ? ' visited' : ''}${at === index && !place.isBetween ? ' here' : ''}`;
    return html`<li><button
      type="button"
      class=${`dot of-${stop.kind}${state}`}
      title=${name}
      aria-label=${name}
      aria-current=${at === index && !place.isBetween ? 'step' : nothing}
      @click=${() => goTo(stop, intent.current(), intent)}
    ></button></li>`;
  };
  return html`<ol class=${stops.length > roomyStops ? 'dots close' : 'dots'} aria-label=${model.locale.t(learnText('guide.stops'))}>${stops.map(dot)}</ol>`;
}

/** The button to the next stop; from the last one to the next lesson. */
function nextButton(place: Place, model: Model, intent: UiIntent): TemplateResult {
  const { locale } = model;
  const next = stopToward(place, 'next');
  const lesson = next === undefined ? lessonAfter(model) : undefined;
  const go = (): void => {
    if (next !== undefined) goTo(next, intent.current(), intent);
    else if (lesson !== undefined) void intent.openLesson(lesson.id);
  };
  const text = lesson === undefined ? locale.t('common.next') : locale.t(learnText('guide.next_lesson'));
  return html`<button type="button" class="main" aria-disabled=${next === undefined && lesson === undefined} @click=${go}><span class="what">${text}</span> <span aria-hidden="true">→</span></button>`;
}

/** The navigation bar of a lesson with key steps. */
export function bar(model: Model, intent: UiIntent): TemplateResult {
  const place = placeOf(model);
  const { locale, playing, state } = model;
  const { stops, index, isBetween } = place;
  const back = stopToward(place, 'back');
  const here = isBetween ? undefined : stops[index];
  const isStep = state.screen === undefined;
  const showAll = (): void => {
    intent.play(false);
    intent.dispatch({ type: 'set-granularity', granularity: 'equation' });
  };
  const moves = {
    hasBack: back !== undefined,
    canPlay: isStep,
    back: () => back && goTo(back, intent.current(), intent),
    play: () => isStep && intent.play(!playing),
  };
  return navigationBar({
    ...{ className: 'guide-bar', label: locale.t('stage.walk') },
    moves: moveButtons(model, moves, nextButton(place, model, intent)),
    track: dots(place, model, intent),
    count: isBetween
      ? nothing
      : locale.tHtml(learnText('guide.stop_count'), { step: index + 1, total: stops.length }),
    where: here === undefined ? nothing : withSubscripts(stopName(here, model)),
    end: html`<button type="button" class="quiet every-step" aria-disabled=${!isStep} @click=${() => isStep && showAll()}>${locale.t(learnText('guide.every_step'))}</button>`,
  });
}
