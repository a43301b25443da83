import type { OpParameters } from '../../../engine/analysis/op-parameters';
import { scaled } from './factor';
import { integerRows, numberText } from './literals';
import type { Expression, Expressions, OpNode } from './op-expression';
import {
  axisOf,
  choicesOf,
  comparisonSigns,
  progressionOf,
  rightSideOf,
  sumAxisOf,
  windowOf,
} from './parameters';
import { listText } from './python-program';

const binary =
  (sign: string): Expression =>
  ([a, b]) =>
    `${a} ${sign} ${b}`;

/** `additive_mask(4, 4, lambda i, j: j <= i)`. */
const visibleWhere =
  <Parameters>(condition: (of: OpNode<Parameters>) => string): Expression<Parameters> =>
  (_, of) =>
    `additive_mask(${of.node.rows}, ${of.node.cols}, lambda i, j: ${condition(of)})`;

const signed = (number: number): string =>
  number === 0 ? '' : number < 0 ? ` - ${-number}` : ` + ${number}`;

/** `a + 2.0`, or `a - 2.0`. */
const plus = (a: string | undefined, number: number): string =>
  number < 0 ? `${a} - ${numberText(-number)}` : `${a} + ${numberText(number)}`;

/** `i - 2 <= j <= i + 1` as Python chains it. */
function windowCondition(of: OpNode<OpParameters['window_mask']>): string {
  const { left, right } = windowOf(of);
  return `(i${signed(left)} <= j) & (j <= i${signed(right)})`;
}

export const causalCondition = ({ parameters: { offset } }: OpNode<OpParameters['causal_mask']>): string =>
  `j <= i${signed(offset)}`;

/** The numbers of an `arange`, with the function of a library that takes start, stop and step. */
export function arangeText(name: string, { node, parameters }: OpNode<OpParameters['arange']>): string {
  const { start, step, divisor } = progressionOf(parameters);
  const stop = start + step * node.data.length;
  const numbers = `${name}(${numberText(start)}, ${numberText(stop)}, ${numberText(step)}).reshape(${node.rows}, ${node.cols})`;
  return divisor === 1 ? numbers : `${numbers} / ${numberText(divisor)}`;
}

/** Ops that NumPy, JAX and PyTorch write in the same way. */
export const commonOps = {
  transpose: ([a]) => `${a}.T`,
  matmul: binary('@'),
  add: binary('+'),
  mask: binary('+'),
  subtract: binary('-'),
  multiply: binary('*'),
  divide: binary('/'),
  one_minus: ([a]) => `1.0 - ${a}`,
  power: ([a], { parameters: { base } }) => `${numberText(base)} ** ${a}`,
  slice_rows: ([a], { parameters: { first, count } }) => `${a}[${first}:${first + count}]`,
  slice_columns: ([a], { parameters: { first, count } }) => `${a}[:, ${first}:${first + count}]`,
  reshape: ([a], { node }) => `${a}.reshape(${node.rows}, ${node.cols})`,
  hardmax: ([a]) => `hardmax(${a})`,
  band_scores: ([a, b], { parameters: { first, width } }) => `scores_in_band(${a}, ${b}, ${first}, ${width})`,
  band_context: ([a, b], { parameters: { first } }) => `context_in_band(${a}, ${b}, ${first})`,
  rotate_pairs: ([x, cosines, sines], { parameters: { pairing } }) =>
    `${pairing === 'half' ? 'rotate_halves' : 'rotate_pairs'}(${x}, ${cosines}, ${sines})`,
  pair_sum: ([outer, inner], { node }) =>
    `(${outer}[:, None] + ${inner}[None, :]).reshape(${node.rows}, ${node.cols})`,
  causal_mask: visibleWhere(causalCondition),
  padding_mask: visibleWhere(({ parameters: { valid } }) => `j < ${valid}`),
  window_mask: visibleWhere(windowCondition),
  block_mask: visibleWhere(({ parameters: { size } }) => `i // ${size} == j // ${size}`),
  region_mask: (_, { parameters: { regions, barrier } }) =>
    `region_mask([${Array.from(regions).join(', ')}], ${numberText(barrier)})`,
  offset_distances: ([centers], { parameters: { head, height, width } }) =>
    `offset_distances(${centers}[${head}], ${height}, ${width})`,
  add_number: ([a], { parameters: { number } }) => plus(a, number),
  divide_number: ([a], { parameters: { number } }) => `${numberText(number)} / ${a}`,
  round_to: ([a], { parameters: { format } }) => `round_to(${a}, "${format}")`,
  top_k_mask: ([a], { parameters: { most } }) => `top_k_mask(${a}, ${most})`,
} satisfies Partial<Expressions>;

/** Ops that differ between NumPy and JAX in the name of the module only. */
export function arrayOps(np: string) {
  const along = (name: string, axis: number): string => `.${name}(axis=${axis}, keepdims=True)`;
  const extreme =
    (name: string): Expression<OpParameters['largest']> =>
    ([a], { parameters }) =>
      `${a}${along(name, axisOf(parameters))}`;
  return {
    ...commonOps,
    scale: ([a = ''], { parameters }) => scaled(a, parameters, `${np}.sqrt`),
    sum_of_squares: ([a]) => `(${a} ** 2)${along('sum', 1)}`,
    square_root: ([a], { parameters: { epsilon } }) =>
      `${np}.sqrt(${epsilon === 0 ? a : `${a} + ${numberText(epsilon)}`})`,
    norm: ([a]) => `${np}.linalg.norm(${a}, axis=1, keepdims=True)`,
    clamp_min: ([a], { parameters: { floor } }) => `${np}.maximum(${a}, ${numberText(floor)})`,
    softcap: ([a], { parameters: { cap } }) => `${numberText(cap)} * ${np}.tanh(${a} / ${numberText(cap)})`,
    mean: ([a], { parameters }) => `${a}${along('mean', axisOf(parameters))}`,
    cross_entropy: ([targets, logs]) => `-(${targets} * ${logs})${along('sum', 1)}`,
    concat_rows: (names) => `${np}.concatenate([${names.join(', ')}], axis=0)`,
    concat_columns: (names) => `${np}.concatenate([${names.join(', ')}], axis=1)`,
    interleave_columns: ([even, odd], { node }) =>
      `${np}.stack([${even}, ${odd}], axis=2).reshape(${node.rows}, -1)[:, :${node.cols}]`,
    arange: (_, of) => arangeText(`${np}.arange`, of),
    gather: ([a], { parameters: { sources }, node }) =>
      `${np}.take(${a}, ${np}.array(${integerRows(Array.from(sources), node.cols)}))`,
    constant_matrix: (_, { node }) => `${np}.array(${integerRows([...node.data], node.cols)}, dtype=float)`,
    pair_concat: ([outer = '', inner = ''], { parameters: { order }, operands: [one, two] }) => {
      const parts = [
        `${np}.repeat(${outer}, ${two?.rows}, axis=0)`,
        `${np}.tile(${inner}, (${one?.rows}, 1))`,
      ];
      return `${np}.concatenate([${(order === 'outer_first' ? parts : parts.reverse()).join(', ')}], axis=1)`;
    },
    convolve: ([picture, kernel], { parameters: { border } }) =>
      `convolve(${picture}, ${kernel}, "${border === 'zeros' ? 'constant' : 'edge'}")`,
    raise_to: ([a], { parameters: { exponent } }) => `${np}.power(${a}, ${numberText(exponent)})`,
    expand: ([a], { node }) => `${np}.broadcast_to(${a}, (${node.rows}, ${node.cols}))`,
    constant: (_, { node }) => `${np}.array(${listText(node)})`,
    clamp_max: ([a], { parameters: { ceiling } }) => `${np}.minimum(${a}, ${numberText(ceiling)})`,
    larger: ([a, b]) => `${np}.maximum(${a}, ${b})`,
    smaller: ([a, b]) => `${np}.minimum(${a}, ${b})`,
    largest: extreme('max'),
    smallest: extreme('min'),
    sum_to: ([a], of) => `${a}${along('sum', sumAxisOf(of))}`,
    tril: ([a], { parameters: { offset } }) => `${np}.tril(${a}${offset === 0 ? '' : `, k=${offset}`})`,
    compare: ([a, b], of) =>
      `(${a} ${comparisonSigns[of.parameters.comparison]} ${rightSideOf(b, of)}).astype(float)`,
    where: (names, of) => {
      const { condition, first, second } = choicesOf(names, of);
      return `${np}.where(${condition} == 1.0, ${first}, ${second})`;
    },
  } satisfies Partial<Expressions>;
}

/** Of each format: binary digits, the smallest exponent of a normal number, and where infinity begins. */
export const pythonFormats =
  '"float16": (11, -14, 2.0**16), "bfloat16": (8, -126, 2.0**128), "float32": (24, -126, 2.0**128)';

/** Helper functions that differ between NumPy and JAX in the name of the module only. */
export function arrayHelpers(np: string): Readonly<Record<string, string>> {
  return {
    hardmax: `def hardmax(scores):
    """1 for the largest number of each row, split among ties; zeros for a row of -inf."""
    is_largest = (scores == scores.max(axis=1, keepdims=True)) & ${np}.isfinite(scores)
    return is_largest / ${np}.maximum(is_largest.sum(axis=1, keepdims=True), 1)`,
    additive_mask: `def additive_mask(rows, cols, is_visible):
    """0 where query i sees key j, -inf elsewhere."""
    i, j = ${np}.indices((rows, cols))
    return ${np}.where(is_visible(i, j), 0.0, -${np}.inf)`,
    region_mask: `def region_mask(regions, barrier):
    """0 where two positions are in the same region, the barrier elsewhere."""
    regions = ${np}.array(regions)
    return ${np}.where(regions[:, None] == regions[None, :], 0.0, barrier)`,
    scores_in_band: `def scores_in_band(query, key, start, width):
    """Row i: the dot products of query i with the keys i + start, i + start + 1 ...; -inf where there is no key."""
    return ${np}.array([[query[i] @ key[j] if 0 <= j < len(key) else -${np}.inf
                      for j in range(i + start, i + start + width)] for i in range(len(query))])`,
    context_in_band: `def context_in_band(weights, value, start):
    """Row i: the weighted sum of the values i + start, i + start + 1 ..., as far as they exist."""
    return ${np}.stack([sum(weight * value[j] for j, weight in enumerate(row, start=i + start) if 0 <= j < len(value))
                     for i, row in enumerate(weights)])`,
    rotate_pairs: `def rotate_pairs(x, cosines, sines):
    """Rotates the columns 0 and 1, 2 and 3 ... by their angles."""
    first, second = x[:, 0::2], x[:, 1::2]
    rotated = [first * cosines - second * sines, first * sines + second * cosines]
    return ${np}.stack(rotated, axis=2).reshape(x.shape)`,
    rotate_halves: `def rotate_halves(x, cosines, sines):
    """Rotates the columns i and i + d/2 by their angles."""
    first, second = ${np}.split(x, 2, axis=1)
    rotated = [first * cosines - second * sines, first * sines + second * cosines]
    return ${np}.concatenate(rotated, axis=1)`,
    offset_distances: `def offset_distances(center, height, width):
    """For all pairs of pixels: the squared distance between their offset and the center, both (down, right)."""
    row, col = ${np}.divmod(${np}.arange(height * width), width)
    down, right = row[None, :] - row[:, None], col[None, :] - col[:, None]
    return (down - center[0]) ** 2 + (right - center[1]) ** 2`,
    convolve: `def convolve(picture, kernel, border):
    """The 3 x 3 cross-correlation of a picture (height x width * channels), a row per pixel."""
    channels = len(kernel) // 9
    height, width = picture.shape[0], picture.shape[1] // channels
    padded = ${np}.pad(picture.reshape(height, width, channels), ((1, 1), (1, 1), (0, 0)), mode=border)
    around = [padded[a : a + height, b : b + width] for a in range(3) for b in range(3)]
    return ${np}.concatenate(around, axis=2).reshape(height * width, 9 * channels) @ kernel`,
    round_to: `def round_to(x, name):
    """The nearest numbers of a format, ties to even; infinite beyond its range."""
    digits, smallest, limit = {${pythonFormats}}[name]
    unit = ${np}.ldexp(1.0, ${np}.maximum(${np}.frexp(x)[1] - 1, smallest) - (digits - 1))
    rounded = ${np}.round(x / unit) * unit
    return ${np}.where(${np}.abs(rounded) >= limit, ${np}.copysign(${np}.inf, x), rounded)`,
    top_k_mask: `def top_k_mask(scores, k):
    """0 at the k largest numbers of each row, -inf elsewhere; of equal ones the first, and -inf stays."""
    one, other, column = scores[:, :, None], scores[:, None, :], ${np}.arange(scores.shape[1])
    is_before = (other > one) | ((other == one) & (column[None, :] < column[:, None]))
    is_kept = (is_before.sum(axis=2) < k) & ~${np}.isneginf(scores)
    return ${np}.where(is_kept, 0.0, -${np}.inf)`,
  };
}
