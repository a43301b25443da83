#pragma once

#include <cstdint>

#include "core/matrix.h"

namespace attention {

/// Rounding errors of a shorter number format, at random: each number that is not whole is off by half of
/// `unit` times itself plus `least`, to all of that. How far they move the results of a run says how far
/// apart two correct programs may be (Monte Carlo arithmetic, Parker 1997).
struct Rounding {
  /// 2⁻²⁴ for float32; 0 for none.
  double unit = 0;
  /// Half of the distance between the smallest numbers: 2⁻²⁵ for float16.
  double least = 0;
  /// Equal seeds give equal errors, in proportion to unit and least.
  std::uint32_t seed = 0;

  void apply(Matrix<double>& numbers);
};

}  // namespace attention
