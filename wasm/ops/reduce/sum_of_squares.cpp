#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace sum_of_squares_op {

/// Adds in order, as the explanation does.
template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Matrix<T>& a = self.operand(0);
  out.setZero(a.rows(), 1);
  for (Index i = 0; i < a.rows(); ++i)
    for (Index k = 0; k < a.cols(); ++k) out(i, 0) += a(i, k) * a(i, k);
}

template <class T>
void terms(const OpContext<T>& self, Index row, Index, Terms& out) {
  for (Index k = 0; k < self.operand(0).cols(); ++k) {
    const Factor a = self.factor(0, row, k);
    out.add({a, a});
  }
}

std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return vjp(of, "2\\,\\arg{0}\\odot\\arg{1}");
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  return explain_sum(
      self, row, col, terms<T>,
      {"explain.sum_of_squares", {{"row", row + 1}, {"of", display_name(self.operand_node(0))}}});
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\text{sum of the squares in each row of }\\arg{0}";
}

template <class T>
const Op<T> op = {.name = "sum_of_squares",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative,
                  .terms = terms<T>};

}  // namespace sum_of_squares_op

template <class T>
Var<T> sum_of_squares(Var<T> a) {
  return a.tape->record({&sum_of_squares_op::op<T>, {a.id}, {}, a.node().row_dim, "1"});
}

template Var<double> sum_of_squares(Var<double>);
template Var<float> sum_of_squares(Var<float>);

}  // namespace attention
