#pragma once

#include "core/numeric/random.h"

namespace attention {

/// Where a parameter starts. It maps rows of X by X W, so its rows are the fan-in and its columns the
/// fan-out.
enum class Start {
  zeros,
  ones,
  /// Normal with mean 0 and standard deviation `spread`.
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

/// rows × cols numbers to start from; they follow from the seed and the number of the stream. `spread` is
/// read by `normal` alone.
Matrix<double> initial_parameter(Start start, Stream stream, Index rows, Index cols, double spread = 0.02);

}  // namespace attention
