import type { Matrix } from './arithmetic';
import { type Attended, attend, plainCore, splitHeads } from './attention';
import { Projections } from './mechanisms';
import { changedProgram, type OddProgram } from './odd';
import { type FuzzProgram, save } from './programs';
import { Random } from './random';
import { Builder, type FuzzRun } from './run';
import { exchange, stack, type Tensor, tensorOf } from './tensor';

interface Sizes {
  readonly heads: number;
  readonly groups: number;
  readonly width: number;
  readonly tokens: number;
}

/** What is done to queries and keys before their product, and how the names of the file show it. */
interface Turn {
  apply(matrix: Matrix): Matrix;
  keep(queries: Tensor, keys: Tensor): void;
  /** What somebody states who knows the lesson. */
  readonly options: FuzzRun['options'];
}

/** Rotary positions of halves or of neighbours, with their angles once or twice. */
function rotaryTurn(build: Builder, { width, tokens }: Sizes): Turn {
  const { random, arithmetic } = build;
  const half = width / 2;
  const isHalf = random.chance(0.5);
  const pairOf = (col: number): number => (isHalf ? col % half : Math.floor(col / 2));
  const isFirst = (col: number): boolean => (isHalf ? col < half : col % 2 === 0);
  const partner = (col: number): number => (isHalf ? (col + half) % width : isFirst(col) ? col + 1 : col - 1);
  const angle = (row: number, pair: number): number => row * 10000 ** ((-2 * pair) / width);
  const table = (of: (angle: number) => number, isOnce: boolean): Tensor =>
    tensorOf(
      Array.from({ length: tokens }, (_, row) =>
        Array.from({ length: isOnce ? half : width }, (_value, col) =>
          arithmetic.round(of(angle(row, isOnce ? col : pairOf(col)))),
        ),
      ),
    );
  return {
    apply: (matrix) =>
      arithmetic.map(matrix, (value, row, col) => {
        const other = matrix[row]?.[partner(col)] ?? 0;
        const at = angle(row, pairOf(col));
        return value * Math.cos(at) + (isFirst(col) ? -other : other) * Math.sin(at);
      }),
    options: { positions: 'rotary', pairing: isHalf ? 'half' : 'interleaved' },
    keep: (queries, keys) => {
      const shown = random.pick(['tables', 'rotated', 'both'] as const);
      const isOnce = random.chance(0.4);
      if (shown !== 'rotated') {
        build.keep('cos', table(Math.cos, isOnce), true);
        build.keep('sin', table(Math.sin, isOnce), true);
      }
      if (shown === 'tables') return;
      build.keep(build.names.of('rotatedQuery'), queries, false);
      build.keep(build.names.of('rotatedKey'), keys, false);
    },
  };
}

/** Queries and keys that are normalised, as in Qwen 3. */
function normTurn(build: Builder, { width }: Sizes): Turn {
  const gain = build.matrix(1, width);
  const apply = (matrix: Matrix): Matrix =>
    matrix.map((row) => {
      const mean = row.reduce((sum, value) => sum + value * value, 0) / width;
      return row.map((value, col) =>
        build.arithmetic.round((value / Math.sqrt(mean + 1e-6)) * (gain[0]?.[col] ?? 0)),
      );
    });
  return {
    apply,
    options: {},
    keep: () => {
      for (const name of ['q_norm.weight', 'k_norm.weight'])
        build.keep(name, { shape: [width], data: gain.flat() }, true);
    },
  };
}

/** Queries, keys and values by heads, from tokens or as they are. */
function operands(build: Builder, { heads, groups, width, tokens }: Sizes): readonly (readonly Matrix[])[] {
  const counts = [heads, groups, groups];
  if (build.random.chance(0.5)) {
    const parts = counts.map((count) => Array.from({ length: count }, () => build.matrix(tokens, width)));
    const isHeadsFirst = build.random.chance(0.7);
    for (const [at, role] of (['query', 'key', 'value'] as const).entries()) {
      const tensor = stack((parts[at] ?? []).map(tensorOf));
      build.keep(build.names.of(role), isHeadsFirst ? tensor : exchange(tensor, 0, 1), true);
    }
    return parts;
  }
  const model = heads * width;
  const projections = new Projections(
    build,
    [...counts.map((count) => count * width), model].map((cols) => [model, cols] as const),
  );
  const x = build.matrix(tokens, model);
  build.keepMatrix('x', x, true);
  projections.keep();
  return counts.map((count, at) => splitHeads(projections.apply(at, x), count));
}

function llamaRun(build: Builder): FuzzRun {
  const { random, arithmetic } = build;
  const groups = random.pick([1, 2, 3]);
  const sizes = {
    ...{ groups, heads: groups * random.pick([1, 2]) },
    ...{ width: random.pick([2, 4, 6]), tokens: random.whole(2, 6) },
  };
  const [queries = [], keys = [], values = []] = operands(build, sizes);
  const isRotary = random.chance(0.75);
  const turn = isRotary ? rotaryTurn(build, sizes) : normTurn(build, sizes);
  const [turnedQueries, turnedKeys] = [queries.map(turn.apply), keys.map(turn.apply)];
  const isCausal = random.chance(0.5);
  const core = { ...plainCore(sizes.width), keeps: (row: number, col: number) => !isCausal || col <= row };
  const attended = turnedQueries.map((query, head): Attended => {
    const group = Math.floor((head * groups) / sizes.heads);
    return attend(arithmetic, [query, turnedKeys[group] ?? [], values[group] ?? []], core);
  });
  turn.keep(stack(turnedQueries.map(tensorOf)), stack(turnedKeys.map(tensorOf)));
  if (random.chance(0.4))
    build.keep(build.names.of('scores'), stack(attended.map(({ scaled }) => tensorOf(scaled))), false);
  build.keep(build.names.of('weights'), stack(attended.map(({ weights }) => tensorOf(weights))), false);
  build.keep(build.names.of('context'), stack(attended.map(({ context }) => tensorOf(context))), false);
  const lesson = random.pick([null, null, 'multi-head', 'positions']);
  if (lesson === 'positions')
    Object.assign(build.options, turn.options, { mask: isCausal ? 'causal' : 'none' });
  return build.result(`${isRotary ? 'rotary' : 'norm'} of ${sizes.heads} heads`, lesson);
}

/** A correct program with several heads, and rotary positions or normalised queries, which no lesson has together. */
export function llamaProgram(seed: number): FuzzProgram {
  const random = new Random(seed ^ 0x11a);
  const dtype = random.pick(['float64', 'float32', 'float32', 'float16', 'bfloat16'] as const);
  const run = llamaRun(new Builder(random, dtype));
  return { ...run, saved: save(random, run) };
}

/** The same with one result changed; null if nothing can be seen of the change. */
export function oddLlamaProgram(seed: number): OddProgram | null {
  const random = new Random(seed ^ 0x0dd11a);
  const dtype = random.pick(['float64', 'float32', 'float32', 'float16', 'bfloat16'] as const);
  return changedProgram(random, llamaRun(new Builder(random, dtype)));
}
