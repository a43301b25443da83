import { describe, expect, it, vi } from 'vitest';
import { findMistakes } from '../../../../web/engine/analysis/mistakes';
import { library } from '../../../../web/figures/library';
import { englishText } from '../../../../web/i18n/messages';
import { scoreOf } from '../../../../web/learn/questions/answers';
import { judge, type Key } from '../../../../web/learn/questions/judge';
import { keyOf } from '../../../../web/learn/questions/keys';
import { diagnosis, loadRecognition } from '../../../../web/learn/questions/mistakes';
import type { Question } from '../../../../web/lessons/guide';
import { libraryOf, wholeEngine } from '../../all';
import { modelOf } from '../../ui/sample';

const opened = await libraryOf(await wholeEngine()).open('scaled-dot-product');
vi.spyOn(library, 'get').mockReturnValue(opened);

const numberKey = (number: number, more: Partial<Extract<Key, { kind: 'number' }>> = {}): Key => ({
  ...{ kind: 'number', number, within: 0.005, slip: 0, rules: { allowMinusInfinity: true }, ...more },
});

describe('a number', () => {
  it('is right up to the tolerance, and close up to what rounding explains', () => {
    const key = numberKey(0.72, { slip: 0.01 });
    const given = ['0.72', '0.715', '0.725', '0.71', '0.735', '0.7', '0.74', ' ', 'x'];
    expect(given.map((text) => judge(text, key))).toEqual([
      ...['right', 'right', 'right', 'close', 'close', 'too small', 'too large', 'nothing', 'no number'],
    ]);
  });

  it('is no infinity, however large the tolerance, unless that is right', () => {
    expect(['-inf', '0', '-5', '1e300'].map((text) => judge(text, numberKey(-Infinity)))).toEqual([
      ...['right', 'too large', 'too large', 'too large'],
    ]);
    expect(judge('1e300', numberKey(Infinity))).toBe('too small');
    expect(judge('-inf', numberKey(3))).toBe('too small');
    expect(judge('3', numberKey(Number.NaN))).toBe('wrong');
  });

  it('of a lesson or a tour may be −∞ where the run has it', () => {
    const { trace } = modelOf('masks', [{ type: 'set-option', name: 'mask', value: 'causal' }]);
    const cell = trace.node('masked_scores');
    const at = cell?.data.indexOf(-Infinity) ?? -1;
    expect(at).toBeGreaterThan(0);
    const { cols = 1 } = cell ?? {};
    const name = `masked_scores:${Math.floor(at / cols)},${at % cols}`;
    const key = keyOf({ kind: 'number', cell: name, within: 0.1 }, { before: trace, after: trace });
    expect(['−∞', '-inf', '0', '7'].map((text) => judge(text, key))).toEqual([
      ...['right', 'right', 'too large', 'too large'],
    ]);
    const finite = { kind: 'number', cell: 'masked_scores:0,0', within: 0.1 } as const;
    expect(judge('-inf', keyOf(finite, { before: trace, after: trace }))).toBe('no number');
  });
});

describe('a cell', () => {
  const key: Key = {
    kind: 'cell',
    cell: { node: 'weights', row: 1, col: 2 },
    isTied: (row, col) => row === 1 && col === 0,
  };

  it('is the one of the key, or one that is as right', () => {
    const given = ['1,2', 'weights:1,2', '1,0', '0,0', 'scores:1,2', 'weights', ''];
    expect(given.map((text) => judge(text, key))).toEqual([
      ...['right', 'right', 'right', 'wrong', 'another matrix', 'wrong', 'nothing'],
    ]);
    expect(judge('weights:1,2', { ...key, cell: null })).toBe('another matrix');
    expect(judge('1,2', { ...key, cell: null })).toBe('wrong');
  });
});

describe('a mistake', () => {
  it('is not named if its own number would be right', async () => {
    await loadRecognition(wholeEngine);
    const model = modelOf('scaled-dot-product');
    let tried = 0;
    for (const { data, diagnosis: says } of findMistakes(model.trace, 'weights'))
      for (const [at, number] of Array.from(data.data).entries()) {
        const right = model.trace.node('weights')?.data[at] ?? Number.NaN;
        const within = Math.abs(number - right) * 1.001;
        if (!(within > 1e-6)) continue;
        const cell = `weights:${Math.floor(at / data.cols)},${at % data.cols}`;
        const question: Question = { ask: '', right: '', answer: { kind: 'number', cell, within } };
        // Wrong, but nearer to the number of the mistake than the tolerance.
        const typed = right + 1.5 * (number - right);
        expect([cell, diagnosis(question, typed.toFixed(9), model)]).toEqual([
          cell,
          expect.not.stringContaining(englishText(says)),
        ]);
        expect(diagnosis(question, right.toFixed(9), model)).toBe('');
        tried += 1;
      }
    expect(tried).toBeGreaterThan(30);
  });
});

describe('the score', () => {
  it('counts right answers with hints, and none that were shown', () => {
    const answers = [
      { given: '1', tries: 1, verdict: 'right', hints: 1 },
      { given: '1', tries: 3, verdict: 'right', isRevealed: true },
      { given: '1', tries: 2, verdict: 'close' },
      { given: '1', tries: 1, verdict: 'right' },
    ] as const;
    expect(scoreOf(answers, 6)).toEqual({ total: 6, right: 2, withHints: 1, revealed: 1, attempts: 7 });
  });
});
