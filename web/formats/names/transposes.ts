import { transposedArray } from '../axes/slices';
import type { GivenArray } from '../given-array';
import { normalizeName } from './names';
import type { ArrayPart } from './stacked';
import { matrixRows } from './table/matrices';

/** What a name says about how an array was turned. */
interface Turn {
  /** The name of what was transposed: `k` of `k.T`. */
  readonly base: string;
  /** Which axes were swapped: the last two, or all of them, as `.T` of NumPy does. Others are given as they were written. */
  readonly axes: 'last' | 'all' | readonly number[];
}

/** Calls behind a transpose that change no number. */
const plainCalls = /(?:\.(?:detach|numpy|cpu|contiguous|clone|copy|tolist|float|double)(?:\(\))?)+$/;
const attribute = /\.(m?)T$/;
const power = /(?:\^\{?T\}?|ᵀ)$/;
const call = /\.(?:t|transpose|swapaxes|swapdims|permute)\(([-\d,\s]{0,40})\)$/;
/** `np.transpose(k)`; `t(k)` of R. */
const around = /^(?:\w{1,20}\.)?(?:transpose|swapaxes|t)\(([^(),]{1,80})(?:,([-\d,\s]{0,40}))?\)$/;
const word = /(?:[._-]|\s+|(?<=[a-z])(?=T))transposed?$/i;

/** Names of Kᵀ, which programs give a name of its own: `k_t`. */
const keyNames = new Set(
  matrixRows.flatMap(({ target, names }) =>
    target === 'key_transposed' ? [target, ...names.split(/\s+/)] : [],
  ),
);

function turnOf(name: string): Turn | null {
  const text = name.replace(plainCalls, '');
  const [marked, matrices] = attribute.exec(text) ?? [];
  if (marked !== undefined)
    return { base: text.slice(0, -marked.length), axes: matrices === 'm' ? 'last' : 'all' };
  const [called, list = ''] = call.exec(text) ?? [];
  if (called !== undefined) return { base: text.slice(0, -called.length), axes: axesOf(list) };
  const [, argument, more = ''] = around.exec(text) ?? [];
  if (argument !== undefined) return { base: argument, axes: axesOf(more) };
  if (keyNames.has(normalizeName(text))) return { base: 'key', axes: 'last' };
  const [said] = power.exec(text) ?? word.exec(text) ?? [];
  return said === undefined ? null : { base: text.slice(0, -said.length), axes: 'last' };
}

function axesOf(list: string): Turn['axes'] {
  const axes = list.split(',').flatMap((axis) => (axis.trim() === '' ? [] : [Number(axis)]));
  return axes.length === 0 ? 'all' : axes;
}

/**
 * Arrays whose names say that they are transposes, turned back, under the name of what was transposed: `k.T`, `k.transpose(-2, -1)`,
 * `Kᵀ`, `k_t`. Left as they are: axes that are swapped in another way, names for which there is another array, and those of `isKept`.
 */
export function turnTransposes(
  arrays: readonly GivenArray[],
  isKept: (name: string) => boolean = () => false,
): readonly ArrayPart[] {
  const names = new Set(arrays.map(({ name }) => normalizeName(name)));
  const isOther = (base: string): boolean =>
    base === 'key' ? ['k', 'key', 'keys'].some((key) => names.has(key)) : names.has(normalizeName(base));
  return arrays.map((array) => {
    const turn = isKept(array.name) ? null : turnOf(array.name);
    if (turn === null || turn.base === '' || isOther(turn.base)) return array;
    const turned = turnBack(array, turn.axes);
    if (turned === null) return array;
    return { ...turned, name: turn.base, whole: array.name, wholeShape: array.shape, isTurned: true };
  });
}

/** Null if axes were swapped that are no rows and columns. */
function turnBack(array: GivenArray, axes: Turn['axes']): GivenArray | null {
  const count = array.shape.length;
  if (count < 2) return array;
  const isAll = axes === 'all' && array.shape.slice(0, -2).every((side) => side === 1);
  if (isAll || axes === 'last' || isOfLastTwo(axes, count)) return transposedArray(array) ?? array;
  return axes === 'all' ? reversed(array) : null;
}

/** `(-2, -1)`, or `(0, 2, 1)` of three axes. */
function isOfLastTwo(axes: Turn['axes'], count: number): boolean {
  if (typeof axes === 'string') return false;
  const sides = axes.map((axis) => (axis < 0 ? axis + count : axis));
  const swapped = [count - 1, count - 2];
  if (sides.length === 2) return sides.toSorted().join() === swapped.toSorted().join();
  const order = [...Array.from({ length: count - 2 }, (_, at) => at), ...swapped];
  return sides.join() === order.join();
}

/** All axes in the opposite order. */
function reversed(array: GivenArray): GivenArray {
  const shape = array.shape.toReversed();
  const strides = array.shape.map((_, at) =>
    array.shape.slice(at + 1).reduce((product, side) => product * side, 1),
  );
  const turn = (numbers: Float64Array): Float64Array =>
    Float64Array.from(numbers, (_, at) => {
      let rest = at;
      let from = 0;
      for (let axis = shape.length - 1; axis >= 0; axis--) {
        const side = shape[axis] ?? 1;
        from += (rest % side) * (strides.toReversed()[axis] ?? 0);
        rest = Math.floor(rest / side);
      }
      return numbers[from] ?? Number.NaN;
    });
  return { ...array, shape, data: turn(array.data), halfDigit: array.halfDigit && turn(array.halfDigit) };
}
