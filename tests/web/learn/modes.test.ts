// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { library } from '../../../web/figures/library';
import { guideMode } from '../../../web/learn/guide/guide-mode';
import { openTour } from '../../../web/learn/tours/open';
import { tourMode } from '../../../web/learn/tours/tour-mode';
import type { Action } from '../../../web/store/actions/actions';
import { noProgress } from '../../../web/store/ui/guide-progress';
import { initialUi, type TourProgress } from '../../../web/store/ui/ui-state';
import { modeOf } from '../../../web/ui/mode';
import type { Model } from '../../../web/ui/model';
import type { UiIntent } from '../../../web/ui/ui-intent';
import { libraryOf, wholeEngine } from '../all';
import { show, textOf } from '../ui/page';
import { modelOf } from '../ui/sample';
import { lessonsOf } from './tours/lessons';

const engine = await wholeEngine();
const opened = await libraryOf(engine).open('scaled-dot-product');
vi.spyOn(library, 'get').mockReturnValue(opened);

const step = { focus: 'weights', prose: 'See [[weights:1,2]].' };
const asks = { checkpoint: { ask: 'How much?', expect: { number: 'weights:1,2' } } };
const found = await openTour(
  JSON.stringify({
    ...{ version: 1, title: 'A tour', lesson: 'scaled-dot-product' },
    steps: [step, { ...step, ...asks }],
  }),
  lessonsOf(engine),
);
if ('issues' in found) throw new Error(JSON.stringify(found.issues));
const tour: TourProgress = {
  ...{ id: '', tour: found.tour, link: 'z.mine', at: 0, furthest: 0, answers: {} },
  ...{ completed: false, baseline: null },
};

/** The lesson at its weights, with a tour or with its guide. */
const at = (more: Partial<Model>): Model => ({
  ...modelOf('scaled-dot-product', [{ type: 'go-to', node: 'weights' }]),
  ...more,
});

function intentOf(model: Model) {
  const actions: Action[] = [];
  const messages: unknown[] = [];
  const intent = {
    current: () => model,
    dispatch: (action: Action) => actions.push(action),
    showMessage: (reason: unknown) => messages.push(reason),
    play: () => {},
  } as unknown as UiIntent;
  return { intent, actions, messages };
}

describe('the mode of a lesson', () => {
  const modes = { guide: guideMode, tour: tourMode, program: null };
  const { state } = at({});

  it('is that of the tour that is on, else that of the guide', () => {
    expect(modeOf({ ...state, ui: initialUi }, modes)).toBe(guideMode);
    expect(modeOf({ ...state, ui: { ...initialUi, tour } }, modes)).toBe(tourMode);
    const other = { ...tour, tour: { ...tour.tour, lesson: 'masks' } };
    expect(modeOf({ ...state, ui: { ...initialUi, tour: other } }, modes)).toBe(guideMode);
    expect(modeOf({ ...state, ui: initialUi }, { guide: null, tour: null, program: null })).toBeNull();
  });

  it('gives the text and the bar of a tour, and of a guide', () => {
    const touring = at({ tour });
    const { intent } = intentOf(touring);
    const text = tourMode.prose(touring, intent);
    const bar = tourMode.bar(touring, intent);
    expect(text && textOf(show(text))).toContain('A tour');
    expect(bar && textOf(show(bar))).toContain('1 of 2');
    expect(tourMode.rootClass(touring)).toBe(' touring');
    const guided = at({ guideProgress: noProgress });
    const stops = guideMode.bar(guided, intentOf(guided).intent);
    expect(stops && show(stops).querySelectorAll('.dot').length).toBeGreaterThan(10);
    expect(guideMode.prose(at({}), intent)).toBeNull();
    expect(guideMode.bar(at({}), intent)).toBeNull();
    expect(tourMode.prose(at({}), intent)).toBeNull();
  });

  it('steps through the stops of a tour, and through those of a guide only in its walk', () => {
    const { intent, actions } = intentOf(at({ tour }));
    expect(tourMode.step(at({ tour }), intent, 'next')).toBe(true);
    expect(actions).toEqual([{ type: 'go-to-stop', index: 1 }]);
    expect(tourMode.step(at({ tour }), intent, 'back')).toBe(false);
    expect(tourMode.step(at({}), intent, 'next')).toBeUndefined();
    expect(guideMode.step(at({}), intent, 'next')).toBeUndefined();
  });

  it('hides the number that a tour asks for, and takes what would open it', () => {
    const asked = at({ tour: { ...tour, at: 1 } });
    const { intent, messages } = intentOf(tourMode.conceal(asked, engine));
    expect(tourMode.conceal(asked, engine).state.position.isHidden).toBe(true);
    expect(tourMode.conceal(at({ tour }), engine)).toMatchObject({
      state: { position: { node: 'weights' } },
    });
    expect(tourMode.conceal(at({ tour }), engine).state.position.isHidden).toBeUndefined();
    const cell = { node: 'weights', row: 0, col: 0 };
    expect(tourMode.takes({ type: 'select-cell', cell }, intent)).toBe(true);
    expect(messages).toMatchObject([{ key: 'common.answer_first' }]);
    expect(tourMode.takes({ type: 'go-to', node: 'query' }, intent)).toBe(false);
    expect(tourMode.takes({ type: 'undo' }, intent)).toBe(false);
  });
});
