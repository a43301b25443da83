#pragma once

#include <array>
#include <cstddef>

#include "simd/f32x4.h"

namespace attention::simd {

/// A polynomial with `count` coefficients, highest power first.
template <int count>
struct Polynomial {
  F32x4 terms[count];

  template <class MultiplyAdd>
  F32x4 operator()(F32x4 r, MultiplyAdd multiply_add) const {
    F32x4 sum = terms[0];
    for (int i = 1; i < count; ++i) sum = multiply_add(sum, r, terms[i]);
    return sum;
  }
};

/// The series of exp(r log base): coefficient k is (log base)ᵏ / k!.
template <std::size_t count>
constexpr std::array<double, count> exp_series(double log_of_base) {
  std::array<double, count> out{1};
  for (std::size_t k = 1; k < count; ++k) out[k] = out[k - 1] * log_of_base / static_cast<double>(k);
  return out;
}

/// The first `count` coefficients, each rounded to float.
template <int count>
constexpr Polynomial<count> rounded(const auto& coefficients) {
  Polynomial<count> out{};
  for (int k = 0; k < count; ++k) out.terms[count - 1 - k] = splat(static_cast<float>(coefficients[k]));
  return out;
}

/// x · 2ᵏ, where `shifted` is k + 1.5 · 2²³: k is added to the bits of the exponent. Out-of-range k wraps
/// around in unsigned arithmetic.
inline F32x4 scale_by_power_of_two(F32x4 x, F32x4 shifted) {
  return reinterpret_cast<F32x4>(reinterpret_cast<U32x4>(x) + (reinterpret_cast<U32x4>(shifted) << 23));
}

/// 1.5 · 2²³: adding it rounds to an integer, stored in the lowest bits.
constexpr float kRounder = 12582912.0f;

/// The constants of exp, as vectors. Defined in exp.cpp, so that they are not inlined: V8 rematerializes
/// inline constants in every iteration with three instructions; a load takes one.
struct ExpConstants {
  F32x4 per_ln2, rounder, ln2_high, ln2_low, smallest, largest;
  Polynomial<8> series;
};
extern const ExpConstants exp_constants;

/// eˣ within 1 ulp of float, bit-identical on every machine: only rounded additions and multiplications. 0
/// below -87.3, where it would become denormal, and infinity above 88.7; NaN stays NaN.
///
/// x = k ln 2 + r with integer k and |r| ≤ ½ ln 2, so that eˣ = 2ᵏ eʳ. The remainder of the series is below
/// 2⁻²⁷.
inline F32x4 exp(F32x4 x) {
  const ExpConstants& of = exp_constants;
  const F32x4 shifted = x * of.per_ln2 + of.rounder;
  const F32x4 k = shifted - of.rounder;
  const F32x4 r = (x - k * of.ln2_high) - k * of.ln2_low;
  const F32x4 sum = of.series(r, [](F32x4 a, F32x4 b, F32x4 c) { return a * b + c; });
  const F32x4 found = x < of.smallest ? F32x4{} : scale_by_power_of_two(sum, shifted);
  const F32x4 limited = x > of.largest ? splat(__builtin_inff()) : found;
  return x == x ? limited : x;
}

inline float exp(float x) { return exp(splat(x))[0]; }

}  // namespace attention::simd
