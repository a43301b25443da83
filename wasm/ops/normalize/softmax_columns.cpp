#include "core/elementary.h"
#include "ops/ops.h"

namespace attention {

namespace {

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Matrix<T>& scores = self.operand(0);
  out.resize(scores.rows(), scores.cols());
  for (Index j = 0; j < scores.cols(); ++j) {
    const T largest = scores.col(j).maxCoeff();
    T total = 0;
    for (Index k = 0; k < scores.rows(); ++k) total += out(k, j) = elementary::exp(scores(k, j) - largest);
    for (Index k = 0; k < scores.rows(); ++k) out(k, j) /= total;
  }
}

/// dS_kj = A_kj (G_kj - Σ_i G_ij A_ij): as along rows, see softmax.cpp.
template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  const Matrix<T>& weights = self.node.data;
  for (Index j = 0; j < weights.cols(); ++j) {
    const T mean = grad.col(j).dot(weights.col(j));
    for (Index k = 0; k < weights.rows(); ++k) to[0](k, j) += weights(k, j) * (grad(k, j) - mean);
  }
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Matrix<T>& scores = self.operand(0);
  const T largest = scores.col(col).maxCoeff();
  Explanation out{Reduction::softmax, {}, static_cast<double>(self.node.data(row, col)), {}};
  out.chosen = static_cast<int>(row);
  for (Index k = 0; k < scores.rows(); ++k)
    out.terms.push_back({{self.factor(0, k, col), constant(static_cast<double>(largest))},
                         static_cast<double>(elementary::exp(scores(k, col) - largest))});
  out.sentence = {"explain.softmax.column_share",
                  {{"row", row + 1}, {"column", col + 1}, {"of", display_name(self.operand_node(0))}}};
  return out;
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\operatorname{softmax}_{\\text{columns}}\\left(\\arg{0}\\right)";
}

template <class T>
const Op<T> op = {"softmax_columns", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> softmax_columns(Var<T> a) {
  return a.tape->record({&op<T>, {a.id}, {}, a.node().row_dim, a.node().col_dim});
}

template Var<double> softmax_columns(Var<double>);
template Var<float> softmax_columns(Var<float>);

}  // namespace attention
