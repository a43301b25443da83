import { describe, expect, it } from 'vitest';
import { Engine } from '../../../web/engine/engine';
import { EngineError } from '../../../web/engine/errors';
import type { OptionValue, RunRequest, Sizes, VariantSchema } from '../../../web/engine/types';
import { optionError } from '../../../web/store/actions/options';
import { sizeError } from '../../../web/store/sizes/dimensions';
import { inEnglish } from '../english';
import { derivedSizes } from './support/reference-resolver';
import { type Options, quotients, requestOf } from './support/requests';
import { watch } from './support/watched';

/** Every limit in a schema: at the limit, and one beyond it. */
const watched = await watch();
const engine = await Engine.from(watched.compiled);

/** The error message of an action; empty if it succeeds. */
function refusal(action: () => unknown): string {
  try {
    action();
    return '';
  } catch (error) {
    if (error instanceof EngineError) return error.message;
    throw error;
  }
}

const isCount = (schema: VariantSchema, name: string) =>
  schema.options.some((option) => option.name === name);

/** A request with these sizes; counts are set as options. */
function sized(schema: VariantSchema, sizes: Sizes): RunRequest {
  const counts = Object.fromEntries(Object.entries(sizes).filter(([name]) => isCount(schema, name)));
  return requestOf(schema, { sizes, options: counts });
}

/** The sizes with one of them set, and all that follow from it; what it divides, or what divides it, makes room. */
function withSize(schema: VariantSchema, name: string, size: number): Sizes {
  const pairs = quotients(schema);
  const usual = schema.dimensions.find((each) => each.name === name)?.default ?? size;
  const own = schema.dimensions.map((each): [string, number] => {
    if (each.name === name) return [name, size];
    if (size > usual && pairs.some(([above, below]) => above === each.name && below === name))
      return [each.name, each.max];
    if (size < usual && pairs.some(([above, below]) => above === name && below === each.name))
      return [each.name, each.min];
    return [each.name, each.default];
  });
  const sizes = Object.fromEntries(own);
  return { ...sizes, ...derivedSizes(schema, sizes) };
}

const dimensions = engine.variants.flatMap((schema) =>
  schema.dimensions
    .filter(({ derived }) => derived === '')
    .map((dimension) => [schema.id, dimension.name, schema, dimension] as const),
);

describe('the size', () => {
  it.each(dimensions)(
    'of %s, %s, may be as small and as large as it says, and no more',
    (_, name, schema, { min, max }) => {
      for (const size of [min, max]) {
        expect(sizeError(schema, withSize(schema, name, size))).toBeNull();
        const { dimensions: found } = engine.run(sized(schema, withSize(schema, name, size)));
        expect(found[name] ?? size).toBe(size);
      }
      for (const size of [min - 1, max + 1, max + 0.5, 1e9])
        expect(inEnglish(sizeError(schema, withSize(schema, name, size)))).toBe(
          `${name} is ${size}: must be a whole number from ${min} to ${max}`,
        );
    },
  );

  it.each(engine.variants.map((schema) => [schema.id, schema] as const))(
    'of everything in %s at its limit is computed, or refused in words',
    (_, schema) => {
      const sizes = Object.fromEntries(schema.dimensions.map(({ name, max }) => [name, max]));
      const request = sized(schema, { ...sizes, ...derivedSizes(schema, sizes) });
      expect(refusal(() => engine.run(request))).toMatch(/^$|^\[\w+\] .+/);
    },
  );
});

const inputs = engine.variants.flatMap((schema) =>
  schema.inputs.map((input) => [schema.id, input.name, schema, input] as const),
);

describe('a matrix', () => {
  it.each(inputs)(
    'in %s, %s, is refused beyond the largest side before the engine hears of it',
    (_, name, schema) => {
      const calls = watched.calls.length;
      for (const [rows, cols] of [
        [4097, 1],
        [1, 4097],
        [1e9, 1],
        [1e9, 1e9],
      ] as const) {
        const request = requestOf(schema, {});
        const huge = { ...request, inputs: { ...request.inputs, [name]: { rows, cols, data: [] } } };
        expect(refusal(() => engine.run(huge))).toBe(
          `[run] ${name} is ${rows} × ${cols}: both sides must be whole numbers from 1 to 4096`,
        );
      }
      expect(watched.calls.length).toBe(calls);
    },
  );
});

const numbers = engine.variants.flatMap((schema) =>
  schema.options
    .filter(({ type }) => type === 'number')
    .map((option) => [schema.id, option.name, schema, option] as const),
);

describe('an option', () => {
  it.each(numbers)('rejects %s, %s, outside its range', (id, name, schema, { min, max }) => {
    const memory = watched.memories.map(({ buffer }) => buffer.byteLength);
    const set = (value: OptionValue): Options => ({ [name]: value });
    for (const value of [min - 1, max + 1, 1e9]) {
      const request = { ...requestOf(schema, {}), options: set(value) };
      expect(refusal(() => engine.run(request))).toBe(
        `[${id}] option ${name} is ${value}: it must be from ${min} to ${max}`,
      );
      expect(inEnglish(optionError(schema, name, value))).toBe(
        `${name} is ${value}: must be a number from ${min} to ${max}`,
      );
    }
    expect(watched.memories.map(({ buffer }) => buffer.byteLength)).toEqual(memory);
  });

  const choices = engine.variants.flatMap((schema) =>
    schema.options
      .filter(({ type }) => type === 'choice')
      .map((option) => [schema.id, option.name, schema, option] as const),
  );

  it.each(choices)('accepts only the listed choices of %s, %s', (id, name, schema, option) => {
    for (const value of ['', 'nonsense', '__proto__', option.choices.join('|')]) {
      const request = { ...requestOf(schema, {}), options: { [name]: value } };
      expect(refusal(() => engine.run(request))).toBe(
        `[${id}] option ${name} is "${value}": it must be one of ${option.choices.join(', ')}`,
      );
      expect(inEnglish(optionError(schema, name, value))).toContain(
        `must be one of ${option.choices.join(', ')}`,
      );
    }
  });
});
