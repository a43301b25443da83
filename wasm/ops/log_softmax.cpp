#include <limits>

#include "core/elementary.h"
#include "ops/ops.h"

namespace attention {

namespace {

template <class T>
T row_max(const Matrix<T>& scores, Index row) {
  T largest = -std::numeric_limits<T>::infinity();
  for (Index k = 0; k < scores.cols(); ++k)
    if (scores(row, k) > largest) largest = scores(row, k);
  return largest;
}

/// The logarithm is taken of the sum only, never of a weight: a weight that is too small for a double still
/// has a logarithm.
template <class T>
void forward(const Application<T>& self, Matrix<T>& out) {
  const Matrix<T>& scores = self.operand(0);
  out.resize(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    const T largest = row_max(scores, i);
    T total = 0;
    for (Index k = 0; k < scores.cols(); ++k) total += elementary::exp(scores(i, k) - largest);
    for (Index k = 0; k < scores.cols(); ++k) out(i, k) = (scores(i, k) - largest) - elementary::log(total);
  }
}

/// dS_ij = G_ij - A_ij Σ_k G_ik, where A = exp of the result are the weights.
template <class T>
void vjp(const Application<T>& self, const Matrix<T>& grad, const Sinks<T>& to) {
  for (Index i = 0; i < grad.rows(); ++i) {
    const T sum = grad.row(i).sum();
    for (Index k = 0; k < grad.cols(); ++k)
      to[0](i, k) += grad(i, k) - elementary::exp(self.node.data(i, k)) * sum;
  }
}

template <class T>
Explanation explain(const Application<T>& self, Index row, Index col) {
  const Matrix<T>& scores = self.operand(0);
  const T largest = row_max(scores, row);
  Explanation out{Reduction::log_softmax, {}, static_cast<double>(self.node.data(row, col)), ""};
  out.chosen = static_cast<int>(col);
  for (Index k = 0; k < scores.cols(); ++k)
    out.terms.push_back({{self.factor(0, row, k), constant(static_cast<double>(largest))},
                         static_cast<double>(elementary::exp(scores(row, k) - largest))});
  out.sentence = "The logarithm of the share that column " + std::to_string(col + 1) + " has in row " +
                 std::to_string(row + 1) + " of " + spoken(self.operand_node(0)) + " after exp.";
  return out;
}

template <class T>
std::string equation(const Application<T>&) {
  return "\\log\\operatorname{softmax}\\left(\\arg{0}\\right)";
}

template <class T>
const Op<T> op = {"log_softmax", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> log_softmax(Var<T> a) {
  return a.tape->record({&op<T>, {a.id}, {}, a.node().row_dim, a.node().col_dim});
}

template Var<double> log_softmax(Var<double>);
template Var<float> log_softmax(Var<float>);

}  // namespace attention
