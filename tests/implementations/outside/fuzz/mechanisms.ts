import { type Matrix, transpose } from './arithmetic';
import { type Attended, attend, attendHeads, chooseMask, keepMask, plainCore, splitHeads } from './attention';
import { type ProjectionStyle, projectionStyles, type Role } from './names';
import type { Builder, FuzzRun } from './run';
import { stack, type Tensor, tensorOf } from './tensor';

export type Mechanism = (build: Builder) => FuzzRun;

type Part = 'products' | 'scaled' | 'masked' | 'weights' | 'context';

/** Most programs keep the weights and the result, some the scores, as they have them. */
function keepAttended(
  build: Builder,
  attended: readonly Attended[],
  of: (part: Part) => readonly Tensor[],
): void {
  const { random } = build;
  const stage = random.pick(['none', 'products', 'scaled', 'scaled', 'masked'] as const);
  if (stage !== 'none' && attended.length > 0) build.keepBatch('scores', of(stage), false);
  if (random.chance(0.85)) build.keepBatch('weights', of('weights'), false);
}

function sizes({ random }: Builder): { m: number; n: number; d_k: number; d_v: number } {
  const m = random.whole(1, 8);
  const n = random.chance(0.6) ? m : random.whole(1, 8);
  const d_k = random.pick([1, 2, 3, 4, 5, 8, 16, 24]);
  return { m, n: Math.max(2, n), d_k, d_v: random.chance(0.6) ? d_k : random.whole(1, 12) };
}

export const scaledDotProduct: Mechanism = (build) => {
  const { random, arithmetic, options } = build;
  const { m, n, d_k, d_v } = sizes(build);
  build.chooseBatch();
  const [q, k, v] = [build.tokens(m, d_k), build.tokens(n, d_k), build.tokens(n, d_v)];
  const mask = chooseMask(build, m, n);
  const { keeps } = mask;
  const softcap = random.chance(0.1) ? random.pick([2, 5, 30]) : 0;
  if (softcap > 0) options.softcap = softcap;
  const runs = build.examples((at) =>
    attend(arithmetic, [q[at] ?? [], k[at] ?? [], v[at] ?? []], { ...plainCore(d_k), softcap, keeps }),
  );
  build.keepExamples('query', q, true);
  build.keepExamples('key', k, true);
  build.keepExamples('value', v, true);
  keepMask(build, mask, m, n);
  keepAttended(build, runs, (part) => runs.map((run) => tensorOf(run[part])));
  build.keepExamples(
    'context',
    runs.map(({ context }) => context),
    false,
  );
  const lesson = random.pick([null, 'scaled-dot-product', 'masks']);
  // The lesson is about the causal mask.
  if (lesson === 'masks' && mask.stored === null) options.mask ??= 'none';
  return build.result('scaled dot product', lesson);
};

export const dotProduct: Mechanism = (build) => {
  const { m, n, d_k, d_v } = sizes(build);
  build.chooseBatch();
  const [q, k, v] = [build.tokens(m, d_k), build.tokens(n, d_k), build.tokens(n, d_v)];
  const mask = chooseMask(build, m, n);
  const { keeps } = mask;
  const core = { scale: 1, softcap: 0, keeps };
  const runs = build.examples((at) =>
    attend(build.arithmetic, [q[at] ?? [], k[at] ?? [], v[at] ?? []], core),
  );
  build.keepExamples('query', q, true);
  build.keepExamples('key', k, true);
  build.keepExamples('value', v, true);
  keepMask(build, mask, m, n);
  keepAttended(build, runs, (part) => runs.map((run) => tensorOf(run[part])));
  build.keepExamples(
    'context',
    runs.map(({ context }) => context),
    false,
  );
  return build.result('dot product', 'dot-product');
};

export const slidingWindow: Mechanism = (build) => {
  const { random } = build;
  const n = random.whole(3, 9);
  const d_k = random.pick([2, 4, 8]);
  const [left, right] = [random.whole(0, 3), random.whole(0, 2)];
  Object.assign(build.options, { window_left: left, window_right: right });
  build.chooseBatch();
  const [q, k, v] = [build.tokens(n, d_k), build.tokens(n, d_k), build.tokens(n, d_k)];
  const keeps = (row: number, col: number): boolean => row - col <= left && col - row <= right;
  const core = { ...plainCore(d_k), keeps };
  const runs = build.examples((at) =>
    attend(build.arithmetic, [q[at] ?? [], k[at] ?? [], v[at] ?? []], core),
  );
  for (const [role, given] of [
    ['query', q],
    ['key', k],
    ['value', v],
  ] as const)
    build.keepExamples(role, given, true);
  keepAttended(build, runs, (part) => runs.map((run) => tensorOf(run[part])));
  build.keepExamples(
    'context',
    runs.map(({ context }) => context),
    false,
  );
  return build.result('sliding window', 'sliding-window');
};

/** The projections of a program, with its names and biases, kept as it stores them. */
export class Projections {
  readonly style: ProjectionStyle;
  readonly biases: readonly (Matrix | null)[];
  readonly weights: readonly Matrix[];

  constructor(
    readonly build: Builder,
    shapes: readonly (readonly [rows: number, cols: number])[],
  ) {
    this.style = build.random.pick(projectionStyles);
    this.weights = shapes.map(([rows, cols]) => build.weight(rows, cols));
    const hasBias = this.style.isLinear && build.random.chance(0.4);
    this.biases = shapes.map(([, cols]) => (hasBias ? build.matrix(1, cols, 0.3) : null));
  }

  apply(at: number, x: Matrix): Matrix {
    const { arithmetic } = this.build;
    const product = arithmetic.product(x, this.weights[at] ?? []);
    const bias = this.biases[at];
    return bias ? arithmetic.addRow(product, bias) : product;
  }

  keep(): void {
    const { names, isLinear } = this.style;
    for (const [at, weight] of this.weights.entries()) {
      const name = names[at] ?? '';
      this.build.keep(this.build.names.own(name), tensorOf(isLinear ? transpose(weight) : weight), true);
      const bias = this.biases[at];
      if (bias)
        this.build.keep(
          name.replace('.weight', '.bias'),
          { shape: [bias[0]?.length ?? 0], data: bias.flat() },
          true,
        );
    }
  }

  /** The parameters of nn.MultiheadAttention. */
  keepStacked(): void {
    const { build, weights, biases } = this;
    build.keep('in_proj_weight', tensorOf(weights.slice(0, 3).flatMap(transpose)), true);
    const stacked = biases.slice(0, 3).flatMap((bias) => bias?.[0] ?? []);
    if (stacked.length > 0) build.keep('in_proj_bias', { shape: [stacked.length], data: stacked }, true);
    build.keep('out_proj.weight', tensorOf(transpose(weights[3] ?? [])), true);
    const last = biases[3]?.[0];
    if (last) build.keep('out_proj.bias', { shape: [last.length], data: last }, true);
  }
}

export const selfAttention: Mechanism = (build) => {
  const { m: n, d_k, d_v } = sizes(build);
  const d_model = build.random.pick([2, 3, 4, 8, 12]);
  build.chooseBatch();
  const rows = Math.max(2, n);
  const x = build.tokens(rows, d_model);
  const projections = new Projections(build, [
    [d_model, d_k],
    [d_model, d_k],
    [d_model, d_v],
  ]);
  const mask = chooseMask(build, rows, rows);
  const { keeps } = mask;
  const runs = x.map((tokens) =>
    attend(
      build.arithmetic,
      [projections.apply(0, tokens), projections.apply(1, tokens), projections.apply(2, tokens)],
      {
        ...plainCore(d_k),
        keeps,
      },
    ),
  );
  build.keepExamples('x', x, true);
  projections.keep();
  keepMask(build, mask, rows, rows);
  keepAttended(build, runs, (part) => runs.map((run) => tensorOf(run[part])));
  build.keepExamples(
    'context',
    runs.map(({ context }) => context),
    false,
  );
  return build.result('self-attention', 'self-attention');
};

export const crossAttention: Mechanism = (build) => {
  const { m, n, d_k, d_v } = sizes(build);
  const [d_x, d_y] = [build.random.pick([2, 4, 8]), build.random.pick([2, 3, 8])];
  build.chooseBatch();
  const [x, y] = [build.tokens(m, d_x), build.tokens(n, d_y)];
  const projections = new Projections(build, [
    [d_x, d_k],
    [d_y, d_k],
    [d_y, d_v],
  ]);
  const runs = x.map((tokens, at) => {
    const other = y[at] ?? [];
    return attend(
      build.arithmetic,
      [projections.apply(0, tokens), projections.apply(1, other), projections.apply(2, other)],
      plainCore(d_k),
    );
  });
  build.keepExamples('x', x, true);
  build.keepExamples('memory', y, true);
  projections.keep();
  keepAttended(build, runs, (part) => runs.map((run) => tensorOf(run[part])));
  build.keepExamples(
    'context',
    runs.map(({ context }) => context),
    false,
  );
  return build.result('cross-attention', 'cross-attention');
};

const meanOf = (build: Builder, matrices: readonly Matrix[]): Matrix =>
  build.arithmetic.map(
    matrices[0] ?? [],
    (_, row, col) => matrices.reduce((sum, matrix) => sum + (matrix[row]?.[col] ?? 0), 0) / matrices.length,
  );

/** Weights of all heads, (heads, m, n), or their mean; scores too, sometimes. */
function keepHeads(build: Builder, runs: readonly (readonly Attended[])[]): void {
  const layout = build.layout === 'none' ? 'none' : 'first';
  const of = (part: Part): readonly Tensor[] =>
    runs.map((heads) => stack(heads.map((head) => tensorOf(head[part]))));
  const kind = build.random.pick(['all', 'all', 'mean', 'none'] as const);
  if (kind === 'mean')
    build.keepBatch(
      'weights',
      runs.map((heads) =>
        tensorOf(
          meanOf(
            build,
            heads.map(({ weights }) => weights),
          ),
        ),
      ),
      false,
      layout,
    );
  if (kind !== 'all') return;
  const stage = build.random.pick(['none', 'products', 'scaled', 'masked'] as const);
  if (stage !== 'none') build.keepBatch('scores', of(stage), false, layout);
  build.keepBatch('weights', of('weights'), false, layout);
}

export const multiHead: Mechanism = (build) => {
  const { random, arithmetic } = build;
  const heads = random.pick([2, 3, 4, 8]);
  const [d_k, n] = [random.pick([1, 2, 3, 4]), random.whole(2, 7)];
  const width = heads * d_k;
  build.options.n_heads = heads;
  build.chooseBatch(['none', 'first', 'first', 'second']);
  const x = build.tokens(n, width);
  const projections = new Projections(
    build,
    Array.from({ length: 4 }, () => [width, width] as const),
  );
  const mask = chooseMask(build, n, n);
  const { keeps } = mask;
  const runs = x.map((tokens) => {
    const [q, k, v] = [0, 1, 2].map((at) => projections.apply(at, tokens));
    const attended = attendHeads(
      arithmetic,
      [q ?? [], k ?? [], v ?? []],
      { heads },
      { ...plainCore(d_k), keeps },
    );
    return { heads: attended.heads, output: projections.apply(3, attended.joined) };
  });
  build.keepExamples('x', x, true);
  if (projections.style.isLinear && random.chance(0.5)) projections.keepStacked();
  else projections.keep();
  keepMask(build, mask, n, n);
  keepHeads(
    build,
    runs.map((run) => run.heads),
  );
  build.keepExamples(
    'output',
    runs.map(({ output }) => output),
    false,
  );
  return build.result('multi-head', 'multi-head');
};

/** Heads of queries, keys and values already projected, with fewer heads of keys and values. */
export const groupedQueries: Mechanism = (build) => {
  const { random, arithmetic } = build;
  const groups = random.pick([1, 2, 4]);
  const heads = groups * random.pick([2, 3]);
  const [d_k, n] = [random.pick([2, 4]), random.whole(2, 6)];
  build.chooseBatch(['first']);
  const [q, k, v] = [heads, groups, groups].map((count) => build.tokens(n, count * d_k));
  const runs = build.examples((at) =>
    attendHeads(arithmetic, [q?.[at] ?? [], k?.[at] ?? [], v?.[at] ?? []], { heads, groups }, plainCore(d_k)),
  );
  const inHeads = (matrix: Matrix, count: number): Tensor => stack(splitHeads(matrix, count).map(tensorOf));
  for (const [role, given, count] of [
    ['query', q, heads],
    ['key', k, groups],
    ['value', v, groups],
  ] as const)
    build.keepBatch(
      role as Role,
      (given ?? []).map((matrix) => inHeads(matrix, count)),
      true,
    );
  build.keepBatch(
    'weights',
    runs.map((run) => stack(run.heads.map(({ weights }) => tensorOf(weights)))),
    false,
  );
  build.keepBatch(
    'context',
    runs.map(({ joined }) => inHeads(joined, heads)),
    false,
  );
  return build.result('grouped queries', null);
};

export const rotary: Mechanism = (build) => {
  const { random, arithmetic } = build;
  const [n, d_model, d_k] = [random.whole(2, 7), random.pick([3, 4, 8]), random.pick([2, 4, 6, 8])];
  const isHalf = random.chance(0.5);
  Object.assign(build.options, { positions: 'rotary', pairing: isHalf ? 'half' : 'interleaved' });
  const x = build.matrix(n, d_model);
  const projections = new Projections(build, [
    [d_model, d_k],
    [d_model, d_k],
    [d_model, d_k],
  ]);
  const turn = (matrix: Matrix): Matrix =>
    arithmetic.map(matrix, (value, row, col) => {
      const half = d_k / 2;
      const pair = isHalf ? col % half : Math.floor(col / 2);
      const isFirst = isHalf ? col < half : col % 2 === 0;
      const other = matrix[row]?.[isHalf ? (col + half) % d_k : isFirst ? col + 1 : col - 1] ?? 0;
      const angle = row * 10000 ** ((-2 * pair) / d_k);
      return value * Math.cos(angle) + (isFirst ? -other : other) * Math.sin(angle);
    });
  const [q, k, v] = [turn(projections.apply(0, x)), turn(projections.apply(1, x)), projections.apply(2, x)];
  const run = attend(arithmetic, [q, k, v], plainCore(d_k));
  build.keepMatrix('x', x, true);
  projections.keep();
  if (random.chance(0.6)) {
    build.keepMatrix('rotatedQuery', q, false);
    build.keepMatrix('rotatedKey', k, false);
  }
  build.keepMatrix('weights', run.weights, false);
  build.keepMatrix('context', run.context, false);
  return build.result('rotary', 'positions');
};
