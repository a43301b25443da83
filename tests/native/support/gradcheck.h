#pragma once

#include <cmath>
#include <limits>
#include <vector>

#include "ops/op_cases.h"

namespace attention::tests {

/// Weights of the cells in the differentiated scalar: all different, so that errors do not cancel.
inline Matrix<double> test_seed(Index rows, Index cols) {
  return Matrix<double>::NullaryExpr(
      rows, cols, [cols](Index i, Index j) { return std::cos(static_cast<double>(1 + i * cols + j)); });
}

/// Σ seed ⊙ build(operands).
inline double scalar_of(const std::vector<Matrix<double>>& operands, const Build<double>& build) {
  Tape<double> tape;
  const Var<double> out = build(given_all(tape, operands));
  return test_seed(out.rows(), out.cols()).cwiseProduct(out.data()).sum();
}

/// The central difference of scalar_of by cell (i, j) of operand k.
inline double central_difference(std::vector<Matrix<double>> operands, const Build<double>& build,
                                 std::size_t k, Index i, Index j) {
  const double at = operands[k](i, j);
  const double step = std::cbrt(std::numeric_limits<double>::epsilon()) * std::max(1.0, std::abs(at));
  operands[k](i, j) = at + step;
  const double above = scalar_of(operands, build);
  const double upper = operands[k](i, j);
  operands[k](i, j) = at - step;
  const double below = scalar_of(operands, build);
  // The exact distance after rounding.
  return (above - below) / (upper - operands[k](i, j));
}

/// A central difference with step h = ε^(1/3) has a truncation error of h²/6 times the third derivative and a
/// rounding error of ε/h times the values, both about ε^(2/3) of the size of the values.
inline double difference_tolerance(const std::vector<Matrix<double>>& operands, const Build<double>& build) {
  Tape<double> tape;
  const Var<double> out = build(given_all(tape, operands));
  const double size = out.data().cwiseAbs().sum();
  return std::pow(std::numeric_limits<double>::epsilon(), 2.0 / 3) * std::max(1.0, size);
}

/// The gradients of the tape for the same scalar, by operand.
inline std::vector<Matrix<double>> tape_gradients(const std::vector<Matrix<double>>& operands,
                                                  const Build<double>& build) {
  Tape<double> tape;
  const Var<double> out = build(given_all(tape, operands));
  std::vector<Matrix<double>> all = tape.backward(out.id, test_seed(out.rows(), out.cols()));
  all.resize(operands.size());
  return all;
}

/// Whether all ops of the tape have gradient kernels.
inline bool has_gradient_kernels(const Tape<float>& tape) {
  for (int id = 0; id < tape.size(); ++id)
    if (!tape.node(id).operands.empty() && tape.node(id).op->gradient_kernel.function == nullptr)
      return false;
  return true;
}

/// The largest difference between gradients and central differences, relative to the tolerance. Skips
/// non-finite cells.
inline double gradient_error(const std::vector<Matrix<double>>& operands, const Build<double>& build) {
  const std::vector<Matrix<double>> gradients = tape_gradients(operands, build);
  double worst = 0;
  for (std::size_t k = 0; k < operands.size(); ++k)
    for (Index i = 0; i < operands[k].rows(); ++i)
      for (Index j = 0; j < operands[k].cols(); ++j) {
        if (!std::isfinite(operands[k](i, j))) continue;
        const double error = std::abs(gradients[k](i, j) - central_difference(operands, build, k, i, j));
        worst = std::max(worst, std::isnan(error) ? std::numeric_limits<double>::infinity() : error);
      }
  return worst / difference_tolerance(operands, build);
}

}  // namespace attention::tests
