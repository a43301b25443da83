import { describe, expect, it } from 'vitest';
import type { DimensionSchema, InputSchema, Message } from '../../../../web/engine/types';
import type { Lesson } from '../../../../web/lessons/lesson';
import { reduceLesson } from '../../../../web/store/actions/reduce-lesson';
import { initialState } from '../../../../web/store/document/preset';
import type { State } from '../../../../web/store/document/state';
import { decode } from '../../../../web/store/links/decode';
import { encode } from '../../../../web/store/links/encode';
import { dimensions } from '../../../../web/store/sizes/shapes';
import { formulaValue, resolvable } from '../../engine/support/reference-resolver';
import { inEnglish } from '../../english';
import { reduceState } from '../reduce-state';

const message = (key: string): Message => ({ key, args: {} });

const dimension = (name: string, size: number, derived = ''): DimensionSchema => ({
  name,
  description: message(name),
  min: 1,
  max: 64,
  default: size,
  tokens: '',
  derived,
  grid: '',
  lead: '',
});

const input = (name: string, rows: string, cols: string): InputSchema => ({
  name,
  symbol: name,
  rows,
  cols,
  kind: 'parameter',
  role: 'input',
  description: message(name),
  when: '',
});

const schema = resolvable({
  id: 'patches',
  title: message('Patches'),
  equation: 'Z',
  source: message('test'),
  dimensions: [
    dimension('height', 4),
    dimension('width', 4),
    dimension('patch', 2),
    dimension('channels', 1),
    dimension('n_tokens', 5, 'height/patch*width/patch+1'),
    dimension('span', 3, '2*patch-1'),
  ],
  inputs: [
    input('w_e', 'patch*patch*channels', '1'),
    input('image', 'height', 'width*channels'),
    input('positions', 'n_tokens', '1'),
    input('table', 'span*span', '1'),
  ],
  options: [
    {
      name: 'patch',
      description: message(''),
      type: 'number',
      choices: [],
      default: 2,
      min: 1,
      max: 64,
      when: '',
    },
  ],
});

const column = (rows: number): readonly (readonly number[])[] =>
  Array.from({ length: rows }, (_, at) => [at]);

const lesson: Lesson = {
  id: 'patches',
  title: '',
  summary: '',
  variant: 'patches',
  build: 'full',
  opening: 'image',
  steps: [],
  preset: {
    tokens: { query: [], key: [] },
    options: { patch: 2 },
    inputs: {
      w_e: column(4),
      image: [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
        [9, 10, 11, 12],
        [13, 14, 15, 16],
      ],
      positions: column(5),
      table: column(9),
    },
  },
};

const start = initialState(lesson, schema);
const after = (...actions: Parameters<typeof reduceState>[1][]): State =>
  actions.reduce((state, action) => reduceState(state, action, schema, lesson), start);
const sizesOf = ({ document }: State): Readonly<Record<string, number>> => dimensions(document, schema);
const matrixOf = (rows: number, cols: number) => ({ rows, cols, data: new Array(rows * cols).fill(0) });

describe('derived sizes', () => {
  it('are worked out from left to right, products before sums', () => {
    const sizes = { height: 8, width: 6, patch: 2 };
    expect(formulaValue('height/patch*width/patch+1', sizes)).toBe(13);
    expect(formulaValue('2*patch-1', sizes)).toBe(3);
    expect(formulaValue('unknown+1', sizes)).toBeNaN();
  });

  it('follow from the matrices and the options of a document', () => {
    expect(sizesOf(start)).toEqual({ height: 4, width: 4, patch: 2, channels: 1, n_tokens: 5, span: 3 });
  });

  it('change with a count, which leaves the picture as it is', () => {
    const { document } = after({ type: 'set-option', name: 'patch', value: 4 });
    expect(document.inputs.image).toEqual(start.document.inputs.image);
    expect(document.inputs.positions?.data).toEqual([0, 1]);
    expect(document.inputs.table?.rows).toBe(49);
    // The kernel of a patch stays in its corner.
    const kernel = document.inputs.w_e?.data ?? [];
    expect([kernel[0], kernel[1], kernel[4], kernel[5]]).toEqual([0, 1, 2, 3]);
  });

  it('change with a matrix that is replaced', () => {
    const smaller = after({ type: 'replace-matrix', input: 'image', matrix: matrixOf(2, 4) });
    expect(sizesOf(smaller)).toMatchObject({ height: 2, n_tokens: 3 });
    expect(smaller.document.inputs.positions?.rows).toBe(3);
  });

  it.each([
    [
      { type: 'set-option', name: 'patch', value: 3 },
      'height is 4 and patch is 3: height must be a multiple of patch',
    ],
    [
      { type: 'set-dimension', name: 'n_tokens', size: 6 },
      'n_tokens follows from other sizes: height/patch*width/patch+1',
    ],
    [
      { type: 'replace-matrix', input: 'positions', matrix: matrixOf(6, 1) },
      'n_tokens is 6: height/patch*width/patch+1 = 5 expected',
    ],
    [
      { type: 'replace-matrix', input: 'table', matrix: matrixOf(8, 1) },
      'table has 8 rows: must be span × span = 9',
    ],
    [
      { type: 'replace-matrix', input: 'w_e', matrix: matrixOf(6, 1) },
      'w_e has 6 rows: must divide by patch × patch = 4',
    ],
  ] as const)('refuse %j in words', (action, words) => {
    expect(inEnglish(reduceLesson(start, action, schema, lesson))).toEqual({ error: words });
    expect(reduceState(start, action, schema, lesson)).toBe(start);
  });

  it('come back from a link', () => {
    const changed = after(
      { type: 'set-option', name: 'patch', value: 4 },
      { type: 'set-cell', cell: { node: 'positions', row: 1, col: 0 }, value: 7 },
    );
    const { state, messages } = inEnglish(decode(encode(changed, lesson, schema), [lesson], [schema]));
    expect(messages).toEqual([]);
    expect(state.document).toEqual(changed.document);
  });

  it('refuse a link that contradicts itself', () => {
    const { state, messages } = inEnglish(decode('lesson=patches&positions=1;2;3', [lesson], [schema]));
    expect(messages).toEqual(['n_tokens is 3: height/patch*width/patch+1 = 5 expected']);
    expect(state.document).toEqual(start.document);
  });
});
