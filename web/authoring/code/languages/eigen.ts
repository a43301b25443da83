import type { OpArguments } from '../op-arguments';
import { activationText } from './activation';
import { causalCondition } from './array-ops';
import { eigenHelpers } from './eigen-helpers';
import { scaled } from './factor';
import type { Check, Expression, LanguageWriter, Literal, ProgramParts, Statement } from './language';
import { numberText, rowsOf } from './literals';

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
  (condition: (args: OpArguments) => string, parameters = 'long i, long j'): Expression =>
  (_, args) =>
    `additive_mask(${args.node.rows}, ${args.node.cols}, [](${parameters}) { return ${condition(args)}; })`;

function indexList(list: readonly number[], cols: number): string {
  const rows = Array.from({ length: list.length / cols }, (_, row) =>
    list.slice(row * cols, (row + 1) * cols).join(', '),
  );
  return rows.length === 1 ? `{${rows[0]}}` : `{\n${rows.map((row) => `    ${row}`).join(',\n')}}`;
}

const ops: Readonly<Record<string, Expression>> = {
  transpose: ([a]) => `${a}.transpose()`,
  matmul: ([a, b]) => `${a} * ${b}`,
  add: elementwise('+'),
  mask: elementwise('+'),
  subtract: elementwise('-'),
  multiply: elementwise('*'),
  divide: elementwise('/'),
  one_minus: ([a]) => `1.0 - ${a}.array()`,
  scale: ([a = ''], args) => scaled(a, args, 'std::sqrt'),
  power: ([a], { parameter }) => mapped(a, `std::pow(${numberText(parameter)}, x)`),
  clamp_min: ([a], { parameter }) => mapped(a, `x < ${numberText(parameter)} ? ${numberText(parameter)} : x`),
  softcap: ([a], { parameter: cap }) => mapped(a, `${numberText(cap)} * std::tanh(x / ${numberText(cap)})`),
  square_root: ([a], { parameter }) =>
    parameter === 0 ? `${a}.cwiseSqrt()` : mapped(a, `std::sqrt(x + ${numberText(parameter)})`),
  activation: ([a], args) => mapped(a, activationText('cpp', 'x', args)),
  softmax: ([a], { hasZeroLines }) => `${hasZeroLines ? 'softmax_or_zeros' : 'softmax'}(${a})`,
  softmax_columns: ([a], { hasZeroLines }) =>
    `${hasZeroLines ? 'softmax_or_zeros' : 'softmax'}(${a}.transpose()).transpose()`,
  log_softmax: ([a]) => `log_softmax(${a})`,
  hardmax: ([a]) => `hardmax(${a})`,
  sum_of_squares: ([a]) => `${a}.rowwise().squaredNorm()`,
  norm: ([a]) => `${a}.rowwise().norm()`,
  mean: ([a], { axis }) => `${a}.${axis === 1 ? 'rowwise' : 'colwise'}().mean()`,
  cross_entropy: ([targets, logs]) => `-${targets}.cwiseProduct(${logs}).rowwise().sum()`,
  slice_rows: ([a], { sliceStart, node }) => `${a}.middleRows(${sliceStart}, ${node.rows})`,
  slice_columns: ([a], { sliceStart, node }) => `${a}.middleCols(${sliceStart}, ${node.cols})`,
  concat_rows: (names) => `concat_rows({${names.join(', ')}})`,
  concat_columns: (names) => `concat_columns({${names.join(', ')}})`,
  interleave_columns: ([even, odd], { node }) => `interleave_columns(${even}, ${odd}, ${node.cols})`,
  reshape: ([a], { node }) => `${a}.reshaped<Eigen::RowMajor>(${node.rows}, ${node.cols})`,
  gather: ([a], { sources, node }) =>
    `take(${a}, ${node.rows}, ${node.cols}, ${indexList(sources, node.cols)})`,
  constant_matrix: (_, { node }) => matrixText(node),
  arange: (_, { node, progression: { start, step, divisor } }) =>
    `arange(${[node.rows, node.cols, ...[start, step, divisor].map(numberText)].join(', ')})`,
  causal_mask: visibleWhere(causalCondition),
  padding_mask: visibleWhere(({ validLength }) => `j < ${validLength}`, 'long, long j'),
  window_mask: visibleWhere(({ window: { left, right } }) => `j - i >= ${left} && j - i <= ${right}`),
  block_mask: visibleWhere(({ blockSize }) => `i / ${blockSize} == j / ${blockSize}`),
  region_mask: (_, { regions, barrier }) => `region_mask({${regions.join(', ')}}, ${numberText(barrier)})`,
  band_scores: ([a, b], { bandStart, node }) => `scores_in_band(${a}, ${b}, ${bandStart}, ${node.cols})`,
  band_context: ([a, b], { bandStart }) => `context_in_band(${a}, ${b}, ${bandStart})`,
  rotate_pairs: ([x, cosines, sines], { rotatesHalves }) =>
    `${rotatesHalves ? 'rotate_halves' : 'rotate_pairs'}(${x}, ${cosines}, ${sines})`,
  pair_sum: ([outer, inner]) => `pair_sum(${outer}, ${inner})`,
  pair_concat: ([outer, inner], { isOuterFirst }) => `pairs_of_rows(${outer}, ${inner}, ${isOuterFirst})`,
  offset_distances: ([centers], { centerRow, pictureWidth, node }) =>
    `offset_distances(${centers}(${centerRow}, 0), ${centers}(${centerRow}, 1), ${node.rows / pictureWidth}, ${pictureWidth})`,
  convolve: ([picture, kernel], { hasZeroBorder }) => `convolve(${picture}, ${kernel}, ${hasZeroBorder})`,
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
