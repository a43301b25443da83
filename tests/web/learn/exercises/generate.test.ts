import { describe, expect, it } from 'vitest';
import { keyText } from '../../../../web/authoring/exercises/sheets/sheets';
import type { TraceNode } from '../../../../web/engine/types';
import { english } from '../../../../web/i18n/i18n';
import { type Exercise, shownNumber } from '../../../../web/learn/exercises/exercise';
import { askableOf } from '../../../../web/learn/exercises/generation/available';
import { generate } from '../../../../web/learn/exercises/generation/generate';
import { stepTitle } from '../../../../web/learn/exercises/hints';
import { loadSource } from '../../../../web/learn/exercises/load-source';
import { keyOf, questionsOf, rightAnswer } from '../../../../web/learn/exercises/questions';
import { kinds } from '../../../../web/learn/exercises/spec';
import { judge } from '../../../../web/learn/questions/judge';
import { requestWithActiveOptions } from '../../../../web/store/document/request';
import { cellValue } from '../../../../web/ui/format/format';
import { lessons } from '../../all';
import { allSpecs, engine, exerciseOf, lessonIds, sourceOf, specOf } from './sample';

const seeds = [1, 2, 30, 999_999];

const finite = ({ data }: TraceNode): readonly number[] => [...data].filter((value) => value !== -Infinity);

/** What makes numbers too long for paper; empty if nothing does. */
function tooLong({ given, node, document }: Exercise): readonly string[] {
  const inputs = Object.values(document.inputs).flatMap(({ data }) => data);
  const operands = given.flatMap(finite);
  return [
    ...inputs
      .filter((value) => !Number.isInteger(value * 2) || Math.abs(value) > 6)
      .map((value) => `input ${value}`),
    ...operands.filter((value) => !(Math.abs(value) <= 25)).map((value) => `operand ${value}`),
    ...finite(node)
      .filter((value) => !(Math.abs(value) <= 99))
      .map((value) => `result ${value}`),
  ];
}

describe('every lesson, kind, step and seed', () => {
  const exercises = allSpecs.flatMap((spec) => seeds.map((seed) => exerciseOf({ ...spec, seed })));

  it('has all kinds in some lesson, and at least twenty lessons', () => {
    expect(new Set(exercises.map(({ task }) => task.kind))).toEqual(new Set(kinds));
    expect(lessonIds.length).toBeGreaterThanOrEqual(20);
    for (const id of lessonIds) expect(lessons.some((lesson) => lesson.id === id)).toBe(true);
  });

  it('has numbers that are short enough for paper', () => {
    const long = exercises
      .map((each) => [each.spec, tooLong(each)] as const)
      .filter(([, found]) => found.length > 0);
    expect(long).toEqual([]);
  });

  it('has the key that a new run of the engine gives, and judges it right', () => {
    for (const exercise of exercises) {
      const { document, schema, node } = exercise;
      const run = engine.run(requestWithActiveOptions(document, schema)).node(node.id);
      expect([...(run?.data ?? [])]).toEqual([...node.data]);
      for (const question of questionsOf(exercise)) {
        expect(judge(rightAnswer(question, exercise), keyOf(question, exercise))).toBe('right');
      }
    }
  });

  it('shows every number but the asked ones, and a wrong one where the mistake is', () => {
    for (const exercise of exercises) {
      const { node, task } = exercise;
      const cells = Array.from(node.data, (_, at) => [Math.floor(at / node.cols), at % node.cols] as const);
      const blank = cells.filter(([row, col]) => shownNumber(exercise, row, col) === null);
      const other = cells.filter(([row, col]) => {
        const shown = shownNumber(exercise, row, col);
        return shown !== null && shown !== cellValue(node, row, col);
      });
      expect(blank).toHaveLength('blanks' in task ? task.blanks.length : 0);
      expect(other).toHaveLength(task.kind === 'mistake' ? 1 : 0);
    }
  });

  it('names the steps to order differently, each computed from the one before', () => {
    for (const { task, trace } of exercises) {
      if (task.kind !== 'order') continue;
      const titles = task.right.map((id) => stepTitle(id, trace, english));
      expect(new Set(titles).size).toBe(titles.length);
      expect(task.shown).not.toEqual(task.right);
      expect([...task.shown].sort()).toEqual([...task.right].sort());
      for (const [at, id] of task.right.entries()) {
        const before = at === 0 ? null : (task.right[at - 1] ?? null);
        if (before !== null) expect(isComputedFrom(id, before)).toBe(true);
      }
      function isComputedFrom(id: string, other: string): boolean {
        const operands = trace.node(id)?.operands.flatMap((index) => trace.nodes[index]?.id ?? []) ?? [];
        return operands.includes(other) || operands.some((operand) => isComputedFrom(operand, other));
      }
    }
  });
});

describe('a seed', () => {
  it('always gives the same exercise', () => {
    const key = (seed: number): string => keyText(exerciseOf(specOf('masks', 'row', seed)), english);
    expect(key(7)).toBe(key(7));
    expect(keyText(exerciseOf(specOf('dot-product', 'row', 7)), english)).toMatchInlineSnapshot(
      `"scores[small, small] = 1; scores[small, hungry] = −5; scores[small, bird] = −1"`,
    );
  });

  it('gives other numbers than its neighbours', () => {
    const documents = Array.from(
      { length: 30 },
      (_, at) => exerciseOf(specOf('dot-product', 'row', at + 1)).document,
    );
    expect(new Set(documents.map(({ inputs }) => JSON.stringify(inputs))).size).toBe(30);
  });
});

describe('an author', () => {
  it('chooses the blank cells', () => {
    const exercise = exerciseOf({
      ...specOf('dot-product', 'cell', 3, 'context'),
      cells: [
        [0, 1],
        [2, 0],
      ],
    });
    expect(exercise.task).toEqual({
      kind: 'cell',
      blanks: [
        { node: 'context', row: 0, col: 1 },
        { node: 'context', row: 2, col: 0 },
      ],
    });
  });

  it.each([
    [
      { ...specOf('dot-product', 'cell'), cells: [[9, 0]] as const },
      /cells is "9\.0", but rows of scores go from 0 to 2, columns from 0 to 2\./,
    ],
    [
      specOf('dot-product', 'row', 1, 'query'),
      /step is "query", but for the kind row, the lesson dot-product has the steps scores, weights, context\./,
    ],
    [
      specOf('masks', 'row', 1, 'scores'),
      /step is "scores", but for the kind row, the lesson masks has the steps weights, masked_scores, context\./,
    ],
    [
      specOf('soft-addressing', 'mistake', 1, 'scores'),
      /for the kind mistake, the lesson soft-addressing has the steps weights, context\./,
    ],
    [specOf('masks', 'order', 1, 'weights'), /the kind order has no choice of steps: leave it out\./],
    [
      specOf('positions', 'mask'),
      /kind is "mask", but the lesson positions has the kinds cell, row, mistake, order\./,
    ],
  ])('is told what cannot be asked: %j', (spec, expected) => {
    const made = generate(spec, sourceOf(spec.lesson));
    expect('error' in made && english.format(made.error)).toMatch(expected);
  });

  it('is told that a lesson has no exercises', async () => {
    const others = lessons.filter(({ id, build }) => !lessonIds.includes(id) && build !== 'programs');
    expect(others.length).toBeGreaterThan(0);
    for (const { id } of others) {
      expect(askableOf(id)).toBeUndefined();
      const made = await loadSource(id);
      expect('error' in made && english.format(made.error)).toContain('has no exercises');
    }
  });

  it('is not offered nodes of the prototype of objects', () => {
    expect(askableOf('constructor')).toBeUndefined();
    expect(askableOf('__proto__')).toBeUndefined();
  });
});
