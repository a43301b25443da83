#pragma once

#include "core/numeric/random.h"

namespace attention {

/// Distribution of initial values of W in X W: fan-in is the number of rows, fan-out that of columns.
enum class Initializer {
  zeros,
  ones,
  /// Normal with mean 0 and standard deviation `normal_deviation`.
  normal,
  /// Uniform on ±√(6 / (fan-in + fan-out)). Glorot and Bengio 2010, equation 16.
  xavier_uniform,
  /// Normal with variance 2 / (fan-in + fan-out). Glorot and Bengio 2010, equation 12.
  xavier_normal,
  /// Uniform on ±√(6 / fan-in): the variance of `he_normal`.
  he_uniform,
  /// Normal with variance 2 / fan-in, for layers with ReLU. He et al. 2015, equation 10.
  he_normal,
};

/// rows × cols initial values, a function of the stream. `normal_deviation` applies to `normal` only.
Matrix<double> initial_parameter(Initializer initializer, Stream stream, Index rows, Index cols,
                                 double normal_deviation = 0.02);

}  // namespace attention
