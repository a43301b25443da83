#pragma once

#include <random>

#include "kernels/tiles/shape.h"
#include "ops/ops.h"

/// Random operands for the kernels, and the same problem on the double tape.
namespace attention::tests {

/// Multiples of 2⁻⁷ in [-size, size), exact in float32.
inline Matrix<double> exact(Index rows, Index cols, unsigned seed, double size = 2) {
  std::mt19937 engine(seed);
  std::uniform_int_distribution<int> whole(-128, 127);
  return Matrix<double>::NullaryExpr(rows, cols, [&](Index, Index) { return size * whole(engine) / 128.0; });
}

struct Problem {
  kernels::Shape shape;
  Matrix<double> query;
  Matrix<double> key;
  Matrix<double> value;
};

inline Problem problem(const kernels::Shape& shape, unsigned seed, double size = 2) {
  return {shape, exact(shape.m, shape.d_k, seed, size), exact(shape.n, shape.d_k, seed + 1, size),
          exact(shape.n, shape.d_v, seed + 2, size)};
}

inline bool sees(const kernels::Band& band, Index i, Index j) {
  return j - i >= band.low && j - i <= band.high;
}

struct Expected {
  Matrix<double> weights;
  Matrix<double> context;
};

/// The reference result, by the ops of the tape.
inline Expected tape_reference(const Problem& of) {
  const Matrix<double> band = Matrix<double>::NullaryExpr(of.shape.m, of.shape.n, [&](Index i, Index j) {
    return sees(of.shape.band, i, j) ? 0 : -std::numeric_limits<double>::infinity();
  });
  Tape<double> tape;
  const auto given = [&](const Matrix<double>& data) { return tape.given(data, "", ""); };
  const double factor = 1 / std::sqrt(static_cast<double>(of.shape.d_k));
  const auto scores = scale(matmul(given(of.query), transpose(given(of.key))), factor, "");
  const auto weights = softmax(mask(scores, given(band)));
  return {weights.data(), matmul(weights, given(of.value)).data()};
}

using Floats = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

inline kernels::Rows rows_of(const Floats& of) { return {of.data(), static_cast<int>(of.cols())}; }
inline kernels::WritableRows writable_rows_of(Floats& of) { return {of.data(), static_cast<int>(of.cols())}; }

}  // namespace attention::tests
