import { describe, expect, it } from 'vitest';
import { checkImplementation } from '../../../../web/authoring/implementation/compare/check';
import { programOf, programVariant } from '../../../../web/engine/programs';
import type { MatrixData, RunRequest, Trace } from '../../../../web/engine/types';
import { readFile } from '../../../../web/formats/read-given';
import type { Lesson, ProgramMistake } from '../../../../web/lessons/lesson';
import { presetDocument } from '../../../../web/store/document/preset';
import { seededNumber } from '../../../../web/store/document/random';
import { lessons, schemaOf, wholeEngine } from '../../all';

const engine = await wholeEngine();
const written = lessons.filter(({ mistakes = [] }) => mistakes.length > 0);

/** What makes a mistake show that does not with the options of the lesson. */
const needed: Readonly<Record<string, RunRequest['options']>> = {
  'nothing-taken-out': { rule: 'delta' },
  'keys-of-any-length': { rule: 'delta' },
  'new-one-fades': { keep: 0.5 },
  'queries-turned-only': { turn: true },
  'minus-ten-thousand': { hide: 'infinity' },
  'last-tile-missing': { size: 4 },
};

/** Below 1, so that no weight is nearly 1. Those of an indexer are positive: of two keys without importance, either may be chosen. */
function numbers(
  name: string,
  { rows, cols }: Pick<MatrixData, 'rows' | 'cols'>,
  isPositive: boolean,
): MatrixData {
  const one = (at: number): number => seededNumber(`${name} here`, at, 7) / 2;
  const data = Float64Array.from({ length: rows * cols }, (_, at) =>
    isPositive ? 0.1 + Math.abs(one(at)) : one(at),
  );
  return { rows, cols, data };
}

function requestOf(lesson: Lesson, id: string): RunRequest {
  const schema = schemaOf(engine, lesson);
  const document = presetDocument(lesson, schema);
  const entries = Object.entries(document.inputs).map(([name, matrix]) => {
    const isValueLikeKey = lesson.id === 'rotary-positions' && name === 'value';
    const isPositive = (name.startsWith('index') && id !== 'relu-missing') || name === 'strength';
    return [
      name,
      numbers(name, isValueLikeKey ? { rows: matrix.rows, cols: 4 } : matrix, isPositive),
    ] as const;
  });
  return {
    variant: lesson.variant,
    inputs: Object.fromEntries(entries),
    options: { ...document.options, ...needed[id] },
  };
}

function withMistake(request: RunRequest, { lines, options }: ProgramMistake): RunRequest {
  const text = lines.reduce(
    (all, { line, becomes }) => all.replace(line, becomes),
    programOf(request.variant) ?? '',
  );
  return { ...request, variant: programVariant(text), options: { ...request.options, ...options } };
}

/** JSON, with the words that Python's has for what is no number. */
function text(matrices: readonly (readonly [string, MatrixData])[]): string {
  const word = (number: number): string => (Number.isFinite(number) ? String(number) : `${number}`);
  const rowsOf = ({ rows, cols, data }: MatrixData): string =>
    Array.from(
      { length: rows },
      (_, row) =>
        `[${Array.from(Float64Array.from(data).slice(row * cols, (row + 1) * cols), word).join(', ')}]`,
    ).join(', ');
  return `{${matrices.map(([name, matrix]) => `"${name}": [${rowsOf(matrix)}]`).join(', ')}}`;
}

/** The report on the inputs of a request and all outputs of a run, and the matrices that somebody would show. */
async function report(lesson: Lesson, request: RunRequest, trace: Trace) {
  const schema = schemaOf(engine, lesson);
  const shown = trace.nodes.filter(({ kind, name }) => kind !== 'input' && !name.includes('.'));
  const matrices = [...Object.entries(request.inputs), ...shown.map((node) => [node.id, node] as const)];
  const file = await readFile(new TextEncoder().encode(text(matrices)), 'given.json');
  const document = { ...presetDocument(lesson, schema), inputs: {}, options: request.options };
  return checkImplementation(file, { engine, schema, document, mistakes: lesson.mistakes ?? [] });
}

const all = written.flatMap((lesson) =>
  (lesson.mistakes ?? []).map((mistake) => [lesson.id, mistake.id, lesson, mistake] as const),
);

describe('the mistakes that lessons about programs declare', () => {
  it('are those of all twelve', () => {
    expect(written.length).toBe(12);
    expect(all.length).toBeGreaterThan(55);
  });

  it.each(all)('%s: %s is found in its own numbers', async (_lesson, id, lesson, mistake) => {
    const request = requestOf(lesson, id);
    const { diagnoses, first } = await report(lesson, request, engine.run(withMistake(request, mistake)));
    expect(first).not.toBeNull();
    const best = diagnoses.filter(({ explained }) => explained === diagnoses[0]?.explained);
    expect(best.map((each) => each.id)).toContain(id);
  });

  it.each(written.map((lesson) => [lesson.id, lesson] as const))(
    '%s: right numbers are not blamed',
    async (_id, lesson) => {
      const request = requestOf(lesson, '');
      const { first, steps } = await report(lesson, request, engine.run(request));
      expect(first).toBeNull();
      expect(steps.length).toBeGreaterThan(2);
    },
  );
});
