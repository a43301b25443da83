#include "core/numeric/rounding.h"

#include <cmath>

namespace attention {

namespace {

/// Numbers below stand for -∞ in a mask: beside them rounding loses the scores, which is a mistake of its
/// own.
constexpr double masked = -5000;

/// Mulberry32, in [-1, 1).
double next_number(std::uint32_t& state) {
  state += 0x6d2b79f5U;
  std::uint32_t mixed = (state ^ (state >> 15U)) * (state | 1U);
  mixed ^= mixed + (mixed ^ (mixed >> 7U)) * (mixed | 61U);
  return static_cast<double>(mixed ^ (mixed >> 14U)) / 2147483648.0 - 1;
}

/// Whole numbers come without rounding: the zeros and ones of a mask, positions, counts. So do infinities and
/// NaN.
bool is_rounded(double number) {
  return number > masked && std::isfinite(number) && std::floor(number) != number;
}

}  // namespace

void Rounding::apply(Matrix<double>& numbers) {
  if (unit == 0) return;
  for (Index at = 0; at < numbers.size(); ++at) {
    double& number = numbers.data()[at];
    const double random = next_number(seed);
    const double size = unit * std::abs(number) + least;
    if (is_rounded(number)) number += size * (random + (random < 0 ? -1 : 1)) / 2;
  }
}

}  // namespace attention
