#pragma once

#include "simd/exp.h"

namespace attention::simd {

/// Weights below 2⁻⁶⁴ of the largest are flushed to 0, since products with denormal numbers are up to 18
/// times slower. Subtracting 2⁻⁶⁴ from every power does so without a comparison.
constexpr float kSmallestExponent = -64;
constexpr float kSmallestPower = 0x1p-64f;

struct Exp2Constants {
  F32x4 rounder, smallest_exponent, smallest_power;
  Polynomial<7> series;
};
extern const Exp2Constants exp2_constants;

/// 2ˣ for x ≤ 0, within 4 units of 2⁻²⁴ (tests/native/simd/exp2_test.cpp); 0 from 2⁻⁶⁴ down; NaN stays NaN;
/// 2⁰ is exactly 1. Sufficient for the kernels for long sequences, and 5 to 20 % faster than exp.
///
/// x = k + r with integer k and |r| ≤ ½, so that 2ˣ = 2ᵏ 2ʳ. The error of the polynomial is below 2⁻²⁷.
///
/// Create the object before a loop, so that its constants stay in registers.
class Exp2 {
 public:
  F32x4 operator()(F32x4 x) const {
    const F32x4 limited = larger(of_.smallest_exponent, x);
    const F32x4 shifted = limited + of_.rounder;
    const F32x4 r = limited - (shifted - of_.rounder);
    const F32x4 power = of_.series(r, [](F32x4 a, F32x4 b, F32x4 c) { return multiply_add(a, b, c); });
    // A clamped power is exactly 2⁻⁶⁴ and becomes 0; much larger powers do not change.
    return scale_by_power_of_two(power, shifted) - of_.smallest_power;
  }

 private:
  const Exp2Constants of_ = exp2_constants;
};

}  // namespace attention::simd
