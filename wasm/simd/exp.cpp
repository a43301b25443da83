#include "simd/exp.h"

namespace attention::simd {

constinit const ExpConstants exp_constants = {
    .per_ln2 = splat(0x1.715476p+0f),
    .rounder = splat(kRounder),
    // ln 2 as a sum of two: the first has 15 bits, so that its product with integers up to 2⁸ is exact.
    .ln2_high = splat(0x1.62e4p-1f),
    .ln2_low = splat(0x1.7f7d1cp-20f),
    .smallest = splat(-87.3f),
    .largest = splat(88.72f),
    .series = rounded<8>(exp_series<8>(1)),
};

}  // namespace attention::simd
