#include "core/numeric/elementary.h"

#include <cstddef>
#include <limits>

namespace attention::portable {

namespace {

// ln 2 and π/2 as sums: the leading parts have 33 bits, so that their products with integers up to 2²⁰ are
// exact.
constexpr double ln2_high = 0x1.62e42fefp-1;
constexpr double ln2_low = 0x1.473de6af278edp-34;
constexpr double quarter_high = 0x1.921fb544p+0;
constexpr double quarter_middle = 0x1.0b4611a6p-34;
constexpr double quarter_low = 0x1.3198a2e037073p-69;

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();

/// 1 + z/(first (first + 1)) (1 + z/((first + 2) (first + 3)) (1 + …)): with z = -x², the series of sin for
/// first = 2 and of cos for first = 1, without their leading x and 1.
double alternating(double z, int first) {
  double sum = 1;
  for (int k = first + 16; k >= first; k -= 2) sum = 1 + z / (k * (k + 1)) * sum;
  return sum;
}

/// x = quarter · π/2 + rest with |rest| ≤ π/4; quarter modulo 4.
struct ReducedAngle {
  int quarter;
  double rest;
};

ReducedAngle reduce_angle(double x) {
  const double count = std::floor(x / quarter_high + 0.5);
  const double rest = ((x - count * quarter_high) - count * quarter_middle) - count * quarter_low;
  return {static_cast<int>(static_cast<long long>(count) & 3), rest};
}

/// sin(x + quarters · π/2).
double sine(double x, int quarters) {
  const ReducedAngle at = reduce_angle(x);
  const int quarter = (at.quarter + quarters) & 3;
  const double z = -at.rest * at.rest;
  const double size = quarter % 2 == 0 ? at.rest * alternating(z, 2) : alternating(z, 1);
  return quarter < 2 ? size : -size;
}

}  // namespace

/// exp x = 2ᵏ exp r with |r| ≤ ln 2 / 2, and exp r by its series.
double exp(double x) {
  if (std::isnan(x)) return x;
  if (x > 709.782712893384) return infinity;
  if (x < -745.2) return 0;
  const double k = std::floor(x / ln2_high + 0.5);
  const double r = (x - k * ln2_high) - k * ln2_low;
  double sum = 1;
  for (int n = 13; n >= 1; --n) sum = 1 + r / n * sum;
  return std::ldexp(sum, static_cast<int>(k));
}

/// log(m 2ᵉ) = e ln 2 + 2 artanh s, s = (m - 1) / (m + 1), with m between √½ and √2, and artanh by its
/// series.
double log(double x) {
  if (std::isnan(x) || x == infinity) return x;
  if (x <= 0) return x == 0 ? -infinity : not_a_number;
  int exponent = 0;
  double m = std::frexp(x, &exponent);
  if (m < 0.70710678118654752) {
    m *= 2;
    --exponent;
  }
  const double s = (m - 1) / (m + 1);
  double sum = 0;
  for (int n = 23; n >= 3; n -= 2) sum = (sum + 1.0 / n) * (s * s);
  const double e = exponent;
  return e * ln2_high + (2 * s + (2 * s * sum + e * ln2_low));
}

double sin(double x) { return std::isfinite(x) ? sine(x, 0) : not_a_number; }

double cos(double x) { return std::isfinite(x) ? sine(x, 1) : not_a_number; }

double tanh(double x) {
  // 1 - exp(-2|x|) would cancel, and the omitted terms of the series are below the precision.
  if (std::abs(x) < 1e-4) return x - x * x * x / 3;
  const double decayed = exp(-2 * std::abs(x));
  return std::copysign((1 - decayed) / (1 + decayed), x);
}

}  // namespace attention::portable
