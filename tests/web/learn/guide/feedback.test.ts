// @vitest-environment happy-dom
import { afterAll, describe, expect, it, vi } from 'vitest';
import { library } from '../../../../web/figures/library';
import type { Asked } from '../../../../web/learn/guide/questions';
import { feedback } from '../../../../web/learn/guide/views/question';
import { judge } from '../../../../web/learn/questions/judge';
import { keyOf } from '../../../../web/learn/questions/keys';
import { loadRecognition } from '../../../../web/learn/questions/mistakes';
import { runsOf } from '../../../../web/learn/questions/what-if';
import type { Answer, Edit, Question } from '../../../../web/lessons/guide';
import type { UiIntent } from '../../../../web/ui/ui-intent';
import { libraryOf, wholeEngine } from '../../all';
import { show, textOf } from '../../ui/page';
import { modelOf } from '../../ui/sample';

const opened = await libraryOf(await wholeEngine()).open('scaled-dot-product');
const get = vi.spyOn(library, 'get').mockReturnValue(opened);
afterAll(() => get.mockRestore());
const model = modelOf('scaled-dot-product');

/** What stands under a question after an answer. */
function shownAfter(answer: Answer, given: string, edits: readonly Edit[] = [], wrong = 'shared'): string {
  const question: Question = { ask: 'ask', answer, right: 'right', wrong };
  const verdict = judge(given, keyOf(answer, runsOf(model, edits)));
  const asked: Asked = {
    ...{ id: '', question, edits },
    stop: { id: 'cover', kind: 'end', screen: 'cover', node: undefined },
    answer: { given, tries: 1, verdict },
  };
  const intent: UiIntent = { dispatch: () => {} } as unknown as UiIntent;
  return textOf(show(feedback({ asked, model, intent })).querySelector('.feedback'));
}

describe('what stands under a wrong answer', () => {
  it('is the text of the choice, else that of the question', () => {
    const answer: Answer = {
      kind: 'choice',
      choices: [
        {
          text: 'more',
          holds: ['scores:0,0', '>', 'scores:0,2'],
          wrong: 'Then [[scores:0,0]] would be more.',
        },
        { text: 'less', holds: ['scores:0,0', '<', 'scores:0,2'] },
        { text: 'as much', holds: ['scores:0,0', '=', 'scores:0,2'] },
      ],
    };
    expect(shownAfter(answer, '0')).toBe('Not quite. Then 3 would be more.');
    expect(shownAfter(answer, '1')).toBe('Yes. right');
    expect(shownAfter(answer, '2')).toBe('Not quite. shared');
  });

  it('tells in which direction a number was expected to change', () => {
    const edits: readonly Edit[] = [{ set: 'key:2,2', to: 0 }];
    const answer: Answer = { kind: 'change', cell: 'scores:1,2', wrong: { grow: 'more', stay: 'the same' } };
    expect(shownAfter(answer, 'grow', edits)).toBe('Not quite. more');
    expect(shownAfter(answer, 'stay', edits)).toBe('Not quite. the same');
    expect(shownAfter(answer, 'shrink', edits)).toBe('Yes. right');
  });

  it('tells missed marks from those that are too many', () => {
    const edits: readonly Edit[] = [{ set: 'key:2,2', to: 0 }];
    const answer: Answer = { kind: 'moved', node: 'scores', wrong: { missed: 'missed', extra: 'extra' } };
    expect(shownAfter(answer, '001001000', edits)).toBe('Yes. right');
    expect(shownAfter(answer, '001000000', edits)).toBe('Not quite. missed');
    expect(shownAfter(answer, '001001001', edits)).toBe('Not quite. extra');
    expect(shownAfter(answer, '000001001', edits)).toBe('Not quite. shared');
  });

  it('takes a number of one digit for a known mistake only if the mistake gives exactly this number', async () => {
    await loadRecognition(wholeEngine);
    const answer: Answer = { kind: 'number', cell: 'context:1,0', within: 0.06 };
    // Without the softmax: 5. With a scale of 1/d_k: 1.42.
    expect(shownAfter(answer, '5')).toContain('The softmax was left out.');
    expect(shownAfter(answer, '1.42')).toContain('divided by dk');
    expect(shownAfter(answer, '1.4')).toContain('divided by dk');
    expect(shownAfter(answer, '2')).toContain('The largest score took the whole weight');
    expect(shownAfter(answer, '0.40')).toContain('multiplied by the values and not by the keys');
    expect(shownAfter(answer, '0.4')).toBe('Not quite. shared');
  });

  it('says how a typed number was read that could be another one, and which are refused', () => {
    const answer: Answer = { kind: 'number', cell: 'weights:2,1', within: 0.005 };
    expect(shownAfter(answer, '33 %')).toBe('Yes. right Read as 0.33.');
    expect(shownAfter(answer, '３３％')).toBe('Yes. right Read as 0.33.');
    expect(shownAfter(answer, '–0,33')).toBe('Not quite. shared');
    expect(shownAfter(answer, '1,234')).toBe('Not quite. shared Read as 1.234.');
    expect(shownAfter(answer, '0,3315')).toBe('Yes. right');
    expect(shownAfter(answer, 'x')).toBe('Not quite. Type a number, such as 0.5.');
    expect(shownAfter(answer, '1 000')).toContain(
      'Type a number, such as 0.5. "1 000" has its digits in groups',
    );
  });

  it('names the first word of an order that stands elsewhere', () => {
    const wrong = '[[col:scores:g]] has [[scores:0,g]], [[col:scores:a]] has [[scores:0,a]].';
    expect(shownAfter({ kind: 'order', row: 'scores:0' }, '2,1,0', [], wrong)).toBe(
      'Not quite. hungry has 0, small has 3.',
    );
  });
});
