#pragma once

#include "simd/f32x4.h"

namespace attention::simd {

/// Weights below 2⁻⁶⁴ of the largest become exactly 0: further down, products with them would be denormal
/// numbers, which processors multiply up to 18 times slower. Taking 2⁻⁶⁴ off every power does it without a
/// comparison.
constexpr float kSmallestExponent = -64;
constexpr float kSmallestPower = 0x1p-64f;

/// 1.5 · 2²³: adding it rounds to a whole number, and leaves that in the lowest bits.
constexpr float kRounder = 12582912.0f;

/// 2ˣ for x ≤ 0, within 4 units of 2⁻²⁴ (tests/native/fast/exp2_test.cpp); 0 from 2⁻⁶⁴ down; NaN stays NaN;
/// 2⁰ is exactly 1.
///
/// x = k + r with k whole and |r| ≤ ½. 2ʳ is a polynomial whose largest relative error on that range is the
/// least possible for its degree (9.2e-8); k is added to the exponent bits.
///
/// An object, made before a loop, because the constants are to be read from memory and stay in registers: V8
/// builds a constant that stands in the code anew in every round, which takes longer than the arithmetic.
class Exp2 {
 public:
  F32x4 operator()(F32x4 x) const {
    const F32x4 limited = larger(smallest_, x);
    const F32x4 shifted = limited + rounder_;
    const F32x4 r = limited - (shifted - rounder_);
    F32x4 power = terms_[0];
    for (int i = 1; i < kTerms; ++i) power = multiply_add(power, r, terms_[i]);
    const I32x4 bits = reinterpret_cast<I32x4>(power) + (reinterpret_cast<I32x4>(shifted) << 23);
    // What was limited is 2⁻⁶⁴ exactly, and becomes 0; all that is much larger stays what it is.
    return reinterpret_cast<F32x4>(bits) - smallest_power_;
  }

 private:
  static constexpr int kTerms = 6;
  /// Defined in exp2.cpp, where no loop can see what they are.
  static const float kCoefficients[kTerms];
  static const float kLimits[3];

  F32x4 terms_[kTerms] = {splat(kCoefficients[0]), splat(kCoefficients[1]), splat(kCoefficients[2]),
                          splat(kCoefficients[3]), splat(kCoefficients[4]), splat(kCoefficients[5])};
  F32x4 rounder_ = splat(kLimits[0]);
  F32x4 smallest_ = splat(kLimits[1]);
  F32x4 smallest_power_ = splat(kLimits[2]);
};

}  // namespace attention::simd
