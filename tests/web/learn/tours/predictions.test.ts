// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { library } from '../../../../web/figures/library';
import { loadRecognition } from '../../../../web/learn/questions/mistakes';
import { openTour } from '../../../../web/learn/tours/open';
import { scoreIn } from '../../../../web/learn/tours/progress/report';
import { tourMode } from '../../../../web/learn/tours/tour-mode';
import type { Action } from '../../../../web/store/actions/actions';
import { openStops } from '../../../../web/store/ui/tour-progress';
import type { GivenAnswer, TourProgress } from '../../../../web/store/ui/ui-state';
import type { Model } from '../../../../web/ui/model';
import type { UiIntent } from '../../../../web/ui/ui-intent';
import { libraryOf, wholeEngine } from '../../all';
import { show, textOf } from '../../ui/page';
import { modelOf } from '../../ui/sample';
import { lessonsOf } from './lessons';

const engine = await wholeEngine();
const opened = await libraryOf(engine).open('scaled-dot-product');
vi.spyOn(library, 'get').mockReturnValue(opened);
await loadRecognition(async () => engine);

/** The lesson with a tour of one stop at a question. */
async function at(checkpoint: object, answer?: GivenAnswer, version = 2): Promise<Model> {
  const step = {
    focus: 'weights',
    prose: 'It is [[weights:2,1]].',
    checkpoint: { ask: 'What?', ...checkpoint },
  };
  const text = JSON.stringify({ version, title: 'A tour', lesson: 'scaled-dot-product', steps: [step] });
  const found = await openTour(text, lessonsOf(engine));
  if ('issues' in found) throw new Error(JSON.stringify(found.issues));
  const tour: TourProgress = {
    ...{ id: '', tour: found.tour, link: '', at: 0, furthest: 0, completed: false, baseline: null },
    answers: answer === undefined ? {} : { 0: answer },
  };
  return { ...modelOf('scaled-dot-product', [{ type: 'go-to', node: 'weights' }]), tour };
}

function act(model: Model) {
  const actions: Action[] = [];
  const intent = {
    current: () => model,
    dispatch: (action: Action) => void actions.push(action),
    showMessage: () => {},
    emit: () => {},
  } as unknown as UiIntent;
  return { intent, actions };
}

const pageOf = (model: Model): Element => {
  const prose = tourMode.prose(model, act(model).intent);
  if (prose === null) throw new Error('no text');
  return show(prose);
};
const saidAfter = async (checkpoint: object, given: string, verdict: GivenAnswer['verdict'], version = 2) =>
  textOf(pageOf(await at(checkpoint, { given, verdict, tries: 1 }, version)).querySelector('.feedback'));

describe('a prediction of a tour', () => {
  const expectWord = { word: 'weights:2,max' };
  const prediction = {
    prediction: true,
    expect: expectWord,
    right: 'So it is: [[weights:2,a]].',
    wrong: 'Not [[col:weights:g]].',
  };

  it('is asked before the text and the numbers of its stop', async () => {
    const model = await at(prediction);
    expect(textOf(pageOf(model))).not.toContain('It is');
    expect(pageOf(model).querySelectorAll('.choice')).toHaveLength(3);
    expect(tourMode.conceal(model, engine).state.position.isHidden).toBe(true);
    expect(openStops(model.tour ?? expect.fail())).toEqual([1]);
  });

  it('is done after one answer, right or wrong, and counts for no result', async () => {
    const model = await at(prediction, { given: '0', verdict: 'wrong', tries: 1 });
    expect(textOf(pageOf(model))).toContain('It is 0.331.');
    expect(textOf(pageOf(model).querySelector('.feedback'))).toBe('Not quite. Not small.');
    expect(tourMode.conceal(model, engine)).toBe(model);
    expect(openStops(model.tour ?? expect.fail())).toEqual([]);
    expect(scoreIn(model.tour ?? expect.fail()).total).toBe(0);
    expect(await saidAfter(prediction, '2', 'right')).toBe('Right. So it is: 0.547.');
    expect(
      textOf(pageOf(await at(prediction, { given: '', verdict: null, tries: 0, isRevealed: true }))),
    ).toContain('It is 0.331.');
  });

  it('of a cell is given by selecting it on the stage, where its number is hidden', async () => {
    const model = await at({ prediction: true, expect: { cell: 'weights:2,max' } });
    const { intent, actions } = act(tourMode.conceal(model, engine));
    expect(tourMode.takes({ type: 'select-cell', cell: { node: 'weights', row: 2, col: 2 } }, intent)).toBe(
      true,
    );
    expect(actions).toMatchObject([{ type: 'answer', answer: { given: '2,2', verdict: 'right' } }]);
    expect(tourMode.takes({ type: 'select-cell', cell: { node: 'context', row: 0, col: 0 } }, intent)).toBe(
      true,
    );
    expect(actions).toHaveLength(1);
  });

  it.each([
    ['bar', { bar: 'weights:2,1', from: 0, to: 1 }, '.answer-slider'],
    ['order', { order: 'weights:2' }, '.answer-order'],
    ['number', { number: 'weights:2,1' }, '.typed'],
    ['choice', { choice: ['yes', 'no'], answer: 0 }, '.choice'],
  ])('may be a %s', async (_, asks, field) => {
    expect(pageOf(await at({ prediction: true, expect: asks })).querySelector(field)).not.toBeNull();
  });
});

describe('a wrong number in a tour', () => {
  const expectScaled = { number: 'scaled_scores:2,1' };
  const known = 'A common mistake gives 3. The scores were not scaled.';

  it('is recognised as the mistake that the author names, else as one that the engine knows', async () => {
    const mistakes = [{ cell: 'scores:2,1', edits: [], text: '[[given]] is the score.' }];
    expect(await saidAfter({ expect: expectScaled, mistakes, wrong: 'No.' }, '3', 'too large')).toContain(
      'Not yet: that is too large. 3 is the score.',
    );
    expect(
      await saidAfter({ expect: expectScaled, wrong: 'No.', hint: 'Divide.' }, '3', 'too large'),
    ).toMatch(new RegExp(`^Not yet: that is too large. ${known}.* Divide\\.$`));
    expect(await saidAfter({ expect: expectScaled, wrong: 'No.' }, '77', 'too large')).toBe(
      'Not yet: that is too large. No.',
    );
  });

  it('is only too small or too large in version 1, which says the same as ever', async () => {
    expect(await saidAfter({ expect: expectScaled }, '3', 'too large', 1)).toBe(
      'Not yet: that is too large.',
    );
  });
});
