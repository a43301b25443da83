import { describe, expect, it } from 'vitest';
import { checkImplementation } from '../../../../web/authoring/implementation/compare/check';
import type { CheckReport } from '../../../../web/authoring/implementation/compare/report';
import type { Trace } from '../../../../web/engine/types';
import { readFile } from '../../../../web/formats/read-given';
import { presetDocument } from '../../../../web/store/document/preset';
import { libraryOf, wholeEngine } from '../../all';
import { corruptions } from './support/corruptions';
import { programs, type Random, randomFrom } from './support/programs';

/** `FUZZ=10000 npx vitest run tests/web/authoring/implementation/fuzz.test.ts` tries that many of each; `FUZZ_FROM` is the first seed. */
const count = Number(process.env.FUZZ ?? 150);
const from = Number(process.env.FUZZ_FROM ?? 0);

const engine = await wholeEngine();
const library = libraryOf(engine);
const lessons = new Map(
  await Promise.all(
    [...new Set(programs.map(({ lesson }) => lesson))].map(
      async (id) => [id, await library.open(id)] as const,
    ),
  ),
);

interface Numbers {
  readonly rows: number;
  readonly cols: number;
  readonly data: readonly number[];
}

type Arrays = ReadonlyMap<string, Numbers>;

/** The ways in which numbers are written. */
const writings = [
  (number: number) => String(Math.fround(number)),
  (number: number) => Math.fround(number).toFixed(4),
  (number: number) => number.toPrecision(17),
] as const;

function textOf(arrays: Arrays, write: (number: number) => string): string {
  const texts = Array.from(arrays, ([name, { rows, cols, data }]) => {
    const lines = Array.from({ length: rows }, (_, row) => {
      const numbers = data.slice(row * cols, (row + 1) * cols);
      return `[${numbers.map((each) => (Number.isFinite(each) ? write(each) : each < 0 ? '-Infinity' : 'NaN')).join(', ')}]`;
    });
    return `"${name}": [${lines.join(', ')}]`;
  });
  return `{${texts.join(', ')}}`;
}

/** A run of a lesson with random inputs, and another that is off by the rounding of its steps. */
interface Sample {
  readonly lesson: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly inputs: Arrays;
  readonly results: Arrays;
  readonly write: (number: number) => string;
}

function sampleOf(random: Random): Sample {
  const program = random.choose(programs);
  const { lesson, options, inputs, results } = program(random);
  const write = random.choose(writings);
  const isDouble = write === writings[2];
  const epsilon = isDouble ? 2 ** -53 : 2 ** -24;
  const round = (number: number): number => (isDouble ? number : Math.fround(number));
  const rounded = new Map(
    Array.from(inputs, ([name, { rows, cols, data }]) => [name, { rows, cols, data: data.map(round) }]),
  );
  const opened = lessons.get(lesson);
  if (opened === undefined) throw new Error(lesson);
  const moved = Array.from(rounded, ([name, { rows, cols, data }]) => {
    const numbers = data.map((number) => number * (1 + epsilon * random.between(-1, 1)));
    return [name, { rows, cols, data: Float64Array.from(numbers) }] as const;
  });
  const trace: Trace = engine.run({
    ...{ variant: opened.schema.id, options },
    inputs: Object.fromEntries(moved),
  });
  const noisy = (number: number): number => round(number * (1 + 2 * epsilon * random.between(-1, 1)));
  const given = results.map((name) => {
    const node = trace.node(name);
    if (node === undefined) throw new Error(`${lesson}: ${name}`);
    return [name, { rows: node.rows, cols: node.cols, data: Array.from(node.data).map(noisy) }] as const;
  });
  return { lesson, options, inputs: rounded, results: new Map(given), write };
}

async function check({ lesson, options, inputs, results, write }: Sample): Promise<CheckReport> {
  const opened = lessons.get(lesson);
  if (opened === undefined) throw new Error(lesson);
  const preset = presetDocument(opened.lesson, opened.schema);
  const document = { ...preset, options: { ...preset.options, ...options } };
  const text = textOf(new Map([...inputs, ...results]), write);
  const given = await readFile(new TextEncoder().encode(text), 'given.json');
  return checkImplementation(given, { engine, schema: opened.schema, document });
}

describe('random programs', () => {
  it('that are correct are not blamed', { timeout: 600_000 }, async () => {
    const blamed: string[] = [];
    for (let seed = from; seed < from + count; seed++) {
      const sample = sampleOf(randomFrom(seed));
      const { first } = await check(sample);
      if (first !== null)
        blamed.push(`${seed} ${sample.lesson} ${first.target.pattern} ${JSON.stringify(first.difference)}`);
    }
    expect(blamed).toEqual([]);
  });

  it('that are wrong in no usual way get no diagnosis', { timeout: 600_000 }, async () => {
    const named: string[] = [];
    for (let seed = from; seed < from + count; seed++) {
      const random = randomFrom(seed + 1_000_000);
      const sample = sampleOf(random);
      const [name, numbers] = random.choose([...sample.results]);
      const corruption = random.choose(corruptions);
      const data = corruption.corrupt(numbers, random);
      const results = new Map([...sample.results, [name, { ...numbers, data }]]);
      const { diagnoses } = await check({ ...sample, results });
      // That a step does not follow from the one before is true.
      const false_ = diagnoses.filter(({ id }) => id !== 'two_paths');
      if (false_.length > 0)
        named.push(`${seed} ${sample.lesson} ${name} ${corruption.name}: ${false_.map(({ id }) => id)}`);
    }
    expect(named).toEqual([]);
  });
});
