#include "training/parameters/initialization.h"

#include <cmath>

namespace attention {

namespace {

bool is_uniform(Initializer initializer) {
  return initializer == Initializer::xavier_uniform || initializer == Initializer::he_uniform;
}

/// The standard deviation of the initial values.
double standard_deviation(Initializer initializer, double fan_in, double fan_out, double normal_deviation) {
  switch (initializer) {
    case Initializer::xavier_uniform:
    case Initializer::xavier_normal:
      return std::sqrt(2 / (fan_in + fan_out));
    case Initializer::he_uniform:
    case Initializer::he_normal:
      return std::sqrt(2 / fan_in);
    default:
      return normal_deviation;
  }
}

}  // namespace

Matrix<double> initial_parameter(Initializer initializer, Stream stream, Index rows, Index cols,
                                 double normal_deviation) {
  if (initializer == Initializer::zeros) return Matrix<double>::Zero(rows, cols);
  if (initializer == Initializer::ones) return Matrix<double>::Ones(rows, cols);
  const Distribution distribution = is_uniform(initializer) ? Distribution::uniform : Distribution::normal;
  const double deviation =
      standard_deviation(initializer, static_cast<double>(rows), static_cast<double>(cols), normal_deviation);
  return deviation * random_matrix(stream, rows, cols, distribution);
}

}  // namespace attention
