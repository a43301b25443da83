#pragma once

#include <string>
#include <vector>

#include "core/random.h"

/// What is to be learned: examples without end, made from a seed.
namespace attention {

/// A sequence, and what stands next at each of its last places.
struct Example {
  std::vector<Index> words;
  std::vector<Index> next;
};

struct Task {
  std::string id;
  /// How many words there are.
  Index words;
  /// How long a sequence is, and how many of its last places must be told.
  Index length;
  Index asked;
  /// Writes example `number` of a stream; both lists have their lengths already.
  void (*make)(const Task&, Stream, std::uint64_t number, Example&);
};

/// `symbols` out of so many, a stop, and the same backwards: "3 1 4 | 4 1 3". All after the stop is asked.
Task reversal(Index symbols, Index count);

/// A run of different words again and again, with a period that is never the same for long: what stands next
/// is what stood after the same word before. Elhage et al. 2021, “induction heads”. The second half is asked.
Task induction(Index words, Index length);

/// The task of that name, in the size that the page shows. Throws InputError when there is none.
Task task_named(const std::string& id);

/// Examples to learn from, and others to be measured by, come from different streams.
inline Stream training_stream(std::uint32_t seed) { return {seed, 1'000'001}; }
inline Stream held_out_stream(std::uint32_t seed) { return {seed, 1'000'002}; }

}  // namespace attention
