#pragma once

#include "fast/f32x4.h"

namespace attention::fast {

/// Weights below 2⁻⁶⁴ of the largest become exactly 0: further down, products with them would be denormal
/// numbers, which processors multiply up to 18 times slower. Taking 2⁻⁶⁴ off every power does it without a
/// comparison.
constexpr float kSmallestExponent = -64;
constexpr float kSmallestPower = 0x1p-64f;

/// 2ˣ for x ≤ 0, within 4 units of 2⁻²⁴ (tests/native/fast/exp2_test.cpp); 0 from 2⁻⁶⁴ down; NaN stays NaN;
/// 2⁰ is exactly 1.
///
/// x = k + r with k whole and |r| ≤ ½. 2ʳ is a polynomial whose largest relative error on that range is the
/// least possible for its degree (9.2e-8); k is added to the exponent bits.
inline F32x4 exp2_below_one(F32x4 x) {
  // Adding 1.5 · 2²³ rounds to a whole number, and leaves it in the lowest bits.
  const F32x4 rounder = splat(12582912.0f);
  const F32x4 limited = larger(splat(kSmallestExponent), x);
  const F32x4 shifted = limited + rounder;
  const F32x4 r = limited - (shifted - rounder);
  F32x4 power = splat(1.326472731307149e-3f);
  power = multiply_add(power, r, splat(9.671512991189957e-3f));
  power = multiply_add(power, r, splat(5.550733581185341e-2f));
  power = multiply_add(power, r, splat(2.4022242426872253e-1f));
  power = multiply_add(power, r, splat(6.931470036506653e-1f));
  power = multiply_add(power, r, splat(1.0f));
  const I32x4 bits = reinterpret_cast<I32x4>(power) + (reinterpret_cast<I32x4>(shifted) << 23);
  // What was limited is 2⁻⁶⁴ exactly, and becomes 0; all that is much larger stays what it is.
  return reinterpret_cast<F32x4>(bits) - splat(kSmallestPower);
}

}  // namespace attention::fast
