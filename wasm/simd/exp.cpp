#include "simd/exp.h"

namespace attention::simd {

constinit const ExpConstants exp_constants = {
    .per_ln2 = splat(0x1.715476p+0f),
    // 1.5 · 2²³: adding it rounds to a whole number, and leaves that in the lowest bits.
    .rounder = splat(12582912.0f),
    // ln 2 in two pieces: the first has 15 bits, so that a whole number up to 2⁸ times it is exact.
    .ln2_high = splat(0x1.62e4p-1f),
    .ln2_low = splat(0x1.7f7d1cp-20f),
    .smallest = splat(-87.3f),
    .largest = splat(88.72f),
    .terms = {splat(1 / 5040.0f), splat(1 / 720.0f), splat(1 / 120.0f), splat(1 / 24.0f), splat(1 / 6.0f),
              splat(0.5f), splat(1.0f), splat(1.0f)},
};

}  // namespace attention::simd
