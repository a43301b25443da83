#pragma once

#include "core/matrix.h"
#include "kernels/tiles/shape.h"

/// Derived error bounds of float32 against the tape. u = 2⁻²⁴ bounds the relative error of one operation.
///
/// Let A = max over the keys of Σ |q_k| |k_k| / √d_k for one query, in units of the scores.
/// 1. A score passes through the rounded factor, its product with q, and one product and d_k sums: (d_k + 3)
/// u A. Minus
///    the largest, it is at most 2 A large: 2 u A more.
/// 2. The power of 2 is within 4 u (wasm/simd/exp2.h).
/// 3. A larger score in one of B blocks rescales what came before: 5 u a block, and the arguments of all
/// these powers
///    together are at most 2 A: 2 u A.
/// So a term of the softmax has a relative error of ε = u ((d_k + 7) A + 4 + 5 B), and the quotient of a term
/// and the sum of all terms one of 2 ε. The sum and the context are each added up `added` terms a block and B
/// blocks: u (added + 2 B) each; and dividing takes 2 u. The largest weight that is flushed to 0 is 2⁻⁶⁴.
namespace attention::tests {

constexpr double kUnit = 0x1p-24;
constexpr double kFlushed = 0x1p-60;

/// Relative error of weights, with `deviations` as an additional absolute error of the scores.
inline double relative_error(double size_of_scores, int d_k, int blocks, int added, double deviations = 0) {
  const double term = deviations + kUnit * ((d_k + 7) * size_of_scores + 4 + 5 * blocks);
  return 2 * term + 2 * kUnit * (added + 2 * blocks + 1);
}

/// max over j of (|Q| |K|ᵀ)_ij / √d_k, for each query i.
inline Eigen::VectorXd size_of_scores(const Matrix<double>& query, const Matrix<double>& key) {
  const Matrix<double> sizes = query.cwiseAbs() * key.cwiseAbs().transpose();
  return sizes.rowwise().maxCoeff() / std::sqrt(static_cast<double>(query.cols()));
}

/// Terms per block, and the number of blocks of a query.
constexpr int kBlock = 64;
inline int blocks_of(Index n) { return static_cast<int>(n) / kBlock + 2; }

}  // namespace attention::tests
