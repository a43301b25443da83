import { describe, expect, it } from 'vitest';
import { programVariant } from '../../../web/engine/programs';
import { english } from '../../../web/i18n/i18n';
import { functionInfo } from '../../../web/program/help/functions';
import { programEngine } from './programs';

const engine = await programEngine();
const infos = engine.programFunctions().map((each) => functionInfo(each, english));

/** Calls whose results show the rule, by name; A is 2 × 3. Others are called with A alone. */
const calls: Readonly<Record<string, readonly (readonly [call: string, shape: string])[]>> = {
  band_context: [['band_context(zeros(4, 3), zeros(4, 2), 1)', '4 × 2']],
  band_scores: [['band_scores(A, A, 1, 2)', '2 × 4']],
  block_mask: [['block_mask(2, 3, 1)', '2 × 3']],
  causal_mask: [['causal_mask(2, 3)', '2 × 3']],
  concat: [['concat([A, A, A], axis=1)', '2 × 9']],
  convolve: [['convolve(zeros(5, 6), zeros(18, 4))', '15 × 4']],
  cross_entropy: [['cross_entropy(A, A)', '2 × 1']],
  eye: [['eye(3)', '3 × 3']],
  interleave: [['interleave(A, A)', '2 × 6']],
  maximum: [['maximum(A, A)', '2 × 3']],
  minimum: [['minimum(A, A)', '2 × 3']],
  offset_distances: [['offset_distances(zeros(1, 2), 0, 2, 3)', '6 × 6']],
  ones: [['ones(2, 3)', '2 × 3']],
  padding_mask: [['padding_mask(2, 3, 1)', '2 × 3']],
  pair_concat: [['pair_concat(A, zeros(4, 5))', '8 × 8']],
  pair_sum: [['pair_sum(A, zeros(4, 3))', '8 × 3']],
  region_mask: [['region_mask([0, 0, 1], -inf)', '3 × 3']],
  reshape: [['reshape(A, 3, 2)', '3 × 2']],
  rotate_pairs: [['rotate_pairs(zeros(2, 4), ones(2, 2), ones(2, 2))', '2 × 4']],
  round_to: [['round_to(A, "float16")', '2 × 3']],
  softcap: [['softcap(A, 2)', '2 × 3']],
  split: [
    ['split(concat([A, A, A], axis=0), 3, axis=1)[0]', '6 × 1'],
    ['split(concat([A, A, A], axis=0), 3, axis=0)[0]', '2 × 3'],
  ],
  take: [
    ['take(A, [0], axis=0)', '1 × 3'],
    ['take(A, [0], axis=1)', '2 × 1'],
  ],
  top_k_mask: [['top_k_mask(A, 1)', '2 × 3']],
  where: [['where(A > 0, A, A)', '2 × 3']],
  window_mask: [['window_mask(2, 3, 1, 1)', '2 × 3']],
  zeros: [['zeros(2, 3)', '2 × 3']],
  ...Object.fromEntries(
    ['sum', 'mean', 'max', 'min', 'logsumexp'].map((name) => [
      name,
      [
        [`${name}(A, axis=-1)`, '2 × 1'],
        [`${name}(A, axis=0)`, '1 × 3'],
      ],
    ]),
  ),
};

function shapeOf(call: string): string {
  const variant = programVariant(`def f(A: "2 3"):\n    B = A * 1\n    Y = ${call}\n    return Y`);
  const data = new Float64Array([1, 2, 3, 4, 5, 6]);
  const node = engine.run({ variant, inputs: { A: { rows: 2, cols: 3, data } }, options: {} }).node('Y');
  return `${node?.rows} × ${node?.cols}`;
}

/** The sides of a rule with numbers for its letters. */
function sidesIn(rule: string, letters: Readonly<Record<string, number>>): readonly string[] {
  const side = (text: string): number => {
    const sum = text
      .replace(/[()]/g, '')
      .split('+')
      .map((term) =>
        term
          .trim()
          .split('·')
          .reduce((product, factor) => {
            const [, count = '', letter = '', divisor = ''] =
              /^(\d*)([a-z]*)(?:\/([a-z]+))?$/.exec(factor.trim()) ?? [];
            const numberOf = (name: string): number => (name === '' ? 1 : (letters[name] ?? Number.NaN));
            return (product * (count === '' ? 1 : Number(count)) * numberOf(letter)) / numberOf(divisor);
          }, 1),
      );
    return sum.reduce((a, b) => a + b, 0);
  };
  const result = rule.split('→').at(-1) ?? '';
  return result.split(',').map((shape) => shape.split('×').map(side).join(' × '));
}

const letters: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  band_context: { n: 4, d: 2 },
  band_scores: { n: 2, left: 1, right: 2 },
  convolve: { h: 5, w: 3, d: 4 },
  concat: { m: 2, n: 3, k: 6 },
  eye: { n: 3 },
  offset_distances: { height: 2, width: 3 },
  pair_concat: { m: 2, d: 3, n: 4, e: 5 },
  pair_sum: { m: 2, d: 3, n: 4 },
  reshape: { rows: 3, cols: 2 },
  rotate_pairs: { m: 2, n: 4 },
  split: { m: 6, n: 3, parts: 3 },
  take: { m: 2, n: 3, k: 1 },
};

describe('the rules of shapes', () => {
  it.each(infos.filter(({ shapes }) => shapes !== '').map(({ name, shapes }) => [name, shapes] as const))(
    '%s: %s is what a run gives',
    (name, rule) => {
      const cases = calls[name] ?? [[`${name}(A)`, '2 × 3']];
      const found = cases.map(([call]) => shapeOf(call));
      expect(found).toEqual(sidesIn(rule, letters[name] ?? { m: 2, n: 3, rows: 2, cols: 3 }));
    },
  );

  it('only functions of numbers and lists, and those whose rule takes a sentence, have none', () => {
    expect(infos.filter(({ shapes }) => shapes === '').map(({ name }) => name)).toMatchInlineSnapshot(`
      [
        "floor",
        "ceil",
        "array",
        "len",
      ]
    `);
  });
});
