import { describe, expect, it } from 'vitest';
import { readTour, tourLimits } from '../../../../web/store/untrusted/tour';
import { inEnglish } from '../../english';

const lessons = [
  { id: 'first', variant: 'scaled_dot_product' },
  { id: 'masks', variant: 'scaled_dot_product' },
  { id: 'heads', variant: 'multi_head' },
];

type Fields = Record<string, unknown>;

const step: Fields = { focus: 'weights', prose: 'See [[weights:1,2]].' };
const tour = (more: Fields = {}): Fields => ({
  version: 1,
  title: 'A tour',
  lesson: 'masks',
  steps: [step],
  ...more,
});
const asking = (expect: Fields, more: Fields = {}): Fields =>
  tour({ steps: [{ ...step, checkpoint: { ask: 'Which?', expect, ...more } }] });

/** JSON with one field per line. */
const written = (found: unknown): string => JSON.stringify(found, null, 1);
const issuesOf = (found: unknown): readonly { readonly line: number; readonly message: string }[] => {
  const read = readTour(typeof found === 'string' ? found : written(found), lessons);
  return 'issues' in read ? inEnglish(read.issues) : [];
};

/** The line of the first occurrence of a text, from 1. */
const lineOf = (found: unknown, text: string): number =>
  written(found).split(text)[0]?.split('\n').length ?? 0;

describe('a tour', () => {
  it('is read field by field', () => {
    const read = readTour(
      written(
        tour({
          hide: 'strip controls',
          lock: 'inputs',
          steps: [
            step,
            {
              focus: 'head_0/scores:1,2',
              prose: 'Two.',
              checkpoint: {
                ask: 'How much?',
                expect: { number: 'weights:2,1', within: 0.01 },
                hint: 'Look.',
              },
            },
          ],
        }),
      ),
      lessons,
    );
    expect(read).toEqual({
      tour: {
        title: 'A tour',
        recognisesMistakes: false,
        lesson: 'masks',
        lessonLine: 4,
        start: { link: '', linkLine: 1, parts: new Map() },
        hide: 'strip controls',
        lock: 'inputs',
        steps: [
          {
            focus: { node: 'weights', cell: null },
            prose: 'See [[weights:1,2]].',
            checkpoint: null,
            focusLine: 7,
            proseLine: 8,
          },
          {
            focus: { node: 'head_0/scores', cell: { row: 1, col: 2 } },
            prose: 'Two.',
            checkpoint: {
              hint: 'Look.',
              isPrediction: false,
              line: 13,
              question: {
                ask: 'How much?',
                answer: { kind: 'number', cell: 'weights:2,1', within: 0.01 },
                right: '',
                mistakes: [],
              },
            },
            focusLine: 11,
            proseLine: 12,
          },
        ],
      },
    });
  });

  it('may name a variant, and then opens its first lesson', () => {
    const { lesson: _, ...others } = tour({ variant: 'scaled_dot_product' });
    expect(readTour(written(others), lessons)).toMatchObject({ tour: { lesson: 'first' } });
  });

  it('may start from a link, of which the part after # counts', () => {
    const read = readTour(written(tour({ link: 'https://example.org/#v=1&lesson=masks' })), lessons);
    expect(read).toMatchObject({ tour: { start: { link: 'v=1&lesson=masks' } } });
  });

  it('may expect a cell, a number or a choice', () => {
    for (const expectation of [
      { cell: 'weights:2,max' },
      { cell: 'weights:2,0' },
      { number: 'weights:2,1' },
      { choice: ['yes', 'no'], answer: 1 },
    ])
      expect(issuesOf(asking(expectation))).toEqual([]);
  });
});

describe('errors in a tour', () => {
  const wrong: readonly (readonly [name: string, tour: unknown, at: string, message: string])[] = [
    ['no object', '[]', '', 'the tour is a list of 0: an object expected'],
    ['no version', { title: 'x' }, '', 'the tour, version is missing: a whole number from 1 to 2 expected'],
    [
      'another version',
      tour({ version: 3 }),
      '"version"',
      'version is 3: a whole number from 1 to 2 expected',
    ],
    ['no title', tour({ title: ' ' }), '"title"', 'the tour, title is empty: a text expected'],
    ['a title that is none', tour({ title: 7 }), '"title"', 'the tour, title is 7: a text expected'],
    [
      'an unknown lesson',
      tour({ lesson: 'nope' }),
      '"lesson"',
      'lesson is "nope": one of first, masks, heads expected',
    ],
    [
      'a lesson of the language',
      tour({ lesson: '__proto__' }),
      '"lesson"',
      'lesson is "__proto__": one of first, masks, heads expected',
    ],
    ['two lessons', tour({ variant: 'multi_head' }), '"variant"', 'beside lesson: one of the two expected'],
    [
      'an unknown field',
      tour({ stepps: [] }),
      '"stepps"',
      'has no field "stepps": known are version, title,',
    ],
    ['no steps', tour({ steps: [] }), '"steps"', 'steps is a list of 0: a list of 1 to 100 expected'],
    [
      'steps that are none',
      tour({ steps: {} }),
      '"steps"',
      'steps is an object: a list of 1 to 100 expected',
    ],
    ['a step that is none', tour({ steps: [step, 5] }), '5', 'step 2 is 5: an object expected'],
    [
      'a step without prose',
      tour({ steps: [{ focus: 'x' }] }),
      '{\n   "focus"',
      'step 1, prose is missing: a text',
    ],
    [
      'a focus that is none',
      tour({ steps: [{ ...step, focus: '<b>' }] }),
      '"focus"',
      'step 1, focus is "<b>": a node or',
    ],
    [
      'a focus on the largest',
      tour({ steps: [{ ...step, focus: 'weights:1,max' }] }),
      '"focus"',
      'a node or a cell expected',
    ],
    [
      'an open reference',
      tour({ steps: [{ ...step, prose: 'See [[weights' }] }),
      '"prose"',
      'a reference is not closed',
    ],
    [
      'a closed one',
      tour({ steps: [{ ...step, prose: 'See weights]].' }] }),
      '"prose"',
      'a reference is not closed',
    ],
    ['an unknown region', tour({ hide: 'strip everything' }), '"hide"', 'hide has no "everything"'],
    ['an unknown lock', tour({ lock: 'doors' }), '"lock"', 'lock has no "doors"'],
    ['a link beside inputs', tour({ link: 'v=1', inputs: {} }), '"link"', 'beside options, tokens or inputs'],
    ['no expectation', asking({}), '"expect"', 'step 1, checkpoint, expect: one of cell, number, choice'],
    [
      'two expectations',
      asking({ cell: 'a:0,0', number: 'a:0,0' }),
      '"expect"',
      'one of cell, number, choice',
    ],
    ['a cell that is a node', asking({ cell: 'weights' }), '"cell"', 'cell is "weights": a cell expected'],
    ['no width', asking({ number: 'a:0,0', within: -1 }), '"within"', 'within is -1: a number from 0 to'],
    [
      'one choice',
      asking({ choice: ['x'], answer: 0 }),
      '"choice"',
      'choice is a list of 1: a list of 2 to 8',
    ],
    ['an empty choice', asking({ choice: ['x', ' '], answer: 0 }), '" "', 'choice is empty'],
    [
      'an answer that is none',
      asking({ choice: ['x', 'y'], answer: 2 }),
      '"answer"',
      'answer is 2: a whole number from 0 to 1',
    ],
    [
      'half an answer',
      asking({ choice: ['x', 'y'], answer: 0.5 }),
      '"answer"',
      'a whole number from 0 to 1 expected',
    ],
    [
      'a question that is none',
      asking({ cell: 'a:0,0' }, { ask: ['?'] }),
      '"ask"',
      'ask is a list of 1: a text',
    ],
    [
      'an unknown field of a question',
      asking({ cell: 'a:0,0' }, { answer: 1 }),
      '"answer"',
      'has no field "answer"',
    ],
  ];

  it.each(wrong)('%s', (_, found, at, message) => {
    const line = at === '' ? 1 : lineOf(found, at);
    expect(issuesOf(found)).toContainEqual({ line, message: expect.stringContaining(message) });
  });

  it('reports all errors at once, each with its line', () => {
    const found = tour({ title: '', hide: 'x', steps: [{ focus: '', prose: '' }] });
    expect(issuesOf(found).map(({ line }) => line)).toEqual(
      [['"title"'], ['"hide"'], ['"focus"'], ['"prose"']].map(([text = '']) => lineOf(found, text)),
    );
  });

  it('reports invalid JSON once', () => {
    expect(issuesOf('{\n"version": 1,\n}')).toEqual([
      { line: 3, message: expect.stringContaining('"}" found') },
    ]);
  });

  it('is a field given twice', () => {
    const text = '{"version": 1,\n"title": "x",\n"title": "y"}';
    expect(issuesOf(text)).toEqual([{ line: 3, message: 'the field "title" is given twice' }]);
  });

  it.each(['__proto__', 'constructor', 'toString'])('is a field called %s', (name) => {
    const text = written(tour()).replace('"title"', `"${name}": {"lesson": "first"},\n "title"`);
    expect(issuesOf(text)).toContainEqual({
      line: 3,
      message: expect.stringContaining(`no field "${name}"`),
    });
    expect(({} as Fields).lesson).toBeUndefined();
  });
});

describe('the sizes of a tour', () => {
  const { characters, steps, title, prose, question, choices, choice } = tourLimits;
  const words = (length: number): string => 'x'.repeat(length);
  const many = (length: number) => Array.from({ length }, () => words(3));
  const sized: readonly (readonly [name: string, limit: number, make: (size: number) => unknown])[] = [
    ['steps', steps, (size) => tour({ steps: Array.from({ length: size }, () => step) })],
    ['a title', title, (size) => tour({ title: words(size) })],
    ['prose', prose, (size) => tour({ steps: [{ ...step, prose: words(size) }] })],
    ['a question', question, (size) => asking({ cell: 'a:0,0' }, { ask: words(size) })],
    ['a hint', question, (size) => asking({ cell: 'a:0,0' }, { hint: words(size) })],
    ['choices', choices, (size) => asking({ choice: many(size), answer: 0 })],
    ['a choice', choice, (size) => asking({ choice: [words(size), 'y'], answer: 0 })],
    ['all of it', characters, (size) => written(tour()).padEnd(size)],
  ];

  it.each(sized)('%s: may be at the limit, and not one beyond', (_, limit, make) => {
    expect(issuesOf(make(limit))).toEqual([]);
    expect(issuesOf(make(limit + 1))).toEqual([
      { line: expect.any(Number), message: expect.stringContaining(String(limit)) },
    ]);
  });

  it('are rejected with a bounded number of messages', () => {
    const texts = [
      words(1e8),
      `{"version":1,"steps":[${'{},'.repeat(6e4)}{}]}`,
      `${'{"version":1,"steps":'}${'['.repeat(1.9e5)}`,
    ];
    for (const text of texts) {
      const issues = issuesOf(text);
      expect(issues.length).toBeGreaterThan(0);
      expect(issues.length).toBeLessThanOrEqual(40);
    }
  });
});
