#include "experiments/random.h"

#include <cmath>
#include <numbers>

namespace attention {

namespace {

constexpr std::uint64_t golden = 0x9e3779b97f4a7c15;

std::uint64_t mixed(std::uint64_t bits) {
  bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9;
  bits = (bits ^ (bits >> 27)) * 0x94d049bb133111eb;
  return bits ^ (bits >> 31);
}

/// Where a stream starts. Mixing spreads neighbouring seeds and numbers over all 2⁶⁴ starts.
std::uint64_t start(Stream stream) {
  return mixed(mixed(stream.seed + golden) + golden * (std::uint64_t{stream.number} + 1));
}

}  // namespace

double uniform(Stream stream, std::uint64_t place) {
  const std::uint64_t bits = mixed(start(stream) + golden * (place + 1));
  return (static_cast<double>(bits >> 11) + 1) * 0x1p-53;
}

Pair random_pair(Stream stream, std::uint64_t place, Law law) {
  const double u = uniform(stream, 2 * place);
  const double v = uniform(stream, 2 * place + 1);
  if (law == Law::uniform) return {std::numbers::sqrt3 * (2 * u - 1), std::numbers::sqrt3 * (2 * v - 1)};
  const double radius = std::sqrt(-2 * std::log(u));
  const double angle = 2 * std::numbers::pi * v;
  return {radius * std::cos(angle), radius * std::sin(angle)};
}

Matrix<double> random_matrix(Stream stream, Index rows, Index cols, Law law) {
  Matrix<double> out(rows, cols);
  for (Index k = 0; k < out.size(); ++k) {
    const Pair pair = random_pair(stream, static_cast<std::uint64_t>(k / 2), law);
    out.data()[k] = k % 2 == 0 ? pair.first : pair.second;
  }
  return out;
}

}  // namespace attention
