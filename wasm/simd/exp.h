#pragma once

#include "simd/f32x4.h"

namespace attention::simd {

using simd::F32x4;
using simd::splat;
using simd::U32x4;

/// What exp is computed with, four times each. Defined in exp.cpp, where no loop can see what they are: a
/// constant that stands in the code V8 builds anew in every round, in three instructions; from memory it
/// takes one.
struct ExpConstants {
  F32x4 per_ln2, rounder, ln2_high, ln2_low, smallest, largest;
  F32x4 terms[8];
};
extern const ExpConstants exp_constants;

/// eˣ within a unit of the last place of float, out of sums and products alone: the same bits on every
/// machine. 0 below -87.3, where it would become denormal, and infinity above 88.7; NaN stays NaN.
///
/// x = k ln 2 + r with k whole and |r| ≤ ½ ln 2. eʳ is its series up to r⁷, whose rest is below 2⁻²⁷; k is
/// added to the bits of the exponent.
inline F32x4 exp(F32x4 x) {
  const ExpConstants& of = exp_constants;
  const F32x4 shifted = x * of.per_ln2 + of.rounder;
  const F32x4 k = shifted - of.rounder;
  const F32x4 r = (x - k * of.ln2_high) - k * of.ln2_low;
  F32x4 power = of.terms[0];
  for (int i = 1; i < 8; ++i) power = power * r + of.terms[i];
  // Where x is out of bounds, this runs over, which unsigned numbers may, and is not looked at.
  const U32x4 bits = reinterpret_cast<U32x4>(power) + (reinterpret_cast<U32x4>(shifted) << 23);
  const F32x4 found = x < of.smallest ? F32x4{} : reinterpret_cast<F32x4>(bits);
  const F32x4 limited = x > of.largest ? splat(__builtin_inff()) : found;
  return x == x ? limited : x;
}

inline float exp(float x) { return exp(splat(x))[0]; }

}  // namespace attention::simd
