import { describe, expect, it } from 'vitest';
import type { Trace } from '../../../../web/engine/types';
import { french } from '../../../../web/i18n/fr/index';
import { createLocale, english } from '../../../../web/i18n/i18n';
import { judge as judgeKey } from '../../../../web/learn/questions/judge';
import { keyOf, rightAnswer } from '../../../../web/learn/questions/keys';
import { fetchTour } from '../../../../web/learn/tours/fetch-tour';
import { tours } from '../../../../web/learn/tours/index';
import { type OpenTour, openTour } from '../../../../web/learn/tours/open';
import { findBrokenPointers } from '../../../../web/learn/tours/pointers';
import type { Answer } from '../../../../web/lessons/guide';
import { inEnglish } from '../../english';
import { lessonsOf, wholeEngine } from './lessons';

const lessons = lessonsOf(await wholeEngine());

type Fields = Record<string, unknown>;

const step: Fields = { focus: 'weights', prose: 'See [[weights:1,2]].' };
const tour = (more: Fields = {}): string =>
  JSON.stringify(
    { version: 1, title: 'A tour', lesson: 'scaled-dot-product', steps: [step], ...more },
    null,
    1,
  );
const stepped = (more: Fields): string => tour({ steps: [{ ...step, ...more }] });

async function opened(source: Parameters<typeof openTour>[0]): Promise<OpenTour> {
  const found = await openTour(source, lessons);
  if ('issues' in found) throw new Error(JSON.stringify(found.issues));
  return found;
}

async function messagesOf(text: string) {
  const found = await openTour(text, lessons);
  return 'issues' in found ? found.issues : [];
}

const issuesOf = async (text: string) => inEnglish(await messagesOf(text));

const judge = (answer: Answer, given: string, trace: Trace) =>
  judgeKey(given, keyOf(answer, { before: trace, after: trace }));

const lineOf = (text: string, part: string): number => text.split(part)[0]?.split('\n').length ?? 0;

describe.each(tours)('the tour $id', ({ id }) => {
  it('every stop refers to existing nodes, and the tour can be completed', async () => {
    const { tour: folder } = await fetchTour(id);
    const { tour: found, trace } = await opened(folder);
    expect(found.steps.length).toBeGreaterThan(3);
    for (const { checkpoint } of found.steps) {
      if (checkpoint === null) continue;
      const { answer, ask } = checkpoint.question;
      const right = rightAnswer(answer, { before: trace, after: trace });
      expect(judge(answer, right, trace), ask).toBe('right');
      expect(judge(answer, answer.kind === 'cell' ? '99,99' : '99', trace)).not.toBe('right');
    }
  });
});

describe('the words of a tour', () => {
  it('are a list, a sentence or an object, as in the attribute', async () => {
    for (const tokens of [['one', 'two', 'three'], 'one two  three', { query: ['one', 'two', 'three'] }]) {
      const { start } = await opened(tour({ tokens }));
      expect(start.document.tokens.query).toEqual(['one', 'two', 'three']);
    }
    expect(await issuesOf(tour({ tokens: 3 }))).toHaveLength(1);
  });

  it('are those of queries and keys where the lesson compares a text with itself', async () => {
    const words = ['The', 'cat', 'sat', 'on', 'mats'];
    for (const tokens of [words.join(' '), words]) {
      const { start, warnings } = await opened(tour({ lesson: 'masks', tokens }));
      expect(start.document.tokens).toEqual({ query: words, key: words });
      expect(warnings).toEqual([]);
    }
  });

  it('are two lists of different lengths with a warning in such a lesson', async () => {
    const text = tour({ lesson: 'masks', tokens: { query: ['a', 'b'], key: ['a', 'b', 'c'] } });
    const { start, warnings } = await opened(text);
    expect(start.document.tokens.key).toHaveLength(3);
    expect(inEnglish(warnings)).toEqual([
      { line: lineOf(text, '"tokens"'), message: expect.stringContaining('2 words that ask and 3') },
    ]);
    expect((await opened(tour({ lesson: 'masks' }))).warnings).toEqual([]);
  });
});

describe('a tour with several mistakes', () => {
  it('has all of them reported at once: of fields, of the start, of nodes and references', async () => {
    const steps = [
      { focus: 'wieghts', prose: 'See [[nope]].' },
      { focus: 'weights', prose: 'x', ckeckpoint: {} },
    ];
    const found = await issuesOf(tour({ steps, version: 3, options: { nothing: 1 } }));
    const all = found.map(({ message }) => message).join('\n');
    for (const part of ['version', 'wieghts', 'ckeckpoint', '"nothing"']) expect(all).toContain(part);
    const lines = found.map(({ line }) => line);
    expect(lines).toEqual(lines.toSorted((one, other) => one - other));
    const both = await issuesOf(tour({ steps: [steps[0]] }));
    expect(both.map(({ message }) => message).join()).toMatch(/wieghts.*\[\[nope\]\] leads nowhere/);
  });
});

describe('pointers', () => {
  const broken: readonly (readonly [name: string, text: string, at: string, message: string])[] = [
    [
      'an unknown node',
      stepped({ focus: 'wieghts' }),
      '"focus"',
      'step 1, focus: there is no node "wieghts": known are weights',
    ],
    [
      'a row too far',
      stepped({ focus: 'weights:3,0' }),
      '"focus"',
      'focus: weights has 3 rows and 3 columns, counted from 0: there is no 3,0',
    ],
    ['a column too far', stepped({ focus: 'weights:0,3' }), '"focus"', 'there is no 0,3'],
    [
      'a reference to no node',
      stepped({ prose: 'See [[nothing]].' }),
      '"prose"',
      'step 1, prose: [[nothing]] leads nowhere',
    ],
    [
      'a reference beyond a matrix',
      stepped({ prose: 'See [[weights:9,9]].' }),
      '"prose"',
      '[[weights:9,9]] leads nowhere',
    ],
    [
      'a reference to no size',
      stepped({ prose: 'See [[dim:d_x]].' }),
      '"prose"',
      '[[dim:d_x]] leads nowhere',
    ],
    [
      'a reference that is none',
      stepped({ prose: 'See [[weights:a,b]].' }),
      '"prose"',
      '[[weights:a,b]] leads nowhere',
    ],
    [
      'a question about nothing',
      stepped({ checkpoint: { ask: 'x', expect: { cell: 'weights:0,7' } } }),
      '"checkpoint"',
      'step 1, cell: weights has 3 rows and 3 columns',
    ],
    [
      'a hint to nothing',
      stepped({ checkpoint: { ask: 'x', hint: '[[nope]]', expect: { cell: 'weights:0,0' } } }),
      '"checkpoint"',
      'step 1, hint: [[nope]] leads nowhere',
    ],
    [
      'a number that nobody can type',
      tour({
        lesson: 'masks',
        steps: [{ ...step, checkpoint: { ask: 'x', expect: { number: 'masked_scores:0,1' } } }],
      }),
      '"checkpoint"',
      'step 1, number: masked_scores:0,1 is -Infinity: a finite number expected',
    ],
  ];

  it.each(broken)('%s', async (_, text, at, message) => {
    expect(await issuesOf(text)).toEqual([
      { line: lineOf(text, at), message: expect.stringContaining(message) },
    ]);
  });

  it('are checked in the run of the initial state of the tour', async () => {
    const masked = { options: { mask: 'causal' }, steps: [{ focus: 'masked_scores', prose: 'x' }] };
    expect(await issuesOf(tour({ steps: masked.steps }))).toHaveLength(1);
    expect(await issuesOf(tour(masked))).toEqual([]);
    const { tour: found } = await opened(tour(masked));
    const { trace } = await opened(tour());
    expect(findBrokenPointers(found, trace)).toHaveLength(1);
  });
});

describe('the start of a tour', () => {
  it('takes options, words and numbers', async () => {
    const { start } = await opened(
      tour({
        options: { scale: 1 },
        tokens: { query: ['a', 'b'] },
        inputs: {
          query: [
            [1, 2, 3, 4],
            [5, 6, 7, 0.1],
          ],
        },
        steps: [{ focus: 'weights:1,0', prose: 'x' }],
      }),
    );
    expect(start.document.options.scale).toBe(1);
    expect(start.document.tokens.query).toEqual(['a', 'b']);
    expect(start.document.inputs.query?.data).toEqual([1, 2, 3, 4, 5, 6, 7, 0.1]);
  });

  it('takes a link', async () => {
    const { start } = await opened(tour({ link: 'v=1&lesson=scaled-dot-product&mask=causal&step=scores' }));
    expect(start.document.options.mask).toBe('causal');
  });

  const wrong: readonly (readonly [name: string, more: Fields, at: string, message: string])[] = [
    ['an unknown option', { options: { mask: 'causal', speed: 1 } }, '"speed"', '"speed" means nothing here'],
    [
      'an option that is none',
      { options: { scale: 1, mask: 'red' } },
      '"mask"',
      'mask is "red": must be one of',
    ],
    ['an unknown input', { inputs: { w_q: [[1]] } }, '"w_q"', '"w_q" means nothing here'],
    [
      'a number that is none, by its row',
      {
        inputs: {
          query: [
            [1, 2, 3, 4],
            [1, 2, 3, 4],
            [1, 2, 'x', 4],
          ],
        },
      },
      '[\n    1,\n    2,\n    "x"',
      'query, row 3, column 3: "x" is not a number',
    ],
    [
      'a number that is none, in the first row',
      {
        inputs: {
          query: [
            ['x', 2, 3, 4],
            [1, 2, 3, 4],
          ],
        },
      },
      '[\n    "x"',
      'query, row 1, column 1: "x" is not a number',
    ],
    [
      'a matrix with two widths',
      { inputs: { key: [[1, 2], [1]] } },
      '[\n    1\n   ]',
      'key, row 2 has 1 number: 2 expected',
    ],
    [
      'words that do not fit',
      { tokens: { query: ['a'] }, inputs: { query: [[1], [2]], key: [[1]], value: [[1]] } },
      '"tokens"',
      'must be the same',
    ],
    [
      'too many words',
      { tokens: { query: Array.from({ length: 65 }, () => 'a') } },
      '"query"',
      '65 query tokens: from 1 to 64',
    ],
    ['options that are no object', { options: 3 }, '"options"', 'options is 3: an object expected'],
    [
      'another lesson in the link',
      { link: 'v=1&lesson=masks' },
      '"link"',
      'link: there is no lesson "masks"',
    ],
    ['nonsense in the link', { link: 'v=9&nonsense=1' }, '"link"', 'link: the link has version "9"'],
  ];

  it.each(wrong)('rejects %s and reports its line', async (_, more, at, message) => {
    const text = tour(more);
    const found = await issuesOf(text);
    expect(found.find((each) => each.message.includes(message))?.line).toBe(lineOf(text, at));
  });
});

describe('errors', () => {
  it.each([
    stepped({ focus: 'wieghts', prose: 'See [[nothing]].' }),
    stepped({ focus: 'weights:9,9' }),
    stepped({ prose: 'See [[weights' }),
    tour({ title: '', lesson: 'nope', steps: [{}] }),
    tour({ inputs: { key: [[1, 2], [1]] } }),
    tour({
      inputs: {
        query: [
          [1, 2, 3, 4],
          [1, 2, 'x', 4],
        ],
      },
    }),
    '{"version": 1,\n"title": }',
    '{"version": 1,\n"title": "open',
  ])('is said in the language of the reader: %#', async (text) => {
    const issues = await messagesOf(text);
    expect(issues.length).toBeGreaterThan(0);
    for (const { message } of issues)
      expect(createLocale(french).format(message)).not.toBe(english.format(message));
  });
});

describe('an answer', async () => {
  const { trace } = await opened(tour());

  it('that is a number is compared with the run', () => {
    const expected = { kind: 'number', cell: 'weights:2,1', within: 0.005 } as const;
    const given = (text: string) => judge(expected, text, trace);
    expect(trace.node('weights')?.data[7]).toBeCloseTo(0.3315, 4);
    expect(['0.33', '0,33', '1/3', ' 0.336 '].map(given)).toEqual(['right', 'right', 'right', 'right']);
    expect(['33 %', '３３％', '≈ 0,33', '3.3×10⁻¹', '33,2%'].map(given)).toEqual(Array(5).fill('right'));
    expect(['–0.33', '−33 %', '33', '1,234'].map(given)).toEqual([
      ...['too small', 'too small', 'too large', 'too large'],
    ]);
    expect(['1 000', '1.234,5', '0.3²', '-inf', '0 . 33'].map(given)).toEqual(Array(5).fill('no number'));
    expect(['0.32', '0.34', '', 'a third', '-0.33'].map(given)).toEqual([
      'too small',
      'too large',
      'nothing',
      'no number',
      'too small',
    ]);
  });

  it('accepts deviations up to the tolerance of the author, exactly', () => {
    const expected = { kind: 'number', cell: 'scores:2,1', within: 0.1 } as const;
    expect(['3.1', '2.9', '3.11'].map((text) => judge(expected, text, trace))).toEqual([
      'right',
      'right',
      'too large',
    ]);
    expect(judge({ ...expected, within: 0 }, '3', trace)).toBe('right');
  });

  it('that is a cell is the position of the largest value in the present run', () => {
    const expected = { kind: 'cell', cell: 'weights:2,max' } as const;
    const given = (node: string, row: number, col: number) => judge(expected, `${node}:${row},${col}`, trace);
    expect(judge(expected, '', trace)).toBe('nothing');
    expect(given('weights', 2, 2)).toBe('right');
    expect([given('weights', 2, 1), given('weights', 1, 2)]).toEqual(['wrong', 'wrong']);
    expect(given('scores', 2, 2)).toBe('another matrix');
  });

  it('accepts any of several equally large cells', async () => {
    const equal = await opened(
      tour({
        inputs: {
          key: [
            [1, 0, 0, 0],
            [1, 0, 0, 0],
            [0, 0, 0, 0],
          ],
        },
      }),
    );
    const expected = { kind: 'cell', cell: 'weights:0,max' } as const;
    const given = (col: number) => judge(expected, `weights:0,${col}`, equal.trace);
    expect([given(0), given(1), given(2)]).toEqual(['right', 'right', 'wrong']);
  });

  it('that is a choice is the one marked by the author', () => {
    const choices = ['a', 'b'].map((text, at) => ({ text, holds: at === 1 }));
    const expected = { kind: 'choice', choices } as const;
    expect(['', '0', '1'].map((text) => judge(expected, text, trace))).toEqual(['nothing', 'wrong', 'right']);
  });
});
