#pragma once

#include <vector>

#include "core/numeric/random.h"

namespace attention {

/// Which examples of a fixed set a step sees: the set is shuffled for each round through it, and taken in
/// pieces. All follows from the seed and the step, so a run may go back to any of its steps.
class Batches {
 public:
  /// `examples` in all, `size` a step; a rest that fills no batch waits for the next round.
  Batches(Index examples, Index size, Stream stream);

  /// The number of the example that stands at place `place` of step `step`, from 1.
  Index example(std::uint64_t step, Index place);

 private:
  /// Fisher and Yates; Durstenfeld 1964, algorithm 235.
  void shuffle(std::uint64_t round);

  Index size_;
  std::uint64_t per_round_;
  Stream stream_;
  std::uint64_t round_ = 0;
  std::vector<Index> order_;
};

}  // namespace attention
