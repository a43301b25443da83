#pragma once

#include "fast/f32x4.h"

namespace attention::lanes {

using fast::F32x4;
using fast::I32x4;
using fast::splat;

/// eˣ within a unit of the last place of float, out of sums and products alone: the same bits on every
/// machine. 0 below -87.3, where it would become denormal, and infinity above 88.7; NaN stays NaN.
///
/// x = k ln 2 + r with k whole and |r| ≤ ½ ln 2. eʳ is its series up to r⁷, whose rest is below 2⁻²⁷; k is
/// added to the bits of the exponent.
inline F32x4 exp(F32x4 x) {
  // 1.5 · 2²³: adding it rounds to a whole number, and leaves that in the lowest bits.
  constexpr float rounder = 12582912.0f;
  // ln 2 in two pieces: the first has 15 bits, so that a whole number up to 2⁸ times it is exact.
  constexpr float ln2_high = 0x1.62e4p-1f;
  constexpr float ln2_low = 0x1.7f7d1cp-20f;
  constexpr float terms[] = {1 / 5040.0f, 1 / 720.0f, 1 / 120.0f, 1 / 24.0f, 1 / 6.0f, 0.5f, 1, 1};
  const F32x4 shifted = x * splat(0x1.715476p+0f) + splat(rounder);
  const F32x4 k = shifted - splat(rounder);
  const F32x4 r = (x - k * splat(ln2_high)) - k * splat(ln2_low);
  F32x4 power = splat(terms[0]);
  for (int i = 1; i < 8; ++i) power = power * r + splat(terms[i]);
  const I32x4 bits = reinterpret_cast<I32x4>(power) + (reinterpret_cast<I32x4>(shifted) << 23);
  const F32x4 found = x < splat(-87.3f) ? F32x4{} : reinterpret_cast<F32x4>(bits);
  const F32x4 limited = x > splat(88.72f) ? splat(__builtin_inff()) : found;
  return x == x ? limited : x;
}

inline float exp(float x) { return exp(splat(x))[0]; }

}  // namespace attention::lanes
