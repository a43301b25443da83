#pragma once

#include <string>

#include "core/numeric/random.h"
#include "training/tasks/examples.h"

/// What is to be learned: examples without end, made from a seed, for a language model.
namespace attention {

struct Task {
  std::string id;
  /// How many words there are.
  Index words;
  /// How long a sequence is, and how many of its last places must be told.
  Index length;
  Index asked;
  /// Writes example `number` of a stream; its source and target have their lengths already.
  void (*make)(const Task&, Stream, std::uint64_t number, Example&);
};

/// `symbols` out of so many, a stop, and the same backwards: "3 1 4 | 4 1 3". All after the stop is asked.
Task reversal(Index symbols, Index count);

/// A run of different words again and again, with a period that is never the same for long: what stands next
/// is what stood after the same word before. Elhage et al. 2021, “induction heads”. The second half is asked.
Task induction(Index words, Index length);

/// The task of that name with so many words and places; 0 means as many as the page shows. Throws InputError
/// when there is none, or these sizes make none.
Task task_named(const std::string& id, Index words = 0, Index length = 0);

/// Examples to learn from, and others to be measured by, come from different streams.
inline Stream training_stream(std::uint32_t seed) { return {seed, 1'000'001}; }
inline Stream held_out_stream(std::uint32_t seed) { return {seed, 1'000'002}; }

/// What shuffles a fixed set.
inline Stream order_stream(std::uint32_t seed) { return {seed, 1'000'003}; }

/// The first `count` examples of a stream.
Examples examples_of(const Task& task, Stream stream, std::size_t count);

}  // namespace attention
