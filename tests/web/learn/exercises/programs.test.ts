import { describe, expect, it } from 'vitest';
import { keyText, sheetsFile } from '../../../../web/authoring/exercises/sheets/sheets';
import type { Trace } from '../../../../web/engine/types';
import { english } from '../../../../web/i18n/i18n';
import type { Exercise } from '../../../../web/learn/exercises/exercise';
import { sourceOfProgram } from '../../../../web/learn/exercises/generation/askable-program';
import { kindsOf, nodesOf } from '../../../../web/learn/exercises/generation/available';
import { type ExerciseSource, generate } from '../../../../web/learn/exercises/generation/generate';
import { isSubStep, subStepsOf } from '../../../../web/learn/exercises/generation/sub-steps';
import { instruction } from '../../../../web/learn/exercises/instruction';
import { isWrittenExactly } from '../../../../web/learn/exercises/number-text';
import { keyOf, questionsOf, rightAnswer } from '../../../../web/learn/exercises/questions';
import { tolerance } from '../../../../web/learn/exercises/rounding';
import { type ExerciseSpec, type Kind, readSpec, writeSpec } from '../../../../web/learn/exercises/spec';
import { judge } from '../../../../web/learn/questions/judge';
import { openProgram } from '../../../../web/program/open-program';
import { programLesson } from '../../../../web/program/program-lesson';
import { isRefusal } from '../../../../web/store/document/refusal';
import { requestWithActiveOptions } from '../../../../web/store/document/request';
import { programEngine, programNames, programText } from '../../program/programs';

const engine = await programEngine();

function sourceOf(text: string): ExerciseSource {
  const opened = programLesson(text, engine);
  if ('span' in opened) throw new Error(JSON.stringify(opened.message));
  const source = sourceOfProgram(opened);
  if (isRefusal(source)) throw new Error(english.format(source.error));
  return source;
}

function made(source: ExerciseSource, kind: Kind, node = '', seed = 1): Exercise {
  const spec: ExerciseSpec = { lesson: source.lesson.id, kind, seed, node, cells: [] };
  const exercise = generate(spec, source);
  if (isRefusal(exercise)) throw new Error(`${kind} ${node}: ${english.format(exercise.error)}`);
  return exercise;
}

/** RMS norms add a small number before the root: no step after one is short. */
const withoutExercises = ['shared_key_value_layers'];

/** One step of each op, of the program as it is written. */
function oneOfEachOp(source: ExerciseSource): readonly string[] {
  const first = new Map<string, string>();
  for (const id of nodesOf(source.asked, 'row')) {
    const { op, id: node } = made(source, 'row', id).node;
    if (!first.has(op)) first.set(op, node);
  }
  return [...first.values()];
}

/** What a reader computes who has only the numbers on the sheet; null where the step is no sum. */
function bySheet({ trace, node }: Exercise, row: number, col: number): number | null {
  const { reduction, terms } = trace.explain({ node: node.id, row, col });
  if (reduction !== 'sum' || node.op === 'scale') return null;
  return terms.reduce(
    (sum, { factors }) =>
      sum + factors.reduce((product, { cell, value }) => product * shown(trace, cell?.node, value), 1),
    0,
  );
}

/** Whether a node is computed from another one, or from what is computed from it. */
function dependsOn(id: string, before: string, trace: Trace): boolean {
  const { operands = [] } = trace.node(id) ?? {};
  return operands.some((index) => {
    const operand = trace.nodes[index]?.id ?? '';
    return operand === before || dependsOn(operand, before, trace);
  });
}

function shown(trace: Trace, id: string | undefined, value: number): number {
  const node = id === undefined ? undefined : trace.node(id);
  return node === undefined || isWrittenExactly(node, value) ? value : Number(value.toFixed(2));
}

describe.each(programNames.filter((name) => !withoutExercises.includes(name)))('%s', (name) => {
  const source = sourceOf(programText(name));

  it('asks for named steps, with a key that a new run gives and that is judged right', () => {
    expect(source.asked.nodes.length).toBeGreaterThan(0);
    for (const id of oneOfEachOp(source)) {
      for (const seed of [1, 2, 999_999]) {
        const exercise = made(source, 'row', id, seed);
        const { node, document, schema } = exercise;
        expect(isSubStep(node)).toBe(false);
        const run = engine.run(requestWithActiveOptions(document, schema)).node(node.id);
        expect(run?.data).toEqual(node.data);
        for (const question of questionsOf(exercise))
          expect(judge(rightAnswer(question, exercise), keyOf(question, exercise))).toBe('right');
      }
    }
  });

  it('is solved from the numbers on the sheet', () => {
    for (const id of oneOfEachOp(source)) {
      const exercise = made(source, 'row', id);
      const { node, trace, given } = exercise;
      // What stands between a step and what is given needs no rounding.
      if (subStepsOf(node, trace).length > 0)
        for (const { id: shownNode, data } of [...given, ...subStepsOf(node, trace)])
          expect(
            [...data].every(
              (value) => value === -Infinity || Number.isInteger(Math.round(value * 4e3) / 1e3),
            ),
            `${id}: ${shownNode}`,
          ).toBe(true);
      for (let row = 0; row < node.rows; row += 1)
        for (let col = 0; col < node.cols; col += 1) {
          const answer = bySheet(exercise, row, col);
          const right = node.data[row * node.cols + col] ?? Number.NaN;
          if (answer === null || !Number.isFinite(right)) continue;
          expect(Math.abs(answer - right)).toBeLessThanOrEqual(tolerance({ node: node.id, row, col }, trace));
        }
    }
  });

  it('plants mistakes, and mixes steps that have one order', () => {
    const { asked } = source;
    for (const id of nodesOf(asked, 'mistake').slice(0, 2)) {
      const { task } = made(source, 'mistake', id);
      expect(task.kind).toBe('mistake');
    }
    if (!kindsOf(asked).includes('order')) return;
    const { task, trace } = made(source, 'order');
    if (task.kind !== 'order') throw new Error(task.kind);
    expect(task.shown.toSorted()).toEqual(task.right.toSorted());
    expect(task.shown).not.toEqual(task.right);
    for (const [at, id] of task.right.slice(1).entries()) {
      expect(dependsOn(id, task.right[at] ?? '', trace)).toBe(true);
    }
  });
});

describe('the link of an exercise on a program', () => {
  const text = programText('scaled_dot_product');
  const source = sourceOf(text);
  const exercise = made(source, 'row', 'weights', 7);

  it('restores it, also where it was escaped', async () => {
    const written = writeSpec(exercise.spec);
    for (const each of [written, encodeURIComponent(written)]) {
      const spec = readSpec(each);
      if (isRefusal(spec)) throw new Error(english.format(spec.error));
      expect(spec).toEqual(exercise.spec);
      const { lesson } = await openProgram(spec.lesson, engine);
      expect(generate(spec, { ...source, lesson })).toMatchObject({ document: exercise.document });
    }
  });

  it('has the same numbers at an address as in a link', () => {
    const spec = readSpec('https://example.org:8443/my/attention.py:row:7:weights');
    if (isRefusal(spec)) throw new Error(english.format(spec.error));
    expect(spec).toMatchObject({ lesson: 'https://example.org:8443/my/attention.py', kind: 'row', seed: 7 });
    expect(generate(spec, source)).toMatchObject({ document: exercise.document });
  });

  it.each([
    ['program:abc:rows:7', /kind is "rows"/],
    ['./my lesson/:row:7', /lesson is "\.\/my lesson\/"/],
    ['my.py:row:0', /seed is "0"/],
    [`my.py:row:7:${'a'.repeat(81)}`, /step is "a+…"/],
  ])('says what is wrong with %s', (written, expected) => {
    const spec = readSpec(written);
    expect(isRefusal(spec) && english.format(spec.error)).toMatch(expected);
  });

  it('says that a step cannot be asked for, and which can', () => {
    const refused = generate({ ...exercise.spec, node: 'nothing' }, source);
    expect(isRefusal(refused) && english.format(refused.error)).toContain(
      'for the kind row, the lesson program has the steps scores, weights, context',
    );
  });
});

describe('the sheet of an exercise on a program', () => {
  const exercise = made(sourceOf(programText('scaled_dot_product')), 'row', 'scores', 3);

  it('shows what the line is computed from, and the numbers that its equation names', () => {
    expect(exercise.given.map(({ id }) => id)).toEqual(['Q', 'K']);
    expect(instruction(exercise, english)).toContain('Here d_k = 4.');
    const file = sheetsFile([exercise], english);
    expect(file).toContain('Attention Lab · program:row:3:scores');
    expect(file).not.toContain(exercise.spec.lesson);
    expect(keyText(exercise, english)).toMatch(/^scores\[the, the\] = /);
  });

  it('asks for no step whose line names a number that is nowhere on the sheet', () => {
    const source = sourceOf(`def f(A: "n d"):
    factor = 2 ** 3 / 4
    doubled = A * factor
    tripled = A * 3
    return doubled + tripled
`);
    expect(source.asked.nodes).toContain('tripled');
    expect(source.asked.nodes).not.toContain('doubled');
  });
});

it.each(withoutExercises)('%s says why it has no exercises, and what to do', (name) => {
  const opened = programLesson(programText(name), engine);
  if ('span' in opened) throw new Error(JSON.stringify(opened.message));
  const source = sourceOfProgram(opened);
  expect(isRefusal(source) && english.format(source.error)).toContain('Give names to parts of long lines');
});
