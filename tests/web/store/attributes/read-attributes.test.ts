import { describe, expect, it } from 'vitest';
import type { LabAttributes } from '../../../../web/store/attributes/attributes';
import { requestedLesson, resolveInitialView } from '../../../../web/store/attributes/initial-view';
import { readAttributes, restoreSaved } from '../../../../web/store/attributes/read-attributes';
import { readRestrictions } from '../../../../web/store/attributes/restrictions';
import { initialState } from '../../../../web/store/document/preset';
import { readSavedTour } from '../../../../web/store/links/read-saved-tour';
import { limits } from '../../../../web/store/sizes/limits';
import { copyOnce } from '../../../../web/store/untrusted/copy-once';
import { libraryOf, wholeEngine } from '../../all';
import { inEnglish } from '../../english';

const library = libraryOf(await wholeEngine());
const [first, cross, masks] = await Promise.all(
  ['scaled-dot-product', 'cross-attention', 'masks'].map((id) => library.open(id)),
);
if (!first || !cross || !masks) throw new Error('no lessons');

const nothing: LabAttributes = {
  ...{
    lesson: null,
    variant: null,
    step: null,
    theme: null,
    sync: null,
    loading: null,
    hide: null,
    show: null,
    lock: null,
    tour: null,
    exercise: null,
    program: null,
  },
  ...{ state: null, options: null, tokens: null, inputs: null },
};
const attributesOf = (attributes: Partial<LabAttributes>): LabAttributes => ({ ...nothing, ...attributes });
const read = (attributes: Partial<LabAttributes>, link = '') =>
  inEnglish(readAttributes(attributesOf(attributes), link, first));
const untouched = initialState(first.lesson, first.schema);

describe('the lesson named by attributes', () => {
  it.each([
    [{}, ''],
    [{ lesson: 'masks' }, 'masks'],
    [{ variant: 'cross_attention' }, 'cross-attention'],
    [{ lesson: 'masks', variant: 'scaled_dot_product' }, 'masks'],
    [{ state: 'v=1&lesson=masks', lesson: 'dot-product' }, 'masks'],
    [{ state: 'v=1', lesson: 'dot-product' }, 'dot-product'],
    [{ state: { version: 1, lesson: 'masks' } }, 'masks'],
  ])('%j', (attributes, id) => {
    expect(requestedLesson(attributesOf(attributes), library)).toEqual({ id, issues: [] });
  });

  it('reports an unknown lesson', () => {
    expect(inEnglish(requestedLesson(attributesOf({ lesson: 'nosuch' }), library).issues)).toEqual([
      { code: 'lesson', message: 'There is no lesson "nosuch"' },
    ]);
    expect(requestedLesson(attributesOf({ variant: 'nosuch' }), library).issues).toHaveLength(1);
    const both = inEnglish(
      requestedLesson(attributesOf({ lesson: 'masks', variant: 'layer_norm' }), library),
    );
    expect(both.id).toBe('masks');
    expect(both.issues[0]?.message).toContain('scaled_dot_product');
  });
});

describe('words, options and numbers in attributes', () => {
  it('are words between spaces', () => {
    expect(read({ tokens: ' The  cat\nsat down ' }).state.document.tokens.query).toEqual([
      'The',
      'cat',
      'sat',
      'down',
    ]);
  });

  it('are a list of words, as JSON or as it is', () => {
    for (const tokens of ['["New York", "is", "big"]', ['New York', 'is', 'big']])
      expect(read({ tokens }).state.document.tokens.query).toEqual(['New York', 'is', 'big']);
  });

  it('are two lists where those that ask are others', () => {
    const tokens = '{"query": ["je", "suis"], "key": ["I", "am", "here"]}';
    const { state, messages } = readAttributes(attributesOf({ tokens }), '', cross);
    expect(messages).toEqual([]);
    expect(state.document.tokens).toEqual({ query: ['je', 'suis'], key: ['I', 'am', 'here'] });
  });

  it('are those of queries and keys where a lesson compares a text with itself', () => {
    const words = ['The', 'cat', 'sat', 'on', 'mats'];
    for (const tokens of [words.join(' '), words]) {
      const { state, messages } = inEnglish(readAttributes(attributesOf({ tokens }), '', masks));
      expect(messages).toEqual([]);
      expect(state.document.tokens).toEqual({ query: words, key: words });
    }
    const onlyQueries = readAttributes(attributesOf({ tokens: 'je suis' }), '', cross);
    expect(onlyQueries.messages).toEqual([]);
    expect(onlyQueries.state.document.tokens.key).toEqual(cross.lesson.preset.tokens.key);
  });

  it('are two lists of different lengths with a warning in such a lesson', () => {
    const tokens = { query: ['a', 'b'], key: ['a', 'b', 'c'] };
    const { state, messages } = inEnglish(readAttributes(attributesOf({ tokens }), '', masks));
    expect(state.document.tokens).toEqual(tokens);
    const warning =
      'This lesson compares a text with itself, but has 2 words that ask and 3 that are asked: give both lists the same words.';
    expect(messages).toEqual([warning]);
    const link = 'v=1&lesson=masks&tokens=a,b&key_tokens=a,b,c';
    expect(inEnglish(readAttributes(nothing, link, masks)).messages).toEqual([warning]);
    const saved = restoreSaved({ version: 1, lesson: 'masks', tokens }, masks);
    expect(saved.state?.document.tokens).toEqual(tokens);
    expect(inEnglish(saved.messages)).toEqual([warning]);
    expect(restoreSaved({ version: 1, lesson: 'masks' }, masks).messages).toEqual([]);
  });

  it('are cut off where they are longer than the limit, with a message', () => {
    const { state, messages } = read({ tokens: `a ${'w'.repeat(2000)}` });
    expect(state.document.tokens.query[1]).toHaveLength(limits.wordLength);
    expect(messages.join()).toContain('tokens.query, word 2, has 2000 characters: the first 200 are kept');
    const link = read({}, `v=1&step=weights&tokens=a,b,${'w'.repeat(2000)}`);
    expect(link.messages.join()).toContain('has 2000 characters: at most 200');
  });

  it('may be typed arrays', () => {
    const rows = [new Float32Array([1, 2]), new Float64Array([3, 4])];
    const data = Int16Array.of(1, 0, 0, 1);
    const { state, messages } = read({ inputs: { query: rows, key: { rows: 2, cols: 2, data } } });
    expect(messages).toEqual([]);
    expect(state.document.inputs.query).toEqual({ rows: 2, cols: 2, data: [1, 2, 3, 4] });
    expect(state.document.inputs.key).toEqual({ rows: 2, cols: 2, data: [1, 0, 0, 1] });
  });

  it('are refused with the reason where a getter of the page throws', () => {
    const bomb = (): never => {
      throw new TypeError('the page says no');
    };
    for (const [name, value] of [
      ['inputs', Object.defineProperty({}, 'query', { enumerable: true, get: bomb })],
      ['options', Object.defineProperty({}, 'mask', { enumerable: true, get: bomb })],
      ['tokens', Object.defineProperty([], 0, { enumerable: true, get: bomb })],
    ] as const) {
      const { state, messages } = read({ [name]: value });
      expect(messages).toEqual([`${name} cannot be read: the page says no`]);
      expect(state).toEqual(untouched);
    }
  });

  it('are options and numbers in JSON, which go together', () => {
    const { state, messages } = read({
      options: '{"mask": "causal"}',
      inputs: {
        query: [
          [1, 0],
          [0, 1],
        ],
        key: [
          [1, 2],
          [3, 4],
        ],
        value: [[1], [2]],
      },
      tokens: 'a b',
    });
    expect(messages).toEqual([]);
    expect(state.document.options.mask).toBe('causal');
    expect(state.document.inputs.query).toEqual({ rows: 2, cols: 2, data: [1, 0, 0, 1] });
  });

  it('add to what the link says', () => {
    const { state } = read({ options: '{"mask": "causal"}' }, 'v=1&step=weights&softcap=2');
    expect(state.position.node).toBe('weights');
    expect(state.document.options).toMatchObject({ mask: 'causal', softcap: 2 });
  });

  it.each([
    [{ options: '{mask: causal}' }, 'options is "{mask: causal}": JSON expected'],
    [{ options: '[1]' }, 'options is a list of 1: an object expected'],
    [{ options: '{"mask": "nosuch"}' }, 'mask'],
    [{ options: '{"nosuch": 1}' }, '"nosuch" means nothing here'],
    [{ options: '{"__proto__": {"polluted": 1}}' }, '"__proto__" means nothing here'],
    [{ inputs: '{"query": [[1, 2], [3]]}' }, 'query, row 2 has 1 number: 2 expected'],
    [{ inputs: '{"query": [[1e999]]}' }, 'query'],
    [{ inputs: 'null' }, 'inputs is null: an object expected'],
    [{ inputs: 7 }, 'inputs is 7: an object expected'],
    [{ tokens: '[1, 2]' }, 'tokens.query holds 1: names expected'],
    [{ tokens: 'w '.repeat(65) }, '65 query tokens'],
    [{ tokens: `[${'"w",'.repeat(300)}"w"]` }, 'at most 256'],
  ])('%j are left out, with the reason', (attributes, message) => {
    const { state, messages } = read(attributes);
    expect(messages.join('; ')).toContain(message);
    expect(state).toEqual(untouched);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  /** What strangers give where a number belongs. */
  const noNumbers = [
    ...['0.5', '0,5', '1 000', '50 %', '', 'x', '½', 1n, null, undefined, true, {}, [1], [], new Number(1)],
    ...[Number.NaN, Infinity, -Infinity, '-Infinity', '-inf', Symbol('one'), () => 1, new Date(0)],
  ];

  it.each(noNumbers)('are left out with a message that names the place if a number is %o', (value) => {
    const query = { rows: 2, cols: 2, data: [1, 2, value, 4] };
    for (const given of [
      query,
      [
        [1, 2],
        [value, 4],
      ],
    ]) {
      const { state, messages } = read({ inputs: { query: given } });
      expect(messages).toEqual([expect.stringMatching(/^query, row 2, column 1: /)]);
      expect(state).toEqual(untouched);
    }
    const options = read({ options: { scale: value } });
    if (value !== undefined) expect(options.messages).toEqual([expect.stringMatching(/^scale is /)]);
    expect(options.state).toEqual(untouched);
  });

  it('say what a number in quotation marks, a BigInt and the words of Python are', () => {
    const message = (query: unknown) => read({ inputs: { query } }).messages.join();
    expect(message([['0,5']])).toBe(
      'query, row 1, column 1: "0,5" is text: write the number without quotation marks, such as 0.5',
    );
    expect(message([[1n]])).toBe('query, row 1, column 1: the BigInt 1 is not a number');
    expect(message([BigInt64Array.of(1n)])).toBe('query, row 1, column 1: the BigInt 1 is not a number');
    expect(message(Float32Array.of(1, 2))).toBe('query, row 1 is 1: a list of numbers expected');
    expect(read({ inputs: '{"mask": [[0, -Infinity]]}' }).messages.join()).toBe(
      'inputs holds -Infinity: JSON expected, which has finite numbers only; -Infinity in a mask is written "-Infinity"',
    );
    expect(read({ inputs: '{"query": [["0,5"]]}' }).messages.join()).toContain('"0,5" is text');
  });

  it('are decimal commas in a link only where they are escaped', () => {
    const rows = '1,0,0,0;0,1,0,0;0,0,1,0';
    const { state, messages } = read({}, `v=1&query=${rows.replace('1', '0%2C5')}`);
    expect(messages).toEqual([]);
    expect(state.document.inputs.query?.data[0]).toBe(0.5);
    for (const cell of ['50%25', '50%', '1%C2%A0000', '1e-400', 'NaN', '½', ''])
      expect(read({}, `v=1&query=${rows.replace('1', cell)}`).messages.join()).toMatch(
        /^query, row 1, column 1: /,
      );
    expect(read({}, `v=1&query=${rows.replace('1', '0,5')}`).messages.join()).toContain(
      'query, row 2 has 4 numbers',
    );
  });

  it('may begin with a byte-order mark', () => {
    const { messages, state } = read({ options: '\ufeff{"mask": "causal"}' });
    expect(messages).toEqual([]);
    expect(state.document.options.mask).toBe('causal');
  });

  it('are measured before they are parsed', () => {
    const long = `{"query": [[${'1,'.repeat(limits.linkLength)}1]]}`;
    const words = 'w '.repeat(5e6);
    expect(read({ inputs: long }).messages[0]).toMatch(/^inputs has \d+ characters: at most/);
    expect(read({ tokens: words }).messages[0]).toContain('at most 256');
  });
});

describe('a plan', () => {
  it('sets nothing without attributes', async () => {
    const view = await resolveInitialView(nothing, library, first);
    expect(view).toEqual({
      state: untouched,
      baseline: null,
      hasPosition: false,
      isRejected: false,
      resumed: null,
      issues: [],
    });
  });

  it('does not bring the numbers of one lesson into another', async () => {
    const view = await resolveInitialView(
      attributesOf({ lesson: 'dot-product', options: '{"mask": "causal"}' }),
      library,
      masks,
    );
    expect(view.state.document.options).toEqual(initialState(masks.lesson, masks.schema).document.options);
    expect(view.issues).toEqual([]);
  });

  it('resets to the attributes, not to properties set by a program', async () => {
    const state = { version: 1, lesson: 'scaled-dot-product', options: { mask: 'none' } };
    const view = await resolveInitialView(
      attributesOf({ options: '{"mask": "causal"}', state }),
      library,
      first,
    );
    expect(view.state.document.options.mask).toBe('none');
    expect(view.baseline?.options.mask).toBe('causal');
  });

  it('rejects an invalid state', async () => {
    const view = await resolveInitialView(
      attributesOf({ state: { version: 9, lesson: 'scaled-dot-product' } }),
      library,
      first,
    );
    expect(view.isRejected).toBe(true);
    expect(inEnglish(view.issues)).toEqual([
      { code: 'state', message: 'the state has version 9: this page reads version 1' },
    ]);
  });
});

describe('a state that the page assigns', () => {
  const bomb = (): never => {
    throw new TypeError('the page says no');
  };
  const getter = (name: string): object => Object.defineProperty({}, name, { enumerable: true, get: bomb });

  it.each([
    ['a section', { version: 1, tokens: getter('query') }],
    ['a list', { version: 1, trail: Object.defineProperty([], 0, { get: bomb }) }],
    ['the edit before', { version: 1, compared: { inputs: getter('query') } }],
    ['answers of a tour', { version: 1, tour: { tour: 'x', answers: getter('0') } }],
    ['a section beside a tour', { version: 1, tour: { tour: 'x', stop: 1 }, tokens: getter('query') }],
    ['its names', new Proxy({ version: 1 }, { ownKeys: bomb })],
  ])('is rejected with the reason where %s cannot be read', async (_, assigned) => {
    const attributes = attributesOf({ state: assigned, options: '{"mask": "causal"}' });
    expect(requestedLesson({ ...attributes, state: getter('lesson') }, library).id).toBe('');
    const view = await resolveInitialView(attributes, library, first);
    expect(view).toMatchObject({ isRejected: true, resumed: null });
    expect(view.state.document.options.mask).toBe('causal');
    expect(inEnglish(view.issues)).toEqual([
      { code: 'state', message: 'state cannot be read: the page says no' },
    ]);
  });

  it('has a tour to resume, as it was when it was read', async () => {
    const tour = { tour: 'no-looking-ahead', stop: 2 };
    const assigned = { version: 1, lesson: 'scaled-dot-product', tour };
    const { resumed } = await resolveInitialView(attributesOf({ state: assigned }), library, first);
    tour.stop = 3;
    expect(readSavedTour(resumed)).toEqual({ tour: 'no-looking-ahead', stop: 2, answers: {} });
    const link = 'v=1&lesson=scaled-dot-product&tour=no-looking-ahead';
    expect(await resolveInitialView(attributesOf({ state: link }), library, first)).toMatchObject({
      resumed: link,
    });
  });

  it('has numbers of tours, also where they have become texts', () => {
    const answer = { given: '0.5', verdict: 'right' };
    const tourOf = (stop: unknown, tries: unknown) =>
      readSavedTour({ tour: { tour: 'a', stop, answers: { 2: { ...answer, tries } } } });
    for (const [stop, tries] of [
      [3, 2],
      ['3', '2'],
    ])
      expect(tourOf(stop, tries)).toEqual({ tour: 'a', stop: 3, answers: { 2: { ...answer, tries: 2 } } });
    for (const none of [undefined, null, 'two', '', 2.5, '1e1', {}])
      expect(tourOf(none, none)).toEqual({ tour: 'a', stop: 1, answers: { 2: { ...answer, tries: 1 } } });
  });

  it('is read once: later changes and getters have no effect', () => {
    let reads = 0;
    const saved = {
      version: 1,
      get lesson() {
        reads += 1;
        return 'masks';
      },
      inputs: { query: [new Float32Array([1, 2]), [3, -Infinity]] },
    };
    const { value } = copyOnce('state', saved);
    saved.inputs.query = [];
    expect(reads).toBe(1);
    expect(value).toEqual({
      version: 1,
      lesson: 'masks',
      inputs: {
        query: [
          [1, 2],
          [3, -Infinity],
        ],
      },
    });
    expect(reads).toBe(1);
  });

  it('may contain itself, and longer lists than any matrix, without taking long', () => {
    const saved: Record<string, unknown> = { version: 1, inputs: { x: new Array(4e9) } };
    saved.tour = saved;
    const { value, error } = copyOnce('state', saved);
    expect(error).toBeNull();
    expect(value).toMatchObject({ version: 1, inputs: { x: { length: 4e9 } }, tour: { version: 1 } });
  });

  it('has no prototype that names of its fields could change', () => {
    const { value } = copyOnce('state', JSON.parse('{"__proto__": {"polluted": 1}}'));
    expect(Object.keys(value as object)).toEqual(['__proto__']);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('the frame', () => {
  it('hides and locks by name, and reports unknown names', () => {
    const { hidden, locks, messages } = inEnglish(
      readRestrictions(
        attributesOf({ hide: 'strip nosuch', lock: 'all', theme: 'pink', sync: 'cookie', loading: 'never' }),
      ),
    );
    expect([...hidden]).toEqual(['strip']);
    expect(locks.size).toBe(5);
    expect(messages).toHaveLength(4);
    expect(messages[1]).toBe('theme is "pink": auto or light or dark expected');
  });
});
