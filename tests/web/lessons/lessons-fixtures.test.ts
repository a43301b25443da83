import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../web/engine/engine';
import type { MatrixData } from '../../../web/engine/types';
import { familiarLessons, lessonFixtures, lessonNamed } from '../../browser/support/numbers/lessons';
import { compute, type Rows } from '../../browser/support/numbers/reference';
import { lessons, wholeEngine } from '../all';

let engine: Engine;

/** Lessons with numbers chosen by hand. Those of trained models are in trained-lessons.test.ts, those of programs in folder/program-lessons.test.ts. */
const written = lessons.filter(({ trained, build }) => trained === undefined && build !== 'programs');

beforeAll(async () => {
  engine = await wholeEngine();
});

const flat = (rows: Rows): MatrixData => ({
  rows: rows.length,
  cols: rows[0]?.length ?? 0,
  data: rows.flat(),
});

/** Descriptions of entries that differ by more than the tolerance. Infinities must be equal. */
function differences(
  found: ArrayLike<number>,
  expected: ArrayLike<number>,
  tolerance: number,
): readonly string[] {
  return Array.from(expected, (value, at) => ({ at, value, got: found[at] ?? Number.NaN }))
    .filter(({ value, got }) => got !== value && !(Math.abs(got - value) <= tolerance))
    .map(({ at, value, got }) => `${at}: ${got} instead of ${value}`);
}

describe('the fixtures of the lessons', () => {
  it('there is one for every lesson and none besides', () => {
    expect(lessonFixtures.map(({ lesson }) => lesson).sort()).toEqual(written.map(({ id }) => id).sort());
  });

  it.each(written.map((lesson) => [lesson.id, lesson] as const))(
    '%s starts from what its fixture starts from',
    (id, { variant, opening, preset }) => {
      const { tokens, options, inputs, ...rest } = lessonNamed(id);
      // The tests open lessons by links, which may stand for other words.
      const { linkTokens = preset.tokens, ...start } = preset;
      expect({ features: preset.features, tokens, options, inputs }).toEqual({
        features: undefined,
        ...start,
        tokens: linkTokens,
      });
      expect(rest).toMatchObject({ variant, opening });
    },
  );

  it.each(lessonFixtures.map((fixture) => [fixture.lesson, fixture] as const))(
    '%s: the engine computes what the fixture expects',
    (_, { variant, options, inputs, nodes }) => {
      const matrices = Object.entries(inputs).map(([name, rows]) => [name, flat(rows)]);
      const trace = engine.run({ variant, options, inputs: Object.fromEntries(matrices) });
      expect(trace.nodes.map(({ id }) => id).sort()).toEqual(nodes.map(({ id }) => id).sort());
      for (const { id, section, operands, data, tolerance } of nodes) {
        const node = trace.node(id);
        expect({ rows: node?.rows, cols: node?.cols, section: node?.section }).toEqual({
          rows: data.length,
          cols: data[0]?.length,
          section,
        });
        expect(node?.operands.map((index) => trace.nodes[index]?.id)).toEqual(operands);
        expect(differences(node?.data ?? [], data.flat(), tolerance), id).toEqual([]);
      }
    },
  );

  it.each(familiarLessons.map((fixture) => [fixture.lesson, fixture] as const))(
    '%s: so does the arithmetic of the browser suite',
    (_, fixture) => {
      const nodes = compute(fixture);
      expect(nodes.map(({ id }) => id)).toEqual(fixture.nodes.map(({ id }) => id));
      for (const [at, { section, operands, data, tolerance }] of fixture.nodes.entries()) {
        expect(nodes[at]).toMatchObject({ section, operands });
        expect(differences(nodes[at]?.data.flat() ?? [], data.flat(), tolerance)).toEqual([]);
      }
    },
  );
});
