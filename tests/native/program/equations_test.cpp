#include <doctest/doctest.h>

#include "support/programs.h"

namespace attention::tests {

namespace {

/// The equation of A in a program with this line.
std::string equation_of(const std::string& line) {
  const auto program =
      program::read("def f(Q: \"n d\", K: \"n d\", *, c: int = 3):\n    A = " + line + "\n    return A\n");
  const auto run =
      program::run(*program, program::starting_inputs(*program, program::starting_sizes(*program), {}), {});
  return run->steps.back().equation;
}

}  // namespace

TEST_CASE("programs: an equation says that a quotient is rounded down, and what a remainder is of") {
  CHECK_EQ(equation_of("Q * (7 // 2)"), "\\left\\lfloor\\frac{7}{2}\\right\\rfloor\\cdot Q");
  CHECK_EQ(equation_of("Q - 7 // 2"), "Q-\\left\\lfloor\\frac{7}{2}\\right\\rfloor");
  CHECK_EQ(equation_of("Q + (-7) % c"), "Q+\\left(\\left(-7\\right)\\bmod c\\right)");
  CHECK_EQ(equation_of("2 ** Q - 7 // 2 + (-7) % 3 - (-7) // 2"),
           "2^{Q}-\\left\\lfloor\\frac{7}{2}\\right\\rfloor+\\left(\\left(-7\\right)\\bmod 3\\right)"
           "-\\left\\lfloor\\frac{-7}{2}\\right\\rfloor");
  CHECK_EQ(equation_of("Q / (c % 2)"), "\\frac{Q}{c\\bmod 2}");
}

TEST_CASE("programs: numbers in an equation have the brackets that they need") {
  CHECK_EQ(equation_of("Q - (c + 1)"), "Q-\\left(c+1\\right)");
  CHECK_EQ(equation_of("Q + (-2)"), "Q+\\left(-2\\right)");
  CHECK_EQ(equation_of("Q + (c + -2)"), "Q+c+\\left(-2\\right)");
  CHECK_EQ(equation_of("Q + (c ** 2) ** 3"), "Q+\\left(c^{2}\\right)^{3}");
  CHECK_EQ(equation_of("Q + (c / 2) ** 2"), "Q+\\left(\\frac{c}{2}\\right)^{2}");
  CHECK_EQ(equation_of("Q + (-c) ** 2"), "Q+\\left(-c\\right)^{2}");
  CHECK_EQ(equation_of("Q + c / (2 / c)"), "Q+\\frac{c}{\\frac{2}{c}}");
}

TEST_CASE("programs: a root has nothing below it that is not added") {
  CHECK_EQ(equation_of("Q ** 0.5"), "\\sqrt{Q}");
  CHECK_EQ(equation_of("sqrt(Q, epsilon=0.5)"), "\\sqrt{Q+0.5}");
  CHECK_EQ(equation_of("Q ** (c / 2)"), "Q^{1.5}");
}

TEST_CASE("programs: a number in an equation is the one of the program, however large") {
  CHECK_EQ(equation_of("top_k_mask(Q, 3000000000)"),
           "-\\infty\\text{ outside the 3000000000 largest of each row of }Q");
  CHECK_EQ(equation_of("maximum(Q, -inf)"), "\\max\\left(Q,-\\infty\\right)");
}

TEST_CASE("programs: where is told by its condition and both values") {
  CHECK_EQ(equation_of("where(Q > c, Q, K)"), "\\begin{cases}Q&Q>c\\\\K&\\text{else}\\end{cases}");
  CHECK_EQ(equation_of("where(0 >= Q, -inf, K + 1)"),
           "\\begin{cases}-\\infty&Q\\le 0\\\\K+1&\\text{else}\\end{cases}");
  CHECK_EQ(equation_of("2 * where(Q != K, 1, 0)"),
           "2\\cdot \\begin{cases}1&Q\\ne K\\\\0&\\text{else}\\end{cases}");
}

TEST_CASE("programs: what is of each column says so") {
  CHECK_EQ(equation_of("max(Q, axis=0)"), "\\max_{\\text{columns}}\\left(Q\\right)");
  CHECK_EQ(equation_of("min(Q, axis=0)"), "\\min_{\\text{columns}}\\left(Q\\right)");
  CHECK_EQ(equation_of("mean(Q, axis=0)"), "\\operatorname{mean}_{\\text{columns}}\\left(Q\\right)");
  CHECK_EQ(equation_of("max(Q, axis=-1)"), "\\max\\left(Q\\right)");
  CHECK_EQ(equation_of("max(norm(Q), axis=0)"), "\\max\\left(\\lVert Q\\rVert\\right)");
}

}  // namespace attention::tests
