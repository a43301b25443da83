#include "simd/exp.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>

namespace attention::tests::exp_test {

TEST_CASE("simd: exp is within 1 ulp") {
  constexpr double unit = std::numeric_limits<float>::epsilon();
  for (int k = -87'000; k <= 88'000; ++k) {
    const float x = static_cast<float>(k) * 1e-3f;
    const double expected = std::exp(static_cast<double>(x));
    CAPTURE(x);
    REQUIRE_LE(std::abs(static_cast<double>(simd::exp(x)) - expected), unit * expected);
  }
}

TEST_CASE("simd: exp at the ends of its range") {
  constexpr float infinity = std::numeric_limits<float>::infinity();
  CHECK_EQ(simd::exp(0.0f), 1);
  CHECK_EQ(simd::exp(-0.0f), 1);
  CHECK_EQ(simd::exp(-infinity), 0);
  CHECK_EQ(simd::exp(-88.0f), 0);
  CHECK_EQ(simd::exp(-1e30f), 0);
  CHECK_EQ(simd::exp(infinity), infinity);
  CHECK_EQ(simd::exp(89.0f), infinity);
  CHECK_EQ(simd::exp(1e30f), infinity);
  CHECK(std::isnan(simd::exp(std::numeric_limits<float>::quiet_NaN())));
  CHECK(std::isfinite(simd::exp(88.7f)));
}

}  // namespace attention::tests::exp_test
