#include "core/numeric/random.h"

#include <cmath>
#include <numbers>

#include "core/numeric/elementary.h"

namespace attention {

namespace {

constexpr std::uint64_t golden_gamma = 0x9e3779b97f4a7c15;

std::uint64_t mix(std::uint64_t bits) {
  bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9;
  bits = (bits ^ (bits >> 27)) * 0x94d049bb133111eb;
  return bits ^ (bits >> 31);
}

/// The initial state of a stream. Mixing spreads neighbouring seeds and numbers over all 2⁶⁴ states.
std::uint64_t initial_state(Stream stream) {
  return mix(mix(stream.seed + golden_gamma) + golden_gamma * (std::uint64_t{stream.number} + 1));
}

std::uint64_t bits_at(Stream stream, std::uint64_t place) {
  return mix(initial_state(stream) + golden_gamma * (place + 1));
}

}  // namespace

double uniform(Stream stream, std::uint64_t place) {
  return (static_cast<double>(bits_at(stream, place) >> 11) + 1) * 0x1p-53;
}

std::uint64_t random_below(Stream stream, std::uint64_t place, std::uint64_t bound) {
  // The upper 32 bits of a 64-bit product: no division, and all random bits count.
  return (bits_at(stream, place) >> 32) * bound >> 32;
}

Pair random_pair(Stream stream, std::uint64_t place, Distribution distribution) {
  const double u = uniform(stream, 2 * place);
  const double v = uniform(stream, 2 * place + 1);
  if (distribution == Distribution::uniform)
    return {std::numbers::sqrt3 * (2 * u - 1), std::numbers::sqrt3 * (2 * v - 1)};
  const double radius = std::sqrt(-2 * portable::log(u));
  const double angle = 2 * std::numbers::pi * v;
  return {radius * portable::cos(angle), radius * portable::sin(angle)};
}

Matrix<double> random_matrix(Stream stream, Index rows, Index cols, Distribution distribution) {
  Matrix<double> out(rows, cols);
  for (Index k = 0; k < out.size(); ++k) {
    const Pair pair = random_pair(stream, static_cast<std::uint64_t>(k / 2), distribution);
    out.data()[k] = k % 2 == 0 ? pair.first : pair.second;
  }
  return out;
}

}  // namespace attention
