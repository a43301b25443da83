#include <cmath>

#include "ops/ops.h"

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
template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
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
const Op<T> op = {"square_root", forward<T>, vjp<T>, explain<T>, equation<T>};

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
