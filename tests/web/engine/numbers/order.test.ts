import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatrixData, RunRequest, Sizes, VariantSchema } from '../../../../web/engine/types';
import { wholeEngine } from '../../all';
import { distance, slackOf } from '../support/noise';
import { factors } from '../support/reference-resolver';
import { matrix, type Only, requestsOf } from '../support/requests';

/** Permutation equivariance and causality, in every variant that has tokens. */
const engine = await wholeEngine();
const numRuns = 25;

type Change = (matrix: MatrixData, rows: string, cols: string) => MatrixData;

/** A run with all inputs transformed by a function of the input and the names of its axes. */
function changed(schema: VariantSchema, request: RunRequest, change: Change): RunRequest {
  const inputs = schema.inputs.flatMap(({ name, rows, cols }) => {
    const before = request.inputs[name];
    return before ? [[name, change(before, rows, cols)] as const] : [];
  });
  return { ...request, inputs: Object.fromEntries(inputs) };
}

/** The required options that a variant has. */
function only({ options }: VariantSchema, required: Only): Only {
  const possible = options.flatMap(({ name, choices, default: usual }) => {
    const values = required[name] ?? (typeof usual === 'number' ? [usual] : undefined);
    return values
      ? [[name, values.filter((each) => choices.length === 0 || choices.includes(`${each}`))]]
      : [];
  });
  return Object.fromEntries(possible);
}

/** The permutation of an axis such as `n` or `m*n` when one of its factors is permuted. */
function origins(axis: string, of: string, order: readonly number[], sizes: Sizes): readonly number[] {
  return factors(axis).reduce<readonly number[]>(
    (places, name) => {
      const count = sizes[name] ?? Number(name);
      const inner = name === of ? order : Array.from({ length: count }, (_, k) => k);
      return places.flatMap((place) => inner.map((k) => place * count + k));
    },
    [0],
  );
}

function reordered(of: string, order: readonly number[], sizes: Sizes): Change {
  return (before, rows, cols) => {
    const [down, across] = [origins(rows, of, order, sizes), origins(cols, of, order, sizes)];
    const data = down.flatMap((i) => across.map((j) => before.data[i * before.cols + j] ?? Number.NaN));
    return { rows: before.rows, cols: before.cols, data };
  };
}

/** Variants that depend on positions by design. */
const IN_ORDER: Readonly<Record<string, readonly string[]>> = {
  transformer: ['m'],
  sliding_window: ['n'],
  shifted_window_sequence: ['n'],
  recurrent_attention: ['n'],
  recurrent_translator: ['n', 'm'],
};

/** No masks except the custom one, and no positions except inputs. */
const ORDERLESS: Only = {
  mask: ['none', 'custom'],
  source_mask: ['none'],
  positions: ['none', 'learned'],
};

const orderless = engine.variants.flatMap((schema) =>
  schema.dimensions
    .filter(({ name, tokens }) => tokens !== '' && !IN_ORDER[schema.id]?.includes(name))
    .map(({ name }) => [schema.id, name, schema] as const),
);

describe('another order of tokens', () => {
  it.each(orderless)('of %s along %s is another order of the results', (_, of, schema) => {
    fc.assert(
      fc.property(requestsOf(schema, only(schema, ORDERLESS)), fc.nat(), (request, seed) => {
        const before = engine.run(request);
        const keys = matrix(before.dimensions[of] ?? 1, 1, seed).data;
        const order = Array.from(keys, (_, k) => k).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
        const mixed = reordered(of, order, before.dimensions);
        // An option with the index of a token is permuted as well.
        const token = order.indexOf(Number(request.options.token) - 1) + 1;
        const options = token > 0 ? { ...request.options, token } : request.options;
        const after = engine.run({ ...changed(schema, request, mixed), options });
        const slack = slackOf(engine, request);
        for (const node of before.nodes) {
          const expected = mixed(node, node.row_dim, node.col_dim);
          expect(distance(expected, after.node(node.id)), node.id).toBeLessThanOrEqual(slack(node));
        }
      }),
      { numRuns },
    );
  });
});

/** A causal variant: the dimensions of keys and queries, and how many further keys a query sees. */
interface LookingBack {
  readonly seen: string;
  readonly seers: string;
  readonly options: Only;
  readonly ahead: (sizes: Sizes) => number;
  /** The nodes whose rows must not change. */
  readonly stays: RegExp;
}

const RESULTS = /(weights|context|output|normed|state|^encoder_states)$/;

function causalVariants({ id, inputs, options }: VariantSchema): readonly LookingBack[] {
  const mask = inputs.find(({ kind }) => kind === 'mask');
  const choices = options.find(({ name }) => name === 'mask')?.choices ?? [];
  const way = { seers: mask?.rows ?? '', seen: mask?.cols ?? '', stays: RESULTS, ahead: () => 0 };
  if (id === 'transformer')
    return [{ ...way, seers: 'm', seen: 'm', options: {}, stays: /^decoder.*(weights|normed)$/ }];
  if (id === 'sliding_window') return [{ ...way, seers: 'n', seen: 'n', options: { window_right: [0] } }];
  if (id === 'recurrent_attention')
    return [{ ...way, seers: 'n', seen: 'n', options: {}, stays: /^encoder_states$/ }];
  if (id === 'language_model')
    return [{ ...way, seers: 'n', seen: 'n', options: { mask: ['causal'] }, stays: /(weights|logits)$/ }];
  if (id === 'translator')
    return [
      { ...way, seers: 'm', seen: 'm', options: { mask: ['causal'] }, stays: /(^decoder.*weights|logits)$/ },
    ];
  if (id === 'recurrent_translator')
    return [{ ...way, seers: 'm', seen: 'm', options: {}, stays: /(decoder_states|logits)$/ }];
  const causal = { ...way, options: { mask: ['causal'] } };
  const aligned = {
    ...way,
    options: { mask: ['causal_bottom_right'] },
    ahead: (sizes: Sizes) => (sizes[way.seen] ?? 0) - (sizes[way.seers] ?? 0),
  };
  return [causal, aligned].filter(
    ({
      options: {
        mask: [choice],
      },
    }) => choices.includes(String(choice)),
  );
}

const lookingBack = engine.variants.flatMap((schema) =>
  causalVariants(schema).map((way) => [schema.id, JSON.stringify(way.options), schema, way] as const),
);

/** The first rows of a matrix, with −0 replaced by 0: zero weights keep the sign of v. */
const top = ({ cols, data }: MatrixData, rows: number): readonly number[] =>
  Array.from(data, (value) => value + 0).slice(0, rows * cols);

describe('later tokens', () => {
  it.each(lookingBack)('in %s with %s changes nothing before it', (_, _options, schema, way) => {
    let felt = 0;
    fc.assert(
      fc.property(requestsOf(schema, only(schema, way.options)), fc.nat(), (request, seed) => {
        const before = engine.run(request);
        const first = seed % (before.dimensions[way.seen] ?? 1);
        const later: Change = (each, rows, cols) => {
          const other = matrix(each.rows, each.cols, seed + 1).data;
          if (rows !== way.seen || cols === way.seen) return each;
          return { ...each, data: [...top(each, first), ...Array.from(other).slice(first * each.cols)] };
        };
        const after = engine.run(changed(schema, request, later));
        const untouched = Math.max(0, first - way.ahead(before.dimensions));
        const results = before.nodes.filter(({ id, row_dim }) => row_dim === way.seers && way.stays.test(id));
        expect(results.length).toBeGreaterThan(0);
        for (const node of results) {
          const found = after.node(node.id) ?? matrix(0, 0);
          expect(top(found, untouched), node.id).toEqual(top(node, untouched));
          if (distance(node, found) > 0) felt += 1;
        }
      }),
      { numRuns },
    );
    expect(felt).toBeGreaterThan(0);
  });

  it('covers every variant with a causal option', () => {
    const able = engine.variants.filter(({ options }) =>
      options.some(({ choices }) => choices.includes('causal_bottom_right')),
    );
    // Six have causal computations of their own.
    expect(lookingBack.length).toBe(2 * able.length + 6);
  });
});
