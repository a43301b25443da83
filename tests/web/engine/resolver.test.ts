import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Engine } from '../../../web/engine/engine';
import type { MatrixShape, OptionValue, SchemaQuery, Sizes, VariantSchema } from '../../../web/engine/types';
import { referenceResolver } from './support/reference-resolver';
import { createModule, wasm } from './support/watched';

const engine = await Engine.load(wasm, createModule);
const schemas = engine.variants.map((schema) => [schema.id, schema] as const);

/** A record of some of these. */
function some<Value>(
  each: Readonly<Record<string, fc.Arbitrary<Value>>>,
): fc.Arbitrary<Readonly<Record<string, Value>>> {
  return fc.record(each, { requiredKeys: [] }) as fc.Arbitrary<Readonly<Record<string, Value>>>;
}

/** Valid and invalid values of an option. */
function settingOf({ type, choices, min, max }: VariantSchema['options'][number]): fc.Arbitrary<OptionValue> {
  if (type === 'choice') return fc.constantFrom(...choices, 'other');
  if (type === 'flag') return fc.boolean();
  return fc.integer({ min: Math.ceil(Math.max(min, -3)), max: Math.floor(Math.min(max, 20)) });
}

const optionsOf = ({ options }: VariantSchema): fc.Arbitrary<SchemaQuery['options']> =>
  some(Object.fromEntries(options.map((each) => [each.name, settingOf(each)])));

/** Small sizes, mostly consistent, sometimes out of range. */
const size = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 2.5, 64, 65, 1e9, -1) },
);

const sizesOf = ({ dimensions }: VariantSchema): fc.Arbitrary<Sizes> =>
  some(Object.fromEntries(dimensions.map(({ name }) => [name, size])));

const side = fc.integer({ min: 1, max: 300 });
const small = fc.integer({ min: 1, max: 24 });
const shapesOf = ({ inputs }: VariantSchema): fc.Arbitrary<readonly MatrixShape[]> =>
  some(Object.fromEntries(inputs.map(({ name }) => [name, fc.tuple(small, small)] as const))).map((shapes) =>
    Object.entries(shapes).map(([input, [rows, cols]]) => ({ input, rows, cols })),
  );

describe('a schema evaluated by the engine', () => {
  it.each(schemas)('%s is what an independent reading of its formulas gives', (_, schema) => {
    const reference = referenceResolver(schema);
    const queries = fc.record(
      {
        options: optionsOf(schema),
        sizes: sizesOf(schema),
        matrices: shapesOf(schema),
        tokens: sizesOf(schema),
      },
      { requiredKeys: ['options'] },
    );
    fc.assert(
      fc.property(queries, (query) => {
        expect(schema.resolver.resolve(query)).toEqual(reference.resolve(query));
      }),
      { numRuns: 60 },
    );
  });

  it.each(schemas)('%s says the same of a matrix', (_, schema) => {
    const reference = referenceResolver(schema);
    const shape = fc.record({
      input: fc.constantFrom(...schema.inputs.map(({ name }) => name)),
      rows: fc.oneof(small, side),
      cols: fc.oneof(small, side),
    });
    fc.assert(
      fc.property(optionsOf(schema), shape, sizesOf(schema), (options, matrix, others) => {
        expect(schema.resolver.fitMatrix(options, matrix, others)).toEqual(
          reference.fitMatrix(options, matrix, others),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('is remembered', () => {
    const [first] = engine.variants;
    const query = { options: {}, sizes: { n: 2 } };
    expect(first?.resolver.resolve(query)).toBe(first?.resolver.resolve({ ...query }));
  });
});
