import { programOf } from '../../engine/programs';
import type { MatrixData, RunRequest, Trace } from '../../engine/types';

/**
 * How far a correct program may be off. Another library adds in another order and rounds at other places: as much as if the
 * inputs had been off by a few units in the last place (ulp). So the engine runs again with every input moved by up to 2 ulp,
 * and each matrix may differ by a multiple of what it moved, since a program rounds at every step. The tests of the engine
 * allow its oracle in PyTorch the same.
 */
const runs = 3;
const multiple = 40;
/**
 * Of the largest number of a matrix and its operands: the order of additions matters where nothing moves, too, and a
 * difference of two equal numbers is 0 only if both were rounded alike.
 */
const floor = 2e-13;

/** A linear congruential generator (Numerical Recipes): the same moves every time. */
function* randomIntegers(seed: number): Generator<number, never> {
  for (let state = seed >>> 0; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state >>> 16;
  }
}

/** The angles of position encodings depend on no input, but on the base of their frequencies. Options of programs may be whole numbers. */
function movedOptions({ variant, options }: RunRequest): RunRequest['options'] {
  const { base } = options;
  if (typeof base !== 'number' || programOf(variant) !== null) return options;
  // Away from the limits 1 and 1e6.
  const ulps = base > 1 ? -2 : 2;
  return { ...options, base: base * (1 + ulps * Number.EPSILON) };
}

/** The request with every number moved by −2 to 2 ulp. Zeros and infinities stay. */
function moved(request: RunRequest, seed: number): RunRequest {
  const random = randomIntegers(seed);
  const move = (number: number): number => number * (1 + ((random.next().value % 5) - 2) * Number.EPSILON);
  const inputs = Object.entries(request.inputs).map(([name, { rows, cols, data }]): [string, MatrixData] => [
    name,
    { rows, cols, data: Array.from(data, move) },
  ]);
  return { ...request, inputs: Object.fromEntries(inputs), options: movedOptions(request) };
}

function largestOf(numbers: ArrayLike<number>): number {
  return Array.from(numbers).reduce((a, b) => (Number.isFinite(b) ? Math.max(a, Math.abs(b)) : a), 0);
}

function distance(some: Float64Array, others: Float64Array): number {
  return some.reduce((largest, number, at) => {
    const shift = Math.abs(number - (others[at] ?? Number.NaN));
    return Number.isFinite(shift) ? Math.max(largest, shift) : largest;
  }, 0);
}

/** The tolerance of each node of the run of a request, by index, with two digits. */
export function tolerancesOf(
  trace: Trace,
  request: RunRequest,
  run: (request: RunRequest) => Trace,
): readonly number[] {
  const others = Array.from({ length: runs }, (_, seed) => run(moved(request, seed)));
  const largest = trace.nodes.map(({ data }) => largestOf(data));
  return trace.nodes.map(({ index, data, operands }) => {
    const distances = others.map(({ nodes }) => distance(data, nodes[index]?.data ?? data));
    const sizes = [index, ...operands].map((at) => largest[at] ?? 0);
    const tolerance = Math.max(multiple * Math.max(...distances), floor * Math.max(...sizes));
    return Number(tolerance.toPrecision(2));
  });
}
