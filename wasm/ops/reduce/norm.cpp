#include <cmath>
#include <limits>

#include "ops/derivative.h"

namespace attention {

namespace norm_op {

/// √Σ a², added in order. Overflows to Infinity from about 1e154.
template <class T>
T norm_along_row(const Matrix<T>& a, Index row) {
  T total = 0;
  for (Index k = 0; k < a.cols(); ++k) total += a(row, k) * a(row, k);
  return std::sqrt(total);
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Matrix<T>& a = self.operand(0);
  out = Matrix<T>::NullaryExpr(a.rows(), 1, [&a](Index i, Index) { return norm_along_row(a, i); });
}

/// d‖a‖/da = a / ‖a‖, the direction of the row; 0 for a row of zeros.
std::optional<Var<double>> derivative(const DerivativeContext& of) {
  const Node<double>& rows = of.operand(0).node();
  const Var<double> divisors = helper(of, clamp_min(of.node, std::numeric_limits<double>::min()),
                                      "above_zero", raised(of.node.node().symbol, "+"), "above_zero");
  const Var<double> directions = helper(of, divide(of.operand(0), divisors), rows, "directions",
                                        "\\vec{" + rows.symbol + "}", "directions");
  return multiply(directions, of.gradient);
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index) {
  Explanation out{Reduction::norm, {}, static_cast<double>(self.node.data(row, 0)), {}};
  for (Index k = 0; k < self.operand(0).cols(); ++k) {
    const Factor a = self.factor(0, row, k);
    out.terms.push_back({{a, a}, static_cast<double>(static_cast<T>(a.value) * static_cast<T>(a.value))});
  }
  out.sentence = {"explain.norm", {{"row", row + 1}, {"of", display_name(self.operand_node(0))}}};
  return out;
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\text{length of each row of }\\arg{0}";
}

template <class T>
const Op<T> op = {.name = "norm",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative};

}  // namespace norm_op

template <class T>
Var<T> norm(Var<T> a) {
  return a.tape->record({&norm_op::op<T>, {a.id}, {}, a.node().row_dim, "1"});
}

template Var<double> norm(Var<double>);
template Var<float> norm(Var<float>);

}  // namespace attention
