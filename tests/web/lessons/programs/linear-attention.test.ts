import { describe, expect, it } from 'vitest';
import { inputsOf, largestIn, otherRows, roundoff, rowsOf, runOf } from './run';

const id = 'linear-attention';
const own = inputsOf(id);
const { Q = [], K = [], V = [], strength = [] } = own;
const others = { Q: otherRows('Q', Q), K: otherRows('K', K), V: otherRows('V', V) };
/** The second note has the key of the first: Ann has moved. */
const moved = { K: K.map((row, at) => (at === 1 ? [4, -4, -4] : row)) };

const answer = (changes: Parameters<typeof runOf>[1], node = 'output'): number =>
  rowsOf(runOf(id, changes), node)[3]?.[0] ?? Number.NaN;

describe('linear attention with a memory', () => {
  /**
   * All powers and features are positive, so a sum of k terms has a relative error of k u. A number of the answer is a quotient of two sums
   * over n words and d_k columns, of products of up to n + 4 factors (of which n are the fading): (n d_k + n + 4) u each, in both ways.
   */
  it.each([{}, others])('equals attention with a table of all pairs, whatever fades', (inputs) => {
    for (const keep of [1, 0.9, 0.5, 0.1]) {
      const trace = runOf(id, { options: { keep }, inputs });
      const most = 4 * (4 * 3 + 4 + 4) * roundoff * largestIn(trace, 'V');
      expect(largestIn(trace, 'difference'), `keep ${keep}`).toBeLessThanOrEqual(most);
    }
  });

  it('keeps a memory of one size, while keys and values grow', () => {
    const longer = (rows: readonly (readonly number[])[]) => [...rows, ...rows];
    const twice = { Q: longer(Q), K: longer(K), V: longer(V), strength: longer(strength) };
    expect(rowsOf(runOf(id), 'kept')).toEqual([[9, 20]]);
    expect(rowsOf(runOf(id, { inputs: twice }), 'kept')).toEqual([[9, 40]]);
    const { rows, cols } = runOf(id, { inputs: twice }).node('token_7/memory') ?? {};
    expect([rows, cols]).toEqual([3, 2]);
  });
});

/** elu(x) + 1, Katharopoulos et al. 2020, equation 7. */
const phi = (x: number): number => (x > 0 ? x : Math.exp(x) - 1) + 1;

const lengthOne = (row: readonly number[]): readonly number[] => {
  const length = Math.sqrt(row.reduce((sum, each) => sum + each * each, 0));
  return row.map((each) => each / length);
};

type Memory = readonly (readonly number[])[];

const empty: Memory = [
  [0, 0],
  [0, 0],
  [0, 0],
];

/** What a memory gives for a key, one number for each column of the values. */
const read = (memory: Memory, key: readonly number[]): readonly number[] =>
  [0, 1].map((col) => memory.reduce((sum, row, at) => sum + (row[col] ?? 0) * (key[at] ?? 0), 0));

/** A memory with the outer product of a key and a value added. */
const write = (memory: Memory, key: readonly number[], value: readonly number[]): Memory =>
  memory.map((row, at) => row.map((each, col) => each + (key[at] ?? 0) * (value[col] ?? 0)));

const expectRows = (rows: Memory, expected: Memory): void => {
  for (const [at, row] of expected.entries())
    for (const [col, each] of row.entries()) expect(rows[at]?.[col]).toBeCloseTo(each, 11);
};

const strengths = { strength: [[1], [0.5], [0.25], [0.75]] };

describe('the rules of the memory, written again from the papers', () => {
  it.each([own, { ...others, ...strengths }])(
    'adding up: Katharopoulos et al. 2020, equations 18 to 20, with fading',
    (inputs) => {
      for (const keep of [1, 0.5]) {
        const trace = runOf(id, { options: { keep }, inputs });
        const given = { ...own, ...inputs };
        let memory = empty;
        let mass: readonly number[] = [0, 0, 0];
        for (const [at, row] of (given.K ?? []).entries()) {
          const key = row.map(phi);
          const strength = given.strength?.[at]?.[0] ?? 0;
          const value = (given.V?.[at] ?? []).map((each) => strength * each);
          memory = write(
            memory.map((each) => each.map((number) => keep * number)),
            key,
            value,
          );
          mass = mass.map((each, col) => keep * each + strength * (key[col] ?? 0));
          const query = (given.Q?.[at] ?? []).map(phi);
          const divisor = query.reduce((sum, each, col) => sum + each * (mass[col] ?? 0), 0);
          expectRows(rowsOf(trace, `token_${at}/memory`), memory);
          expectRows(
            [rowsOf(trace, 'output')[at] ?? []],
            [read(memory, query).map((each) => each / divisor)],
          );
        }
      }
    },
  );

  it.each([own, { ...others, ...strengths }])(
    'the delta rule: Schlag et al. 2021, equations 20 to 25',
    (inputs) => {
      const trace = runOf(id, { options: { rule: 'delta' }, inputs });
      const given = { ...own, ...inputs };
      let memory = empty;
      for (const [at, row] of (given.K ?? []).entries()) {
        // Yang et al. 2024: keys and queries of length 1.
        const key = lengthOne(row.map(phi));
        const strength = given.strength?.[at]?.[0] ?? 0;
        const old = read(memory, key);
        const blended = (given.V?.[at] ?? []).map(
          (each, col) => strength * each + (1 - strength) * (old[col] ?? 0),
        );
        memory = write(
          write(memory, key, blended),
          key,
          old.map((each) => -each),
        );
        expectRows(rowsOf(trace, `token_${at}/memory`), memory);
        expectRows(
          [rowsOf(trace, 'output')[at] ?? []],
          [read(memory, lengthOne((given.Q?.[at] ?? []).map(phi)))],
        );
      }
    },
  );
});

describe('what it recalls', () => {
  it('is nearly the value whose key is asked for, while keys do not overlap', () => {
    expect(Math.abs(answer({}) - 1)).toBeLessThan(0.08);
    expect(Math.abs(answer({}, 'exact') - 1)).toBeLessThan(1e-12);
  });

  it('is a mixture where keys overlap, and a softmax still finds the value', () => {
    const overlapping = { inputs: { K: K.map((row, at) => (at === 2 ? [4, -4, 4] : row)) } };
    expect(Math.abs(answer(overlapping) - 4)).toBeLessThan(0.01);
    expect(Math.abs(answer(overlapping, 'exact') - 1)).toBeLessThan(1e-6);
  });

  it('is the mean of two values under one key, the later one with the delta rule', () => {
    expect(Math.abs(answer({ inputs: moved }) - 2.5)).toBeLessThan(0.03);
    expect(Math.abs(answer({ inputs: moved, options: { rule: 'delta' } }) - 4)).toBeLessThan(0.06);
    expect(answer({ inputs: moved, options: { keep: 0.5 } })).toBeGreaterThan(3);
  });

  it('of more notes than the key has columns is far from most, and a softmax finds each', () => {
    // Eight notes with keys of three columns, all corners of a cube; then each is asked for.
    const corners = Array.from({ length: 8 }, (_, at) =>
      [0, 1, 2].map((bit) => ((at >> bit) % 2 === 0 ? -6 : 6)),
    );
    const rooms = corners.map((_, at) => [at + 1, 0]);
    const misses = (node: string): number =>
      corners.filter((asked, at) => {
        const inputs = {
          Q: [...corners, asked],
          K: [...corners, [0, 0, 0]],
          V: [...rooms, [0, 0]],
          strength: [...corners.map(() => [1]), [0]],
        };
        return Math.abs((rowsOf(runOf(id, { inputs }), node)[8]?.[0] ?? 0) - (at + 1)) > 0.5;
      }).length;
    expect(misses('exact')).toBe(0);
    expect(misses('output')).toBeGreaterThanOrEqual(6);
  });
});
