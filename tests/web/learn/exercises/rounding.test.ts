import { describe, expect, it } from 'vitest';
import type { CellRef, Explanation, Factor, Trace } from '../../../../web/engine/types';
import { fetchLanguage } from '../../../../web/i18n/choose';
import { english } from '../../../../web/i18n/i18n';
import type { Exercise } from '../../../../web/learn/exercises/exercise';
import { cellsOf, isExact } from '../../../../web/learn/exercises/generation/numbers';
import { instruction } from '../../../../web/learn/exercises/instruction';
import { isWrittenExactly } from '../../../../web/learn/exercises/number-text';
import { numberKey } from '../../../../web/learn/exercises/questions';
import {
  hasRoundedOperands,
  largestTolerance,
  slip,
  tolerance,
} from '../../../../web/learn/exercises/rounding';
import { judgeNumber as judge } from '../../../../web/learn/questions/judge';
import type { Verdict } from '../../../../web/store/ui/answer';
import { cellValue } from '../../../../web/ui/format/format';
import { allSpecs, exerciseOf, specOf } from './sample';

const half = 0.005;

const judgeNumber = (cell: CellRef, typed: number, trace: Trace) => judge(typed, numberKey(cell, trace));
const seeds = [1, 2, 3, 17];

const exercises = allSpecs
  .filter(({ kind }) => kind === 'row' || kind === 'mistake')
  .flatMap((spec) => seeds.map((seed) => exerciseOf({ ...spec, seed })));

const cells = exercises.flatMap((exercise) =>
  cellsOf(exercise.node).map(([row, col]) => {
    const cell: CellRef = { node: exercise.node.id, row, col };
    return { exercise, cell, explanation: exercise.trace.explain(cell) };
  }),
);

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** What a sheet prints of a factor. */
function printed({ cell, value }: Factor, { trace }: Exercise): number {
  const node = cell === null ? null : (trace.node(cell.node) ?? null);
  return isWrittenExactly(node, value) ? value : Number(value.toFixed(2));
}

/** A sum of products as a reader computes it who rounds each of them with `round`. */
function sumOf({ terms }: Explanation, exercise: Exercise, round: (value: number) => number): number {
  const products = terms.map(({ factors }) =>
    round(factors.reduce((result, factor) => result * printed(factor, exercise), 1)),
  );
  return products.reduce((sum, product) => sum + product, 0);
}

describe('an answer', () => {
  it('is right if it is computed from the printed numbers, and then rounded', () => {
    const sums = cells.filter(({ explanation }) => explanation.reduction === 'sum');
    for (const { exercise, cell, explanation } of sums) {
      const sum = sumOf(explanation, exercise, (value) => value);
      for (const answer of isExact(exercise.node) ? [sum] : [sum, rounded(sum)])
        expect([cell, answer, judgeNumber(cell, answer, exercise.trace)]).toEqual([cell, answer, 'right']);
    }
    expect(sums.some(({ cell, exercise }) => hasRoundedOperands(cell, exercise.trace))).toBe(true);
  });

  it('is right if it is the rounded number of the engine', () => {
    for (const { exercise, cell } of cells) {
      const number = cellValue(exercise.node, cell.row, cell.col);
      expect(judgeNumber(cell, number, exercise.trace)).toBe('right');
      if (!Number.isFinite(number)) continue;
      const answer = isExact(exercise.node) ? Math.round(number * 4) / 4 : rounded(number);
      expect(judgeNumber(cell, answer, exercise.trace)).toBe('right');
    }
  });

  it('must be exact where it is written exactly and computed from such numbers', () => {
    const exact = cells.filter(
      ({ exercise, cell }) => isExact(exercise.node) && !hasRoundedOperands(cell, exercise.trace),
    );
    expect(exact.length).toBeGreaterThan(500);
    for (const { exercise, cell } of exact) {
      const number = cellValue(exercise.node, cell.row, cell.col);
      const verdicts: readonly Verdict[] = ['too small', 'too large'];
      for (const by of [0.001, -0.001])
        if (Number.isFinite(number))
          expect(verdicts).toContain(judgeNumber(cell, number + by, exercise.trace));
    }
  });

  it('must be 0 where a mask makes it 0', () => {
    const masked = cells.filter(
      ({ explanation }) => explanation.reduction === 'softmax' && explanation.result === 0,
    );
    expect(masked.length).toBeGreaterThan(20);
    for (const { exercise, cell } of masked) {
      expect(judgeNumber(cell, 0, exercise.trace)).toBe('right');
      expect(judgeNumber(cell, 0.01, exercise.trace)).toBe('too large');
      expect(judgeNumber(cell, -0.01, exercise.trace)).toBe('too small');
    }
  });

  it('may be off by half a digit where its operands are exact and it is rounded', () => {
    for (const { exercise, cell, explanation } of cells)
      if (explanation.reduction === 'softmax' && explanation.result !== 0 && !isExact(exercise.node))
        expect(tolerance(cell, exercise.trace)).toBeCloseTo(half, 8);
  });

  it('is close at worst if the exponentials are rounded, or the last digits cut off', () => {
    const shares = cells.filter(({ explanation }) => explanation.reduction === 'softmax');
    const found = new Set<Verdict>();
    for (const { exercise, cell, explanation } of shares) {
      const { terms, chosen } = explanation;
      const sum = terms.reduce((all, { value }) => all + rounded(value), 0);
      const share = rounded(terms[chosen]?.value ?? 0) / sum;
      for (const answer of [rounded(share), Math.floor(share * 100) / 100]) {
        const verdict = judgeNumber(cell, answer, exercise.trace);
        found.add(verdict);
        if (!isExact(exercise.node)) expect(['right', 'close']).toContain(verdict);
      }
    }
    expect(found).toContain('close');
  });

  it('is close at worst if the products of a sum are rounded', () => {
    for (const { exercise, cell, explanation } of cells) {
      if (explanation.reduction !== 'sum' || explanation.terms.length === 1) continue;
      const answer = rounded(sumOf(explanation, exercise, rounded));
      expect(['right', 'close']).toContain(judgeNumber(cell, answer, exercise.trace));
    }
  });

  it('of few operations is never close by much', () => {
    for (const { exercise, cell, explanation } of cells)
      if (explanation.reduction !== 'log_softmax') expect(slip(cell, exercise.trace)).toBeLessThan(0.03);
  });
});

describe('a function other than a sum', () => {
  it('has exact operands, but for those that change by no more than their operand', () => {
    for (const { exercise, cell, explanation } of cells) {
      const isSteep =
        /softmax$|^hardmax$/.test(explanation.reduction) ||
        /^(?:quotient|power|exp|sqrt_of_sum)$/.test(explanation.function);
      if (isSteep) expect(hasRoundedOperands(cell, exercise.trace)).toBe(false);
    }
  });
});

describe('a sheet', () => {
  it('says by how much numbers computed from rounded ones may differ', () => {
    const text = instruction(exerciseOf(specOf('sliding-window', 'mistake', 38)), english);
    expect(text).toMatch(/Given numbers with two decimals are rounded: .+ by up to 0\.0\d\.$/);
    expect(instruction(exerciseOf(specOf('masks', 'row', 17)), english)).not.toContain('are rounded');
  });

  it('says how a tie is resolved wherever there is a largest number to choose', () => {
    for (const { exercise, explanation } of cells) {
      const says = instruction(exercise, english).includes('they share the weight equally');
      expect(says).toBe(explanation.reduction === 'hardmax');
    }
  });

  it('says how an infinity is written where there is one', () => {
    for (const { exercise } of cells)
      expect(instruction(exercise, english).includes('-inf')).toBe(exercise.node.data.includes(-Infinity));
  });
});

describe('a sheet in French', () => {
  it.each([
    [
      specOf('sliding-window', 'mistake', 38),
      /sont arrondis : .+ s’écarter des résultats imprimés de 0,0\d au plus\./,
    ],
    [
      specOf('soft-addressing', 'row', 101, 'hard_weights'),
      /ils se partagent le poids à parts égales : deux reçoivent 0,5 chacun\./,
    ],
    [specOf('masks', 'row', 17, 'masked_scores'), /Moins l’infini s’écrit −∞ ou -inf\./],
  ])('says the same: %j', async (spec, expected) => {
    const french = await fetchLanguage('fr', spec.lesson);
    expect(instruction(exerciseOf(spec), french)).toMatch(expected);
  });
});

describe('a planted mistake', () => {
  it('is further from the right number than any right number can seem to be', () => {
    const specs = allSpecs.filter(({ kind }) => kind === 'mistake');
    for (const spec of specs)
      for (let seed = 1; seed <= 12; seed += 1) {
        const { task, node, trace } = exerciseOf({ ...spec, seed });
        if (task.kind !== 'mistake') throw new Error(task.kind);
        const { wrong, number } = task;
        const distance = Math.abs(number - cellValue(node, wrong.row, wrong.col));
        const least = tolerance(wrong, trace) + largestTolerance(node, trace);
        expect(distance, `${spec.lesson}:${seed}`).toBeGreaterThan(least);
        expect(judgeNumber(wrong, number, trace)).not.toMatch(/right|close/);
      }
  });
});
