import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../../web/engine/engine';
import type { VariantSchema } from '../../../web/engine/types';
import { factors, holds } from './support/reference-resolver';
import { type Options, requestOf } from './support/requests';
import { createModule, wasm } from './support/watched';

let engine: Engine;

beforeAll(async () => {
  engine = await Engine.load(wasm, createModule);
});

/** `option=one|another`, or several of these with `&` between them, in parts. */
const conditionsOf = (when: string) =>
  when === ''
    ? []
    : when.split('&').map((each) => {
        const [option = '', values = ''] = each.split('=');
        return { option, values: values.split('|') };
      });

/** Every option with every value of its control, the others with defaults. */
function settings(schema: VariantSchema): readonly Options[] {
  const of = ({ name, type, choices, min, max, default: value }: VariantSchema['options'][number]) => {
    if (type === 'choice') return choices.map((choice) => ({ [name]: choice }));
    if (type === 'flag') return [{ [name]: true }, { [name]: false }];
    // Other numbers of heads or patch sizes require other sizes.
    const isSize = schema.dimensions.some((dimension) => dimension.name === name);
    return isSize ? [{ [name]: value }] : [min, max, value].map((number) => ({ [name]: number }));
  };
  return [{}, ...schema.options.flatMap(of)];
}

describe('the schemas of the variants', { timeout: 60_000 }, () => {
  it('lists those of the small build first, in reading order, with unique names', () => {
    const ids = engine.variants.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids.slice(0, 7)).toEqual([
      'softmax',
      'dot_product',
      'scaled_dot_product',
      'self_attention',
      'cross_attention',
      'multi_head_self_attention',
      'multi_head_cross_attention',
    ]);
  });

  it('is enough to run them, at every setting of every option', () => {
    for (const schema of engine.variants)
      for (const setting of settings(schema)) {
        const name = `${schema.id} ${JSON.stringify(setting)}`;
        const trace = engine.run(requestOf(schema, { options: setting }));
        expect(trace.outputs.length, name).toBe(1);
        const options = { ...requestOf(schema, { options: setting }).options };
        const used = new Set(
          schema.inputs
            .filter(({ when }) => holds(when, options))
            .flatMap(({ rows, cols }) => [...factors(rows), ...factors(cols)]),
        );
        for (const { name: dimension, default: size } of schema.dimensions.filter(
          ({ derived }) => derived === '',
        ))
          expect(trace.dimensions[dimension], `${name}: ${dimension}`).toBe(
            used.has(dimension) || Object.hasOwn(options, dimension) ? size : undefined,
          );
      }
  });

  /** Options for which an input is active. */
  const reading = ({ when }: VariantSchema['inputs'][number]): Options =>
    Object.fromEntries(
      conditionsOf(when).map(({ option, values: [value = ''] }) => [option, value === 'true' ? true : value]),
    );

  it('agrees with the nodes of their inputs', () => {
    for (const schema of engine.variants)
      for (const input of schema.inputs) {
        const { name, symbol, rows, cols, kind, role } = input;
        const trace = engine.run(requestOf(schema, { options: reading(input) }));
        const { row_dim, col_dim, ...node } = trace.node(name) ?? { row_dim: '', col_dim: '' };
        expect(node, `${schema.id} ${name}`).toMatchObject({ id: name, symbol, kind, role, op: 'input' });
        expect([row_dim, col_dim]).toEqual([rows, cols]);
      }
  });

  it('has defaults and ranges that fit each other and the limits', () => {
    for (const { id, dimensions, inputs, options } of engine.variants) {
      for (const { name, min, max, default: size } of dimensions)
        expect([1 <= min, min <= size, size <= max, max <= engine.limits.side], `${id} ${name}`).toEqual([
          true,
          true,
          true,
          true,
        ]);
      for (const { name, type, choices, min, max, default: value } of options) {
        const isDefaultPossible =
          type === 'choice'
            ? choices.includes(String(value))
            : type === 'flag'
              ? typeof value === 'boolean'
              : min <= Number(value) && Number(value) <= max;
        expect(isDefaultPossible, `${id} ${name}`).toBe(true);
      }
      const known = dimensions.map(({ name }) => name);
      for (const { name, rows, cols } of inputs)
        for (const factor of [...factors(rows), ...factors(cols)])
          expect(known, `${id} ${name}`).toContain(factor);
    }
  });

  it('names what every `when` depends on', () => {
    for (const { id, inputs, options } of engine.variants)
      for (const { name, when } of [...inputs, ...options]) {
        const isPossible = conditionsOf(when).every(({ option, values }) => {
          const found = options.find((each) => each.name === option);
          return values.every((value) =>
            found?.type === 'flag' ? value === 'true' : found?.choices.includes(value),
          );
        });
        expect(isPossible, `${id} ${name}: ${when}`).toBe(true);
      }
  });
});
