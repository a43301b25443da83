#include "simd/exp2.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>

namespace attention::tests::exp2_test {

namespace {

float power(float x) { return simd::Exp2()(simd::splat(x))[0]; }

}  // namespace

TEST_CASE("simd: powers of 2 are within 4 units of 2⁻²⁴") {
  double worst = 0;
  for (int k = 0; k <= 64 * 4096; ++k) {
    const float x = static_cast<float>(-k / 4096.0);
    const double expected = std::exp2(static_cast<double>(x));
    worst = std::max(worst, (std::abs(power(x) - expected) - 0x1p-64) / expected);
  }
  CHECK_LE(worst, 4 * 0x1p-24);
}

TEST_CASE("simd: powers of 2 at the ends") {
  CHECK_EQ(power(0), 1.0f);
  CHECK_EQ(power(-1), 0.5f);
  CHECK_EQ(power(-30), 0x1p-30f);
  CHECK_EQ(power(-64), 0.0f);
  CHECK_EQ(power(-1e30f), 0.0f);
  CHECK_EQ(power(-std::numeric_limits<float>::infinity()), 0.0f);
  CHECK(std::isnan(power(std::numeric_limits<float>::quiet_NaN())));
}

}  // namespace attention::tests::exp2_test
