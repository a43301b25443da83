#pragma once

#include <vector>

#include "core/numeric/random.h"

namespace attention {

/// Assigns examples of a fixed set to steps: the set is shuffled in each epoch and split into batches. A
/// function of seed and step, so that a run can resume at any step.
class Batches {
 public:
  /// `examples` in total, `size` per batch; incomplete batches are dropped.
  Batches(Index examples, Index size, Stream stream);

  /// The index of example `place` of the batch of step `step` (from 1).
  Index example(std::uint64_t step, Index place);

 private:
  /// Fisher-Yates shuffle; Durstenfeld 1964, algorithm 235.
  void shuffle(std::uint64_t round);

  Index size_;
  std::uint64_t per_round_;
  Stream stream_;
  std::uint64_t round_ = 0;
  std::vector<Index> order_;
};

}  // namespace attention
