#include <cmath>
#include <limits>

#include "ops/derivative.h"

namespace attention {

namespace hardmax_op {

/// The maximum of a row and the number of cells that have it; none in a row of -∞.
template <class T>
struct RowMaximum {
  static constexpr T nothing = -std::numeric_limits<T>::infinity();
  T largest = nothing;
  Index count = 0;

  RowMaximum(const Matrix<T>& scores, Index row) {
    for (Index k = 0; k < scores.cols(); ++k) {
      const T score = scores(row, k);
      if (std::isnan(score)) largest = score;
      if (score > largest) {
        largest = score;
        count = 0;
      }
      count += score == largest && score != nothing ? 1 : 0;
    }
  }
};

template <class T>
T weight_of(const RowMaximum<T>& maximum, T score) {
  if (std::isnan(maximum.largest)) return maximum.largest;
  return score == maximum.largest && maximum.count > 0 ? 1 / static_cast<T>(maximum.count) : T{0};
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Matrix<T>& scores = self.operand(0);
  out.resize(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    const RowMaximum<T> maximum(scores, i);
    for (Index k = 0; k < scores.cols(); ++k) out(i, k) = weight_of(maximum, scores(i, k));
  }
}

/// Piecewise constant.
std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return scale(of.gradient, 0, "0\\cdot\\arg{0}");
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  Explanation out{Reduction::hardmax, {}, static_cast<double>(self.node.data(row, col)), {}};
  out.chosen = static_cast<int>(col);
  for (Index k = 0; k < self.operand(0).cols(); ++k) {
    const Factor score = self.factor(0, row, k);
    out.terms.push_back({{score}, score.value});
  }
  out.names_cell = true;
  out.sentence = {"explain.hardmax", {{"row", row + 1}, {"of", display_name(self.operand_node(0))}}};
  return out;
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\operatorname{hardmax}\\left(\\arg{0}\\right)";
}

template <class T>
const Op<T> op = {.name = "hardmax",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative};

}  // namespace hardmax_op

template <class T>
Var<T> hardmax(Var<T> a) {
  return a.tape->record({&hardmax_op::op<T>, {a.id}, {}, a.node().row_dim, a.node().col_dim});
}

template Var<double> hardmax(Var<double>);
template Var<float> hardmax(Var<float>);

}  // namespace attention
