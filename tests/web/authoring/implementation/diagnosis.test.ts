import { describe, expect, it } from 'vitest';
import { checkImplementation } from '../../../../web/authoring/implementation/compare/check';
import type { CheckReport } from '../../../../web/authoring/implementation/compare/report';
import { numberTexts } from '../../../../web/authoring/implementation/format';
import type { OptionValue } from '../../../../web/engine/types';
import { readFile } from '../../../../web/formats/read-given';
import { english } from '../../../../web/i18n/i18n';
import { presetDocument } from '../../../../web/store/document/preset';
import { libraryOf, wholeEngine } from '../../all';

const engine = await wholeEngine();
const library = libraryOf(engine);

type Rows = readonly (readonly number[])[];

async function check(
  lessonId: string,
  arrays: Readonly<Record<string, Rows>>,
  options: Readonly<Record<string, OptionValue>> = {},
): Promise<CheckReport> {
  const { lesson, schema } = await library.open(lessonId);
  const preset = presetDocument(lesson, schema);
  const text = JSON.stringify(arrays, (_, value) => (value === -Infinity ? '-Infinity' : value)).replaceAll(
    '"-Infinity"',
    '-Infinity',
  );
  const given = await readFile(new TextEncoder().encode(text), 'given.json');
  const document = { ...preset, options: { ...preset.options, ...options } };
  return checkImplementation(given, { engine, schema, document });
}

const ids = ({ diagnoses }: CheckReport): readonly string[] => diagnoses.map(({ id }) => id);

/** d_k = 1 with queries of 1: the scores are the keys, and one key has the weight e⁻¹ of the other. */
const small = {
  query: [[1], [1]],
  key: [[0], [1]],
  value: [[1], [3]],
};
const low = 1 / (1 + Math.E);
const right: Rows = [
  [low, 1 - low],
  [low, 1 - low],
];
const masked: Rows = [
  [1, 0],
  [low, 1 - low],
];

describe('a diagnosis', () => {
  it('is not made from numbers that only are near a jump', async () => {
    const tied = { query: [[2]], key: [[0.5], [1], [1]], value: [[0], [1], [0]], context: [[0.432062]] };
    expect(ids(await check('scaled-dot-product', tied))).toEqual([]);
    const unit = [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((col) => (row === col ? 1 : 0)));
    const rotary = {
      ...{
        x: [
          [0, 0, 0, 0],
          [1, 2, 3, 4],
        ],
        w_q: unit,
        w_k: unit,
        w_v: unit,
      },
      weights: [
        [0.5, 0.5],
        [1.8e-6, 1 - 1.8e-6],
      ],
    };
    expect(ids(await check('positions', rotary, { positions: 'rotary' }))).toEqual([]);
  });

  it('says that a file shows two computations', async () => {
    const context = masked.map(([one = 0, other = 0]) => [one + 3 * other]);
    const shown = await check('masks', { ...small, weights: right, context }, { mask: 'causal' });
    expect(ids(shown)).toEqual(['mistake.mask_missing']);
    expect(english.format(shown.diagnoses[0]?.text ?? { key: '', args: {} })).toMatch(
      /mask was left out.*context in your file has the page’s numbers and does not follow from weights/,
    );
    const used = await check('masks', { ...small, weights: right, context }, { mask: 'none' });
    expect(ids(used)[0]).toBe('mask=causal');
    expect(english.format(used.diagnoses[0]?.text ?? { key: '', args: {} })).toMatch(
      /With mask = causal.*weights in your file was computed in another way/,
    );
  });

  it('names a second mistake after the first, and no difference that only follows', async () => {
    const wide = {
      query: [
        [2, 0, 0, 0],
        [0, 1, 0, 0],
      ],
      key: [
        [1, 0, 0, 0],
        [0, 2, 0, 1],
      ],
      value: [
        [1, 5, 2, 7],
        [3, 0, 4, 1],
      ],
    };
    const share = (score: number) => 1 / (1 + Math.exp(-score));
    const weights = [
      [share(2), 1 - share(2)],
      [1 - share(2), share(2)],
    ];
    const times = (rows: Rows) =>
      weights.map(([one = 0, other = 0]) =>
        (rows[0] ?? []).map((cell, col) => one * cell + other * (rows[1]?.[col] ?? 0)),
      );
    const two = await check('scaled-dot-product', { ...wide, weights, context: times(wide.key) });
    expect(ids(two)).toEqual(['mistake.scale_missing + mistake.keys_for_values']);
    expect(two.diagnoses[0]?.explained).toBe(two.differing);
    const one = await check('scaled-dot-product', { ...wide, weights, context: times(wide.value) });
    expect(ids(one)).toEqual(['mistake.scale_missing']);
    expect(one.diagnoses[0]?.explained).toBe(2);
    const odd = await check('scaled-dot-product', {
      ...wide,
      weights,
      context: [
        [9, 8, 7, 6],
        [5, 4, 3, 2],
      ],
    });
    expect(ids(odd)).toEqual(['mistake.scale_missing']);
    expect(odd.diagnoses[0]?.explained).toBe(1);
  });

  it('counts two arrays of one step as both explained', async () => {
    const wrong = await check('masks', { ...small, context: [[2.9], [2.9]], output: [[2.9], [2.9]] });
    expect(wrong.differing).toBe(2);
    const transposed = { ...small, weights: right, attn: right };
    const report = await check('masks', transposed, { mask: 'causal' });
    expect(report.differing).toBe(2);
    expect(report.diagnoses[0]?.explained).toBe(2);
  });

  it('takes finite masks as they are', async () => {
    const hidden = {
      ...small,
      mask: [
        [-10_000, -10_000],
        [0, 0],
      ],
    };
    expect((await check('masks', { ...hidden, weights: right })).first).toBeNull();
    const equal: Rows = [
      [0.5, 0.5],
      [low, 1 - low],
    ];
    const lost = {
      ...small,
      mask: [
        [-1e9, -1e9],
        [0, 0],
      ],
      weights: equal,
    };
    expect(ids(await check('masks', lost))[0]).toBe('mistake.masked_row_equal');
    const removed = {
      ...small,
      mask: [
        [-Infinity, -Infinity],
        [0, 0],
      ],
      weights: right,
    };
    expect(ids(await check('masks', removed))[0]).toMatch('mistake.masked_row_unmasked');
  });
});

describe('two numbers', () => {
  it('have digits enough to differ', () => {
    expect(numberTexts(1, 1 - 2.72e-7)).toEqual(['1', '0.9999997']);
    expect(numberTexts(0.5, 0.25)).toEqual(['0.5', '0.25']);
    expect(numberTexts(Number.NaN, 1)).toEqual(['NaN', '1']);
  });
});
