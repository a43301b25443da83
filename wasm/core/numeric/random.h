#pragma once

#include <cstdint>

#include "core/matrix.h"

/// Counter-based random numbers: a function of seed and index, so that any part of a sequence can be computed
/// without the numbers before it.
namespace attention {

/// One sequence of a generator; different numbers give independent sequences.
struct Stream {
  std::uint32_t seed;
  std::uint32_t number;
};

/// Both distributions have mean 0 and variance 1.
enum class Distribution { normal, uniform };

/// Two independent numbers.
struct Pair {
  double first;
  double second;
};

/// Number `place` of a stream, in (0, 1]: SplitMix64 (Steele, Lea and Flood 2014, figure 15), whose state
/// after k steps is its initial state plus k times a constant. Uses the upper 53 bits.
double uniform(Stream stream, std::uint64_t place);

/// An integer in [0, bound) from number `place` of a stream. `bound` is at most 2³²; probabilities differ by
/// at most 2⁻³².
std::uint64_t random_below(Stream stream, std::uint64_t place, std::uint64_t bound);

/// Pair `place` of a stream: normal by Box and Muller (1958), or uniform on ±√3.
Pair random_pair(Stream stream, std::uint64_t place, Distribution distribution);

/// rows × cols independent numbers with mean 0 and variance 1, in reading order.
Matrix<double> random_matrix(Stream stream, Index rows, Index cols, Distribution distribution);

}  // namespace attention
