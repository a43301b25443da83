#include "training/parameters/initialization.h"

#include <cmath>

namespace attention {

namespace {

bool is_uniform(Start start) { return start == Start::xavier_uniform || start == Start::he_uniform; }

/// The standard deviation that a parameter starts with.
double spread_of(Start start, double fan_in, double fan_out, double spread) {
  switch (start) {
    case Start::xavier_uniform:
    case Start::xavier_normal:
      return std::sqrt(2 / (fan_in + fan_out));
    case Start::he_uniform:
    case Start::he_normal:
      return std::sqrt(2 / fan_in);
    default:
      return spread;
  }
}

}  // namespace

Matrix<double> initial_parameter(Start start, Stream stream, Index rows, Index cols, double spread) {
  if (start == Start::zeros) return Matrix<double>::Zero(rows, cols);
  if (start == Start::ones) return Matrix<double>::Ones(rows, cols);
  const Distribution distribution = is_uniform(start) ? Distribution::uniform : Distribution::normal;
  const double deviation = spread_of(start, static_cast<double>(rows), static_cast<double>(cols), spread);
  return deviation * random_matrix(stream, rows, cols, distribution);
}

}  // namespace attention
