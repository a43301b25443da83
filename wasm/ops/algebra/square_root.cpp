#include <cmath>

#include "ops/derivative.h"

namespace attention {

namespace {

template <class T>
T epsilon_of(const OpContext<T>& self) {
  return static_cast<T>(self.node.attributes.factor);
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const T epsilon = epsilon_of(self);
  out = self.operand(0).unaryExpr([epsilon](T a) { return std::sqrt(a + epsilon); });
}

/// d√(a + ε)/da = 1 / (2 √(a + ε)).
std::optional<Var<double>> derivative(const DerivativeContext& of) {
  const Var<double> half = helper(of, scale(of.gradient, 0.5, "\\frac{1}{2}\\,\\arg{0}"), "halves",
                                  "\\frac{1}{2}\\mathrm{d}%", "halves");
  return divide(half, of.node);
}

void gradient_kernel(const OpContext<float>& self, const Matrix<float>& grad, const OperandGradients& to) {
  to[0] += grad.cwiseQuotient(2 * self.node.data);
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const double result = static_cast<double>(self.node.data(row, col));
  const Factor epsilon = constant(static_cast<double>(epsilon_of(self)));
  Explanation why = {Reduction::function,
                     {{{self.factor(0, row, col), epsilon}, result}},
                     result,
                     {epsilon.value == 0 ? "explain.square_root" : "explain.square_root.constant",
                      {{"of", display_name(self.operand_node(0))}}}};
  why.function = Function::sqrt_of_sum;
  return why;
}

template <class T>
std::string equation(const OpContext<T>& self) {
  return epsilon_of(self) == 0 ? "\\sqrt{\\arg{0}}" : "\\sqrt{\\arg{0}+\\varepsilon}";
}

template <class T>
const Op<T> op = {.name = "square_root",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative,
                  .gradient_kernel = gradient_kernel};

}  // namespace

template <class T>
Var<T> square_root(Var<T> a, double epsilon) {
  check_finite("square_root", unnamed("constant_epsilon"), epsilon);
  Attributes attributes;
  attributes.factor = epsilon;
  return a.tape->record({&op<T>, {a.id}, std::move(attributes), a.node().row_dim, a.node().col_dim});
}

template Var<double> square_root(Var<double>, double);
template Var<float> square_root(Var<float>, double);

}  // namespace attention
