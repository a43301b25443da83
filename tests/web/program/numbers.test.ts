import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { programVariant } from '../../../web/engine/programs';
import type { MatrixData, OptionValue } from '../../../web/engine/types';
import { englishText } from '../../../web/i18n/messages';
import { programEngine, programNames, programText, refusal } from './programs';

const engine = await programEngine();
const fixtures = 'tests/fixtures/programs';

interface Numbers {
  readonly shape: readonly [number, number];
  readonly data: readonly (number | string)[];
}

interface Case {
  readonly name: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly inputs: Readonly<Record<string, Numbers>>;
  readonly nodes: Readonly<Record<string, Numbers>>;
  readonly tolerance: { readonly nodes: Readonly<Record<string, number>> };
}

const json = (file: string) => JSON.parse(readFileSync(`${fixtures}/${file}`, 'utf8'));

/** Infinities are texts in JSON. */
const matrixOf = ({ shape: [rows, cols], data }: Numbers): MatrixData => ({
  rows,
  cols,
  data: data.map(Number),
});

/** The largest difference; NaN and infinities must be the same. */
function difference(found: ArrayLike<number>, expected: ArrayLike<number>): number {
  if (found.length !== expected.length) return Number.POSITIVE_INFINITY;
  const differences = Array.from(expected, (number, at) =>
    Object.is(number, found[at]) || number === found[at] ? 0 : Math.abs(number - (found[at] ?? Number.NaN)),
  );
  return differences.some(Number.isNaN) ? Number.POSITIVE_INFINITY : Math.max(0, ...differences);
}

describe('programs in WebAssembly', () => {
  it.each(programNames)('%s gives the numbers of NumPy and PyTorch', (name) => {
    const cases: readonly Case[] = json(`numbers/${name}.json`).cases;
    expect(cases.length).toBeGreaterThan(0);
    for (const { options, inputs, nodes, tolerance } of cases) {
      const matrices = Object.entries(inputs).map(([input, numbers]) => [input, matrixOf(numbers)]);
      const trace = engine.run({
        variant: programVariant(programText(name)),
        inputs: Object.fromEntries(matrices),
        options,
      });
      for (const [id, expected] of Object.entries(nodes)) {
        const found = trace.node(id);
        expect(difference(found?.data ?? [], matrixOf(expected).data), id).toBeLessThanOrEqual(
          tolerance.nodes[id] ?? 0,
        );
      }
    }
  });
});

interface Refused {
  readonly file: string;
  readonly key: string;
  readonly line: number;
  readonly column: number;
  readonly end_line: number;
  readonly end_column: number;
  readonly message: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
}

describe('programs with a mistake', () => {
  it('are refused with the message, the place and the correction', () => {
    const cases: readonly Refused[] = json('refused/expected.json').cases;
    expect(cases.length).toBeGreaterThanOrEqual(125);
    for (const { file, key, message: text, ...expected } of cases) {
      const problem = refusal(engine, readFileSync(`${fixtures}/refused/${file}`, 'utf8'), expected.options);
      if (problem === null) throw new Error(`${file} is not refused`);
      const { span, hint } = problem;
      expect(problem.message.key, file).toBe(`program.${key}`);
      expect([span.line, span.column, span.endLine, span.endColumn], file).toEqual([
        expected.line,
        expected.column,
        expected.end_line,
        expected.end_column,
      ]);
      const joined = [problem.message, ...(hint === null ? [] : [hint])].map(englishText).join(' ');
      expect(joined, file).toBe(text);
    }
  });
});
