import type { TemplateResult } from 'lit';
import type { Action } from '../../store/actions/actions';
import { isKeyGranularity } from '../../store/document/preset';
import type { Position } from '../../store/document/state';
import type { LabState } from '../../store/lab-state';
import { settings } from '../../ui/controls/step-settings';
import type { Direction, GuideMode } from '../../ui/mode';
import type { Model } from '../../ui/model';
import type { UiIntent } from '../../ui/ui-intent';
import { loadRecognition } from '../questions/mistakes';
import { isApplied } from '../questions/what-if';
import { reveal, takesCell } from './answering';
import { storedProgress, storeProgress } from './progress';
import { askedAt, conceal, isDone } from './questions';
import { startTime } from './report';
import { currentStop, guideOf } from './stops';
import { guideCss } from './styles/guide.css';
import { bar, plainName } from './views/bar';
import { check, figurePlace, keyStep, tryCard } from './views/beside';
import { cover } from './views/cover';
import { end } from './views/end';
import { goTo, placeOf, stopToward } from './walk';

/** Whether the reader goes from key step to key step. */
function isGuided(model: Model): boolean {
  const { screen, position } = model.state;
  return (screen !== undefined || isKeyGranularity(position.granularity)) && guideOf(model) !== null;
}

function page(model: Model, intent: UiIntent): TemplateResult | null {
  const stop = currentStop(model);
  if (stop?.kind === 'cover') return cover(stop, model, intent);
  return stop?.kind === 'end' ? end(model, intent) : null;
}

function prose(model: Model, intent: UiIntent): TemplateResult | null {
  const stop = currentStop(model);
  switch (stop?.kind) {
    case 'step':
      return keyStep(stop, model, intent);
    case 'try':
      return tryCard(stop, model, intent);
    case 'check':
      return check(stop, model, intent);
    default:
      return null;
  }
}

/** The style sheet reads these classes: a question, one whose numbers are hidden. */
function rootClass(model: Model): string {
  const stop = currentStop(model);
  if (stop === undefined || stop.kind === 'cover' || stop.kind === 'end') return '';
  const isOpen = model.state.position.isHidden === true;
  const asked = askedAt(stop, model);
  const asks = stop.kind === 'try' || (asked !== null && !asked.answer.isRevealed);
  return ` guided${asks ? ' guide-asks' : ''}${isOpen ? ' guide-open' : ''}`;
}

/** Cards with a change are about the numbers on the stage, all others about a figure. */
function figures(model: Model): 'above' | 'below' | 'hidden' {
  const stop = currentStop(model);
  if (stop?.kind !== 'try') return 'below';
  const { edits, figure, question } = stop.card;
  if (edits.length === 0) return figurePlace(figure ?? '', model) === 'column' ? 'above' : 'below';
  return question !== undefined && !isApplied(model) ? 'hidden' : 'below';
}

/** Goes to the stop in a direction. Returns whether there was one. */
function step(model: Model, intent: UiIntent, direction: Direction): boolean | undefined {
  if (!isGuided(model)) return undefined;
  const stop = stopToward(placeOf(model), direction);
  if (stop === undefined || stop.id === currentStop(model)?.id) return false;
  goTo(stop, model, intent);
  return true;
}

/** Whether an action is an answer, or would open a number that is hidden. */
function takes(action: Action, intent: UiIntent): boolean {
  if (action.type === 'select-cell') return takesCell(action.cell, intent.current(), intent);
  if (action.type !== 'go-to') return false;
  // The first click on a cell that is not reached goes to it.
  const { node, isHidden } = intent.current().state.position;
  return isHidden === true && action.node === node;
}

function nextStep(model: Model): Position | null {
  if (!isGuided(model)) return null;
  const next = stopToward(placeOf(model), 'next');
  const { position } = model.state;
  return next?.kind === 'step' && next.node !== undefined
    ? { ...position, node: next.node.id, row: 0, col: 0 }
    : position;
}

function announcement(model: Model): string | null {
  const stop = currentStop(model);
  const { stops, index } = placeOf(model);
  return stop === undefined
    ? null
    : model.locale.t('stage.step_title', {
        step: index + 1,
        total: stops.length,
        title: plainName(stop, model),
      });
}

/** Notes that a stop has been visited. */
function visit(model: Model, intent: UiIntent): void {
  const stop = currentStop(model);
  if (stop === undefined || model.guideProgress === null) return;
  const { id } = model.lesson;
  const visited = model.guideProgress.visited[id] ?? [];
  const asked = askedAt(stop, model);
  if (asked !== null) startTime(asked, model, intent);
  if (stop.kind === 'check') void loadRecognition().then((isMore) => isMore && intent.refresh());
  // Playback shows what it would ask for.
  if (model.playing && asked !== null && !isDone(asked)) {
    reveal(asked, model, intent);
    return;
  }
  if (visited.includes(stop.id)) return;
  const progress = {
    ...model.guideProgress,
    visited: { ...model.guideProgress.visited, [id]: [...visited, stop.id] },
  };
  intent.dispatch({ type: 'set-guide-progress', progress });
}

function changed(state: LabState, before: LabState, intent: UiIntent): void {
  if (state.ui.guideProgress === before.ui.guideProgress) {
    visit(intent.current(), intent);
    return;
  }
  const status = storeProgress(state.ui.guideProgress);
  if (status !== null) intent.dispatch({ type: 'set-status', status });
}

/** The mode of lessons with a guide. */
export const guideMode: GuideMode = {
  styles: guideCss,
  conceal,
  page,
  rootClass,
  figures,
  prose,
  settings: (model, intent) => settings(model.state.position.node, model, intent),
  bar: (model, intent) => (isGuided(model) ? bar(model, intent) : null),
  announcement,
  step,
  nextStep,
  takes,
  changed,
  visit,
  storedProgress,
};
