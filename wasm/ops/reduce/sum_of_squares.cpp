#include "ops/ops.h"

namespace attention {

namespace {

/// Added in order, as the explanation adds.
template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Matrix<T>& a = self.operand(0);
  out.setZero(a.rows(), 1);
  for (Index i = 0; i < a.rows(); ++i)
    for (Index k = 0; k < a.cols(); ++k) out(i, 0) += a(i, k) * a(i, k);
}

/// d(Σ a²)/da = 2 a.
template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  const Matrix<T>& a = self.operand(0);
  for (Index i = 0; i < a.rows(); ++i) to[0].row(i) += (2 * a.row(i)) * grad(i, 0);
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index) {
  Explanation out{Reduction::sum, {}, static_cast<double>(self.node.data(row, 0)), {}};
  for (Index k = 0; k < self.operand(0).cols(); ++k) {
    const Factor a = self.factor(0, row, k);
    out.terms.push_back({{a, a}, static_cast<double>(static_cast<T>(a.value) * static_cast<T>(a.value))});
  }
  out.sentence = {"explain.sum_of_squares", {{"row", row + 1}, {"of", display_name(self.operand_node(0))}}};
  return out;
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\text{sum of the squares in each row of }\\arg{0}";
}

template <class T>
const Op<T> op = {"squared_lengths", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> sum_of_squares(Var<T> a) {
  return a.tape->record({&op<T>, {a.id}, {}, a.node().row_dim, "1"});
}

template Var<double> sum_of_squares(Var<double>);
template Var<float> sum_of_squares(Var<float>);

}  // namespace attention
