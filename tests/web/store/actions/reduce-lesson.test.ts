import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../web/store/actions/actions';
import { historyLength } from '../../../../web/store/actions/history';
import { initialState } from '../../../../web/store/document/preset';
import { seededNumber } from '../../../../web/store/document/random';
import { requestWithAllOptions } from '../../../../web/store/document/request';
import type { State } from '../../../../web/store/document/state';
import { activeInputs, dimensions } from '../../../../web/store/sizes/shapes';
import { reduceState } from '../reduce-state';
import {
  after,
  counting,
  dotProduct,
  dotProductSchema,
  multiHead,
  multiHeadSchema,
  refusalOf,
  rowsOf,
  schemaOf,
} from '../samples';

const setQuery: Action = { type: 'set-cell', cell: { node: 'query', row: 1, col: 0 }, value: 9 };

function why(state: State, action: Action): string {
  const lesson = state.document.lesson === 'scaled' ? dotProduct : multiHead;
  expect(reduceState(state, action, schemaOf(lesson), lesson)).toBe(state);
  return refusalOf(state, action, schemaOf(lesson), lesson);
}

describe('set-cell', () => {
  it('changes one number, remembers the document before and shows the difference', () => {
    const before = after(dotProduct);
    const state = after(dotProduct, setQuery);
    expect(rowsOf(state, 'query')).toEqual([
      [1, 2],
      [9, 4],
    ]);
    expect(state.past).toEqual([{ document: before.document }]);
    expect(state.compared).toEqual(before.document);
    expect(rowsOf(before, 'query')).toEqual(counting(2, 2));
  });

  it('shows no difference once the number is back', () => {
    expect(after(dotProduct, setQuery, { ...setQuery, value: 3 }).compared).toBeNull();
  });

  it('does nothing when the number is the same', () => {
    const state = after(dotProduct);
    expect(reduceState(state, { ...setQuery, value: 3 }, dotProductSchema, dotProduct)).toBe(state);
  });

  it('makes -0 a plain 0', () => {
    expect(rowsOf(after(dotProduct, { ...setQuery, value: -0 }), 'query')[1]?.[0]).toBe(0);
  });

  it('rejects invalid cells and numbers', () => {
    const state = after(dotProduct);
    expect(why(state, { ...setQuery, value: Number.NaN })).toBe(
      'query, row 2, column 1: NaN is not a finite number',
    );
    expect(why(state, { ...setQuery, value: -Infinity })).toContain('-Infinity is not a finite number');
    expect(why(state, { ...setQuery, cell: { node: 'query', row: 2, col: 0 } })).toBe(
      'query has no row 3, column 1',
    );
    expect(why(state, { ...setQuery, cell: { node: 'query', row: 0.5, col: 0 } })).toContain('has no row');
    expect(why(state, { ...setQuery, cell: { node: 'scores', row: 0, col: 0 } })).toContain('is computed');
    expect(why(state, { ...setQuery, cell: { node: '__proto__', row: 0, col: 0 } })).toContain('is computed');
  });
});

describe('the mask', () => {
  const generated = { rows: 2, cols: 3, data: new Float64Array([0, -Infinity, -Infinity, 0, 0, -Infinity]) };

  it('becomes a custom mask at the first change', () => {
    const state = after(dotProduct, { type: 'toggle-mask', row: 0, col: 1, generated });
    expect(state.document.options.mask).toBe('custom');
    expect(rowsOf(state, 'mask')).toEqual([
      [0, 0, -Infinity],
      [0, 0, -Infinity],
    ]);
    expect(state.past).toHaveLength(1);
  });

  it('is toggled between 0 and -Infinity from then on', () => {
    const toggle: Action = { type: 'toggle-mask', row: 0, col: 0, generated };
    expect(rowsOf(after(dotProduct, toggle), 'mask')[0]?.[0]).toBe(-Infinity);
    expect(rowsOf(after(dotProduct, toggle, toggle), 'mask')[0]?.[0]).toBe(0);
  });

  it('takes a typed number as well', () => {
    const cell = { node: 'mask', row: 1, col: 2 };
    const state = after(dotProduct, { type: 'set-cell', cell, value: -0.5, generated });
    expect(rowsOf(state, 'mask')[1]).toEqual([0, 0, -0.5]);
  });

  it('hides nothing at first when chosen as an option', () => {
    const state = after(dotProduct, { type: 'set-option', name: 'mask', value: 'custom' });
    expect(rowsOf(state, 'mask')).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('refuses a generated matrix of another size', () => {
    const small = { rows: 1, cols: 1, data: [0] };
    expect(why(after(dotProduct), { type: 'toggle-mask', row: 0, col: 0, generated: small })).toContain(
      '2 × 3 expected',
    );
  });
});

describe('replace-matrix', () => {
  it('resizes what shares a dimension, and the names', () => {
    const state = after(dotProduct, {
      type: 'replace-matrix',
      input: 'key',
      matrix: { rows: 4, cols: 3, data: Array.from({ length: 12 }, (_, i) => i) },
    });
    expect(dimensions(state.document, dotProductSchema)).toEqual({ m: 2, n: 4, d_k: 3, d_v: 2 });
    expect(rowsOf(state, 'query').map((row) => row.slice(0, 2))).toEqual(counting(2, 2));
    expect(rowsOf(state, 'value').slice(0, 3)).toEqual(counting(3, 2, 21));
    expect(state.document.tokens.key).toEqual(['a', 'dog', 'sat', 'token 4']);
  });

  it('reports what does not fit', () => {
    const big = { rows: 2, cols: 70, data: new Array<number>(140).fill(0) };
    expect(why(after(multiHead), { type: 'replace-matrix', input: 'x', matrix: big })).toBe(
      'x has 70 columns: at most 64',
    );
    const odd = { rows: 2, cols: 3, data: [1, 2, 3, 4, 5, 6] };
    expect(why(after(multiHead), { type: 'replace-matrix', input: 'w_q', matrix: odd })).toBe(
      'w_q has 3 columns: must divide by n_heads = 2',
    );
    expect(why(after(multiHead), { type: 'replace-matrix', input: 'mask', matrix: odd })).toBe(
      'mask has 2 rows and 3 columns: both must be n',
    );
    const infinite = { rows: 1, cols: 2, data: [0, Number.POSITIVE_INFINITY] };
    expect(why(after(multiHead), { type: 'replace-matrix', input: 'x', matrix: infinite })).toBe(
      'x, row 1, column 2: Infinity is not a finite number',
    );
  });
});

describe('set-dimension', () => {
  it('cuts and extends inside the block of each head', () => {
    const narrow = after(multiHead, { type: 'set-dimension', name: 'd_k', size: 1 });
    expect(rowsOf(narrow, 'w_q')).toEqual([
      [11, 13],
      [15, 17],
    ]);
    const wide = after(multiHead, { type: 'set-dimension', name: 'd_v', size: 3 });
    expect(rowsOf(wide, 'w_o').map((row) => row.join())).toEqual([
      '41,42',
      '43,44',
      expect.any(String),
      '45,46',
      '47,48',
      expect.any(String),
    ]);
  });

  it('adds and drops whole heads', () => {
    const three = after(multiHead, { type: 'set-dimension', name: 'n_heads', size: 3 });
    expect(three.document.options.n_heads).toBe(3);
    expect(rowsOf(three, 'w_q').map((row) => row.slice(0, 4))).toEqual(counting(2, 4, 11));
    expect(rowsOf(three, 'w_q')[0]).toHaveLength(6);
    const one = after(multiHead, { type: 'set-option', name: 'n_heads', value: 1 });
    expect(rowsOf(one, 'w_o')).toEqual(counting(2, 2, 41));
  });

  describe('the width of heads', () => {
    const wide: Action = { type: 'set-dimension', name: 'd_model', size: 4 };
    const sizesAfter = (...actions: readonly Action[]) => {
      const { n_heads, d_k, d_v } = dimensions(after(multiHead, wide, ...actions).document, multiHeadSchema);
      return { n_heads, d_k, d_v };
    };
    const heads = (value: number) => ({ type: 'set-option', name: 'n_heads', value }) as const;

    it('follows their number while all heads have d_model columns, which then stay', () => {
      expect(sizesAfter(heads(4))).toEqual({ n_heads: 4, d_k: 1, d_v: 1 });
      expect(sizesAfter(heads(4), heads(1))).toEqual({ n_heads: 1, d_k: 4, d_v: 4 });
      for (const name of ['w_q', 'w_k', 'w_v', 'w_o'])
        expect(rowsOf(after(multiHead, wide, heads(4)), name)).toEqual(rowsOf(after(multiHead, wide), name));
    });

    it('stays where it was chosen, or cannot be shared evenly', () => {
      expect(sizesAfter({ type: 'set-dimension', name: 'd_k', size: 3 }, heads(4))).toEqual({
        n_heads: 4,
        d_k: 3,
        d_v: 1,
      });
      expect(sizesAfter(heads(3))).toEqual({ n_heads: 3, d_k: 2, d_v: 2 });
    });
  });

  it('keeps names and rows in step', () => {
    const longer = after(multiHead, { type: 'set-dimension', name: 'n', size: 5 });
    expect(longer.document.tokens.query).toEqual(['the', 'cat', 'sat', 'token 4', 'token 5']);
    expect(rowsOf(longer, 'x').slice(0, 3)).toEqual(counting(3, 2));
    expect(after(multiHead, { type: 'set-dimension', name: 'n', size: 1 }).document.tokens.query).toEqual([
      'the',
    ]);
  });

  it('resizes matrices that are not in use', () => {
    const state = after(
      multiHead,
      { type: 'set-option', name: 'mask', value: 'custom' },
      { type: 'set-option', name: 'mask', value: 'none' },
      { type: 'set-dimension', name: 'n', size: 2 },
      { type: 'set-option', name: 'mask', value: 'custom' },
    );
    expect(rowsOf(state, 'mask')).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('refuses sizes out of range', () => {
    const state = after(multiHead);
    const size = (name: string, found: number): Action => ({ type: 'set-dimension', name, size: found });
    expect(why(state, size('n', 65))).toBe('n is 65: must be a whole number from 1 to 64');
    expect(why(state, size('n', 0))).toContain('from 1 to 64');
    expect(why(state, size('d_k', 2.5))).toContain('whole number');
    expect(why(state, size('n_heads', Number.NaN))).toContain('from 1 to 16');
    expect(why(state, size('toString', 3))).toBe('there is no dimension toString');
    const wide = after(multiHead, { type: 'set-dimension', name: 'd_k', size: 64 });
    expect(why(wide, size('n_heads', 16))).toBe('w_q would have 1024 columns (n_heads*d_k): at most 256');
  });
});

describe('set-option', () => {
  it('adds biases of 0 when they are switched on', () => {
    const state = after(multiHead, { type: 'set-option', name: 'bias', value: true });
    expect(rowsOf(state, 'b_q')).toEqual([[0, 0, 0, 0]]);
    expect(rowsOf(state, 'b_o')).toEqual([[0, 0]]);
  });

  it('rejects options that the schema does not allow', () => {
    const state = after(multiHead);
    expect(why(state, { type: 'set-option', name: 'mask', value: 'x' })).toBe(
      'mask is "x": must be one of none, causal, causal_bottom_right, padding, custom',
    );
    expect(why(state, { type: 'set-option', name: 'bias', value: 1 })).toBe(
      'bias is 1: must be true or false',
    );
    expect(why(state, { type: 'set-option', name: 'scale', value: Number.NaN })).toContain(
      '-1000000 to 1000000',
    );
    expect(why(state, { type: 'set-option', name: 'n_heads', value: 1.5 })).toContain('whole number');
    expect(why(state, { type: 'set-option', name: '__proto__', value: 1 })).toBe(
      'there is no option "__proto__"',
    );
  });

  it('decides which inputs are in use', () => {
    const names = (options: Readonly<Record<string, string | boolean>>) =>
      activeInputs(multiHeadSchema, options).map(({ name }) => name);
    expect(names({})).toEqual(['x', 'w_q', 'w_k', 'w_v', 'w_o']);
    expect(names({ mask: 'custom', bias: true })).toHaveLength(10);
  });
});

describe('refill', () => {
  it('draws small multiples of 0.5 from the seed', () => {
    const state = after(multiHead, { type: 'refill', input: 'w_q', seed: 7 });
    const numbers = rowsOf(state, 'w_q').flat();
    expect(numbers.every((x) => Number.isInteger(2 * x) && Math.abs(x) <= 2 && !Object.is(x, -0))).toBe(true);
    expect(rowsOf(state, 'w_k')).toEqual(counting(2, 4, 21));
    expect(after(multiHead, { type: 'refill', input: 'w_q', seed: 7 })).toEqual(state);
    expect(rowsOf(after(multiHead, { type: 'refill', input: 'w_q', seed: 8 }), 'w_q')).not.toEqual(
      rowsOf(state, 'w_q'),
    );
  });

  it('fills every parameter and no input', () => {
    const state = after(multiHead, { type: 'refill', seed: 1 });
    expect(rowsOf(state, 'x')).toEqual(counting(3, 2));
    for (const name of ['w_q', 'w_k', 'w_v', 'w_o'])
      expect(rowsOf(state, name)[0]?.[0]).toBeLessThanOrEqual(2);
    expect(why(after(dotProduct), { type: 'refill', seed: 1 })).toContain('has no parameters');
  });

  it('spreads over all nine numbers', () => {
    const seen = new Set(Array.from({ length: 500 }, (_, i) => seededNumber('w', i, 0)));
    expect(Array.from(seen).sort((a, b) => a - b)).toEqual([-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2]);
  });
});

describe('reset, undo and redo', () => {
  it('goes back to the preset, and that can be undone', () => {
    const edited = after(dotProduct, setQuery);
    const state = after(dotProduct, setQuery, { type: 'reset' });
    expect(state.document).toEqual(after(dotProduct).document);
    expect(state.compared).toBeNull();
    expect(after(dotProduct, setQuery, { type: 'reset' }, { type: 'undo' }).document).toEqual(
      edited.document,
    );
  });

  it('walks the history both ways and keeps the rest of the state', () => {
    const edited = after(dotProduct, { type: 'set-why', why: 'gradient' }, setQuery);
    const undone = reduceState(edited, { type: 'undo' }, dotProductSchema, dotProduct);
    expect(undone).toEqual({
      ...edited,
      document: edited.past[0]?.document,
      past: [],
      future: [{ document: edited.document }],
    });
    expect(reduceState(undone, { type: 'redo' }, dotProductSchema, dotProduct)).toEqual(edited);
    const fresh = after(dotProduct);
    expect(reduceState(fresh, { type: 'undo' }, dotProductSchema, dotProduct)).toBe(fresh);
    expect(reduceState(fresh, { type: 'redo' }, dotProductSchema, dotProduct)).toBe(fresh);
  });

  it('forgets the future at the next edit, and the oldest past', () => {
    expect(after(dotProduct, setQuery, { type: 'undo' }, { ...setQuery, value: 1 }).future).toEqual([]);
    const many = Array.from({ length: historyLength + 5 }, (_, value): Action => ({ ...setQuery, value }));
    expect(after(dotProduct, ...many).past).toHaveLength(historyLength);
  });
});

describe('edit-settings', () => {
  const seed = (value: string): Action => ({ type: 'edit-settings', settings: { 'reversal.seed': value } });
  const pace: Action = { type: 'set-setting', name: 'reversal.wait', value: '0' };

  it('is an edit: undo and redo lead to what was chosen before and after, and to nothing else', () => {
    const both: Action = {
      type: 'edit-settings',
      settings: { 'reversal.seed': '7', 'reversal.beside': 'no-mask' },
    };
    const chosen = after(dotProduct, seed('5'), setQuery, both, pace);
    expect(chosen.settings).toEqual({
      'reversal.seed': '7',
      'reversal.beside': 'no-mask',
      'reversal.wait': '0',
    });
    const once = reduceState(chosen, { type: 'undo' }, dotProductSchema, dotProduct);
    expect(once.settings).toEqual({ 'reversal.seed': '5', 'reversal.wait': '0' });
    expect(once.document).toBe(chosen.document);
    expect(once.compared).toBe(chosen.compared);
    const twice = reduceState(once, { type: 'undo' }, dotProductSchema, dotProduct);
    expect(twice.settings).toEqual(once.settings);
    expect(rowsOf(twice, 'query')).toEqual(counting(2, 2));
    const start = reduceState(twice, { type: 'undo' }, dotProductSchema, dotProduct);
    expect(start.settings).toEqual({ 'reversal.wait': '0' });
    expect(start.past).toEqual([]);
    const redo = (state: State): State => reduceState(state, { type: 'redo' }, dotProductSchema, dotProduct);
    expect(redo(redo(redo(start)))).toEqual(chosen);
  });

  it('does nothing if nothing would change', () => {
    const state = after(dotProduct, seed('5'));
    expect(reduceState(state, seed('5'), dotProductSchema, dotProduct)).toBe(state);
    expect(after(dotProduct, seed('')).past).toEqual([]);
  });
});

describe('lessons and files', () => {
  it('opens a lesson, which can be undone', () => {
    const open: Action = { type: 'open-lesson', lesson: multiHead, schema: multiHeadSchema };
    const state = after(dotProduct, { type: 'set-granularity', granularity: 'cell' }, setQuery, open);
    expect(state.document.lesson).toBe('multi');
    expect(state.position).toEqual({ node: 'x', row: 0, col: 0, granularity: 'cell' });
    expect(state.compared).toBeNull();
    const undone = reduceState(state, { type: 'undo' }, multiHeadSchema, multiHead);
    expect(undone.document).toEqual(after(dotProduct, setQuery).document);
    expect(undone.compared).toBeNull();
  });

  it('never compares two lessons', () => {
    const open: Action = { type: 'open-lesson', lesson: multiHead, schema: multiHeadSchema };
    const opened = after(dotProduct, open);
    const edited = reduceState(opened, { type: 'refill', seed: 1 }, multiHeadSchema, multiHead);
    expect(edited.compared).toEqual(opened.document);
    const back = reduceState(edited, { type: 'undo' }, multiHeadSchema, multiHead);
    expect(back.compared).toEqual(opened.document);
    expect(reduceState(back, { type: 'undo' }, multiHeadSchema, multiHead).compared).toBeNull();
  });

  it('loads a document and restores a state with the history kept', () => {
    const other = after(dotProduct, setQuery);
    const loaded = after(dotProduct, { type: 'load-document', document: other.document });
    expect(loaded.document).toEqual(other.document);
    expect(loaded.past).toHaveLength(1);
    const restored = after(dotProduct, { type: 'restore', state: { ...other, why: 'gradient', past: [] } });
    expect(restored).toEqual({ ...other, why: 'gradient', past: [{ document: after(dotProduct).document }] });
  });

  it('sends only the inputs in use to the engine', () => {
    const custom: Action = { type: 'set-option', name: 'mask', value: 'custom' };
    const none: Action = { type: 'set-option', name: 'mask', value: 'none' };
    const { document } = after(dotProduct, custom, none);
    const request = requestWithAllOptions(document, dotProductSchema);
    expect(Object.keys(document.inputs)).toContain('mask');
    expect(Object.keys(request.inputs)).toEqual(['query', 'key', 'value']);
    expect(request).toMatchObject({ variant: 'scaled_dot_product', options: document.options });
  });

  it('fills in what a preset leaves out', () => {
    const bare = { ...multiHead, preset: { ...multiHead.preset, options: { bias: true }, inputs: {} } };
    const { document } = initialState(bare, multiHeadSchema);
    expect(document.options).toMatchObject({ n_heads: 2, mask: 'none', bias: true });
    expect(document.inputs.x).toMatchObject({ rows: 3, cols: 4 });
    expect(document.inputs.w_o).toMatchObject({ rows: 4, cols: 4 });
    expect(document.inputs.b_q?.data).toEqual([0, 0, 0, 0]);
  });
});

describe('navigation', () => {
  const cell = (row: number) => ({ node: 'scores', row, col: 0 });

  it('moves, jumps and changes the granularity without touching the document', () => {
    const state = after(
      dotProduct,
      { type: 'set-granularity', granularity: 'row' },
      { type: 'go-to', node: 'scores', row: 1 },
      { type: 'set-why', why: 'gradient' },
    );
    expect(state.position).toEqual({ node: 'scores', row: 1, col: 0, granularity: 'row' });
    expect(state.why).toBe('gradient');
    expect(state.past).toEqual([]);
    const position = { node: 'weights', row: 0, col: 1, granularity: 'cell' } as const;
    expect(after(dotProduct, { type: 'move', position }).position).toEqual(position);
  });

  it('goes down a trail and back up', () => {
    const down: Action[] = [
      { type: 'select-cell', cell: cell(0) },
      { type: 'open-term', cell: cell(1) },
      { type: 'open-term', cell: cell(2) },
    ];
    expect(after(dotProduct, ...down).trail).toEqual([cell(0), cell(1), cell(2)]);
    expect(after(dotProduct, ...down, { type: 'back-to', index: 1 }).trail).toEqual([cell(0), cell(1)]);
    expect(after(dotProduct, ...down, { type: 'open-term', cell: cell(0) }).trail).toEqual([cell(0)]);
    expect(after(dotProduct, ...down, { type: 'select-cell', cell: cell(5) }).trail).toEqual([cell(5)]);
    expect(after(dotProduct, ...down, { type: 'close-selection' }).trail).toEqual([]);
  });

  it('dismisses the difference', () => {
    const state = after(dotProduct, setQuery, { type: 'dismiss-difference' });
    expect(state.compared).toBeNull();
    expect(rowsOf(state, 'query')[1]?.[0]).toBe(9);
  });
});
