#include <algorithm>
#include <limits>

#include "core/numeric/elementary.h"
#include "ops/cells.h"
#include "ops/derivative.h"
#include "ops/lines.h"
#include "simd/row_reductions.h"

namespace attention {

namespace softmax_op {

template <class T>
Lines lines_of(const OpContext<T>& self) {
  return {self.operand(0), parameters_of<SoftmaxParameters>(self.node).each};
}

/// Whether all scores of the line are -∞.
template <class T>
bool is_fully_masked(const Matrix<T>& scores, const Lines& lines, Index line) {
  for (Index k = 0; k < lines.length; ++k)
    if (scores.data()[lines.at(line, k)] != -std::numeric_limits<T>::infinity()) return false;
  return true;
}

/// Whether this line is fully masked and yields zeros. With FullyMaskedRows::nan the formula gives NaN by
/// itself.
template <class T>
bool gives_zeros(const OpContext<T>& self, Index line) {
  const FullyMaskedRows masked_rows = parameters_of<SoftmaxParameters>(self.node).masked_rows;
  return masked_rows == FullyMaskedRows::zeros && is_fully_masked(self.operand(0), lines_of(self), line);
}

/// The same order of additions as the generic forward.
void forward_simd(const OpContext<float>& self, Matrix<float>& out) {
  const Matrix<float>& scores = self.operand(0);
  const bool keeps_nan = parameters_of<SoftmaxParameters>(self.node).masked_rows == FullyMaskedRows::nan;
  out.resize(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    float* const row = &out(i, 0);
    const float largest = simd::largest(&scores(i, 0), scores.cols());
    if (largest == -std::numeric_limits<float>::infinity() && !keeps_nan &&
        is_fully_masked(scores, lines_of(self), i))
      std::fill_n(row, out.cols(), 0.0f);
    else
      simd::exp_shifted(&scores(i, 0), scores.cols(), largest, row);
  }
  simd::divide_by_sums(out.data(), out.rows(), out.cols());
}

void gradient_kernel(const OpContext<float>& self, const Matrix<float>& grad, const OperandGradients& to) {
  if (!to.is_required(0)) return;
  const Matrix<float>& weights = self.node.data;
  const bool is_first = to.is_first(0);
  Matrix<float>& sum = to[0];
  for (Index i = 0; i < weights.rows(); ++i) {
    const auto product = [](auto g, auto a) { return g * a; };
    const float mean = sum_run(0.0f, grad.cols(), product, &grad(i, 0), &weights(i, 0));
    const auto part = [mean](auto a, auto g) { return a * (g - broadcast_like(g, mean)); };
    const auto added = [part](auto before, auto a, auto g) { return before + part(a, g); };
    if (is_first)
      map_run(grad.cols(), &sum(i, 0), part, &weights(i, 0), &grad(i, 0));
    else
      map_run(grad.cols(), &sum(i, 0), added, &sum(i, 0), &weights(i, 0), &grad(i, 0));
  }
}

/// A ⊙ (G - D), D = Σ_k A_k G_k. The Jacobian of one row is added for display only.
std::optional<Var<double>> derivative(const DerivativeContext& of) {
  const bool is_of_columns = parameters_of<SoftmaxParameters>(of.node.node()).each == Each::column;
  if (!is_of_columns && of.helpers != nullptr) of.helpers->expand_softmax_row(of);
  const Var<double> products =
      helper(of, multiply(of.gradient, of.node), "products", "\\mathrm{d}%\\odot %", "shares_products");
  const Var<double> means =
      helper(of, sum_to(products, is_of_columns ? 1 : of.node.rows(), is_of_columns ? of.node.cols() : 1),
             "mean_gradient", "D", "mean_gradient");
  const Var<double> above = helper(of, subtract(of.gradient, means), "gradient_above_mean", "\\mathrm{d}%-D",
                                   "gradient_above_mean");
  return multiply(of.node, above);
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Matrix<T>& scores = self.operand(0);
  const Lines lines = lines_of(self);
  if constexpr (std::is_same_v<T, float>)
    if (parameters_of<SoftmaxParameters>(self.node).each == Each::row) return forward_simd(self, out);
  out.setZero(scores.rows(), scores.cols());
  for (Index i = 0; i < lines.count; ++i) {
    if (gives_zeros(self, i)) continue;
    const T largest = largest_in_line(scores, lines, i);
    const auto weight = [&](Index k) -> T& { return out.data()[lines.at(i, k)]; };
    T total = 0;
    for (Index k = 0; k < lines.length; ++k)
      total += weight(k) = elementary::exp(scores.data()[lines.at(i, k)] - largest);
    for (Index k = 0; k < lines.length; ++k) weight(k) /= total;
  }
}

template <class T>
Message sentence(const OpContext<T>& self, Index row, Index col) {
  const bool is_of_columns = parameters_of<SoftmaxParameters>(self.node).each == Each::column;
  return {is_of_columns ? "explain.softmax.column_share" : "explain.softmax.share",
          {{"row", row + 1}, {"column", col + 1}, {"of", display_name(self.operand_node(0))}}};
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Matrix<T>& scores = self.operand(0);
  const Each each = parameters_of<SoftmaxParameters>(self.node).each;
  const Lines lines = lines_of(self);
  const Index line = line_of(each, row, col);
  const T largest = largest_in_line(scores, lines, line);
  Explanation out{Reduction::softmax, {}, static_cast<double>(self.node.data(row, col)), {}};
  out.chosen = static_cast<int>(place_in_line(each, row, col));
  if (gives_zeros(self, line)) {
    out.sentence = {"explain.softmax.masked_row"};
    return out;
  }
  out.terms.reserve(static_cast<std::size_t>(lines.length));
  for (Index k = 0; k < lines.length; ++k)
    out.terms.push_back({{factor_in_line(self, each, line, k), constant(static_cast<double>(largest))},
                         static_cast<double>(elementary::exp(scores.data()[lines.at(line, k)] - largest))});
  out.names_cell = each == Each::column || !is_fully_masked(scores, lines, line);
  out.sentence = out.names_cell ? sentence(self, row, col) : Message{"explain.softmax.masked_row_nan"};
  return out;
}

template <class T>
std::string equation(const OpContext<T>& self) {
  return parameters_of<SoftmaxParameters>(self.node).each == Each::row
             ? "\\operatorname{softmax}\\left(\\arg{0}\\right)"
             : "\\operatorname{softmax}_{\\text{columns}}\\left(\\arg{0}\\right)";
}

template <class T>
const Op<T> op = {.name = "softmax",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative,
                  .gradient_kernel = gradient_kernel};
template <class T>
const Op<T> columns_op = {.name = "softmax_columns",
                          .forward = forward<T>,
                          .explain = explain<T>,
                          .equation = equation<T>,
                          .derivative = derivative};

}  // namespace softmax_op

template <class T>
Var<T> softmax(Var<T> a, Each each, FullyMaskedRows masked_rows) {
  return a.tape->record({each == Each::row ? &softmax_op::op<T> : &softmax_op::columns_op<T>,
                         {a.id},
                         SoftmaxParameters{each, masked_rows},
                         a.node().row_dim,
                         a.node().col_dim});
}

template Var<double> softmax(Var<double>, Each, FullyMaskedRows);
template Var<float> softmax(Var<float>, Each, FullyMaskedRows);

}  // namespace attention
