import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { OptionValue } from '../../../../web/engine/types';
import { matrixOfRows } from '../../../../web/store/document/preset';
import { lessons, wholeEngine } from '../../all';

const folder = 'tests/fixtures/program_lessons';

interface Fixture {
  readonly lesson: string;
  readonly variant: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly inputs: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly nodes: readonly {
    readonly id: string;
    readonly tolerance: number;
    readonly data: readonly (readonly (number | string)[])[];
  }[];
}

const fixtures: readonly Fixture[] = readdirSync(folder).map((file) =>
  JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
);
const written = lessons.filter(({ build }) => build === 'programs');
const engine = await wholeEngine();

describe('lessons about programs', () => {
  it('have a fixture each, by NumPy, which starts from what they start from', () => {
    expect(fixtures.map(({ lesson }) => lesson).sort()).toEqual(written.map(({ id }) => id).sort());
    for (const { lesson: id, variant, options, inputs } of fixtures) {
      const lesson = written.find((each) => each.id === id);
      expect({ variant, options, inputs }, id).toEqual({
        variant: lesson?.variant,
        options: lesson?.preset.options,
        inputs: lesson?.preset.inputs,
      });
    }
  });

  it.each(fixtures.map((fixture) => [fixture.lesson, fixture] as const))(
    '%s: the engine names the same matrices, with the same numbers',
    (_, { variant, options, inputs, nodes }) => {
      const matrices = Object.entries(inputs).map(([name, rows]) => [name, matrixOfRows(rows)]);
      const trace = engine.run({ variant, options, inputs: Object.fromEntries(matrices) });
      const named = trace.nodes.filter(({ name }) => !name.includes('.')).map(({ id }) => id);
      expect(named.sort()).toEqual(nodes.map(({ id }) => id).sort());
      for (const { id, tolerance, data } of nodes) {
        const found = trace.node(id);
        expect([found?.rows, found?.cols], id).toEqual([data.length, data[0]?.length]);
        const wrong = data.flat().filter((number, at) => !agrees(found?.data[at], Number(number), tolerance));
        expect(wrong, id).toEqual([]);
      }
    },
  );
});

/** Infinities and NaN must be the same. */
const agrees = (found: number | undefined, expected: number, tolerance: number): boolean =>
  Object.is(found, expected) || Math.abs((found ?? Number.NaN) - expected) <= tolerance;
