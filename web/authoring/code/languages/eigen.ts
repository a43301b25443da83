import { eigenHelpers } from './eigen-helpers';
import { eigenOps, matrixText } from './eigen-ops';
import type { Check, LanguageWriter, ProgramParts, Statement } from './language';
import { numberText } from './literals';

const words = (
  'alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t char8_t class compl concept const ' +
  'consteval constexpr constinit const_cast continue co_await co_return co_yield decltype default delete do ' +
  'double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace new noexcept not not_eq ' +
  'nullptr operator or or_eq private protected public register reinterpret_cast requires return short signed sizeof static static_assert static_cast struct switch template this ' +
  'thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq ' +
  // Macros of the standard library.
  'EOF HUGE_VAL INFINITY NAN NULL RAND_MAX assert errno stderr stdin stdout ' +
  'Eigen Matrix check inf main matrix nan std'
).split(' ');

const headers: readonly (readonly [header: string, isUsed: RegExp])[] = [
  ['algorithm', /std::(?:clamp|max)\b/],
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
  ops: eigenOps,
  helpers: eigenHelpers,
  reserved: new Set(words),
  literal: matrixText,
  program,
};
