#include "simd/exp2.h"

namespace attention::simd {

namespace {

/// The series of 2ʳ up to r⁶. The next term is replaced by the closest polynomial of degree 5 for |r| ≤ ½, r⁷
/// ≈ 7 r⁵ / 16 − 7 r³ / 128 + 7 r / 4096 (Chebyshev economization), which leaves 1 / 64 of its error.
constexpr std::array<double, 8> economized_series() {
  std::array<double, 8> terms = exp_series<8>(0.69314718055994531);
  terms[5] += terms[7] * 7 / 16;
  terms[3] -= terms[7] * 7 / 128;
  terms[1] += terms[7] * 7 / 4096;
  return terms;
}

}  // namespace

constinit const Exp2Constants exp2_constants = {
    .rounder = splat(kRounder),
    .smallest_exponent = splat(kSmallestExponent),
    .smallest_power = splat(kSmallestPower),
    .series = rounded<7>(economized_series()),
};

}  // namespace attention::simd
