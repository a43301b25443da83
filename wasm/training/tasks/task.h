#pragma once

#include <string>

#include "core/numeric/random.h"
#include "training/tasks/examples.h"

/// Generators of examples for a language model.
namespace attention {

struct Task {
  std::string id;
  /// Size of the vocabulary.
  Index words;
  /// Length of a sequence, and the number of its last positions that have targets.
  Index length;
  Index n_targets;
  /// Writes example `number` of a stream; source and target already have their size.
  void (*make)(const Task&, Stream, std::uint64_t number, Example&);
};

/// `count` of `symbols` symbols, a separator, and the reverse: "3 1 4 | 4 1 3". Targets are the words after
/// the separator.
Task reversal(Index symbols, Index count);

/// A repeated sequence of distinct words with random period, so that the next word is the one that followed
/// the last occurrence. Elhage et al. 2021, “induction heads”. Targets are in the second half.
Task induction(Index words, Index length);

/// The task of that name; 0 words or length means the default. Throws InputError for an unknown name or
/// invalid sizes.
Task task_named(const std::string& id, Index words = 0, Index length = 0);

/// Separate streams for training and held-out examples.
inline Stream training_stream(std::uint32_t seed) { return {seed, 1'000'001}; }
inline Stream held_out_stream(std::uint32_t seed) { return {seed, 1'000'002}; }

/// Stream for shuffling a fixed set.
inline Stream order_stream(std::uint32_t seed) { return {seed, 1'000'003}; }

/// The first `count` examples of a stream.
Examples examples_of(const Task& task, Stream stream, std::size_t count);

}  // namespace attention
