#pragma once

#include <cstdint>

#include "core/matrix.h"

/// Random numbers. They follow from a seed and a place alone: any part of a sequence can be
/// had without what stands before it, in any order and in pieces of any size.
namespace attention {

/// One sequence of a generator: who needs several independent ones gives each its own number.
struct Stream {
  std::uint32_t seed;
  std::uint32_t number;
};

/// What single numbers are drawn from. Both have variance 1, and mean 0 before anything is added.
enum class Distribution { normal, uniform };

/// Two independent numbers.
struct Pair {
  double first;
  double second;
};

/// Number `place` of a stream, in (0, 1]: SplitMix64 (Steele, Lea and Flood 2014, figure 15), whose state
/// after k steps is its start plus k times a constant, so that step k needs no other. The upper 53 bits
/// count.
double uniform(Stream stream, std::uint64_t place);

/// A whole number from 0 up to, but not, `bound`, at place `place` of a stream. `bound` is at most 2³², and
/// no number comes more often than another by more than 1 in 2³².
std::uint64_t random_below(Stream stream, std::uint64_t place, std::uint64_t bound);

/// Pair `place` of a stream: normal by Box and Muller (1958), or uniform on ±√3.
Pair random_pair(Stream stream, std::uint64_t place, Distribution distribution);

/// rows × cols independent numbers with mean 0 and variance 1, in reading order.
Matrix<double> random_matrix(Stream stream, Index rows, Index cols, Distribution distribution);

}  // namespace attention
