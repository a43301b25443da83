#include <algorithm>

#include "core/numeric/elementary.h"
#include "ops/cells.h"
#include "ops/derivative.h"
#include "ops/lines.h"
#include "simd/row_reductions.h"

namespace attention {

namespace log_softmax_op {

/// Rows that are processed together.
constexpr Index block_rows = 8;

/// For `count` rows from `first` on.
void log_softmax_rows(const Matrix<float>& scores, Index first, Index count, Matrix<float>& out) {
  const Index cols = scores.cols();
  float largest[block_rows];
  float totals[block_rows];
  for (Index i = 0; i < count; ++i) {
    const float* const row = &scores(first + i, 0);
    largest[i] = simd::largest(row, cols);
    simd::exp_shifted(row, cols, largest[i], &out(first + i, 0));
  }
  simd::sums(&out(first, 0), count, cols, totals);
  for (Index i = 0; i < count; ++i) {
    const float top = largest[i];
    const float log_of_total = elementary::log(totals[i]);
    const auto logarithm = [=](auto score) {
      return (score - broadcast_like(score, top)) - broadcast_like(score, log_of_total);
    };
    map_run(cols, &out(first + i, 0), logarithm, &scores(first + i, 0));
  }
}

/// The same order of additions as the generic forward.
void forward_simd(const Matrix<float>& scores, Matrix<float>& out) {
  out.resize(scores.rows(), scores.cols());
  for (Index first = 0; first < scores.rows(); first += block_rows)
    log_softmax_rows(scores, first, std::min(block_rows, scores.rows() - first), out);
}

/// dS = G - A Σ_k G_ik, with A = exp(node).
std::optional<Var<double>> derivative(const DerivativeContext& of) {
  const Var<double> shares = helper(of, activation(of.node, Function::exp), "shares", "e^{%}", "shares");
  const Var<double> sums =
      helper(of, sum_to(of.gradient, of.gradient.rows(), 1), "sums", "\\Sigma\\mathrm{d}%", "sums");
  const Var<double> taken = helper(of, multiply(shares, sums), "taken", "e^{%}\\Sigma\\mathrm{d}%", "taken");
  return subtract(of.gradient, taken);
}

void gradient_kernel(const OpContext<float>& self, const Matrix<float>& grad, const OperandGradients& to) {
  if (!to.is_required(0)) return;
  const Matrix<float>& logs = self.node.data;
  const bool is_first = to.is_first(0);
  Matrix<float>& sum = to[0];
  for (Index i = 0; i < grad.rows(); ++i) {
    float* const row = &sum(i, 0);
    const float total = sum_run(0.0f, grad.cols(), [](auto g, auto) { return g; }, &grad(i, 0), &grad(i, 0));
    const auto part = [total](auto g, auto log) {
      return g - elementary::exp(log) * broadcast_like(g, total);
    };
    const auto added = [part](auto before, auto g, auto log) { return before + part(g, log); };
    if (is_first)
      map_run(grad.cols(), row, part, &grad(i, 0), &logs(i, 0));
    else
      map_run(grad.cols(), row, added, row, &grad(i, 0), &logs(i, 0));
  }
}

/// Computes the logarithm of the sum, not of the weights, which may underflow.
template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Matrix<T>& scores = self.operand(0);
  if constexpr (std::is_same_v<T, float>) return forward_simd(scores, out);
  out.resize(scores.rows(), scores.cols());
  const Lines rows(scores, Each::row);
  for (Index i = 0; i < rows.count; ++i) {
    const T largest = largest_in_line(scores, rows, i);
    T total = 0;
    for (Index k = 0; k < scores.cols(); ++k) total += elementary::exp(scores(i, k) - largest);
    for (Index k = 0; k < scores.cols(); ++k) out(i, k) = (scores(i, k) - largest) - elementary::log(total);
  }
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Matrix<T>& scores = self.operand(0);
  const T largest = largest_in_line(scores, Lines(scores, Each::row), row);
  Explanation out{Reduction::log_softmax, {}, static_cast<double>(self.node.data(row, col)), {}};
  out.chosen = static_cast<int>(col);
  for (Index k = 0; k < scores.cols(); ++k)
    out.terms.push_back({{self.factor(0, row, k), constant(static_cast<double>(largest))},
                         static_cast<double>(elementary::exp(scores(row, k) - largest))});
  out.names_cell = true;
  out.sentence = {"explain.log_softmax",
                  {{"column", col + 1}, {"row", row + 1}, {"of", display_name(self.operand_node(0))}}};
  return out;
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\log\\operatorname{softmax}\\left(\\arg{0}\\right)";
}

template <class T>
const Op<T> op = {.name = "log_softmax",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative,
                  .gradient_kernel = gradient_kernel};

}  // namespace log_softmax_op

template <class T>
Var<T> log_softmax(Var<T> a) {
  return a.tape->record({&log_softmax_op::op<T>, {a.id}, {}, a.node().row_dim, a.node().col_dim});
}

template Var<double> log_softmax(Var<double>);
template Var<float> log_softmax(Var<float>);

}  // namespace attention
