import { afterEach, describe, expect, it, vi } from 'vitest';
import { findMistakes } from '../../../../web/engine/analysis/mistakes';
import { library } from '../../../../web/figures/library';
import { english } from '../../../../web/i18n/i18n';
import { englishText } from '../../../../web/i18n/messages';
import { storedProgress, storeProgress } from '../../../../web/learn/guide/progress';
import { answeringCell, askedAt, conceal } from '../../../../web/learn/guide/questions';
import { currentStop, guideOf, stopsOf } from '../../../../web/learn/guide/stops';
import { placeOf, stopToward } from '../../../../web/learn/guide/walk';
import { cellNamed, choicesIn, isAmong, rowNamed } from '../../../../web/learn/questions/cells';
import { judge as judgeKey } from '../../../../web/learn/questions/judge';
import { keyOf, rightAnswer } from '../../../../web/learn/questions/keys';
import { diagnosis, loadRecognition } from '../../../../web/learn/questions/mistakes';
import { resolved } from '../../../../web/learn/questions/texts';
import { hasMoved, type Runs, runWith } from '../../../../web/learn/questions/what-if';
import type { Answer } from '../../../../web/lessons/guide';
import type { Action } from '../../../../web/store/actions/actions';
import { isReached } from '../../../../web/store/actions/walk';
import { noProgress } from '../../../../web/store/ui/guide-progress';
import type { Model } from '../../../../web/ui/model';
import { libraryOf, wholeEngine } from '../../all';
import { englishLessons } from '../../lessons/folder/content';
import { modelOf } from '../../ui/sample';

const opened = await libraryOf(await wholeEngine()).open('scaled-dot-product');
vi.spyOn(library, 'get').mockReturnValue(opened);

const plain = modelOf('scaled-dot-product');
const { trace } = plain;
const same = { before: trace, after: trace };

const judge = (answer: Answer, given: string, runs: Runs) => judgeKey(given, keyOf(answer, runs));

/** The model with a guide, after some actions. */
function guided(...actions: readonly Action[]): Model {
  return { ...modelOf('scaled-dot-product', actions), guideProgress: noProgress };
}

const guideOfFirst = englishLessons.get('scaled-dot-product')?.guide;
if (guideOfFirst === undefined) throw new Error('the first lesson has no guide');

describe('the name of a cell', () => {
  it('stands for a cell, or for the largest or smallest number of a row, a column or a matrix', () => {
    expect(cellNamed('weights:1,2', trace)).toEqual({ node: 'weights', row: 1, col: 2 });
    expect(cellNamed('scores:1,min', trace)).toEqual({ node: 'scores', row: 1, col: 0 });
    expect(cellNamed('scores:max,0', trace)).toEqual({ node: 'scores', row: 0, col: 0 });
    expect(cellNamed('scores:max,max', trace)).toEqual({ node: 'scores', row: 1, col: 2 });
    expect(cellNamed('nothing:max,0', trace)).toBeNull();
    expect(cellNamed('scores', trace)).toBeNull();
    expect(rowNamed('scores:7', trace)).toBeNull();
    expect(choicesIn('scores:max,0', trace).map(({ row }) => row)).toEqual([0, 1, 2]);
    expect(choicesIn('scores:1,max', trace).map(({ col }) => col)).toEqual([0, 1, 2]);
  });

  it('stands for all cells that it compares', () => {
    const cell = { node: 'head_0/weights', row: 1, col: 2 };
    const names = ['1,2', '1', '1,max', ',2', 'min,2', 'max,max', ''].map((each) => `head_0/weights:${each}`);
    expect(names.filter((name) => !isAmong(name, cell))).toEqual([]);
    const others = ['weights:1,2', 'head_0/weights:1,1', 'head_0/weights:,12', 'head_0/weights:2', 'weights'];
    expect(others.filter((name) => isAmong(name, cell))).toEqual([]);
  });
});

describe('an answer', () => {
  const cases: readonly (readonly [Answer, string, string, string])[] = [
    [{ kind: 'word', cell: 'weights:1,max' }, '2', '0', 'wrong'],
    [{ kind: 'cell', cell: 'scores:max,max' }, '1,2', '0,2', 'wrong'],
    // As large, but of another column.
    [{ kind: 'cell', cell: 'scores:max,0' }, '0,0', '2,1', 'wrong'],
    [{ kind: 'number', cell: 'scores:0,2', within: 0.1 }, '4', '5', 'too large'],
    [{ kind: 'bar', cell: 'weights:1,2', within: 0.1, from: 0, to: 1 }, '0.9', '0.5', 'too small'],
    [{ kind: 'order', row: 'weights:0' }, '2,0,1', '0,1,2', 'wrong'],
    [
      {
        kind: 'choice',
        choices: [
          { text: 'more', holds: ['scores:0,0', '>', 'scores:0,1'] },
          { text: 'less', holds: ['scores:0,0', '<', 0] },
        ],
      },
      '0',
      '1',
      'wrong',
    ],
  ];

  it.each(cases)('is judged by the numbers of the run: %o', (answer, right, wrong, verdict) => {
    expect(judge(answer, right, same)).toBe('right');
    expect(judge(answer, wrong, same)).toBe(verdict);
    expect(judge(answer, '', same)).toBe('nothing');
  });

  it('may be any of several equal numbers', () => {
    const tied = modelOf('scaled-dot-product', [
      { type: 'set-cell', cell: { node: 'key', row: 0, col: 0 }, value: 3 },
    ]).trace;
    const answer: Answer = { kind: 'word', cell: 'scores:0,max' };
    expect(['0', '1', '2'].map((given) => judge(answer, given, { before: tied, after: tied }))).toEqual([
      'right',
      'wrong',
      'right',
    ]);
  });

  it('about a change compares two runs', () => {
    const after = runWith(plain, [{ set: 'key:2,2', to: 0 }]) ?? trace;
    const runs = { before: trace, after };
    expect(rightAnswer({ kind: 'moved', node: 'scores' }, runs)).toBe('001001000');
    expect(rightAnswer({ kind: 'change', cell: 'scores:1,2' }, runs)).toBe('shrink');
    expect(rightAnswer({ kind: 'change', cell: 'scores:2,2' }, runs)).toBe('stay');
    const cell = { node: 'scores', row: 1, col: 2 };
    // The last bits of a number say that it moved: 1e-13 is more than rounding explains here.
    const { data = [], cols = 1 } = trace.node('key') ?? {};
    const slightly = runWith(plain, [{ set: 'key:2,2', to: (data[2 * cols + 2] ?? 0) + 1e-13 }]) ?? trace;
    expect([hasMoved(cell, trace, slightly), hasMoved({ ...cell, col: 0 }, trace, slightly)]).toEqual([
      true,
      false,
    ]);
    expect(rightAnswer({ kind: 'change', cell: 'scores:1,2' }, { before: trace, after: slightly })).toBe(
      'grow',
    );
  });

  it('that is a usual mistake is recognised by its number', () => {
    const question = guideOfFirst.checks[0]?.question;
    if (question === undefined) throw new Error('there is no check');
    expect(diagnosis(question, '0.21', plain)).toContain('down the column');
    expect(diagnosis(question, '0.71', plain)).toContain('without the division');
    expect(diagnosis(question, '0.4', plain)).toBe('');
    expect(diagnosis(question, 'much', plain)).toBe('');
  });

  it('that is a mistake which the guide does not name is recognised by the engine', async () => {
    const question = guideOfFirst.checks[1]?.question;
    if (question?.answer.kind !== 'number') throw new Error('there is no check');
    const { within } = question.answer;
    const right = Number(rightAnswer(question.answer, same));
    expect(diagnosis(question, '99', plain)).toBe('');
    const known = findMistakes(trace, 'context').map(({ data, diagnosis: of }) => ({
      number: data.data[data.cols] ?? Number.NaN,
      text: englishText(of),
    }));
    const wrong = known.filter(({ number }) => Math.abs(number - right) > 2 * within);
    expect(wrong.length).toBeGreaterThan(5);
    await loadRecognition(wholeEngine);
    for (const { number } of wrong) {
      const text = diagnosis(question, String(number), plain);
      const near = known
        .filter((other) => Math.abs(other.number - number) <= within)
        .map((each) => each.text);
      const byAuthor = question.mistakes?.some((each) => each.text === text) ?? false;
      expect([number, byAuthor || near.some((each) => text.includes(each))]).toEqual([number, true]);
    }
    expect(diagnosis(question, '99', plain)).toBe('');
  });
});

describe('the way through a lesson', () => {
  it('goes from the cover over key steps, cards and checks to the end', () => {
    expect(guideOf(plain)).toBeNull();
    const ids = stopsOf(guided()).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['cover', 'step-query', 'step-key']);
    expect(ids.slice(-5)).toEqual(['try-2', 'check-0', 'check-1', 'check-2', 'end']);
    expect(placeOf(guided())).toMatchObject({ index: 0, isBetween: false });
    expect(stopToward(placeOf(guided()), 'next')?.id).toBe('step-query');
    expect(stopToward(placeOf(guided()), 'back')).toBeUndefined();
  });

  it('finds its place at a step that is no key step', () => {
    const between = placeOf(guided({ type: 'go-to', node: 'key_transposed' }));
    expect(between.isBetween).toBe(true);
    expect(stopToward(between, 'next')?.id).toBe('step-scores');
    expect(stopToward(between, 'back')?.id).toBe('step-value');
  });

  it('hides a result that is to be predicted, until it is, and only in the walk of key steps', () => {
    const cell = { node: 'scores', row: 0, col: 0 };
    const reached = (model: Model): boolean => isReached(trace, conceal(model).state.position, cell);
    const asked = guided({ type: 'go-to', node: 'scores' });
    expect(reached(asked)).toBe(false);
    expect(conceal(asked).state.position).toBe(conceal({ ...asked }).state.position);
    const answers = {
      'scaled-dot-product/step-scores': { given: '0,0', tries: 1, verdict: 'wrong' as const },
    };
    expect(reached({ ...asked, guideProgress: { ...noProgress, answers } })).toBe(true);
    expect(reached({ ...asked, playing: true })).toBe(true);
    expect(
      reached(
        guided({ type: 'go-to', node: 'scores' }, { type: 'set-granularity', granularity: 'equation' }),
      ),
    ).toBe(true);
    expect(reached(guided({ type: 'go-to', node: 'scores' }, { type: 'select-cell', cell }))).toBe(true);
    expect(reached(guided({ type: 'show-screen', screen: 'check-0', node: 'weights' }))).toBe(true);
  });
});

describe('an answered question', () => {
  const right = { node: 'scores', row: 1, col: 2 };
  const at = guided({ type: 'go-to', node: 'scores' });
  const answers = { 'scaled-dot-product/step-scores': { given: '0,0', tries: 1, verdict: 'wrong' as const } };
  const answered = { ...at, guideProgress: { ...noProgress, answers } };

  it('is about the cell of the right answer, if that is on the stage', () => {
    const asked = askedAt(currentStop(at), at);
    expect(asked && answeringCell(asked, at)).toEqual(right);
    const elsewhere = guided({ type: 'go-to', node: 'weights' });
    expect(asked && answeringCell(asked, elsewhere)).toBeNull();
  });

  it('puts the views, but not the state, at that cell', () => {
    expect(conceal(answered).state.position).toMatchObject({ ...right, granularity: 'key' });
    expect(conceal(answered).state.position).toBe(conceal({ ...answered }).state.position);
    expect(answered.state.position).toMatchObject({ row: 0, col: 0 });
  });
});

describe('the texts of a guide', () => {
  it('refer to what was chosen, to the right answer, and to the run before a change', () => {
    const text =
      '[[row:scores:gr]] [[scores:gr,g]] [[scores:ar,a]] [[given]] [[was:scores:1,2]] [[dim:d_k]] [[scores]]';
    const context = { given: '5', guess: { row: 0, col: 1 }, right: { row: 1, col: 2 }, before: trace };
    expect(resolved(text, english, context)).toBe(
      '[[row:scores:0]] [[scores:0,1]] [[scores:1,2]] 5 6 [[dim:d_k]] [[scores]]',
    );
  });
});

describe('progress', () => {
  afterEach(() => vi.unstubAllGlobals());

  const progress = {
    ...noProgress,
    answers: { 'masks/cover': { given: '1', tries: 1, verdict: 'wrong' as const } },
    visited: { masks: ['cover', 'step-mask'] },
  };

  it('is kept where storage is allowed', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    expect(storedProgress()).toEqual(noProgress);
    storeProgress({ ...progress, applied: { before: plain.state.document, after: plain.state.document } });
    expect(storedProgress()).toEqual(progress);
    expect([...kept.keys()]).toEqual(['attention-lab-progress']);
  });

  it.each(['no JSON', 'null', '[]', '{"answers":{"a":{"given":1}},"visited":{"b":"c"}}', '{"answers":7}'])(
    'is empty where something else is kept: %s',
    (text) => {
      vi.stubGlobal('localStorage', { getItem: () => text });
      expect(storedProgress()).toEqual(noProgress);
    },
  );

  it('lasts as long as the page where storage is refused, which is told once, after an answer', () => {
    const refuse = (): never => {
      throw new Error('refused');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(storeProgress({ ...progress, answers: {} })).toBeNull();
    expect(storeProgress(progress)).toMatchObject({ key: 'guide.not_stored' });
    expect(storedProgress()).toEqual(progress);
    expect(storeProgress(progress)).toBeNull();
    // Full first, and then with room.
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    storeProgress(progress);
    expect(kept.size).toBe(1);
    expect(storedProgress()).toEqual(noProgress);
  });
});
