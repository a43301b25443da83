import { activationText } from './activation';
import { causalCondition } from './array-ops';
import { eigenHelpers } from './eigen-helpers';
import { scaled } from './factor';
import type { Check, LanguageWriter, Literal, ProgramParts, Statement } from './language';
import { numberText, rowsOf } from './literals';
import type { Expression, Expressions, OpNode } from './op-expression';
import { axisOf, hasZeroLines, progressionOf, windowOf } from './parameters';

/** An element-wise op of a matrix with one of the same shape, or with one row or one column. */
const elementwise =
  (sign: '+' | '-' | '*' | '/'): Expression =>
  ([a, b], { operands: [left, right] }) => {
    const isSum = sign === '+' || sign === '-';
    if (left?.rows === right?.rows && left?.cols === right?.cols) {
      if (isSum) return `${a} ${sign} ${b}`;
      return `${a}.${sign === '*' ? 'cwiseProduct' : 'cwiseQuotient'}(${b})`;
    }
    const [direction, line] = right?.rows === left?.rows ? ['colwise', 'col'] : ['rowwise', 'row'];
    if (isSum) return `${a}.${direction}() ${sign} ${b}.${line}(0)`;
    return `${a}.array().${direction}() ${sign} ${b}.${line}(0).array()`;
  };

const mapped = (a: string | undefined, body: string): string =>
  `${a}.unaryExpr([](double x) { return ${body}; })`;

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

const ops: Expressions = {
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
  hardmax: ([a]) => `hardmax(${a})`,
  sum_of_squares: ([a]) => `${a}.rowwise().squaredNorm()`,
  norm: ([a]) => `${a}.rowwise().norm()`,
  mean: ([a], { parameters }) => `${a}.${axisOf(parameters) === 1 ? 'rowwise' : 'colwise'}().mean()`,
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
};

/** `matrix(2, 2, {…})`, a row per line. */
function matrixText(matrix: Literal): string {
  const rows = rowsOf(matrix);
  const numbers = rows.length === 1 ? rows[0] : `\n${rows.map((row) => `    ${row}`).join(',\n')}`;
  return `matrix(${matrix.rows}, ${matrix.cols}, {${numbers}})`;
}

const words = (
  'alignas alignof and asm auto bool break case catch char class compl concept const constexpr continue decltype default delete do ' +
  'double else enum explicit export extern false float for friend goto if inline int long mutable namespace new noexcept not ' +
  'nullptr operator or private protected public register requires return short signed sizeof static struct switch template this ' +
  'throw true try typedef typeid typename union unsigned using virtual void volatile while xor ' +
  'Eigen Matrix check inf main matrix nan std'
).split(' ');

const headers: readonly (readonly [header: string, isUsed: RegExp])[] = [
  ['algorithm', /std::clamp/],
  ['cmath', /./],
  ['cstdlib', /./],
  ['functional', /std::function/],
  ['iostream', /./],
  ['limits', /numeric_limits/],
  ['vector', /./],
];

const comment = (text: string): string => (text === '' ? '//' : `// ${text}`);
const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');

function statement({ comments, name, value }: Statement): string {
  return indented([...comments.map(comment), `const Matrix ${name} = ${value};`].join('\n'));
}

function check({ name, tolerance, expected }: Check): string {
  return indented(`check("${name}", ${name}, ${numberText(tolerance)}, ${matrixText(expected)});`);
}

const section = (titles: readonly string[]): string =>
  indented([`// ${'-'.repeat(73)}`, ...titles.map(comment)].join('\n'));

const preamble = `using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

Matrix matrix(int rows, int cols, const std::vector<double>& numbers) {
  return Eigen::Map<const Matrix>(numbers.data(), rows, cols);
}`;

const checkFunction = `// Ends the program at the first number that is farther off than the tolerance. Infinities and NaN must be the same.
void check(const char* name, const Matrix& computed, double tolerance, const Matrix& expected) {
  bool agrees = computed.rows() == expected.rows() && computed.cols() == expected.cols();
  for (Eigen::Index at = 0; agrees && at < expected.size(); ++at) {
    const double found = computed.data()[at], wanted = expected.data()[at];
    agrees = found == wanted || (std::isnan(found) && std::isnan(wanted)) || std::abs(found - wanted) <= tolerance;
  }
  if (agrees) return;
  std::cerr << name << " differs. Computed:\\n" << computed << "\\nexpected:\\n" << expected << "\\n";
  std::exit(1);
}`;

const constantDefinitions = {
  inf: 'constexpr double inf = std::numeric_limits<double>::infinity();',
  nan: 'constexpr double nan = std::numeric_limits<double>::quiet_NaN();',
} as const;

function program({
  heading,
  inputs,
  steps,
  checks,
  titles,
  agreement,
  helpers,
  constants,
}: ProgramParts): string {
  const functions = [preamble, ...helpers, checkFunction];
  const definitions = constants.map((name) => constantDefinitions[name]);
  const code = [...functions, ...definitions].join('\n');
  const includes = headers.filter(([, isUsed]) => isUsed.test(code)).map(([name]) => `#include <${name}>`);
  return `${[
    heading.map(comment).join('\n'),
    `#include <Eigen/Dense>\n${includes.join('\n')}`,
    ...functions,
    `int main() {\n${[...definitions.map(indented), section(titles.inputs)].join('\n\n')}`,
    ...inputs.map(statement),
    section(titles.steps),
    ...steps.map(statement),
    section(titles.checks),
    checks.map(check).join('\n'),
    indented(`std::cout << "${agreement}\\n";\nreturn 0;`),
    '}',
  ].join('\n\n')}\n`;
}

export const eigen: LanguageWriter = {
  language: 'cpp',
  ending: '_eigen.cpp',
  needs: 'Eigen 3.4',
  command: (file) => `g++ -std=c++17 -I/usr/include/eigen3 ${file} && ./a.out`,
  ops,
  helpers: eigenHelpers,
  reserved: new Set(words),
  literal: matrixText,
  program,
};
