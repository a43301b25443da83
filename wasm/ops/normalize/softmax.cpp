#include <algorithm>
#include <limits>

#include "core/elementary.h"
#include "ops/cells.h"
#include "ops/ops.h"
#include "simd/row_reductions.h"

namespace attention {

namespace {

/// Subtracting the largest score changes no weight and keeps exp from overflowing.
template <class T>
T row_max(const Matrix<T>& scores, Index row) {
  T largest = -std::numeric_limits<T>::infinity();
  for (Index k = 0; k < scores.cols(); ++k)
    if (scores(row, k) > largest) largest = scores(row, k);
  return largest;
}

/// Only -∞ in the row: no key may be looked at.
template <class T>
bool is_fully_masked(const Matrix<T>& scores, Index row) {
  for (Index k = 0; k < scores.cols(); ++k)
    if (scores(row, k) != -std::numeric_limits<T>::infinity()) return false;
  return true;
}

/// Is this a dead row that gives zeros? The bare formula needs no rule: there, -∞ - (-∞) makes every term
/// NaN.
template <class T>
bool gives_zeros(const OpContext<T>& self, Index row) {
  const FullyMaskedRows masked_rows = static_cast<FullyMaskedRows>(self.node.attributes.first);
  return masked_rows == FullyMaskedRows::zeros && is_fully_masked(self.operand(0), row);
}

/// The same numbers as below, every sum in its order.
void forward_simd(const OpContext<float>& self, Matrix<float>& out) {
  const Matrix<float>& scores = self.operand(0);
  const bool keeps_nan = static_cast<FullyMaskedRows>(self.node.attributes.first) == FullyMaskedRows::nan;
  out.resize(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    float* const row = &out(i, 0);
    const float largest = simd::largest(&scores(i, 0), scores.cols());
    if (largest == -std::numeric_limits<float>::infinity() && !keeps_nan && is_fully_masked(scores, i))
      std::fill_n(row, out.cols(), 0.0f);
    else
      simd::exp_shifted(&scores(i, 0), scores.cols(), largest, row);
  }
  simd::divide_by_sums(out.data(), out.rows(), out.cols());
}

void vjp_simd(const Matrix<float>& weights, const Matrix<float>& grad, const OperandGradients<float>& to) {
  if (!to.wants(0)) return;
  const bool is_first = to.is_first(0);
  Matrix<float>& sum = to[0];
  for (Index i = 0; i < weights.rows(); ++i) {
    const auto product = [](auto g, auto a) { return g * a; };
    const float mean = add_run(0.0f, grad.cols(), product, &grad(i, 0), &weights(i, 0));
    const auto part = [mean](auto a, auto g) { return a * (g - same_as(g, mean)); };
    const auto added = [part](auto before, auto a, auto g) { return before + part(a, g); };
    if (is_first)
      map_run(grad.cols(), &sum(i, 0), part, &weights(i, 0), &grad(i, 0));
    else
      map_run(grad.cols(), &sum(i, 0), added, &sum(i, 0), &weights(i, 0), &grad(i, 0));
  }
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Matrix<T>& scores = self.operand(0);
  if constexpr (std::is_same_v<T, float>) return forward_simd(self, out);
  out.setZero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    if (gives_zeros(self, i)) continue;
    const T largest = row_max(scores, i);
    T total = 0;
    for (Index k = 0; k < scores.cols(); ++k) total += out(i, k) = elementary::exp(scores(i, k) - largest);
    for (Index k = 0; k < scores.cols(); ++k) out(i, k) /= total;
  }
}

/// dS_ij = A_ij (G_ij - Σ_k G_ik A_ik): the Jacobian diag(a) - a aᵀ of each row, never formed.
template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  const Matrix<T>& weights = self.node.data;
  if constexpr (std::is_same_v<T, float>) return vjp_simd(weights, grad, to);
  for (Index i = 0; i < weights.rows(); ++i) {
    const T mean = grad.row(i).dot(weights.row(i));
    for (Index k = 0; k < weights.cols(); ++k) to[0](i, k) += weights(i, k) * (grad(i, k) - mean);
  }
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Matrix<T>& scores = self.operand(0);
  const T largest = row_max(scores, row);
  Explanation out{Reduction::softmax, {}, static_cast<double>(self.node.data(row, col)), {}};
  out.chosen = static_cast<int>(col);
  if (gives_zeros(self, row)) {
    out.sentence = {"explain.softmax.masked_row"};
    return out;
  }
  out.terms.reserve(static_cast<std::size_t>(scores.cols()));
  for (Index k = 0; k < scores.cols(); ++k)
    out.terms.push_back({{self.factor(0, row, k), constant(static_cast<double>(largest))},
                         static_cast<double>(elementary::exp(scores(row, k) - largest))});
  out.sentence = {"explain.softmax.share",
                  {{"column", col + 1}, {"row", row + 1}, {"of", display_name(self.operand_node(0))}}};
  if (is_fully_masked(scores, row)) out.sentence = {"explain.softmax.masked_row_nan"};
  return out;
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\operatorname{softmax}\\left(\\arg{0}\\right)";
}

template <class T>
const Op<T> op = {"softmax", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> softmax(Var<T> a, FullyMaskedRows masked_rows) {
  Attributes attributes;
  attributes.first = static_cast<Index>(masked_rows);
  return a.tape->record({&op<T>, {a.id}, std::move(attributes), a.node().row_dim, a.node().col_dim});
}

template Var<double> softmax(Var<double>, FullyMaskedRows);
template Var<float> softmax(Var<float>, FullyMaskedRows);

}  // namespace attention
