import type { OpParameters } from '../../../engine/analysis/op-parameters';
import type { TraceNode } from '../../../engine/types';
import { activationText } from './activation';
import { causalCondition } from './array-ops';
import { scaled } from './factor';
import type { Literal } from './language';
import { numberText, rowsOf } from './literals';
import type { Expression, Expressions, OpNode } from './op-expression';
import {
  axisOf,
  choicesOf,
  comparisonSigns,
  hasZeroLines,
  progressionOf,
  sumAxisOf,
  windowOf,
} from './parameters';

/** An element-wise op of a matrix with one of the same shape, or with one row, one column or one cell. */
const elementwise =
  (sign: '+' | '-' | '*' | '/'): Expression =>
  ([a, b], { operands: [left, right] }) => {
    const isSum = sign === '+' || sign === '-';
    if (left?.rows === right?.rows && left?.cols === right?.cols) {
      if (isSum) return `${a} ${sign} ${b}`;
      return `${a}.${sign === '*' ? 'cwiseProduct' : 'cwiseQuotient'}(${b})`;
    }
    if (right?.rows === 1 && right.cols === 1) return `${a}.array() ${sign} ${b}(0, 0)`;
    const [direction, line] = right?.rows === left?.rows ? ['colwise', 'col'] : ['rowwise', 'row'];
    if (isSum) return `${a}.${direction}() ${sign} ${b}.${line}(0)`;
    return `${a}.array().${direction}() ${sign} ${b}.${line}(0).array()`;
  };

const mapped = (a: string | undefined, body: string): string =>
  `${a}.unaryExpr([](double x) { return ${body}; })`;

/** An operand, repeated to the shape of a node. */
function repeated(name: string | undefined, of: TraceNode | undefined, { rows, cols }: TraceNode): string {
  const [down, right] = [rows / (of?.rows ?? rows), cols / (of?.cols ?? cols)];
  return down === 1 && right === 1 ? `${name}` : `${name}.replicate(${down}, ${right})`;
}

const ofTwo = (body: string): string => `[](double x, double y) { return ${body}; }`;

/** Of two numbers; NaN wins. */
const [larger, smaller] = ['std::isnan(y) || y > x ? y : x', 'std::isnan(y) || y < x ? y : x'];

/** A function of the cells of two matrices, of which either may be repeated. */
const pairwise = (
  [a, b]: readonly string[],
  { node, operands: [left, right] }: OpNode<unknown>,
  body: string,
): string => `${repeated(a, left, node)}.binaryExpr(${repeated(b, right, node)}, ${ofTwo(body)})`;

/** `a.rowwise().sum()`, or that of columns. */
const ofLines = (a: string | undefined, axis: 0 | 1, reduction: string): string =>
  `${a}.${axis === 1 ? 'rowwise' : 'colwise'}().${reduction}`;

const visibleWhere =
  <Parameters>(
    condition: (of: OpNode<Parameters>) => string,
    indices = 'long i, long j',
  ): Expression<Parameters> =>
  (_, of) =>
    `additive_mask(${of.node.rows}, ${of.node.cols}, [](${indices}) { return ${condition(of)}; })`;

function indexList(list: readonly number[], cols: number): string {
  const rows = Array.from({ length: list.length / cols }, (_, row) =>
    list.slice(row * cols, (row + 1) * cols).join(', '),
  );
  return rows.length === 1 ? `{${rows[0]}}` : `{\n${rows.map((row) => `    ${row}`).join(',\n')}}`;
}

/** Binary digits, the smallest exponent of a normal number, and where infinity begins. */
const formats: Readonly<Record<OpParameters['round_to']['format'], readonly number[]>> = {
  float16: [11, -14, 16],
  bfloat16: [8, -126, 128],
  float32: [24, -126, 128],
};

/** How programs in C++ write each op. */
export const eigenOps: Expressions = {
  transpose: ([a]) => `${a}.transpose()`,
  matmul: ([a, b]) => `${a} * ${b}`,
  add: elementwise('+'),
  mask: elementwise('+'),
  subtract: elementwise('-'),
  multiply: elementwise('*'),
  divide: elementwise('/'),
  one_minus: ([a]) => `1.0 - ${a}.array()`,
  scale: ([a = ''], { parameters }) => scaled(a, parameters, 'std::sqrt'),
  power: ([a], { parameters: { base } }) => mapped(a, `std::pow(${numberText(base)}, x)`),
  clamp_min: ([a], { parameters: { floor } }) =>
    mapped(a, `x < ${numberText(floor)} ? ${numberText(floor)} : x`),
  softcap: ([a], { parameters: { cap } }) =>
    mapped(a, `${numberText(cap)} * std::tanh(x / ${numberText(cap)})`),
  square_root: ([a], { parameters: { epsilon } }) =>
    epsilon === 0 ? `${a}.cwiseSqrt()` : mapped(a, `std::sqrt(x + ${numberText(epsilon)})`),
  activation: ([a], { parameters }) => mapped(a, activationText('cpp', 'x', parameters)),
  softmax: ([a], of) => `${hasZeroLines(of) ? 'softmax_or_zeros' : 'softmax'}(${a})`,
  softmax_columns: ([a], of) =>
    `${hasZeroLines(of) ? 'softmax_or_zeros' : 'softmax'}(${a}.transpose()).transpose()`,
  log_softmax: ([a]) => `log_softmax(${a})`,
  log_sum_exp: ([a], { parameters }) =>
    axisOf(parameters) === 1 ? `log_sum_exp(${a})` : `Matrix(log_sum_exp(${a}.transpose()).transpose())`,
  hardmax: ([a]) => `hardmax(${a})`,
  sum_of_squares: ([a]) => `${a}.rowwise().squaredNorm()`,
  norm: ([a]) => `${a}.rowwise().norm()`,
  mean: ([a], { parameters }) => ofLines(a, axisOf(parameters), 'mean()'),
  cross_entropy: ([targets, logs]) => `-${targets}.cwiseProduct(${logs}).rowwise().sum()`,
  slice_rows: ([a], { parameters: { first, count } }) => `${a}.middleRows(${first}, ${count})`,
  slice_columns: ([a], { parameters: { first, count } }) => `${a}.middleCols(${first}, ${count})`,
  concat_rows: (names) => `concat_rows({${names.join(', ')}})`,
  concat_columns: (names) => `concat_columns({${names.join(', ')}})`,
  interleave_columns: ([even, odd], { node }) => `interleave_columns(${even}, ${odd}, ${node.cols})`,
  reshape: ([a], { node }) => `${a}.reshaped<Eigen::RowMajor>(${node.rows}, ${node.cols})`,
  gather: ([a], { parameters: { sources }, node }) =>
    `take(${a}, ${node.rows}, ${node.cols}, ${indexList(Array.from(sources), node.cols)})`,
  constant_matrix: (_, { node }) => matrixText(node),
  arange: (_, { node, parameters }) => {
    const { start, step, divisor } = progressionOf(parameters);
    return `arange(${[node.rows, node.cols, ...[start, step, divisor].map(numberText)].join(', ')})`;
  },
  causal_mask: visibleWhere(causalCondition),
  padding_mask: visibleWhere(({ parameters: { valid } }) => `j < ${valid}`, 'long, long j'),
  window_mask: visibleWhere((of) => {
    const { left, right } = windowOf(of);
    return `j - i >= ${left} && j - i <= ${right}`;
  }),
  block_mask: visibleWhere(({ parameters: { size } }) => `i / ${size} == j / ${size}`),
  region_mask: (_, { parameters: { regions, barrier } }) =>
    `region_mask({${Array.from(regions).join(', ')}}, ${numberText(barrier)})`,
  band_scores: ([a, b], { parameters: { first, width } }) => `scores_in_band(${a}, ${b}, ${first}, ${width})`,
  band_context: ([a, b], { parameters: { first } }) => `context_in_band(${a}, ${b}, ${first})`,
  rotate_pairs: ([x, cosines, sines], { parameters: { pairing } }) =>
    `${pairing === 'half' ? 'rotate_halves' : 'rotate_pairs'}(${x}, ${cosines}, ${sines})`,
  pair_sum: ([outer, inner]) => `pair_sum(${outer}, ${inner})`,
  pair_concat: ([outer, inner], { parameters: { order } }) =>
    `pairs_of_rows(${outer}, ${inner}, ${order === 'outer_first'})`,
  offset_distances: ([centers], { parameters: { head, height, width } }) =>
    `offset_distances(${centers}(${head}, 0), ${centers}(${head}, 1), ${height}, ${width})`,
  convolve: ([picture, kernel], { parameters: { border } }) =>
    `convolve(${picture}, ${kernel}, ${border === 'zeros'})`,
  add_number: ([a], { parameters: { number } }) => `${a}.array() + ${numberText(number)}`,
  divide_number: ([a], { parameters: { number } }) => mapped(a, `${numberText(number)} / x`),
  raise_to: ([a], { parameters: { exponent } }) => mapped(a, `std::pow(x, ${numberText(exponent)})`),
  round_to: ([a], { parameters: { format } }) => `round_to(${a}, ${formats[format].join(', ')})`,
  expand: ([a], { node, operands: [of] }) => repeated(a, of, node),
  constant: (_, { node }) => matrixText(node),
  clamp_max: ([a], { parameters: { ceiling } }) =>
    mapped(a, `x > ${numberText(ceiling)} ? ${numberText(ceiling)} : x`),
  larger: (names, of) => pairwise(names, of, larger),
  smaller: (names, of) => pairwise(names, of, smaller),
  largest: ([a], { parameters }) => ofLines(a, axisOf(parameters), `redux(${ofTwo(larger)})`),
  smallest: ([a], { parameters }) => ofLines(a, axisOf(parameters), `redux(${ofTwo(smaller)})`),
  sum_to: ([a], of) => ofLines(a, sumAxisOf(of), 'sum()'),
  tril: ([a], { parameters: { offset } }) => `tril(${a}, ${offset})`,
  top_k_mask: ([a], { parameters: { most } }) => `top_k_mask(${a}, ${most})`,
  compare: (names, of) => {
    const sign = comparisonSigns[of.parameters.comparison];
    return of.operands.length === 1
      ? mapped(names[0], `x ${sign} ${numberText(of.parameters.number)} ? 1.0 : 0.0`)
      : pairwise(names, of, `x ${sign} y ? 1.0 : 0.0`);
  },
  where: (names, of) => {
    const full = names.map((name, k) => repeated(name, of.operands[k], of.node));
    const { condition, first, second } = choicesOf(full, of);
    return of.operands.length === 1
      ? mapped(condition, `x == 1.0 ? ${first} : ${second}`)
      : `(${condition}.array() == 1.0).select(${first}, ${second})`;
  },
};

/** `matrix(2, 2, {…})`, a row per line. */
export function matrixText(matrix: Literal): string {
  const rows = rowsOf(matrix);
  const numbers = rows.length === 1 ? rows[0] : `\n${rows.map((row) => `    ${row}`).join(',\n')}`;
  return `matrix(${matrix.rows}, ${matrix.cols}, {${numbers}})`;
}
