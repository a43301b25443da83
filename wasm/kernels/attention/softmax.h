#pragma once

#include "kernels/tiles/pair.h"
#include "kernels/tiles/panels.h"

namespace attention::kernels {

/// State of the online softmax of 8 queries, one number per query, with scores in base 2.
struct alignas(16) OnlineSoftmax {
  float largest[kPanel];
  float sum[kPanel];
  /// Factor for previous sums after a larger score.
  float rescale[kPanel];
};

OnlineSoftmax initial_softmax();

/// Milakov & Gimelshein, Online normalizer calculation for softmax (2018), algorithm 3, for 8 queries at a
/// time. `scores`, `keys` × 8 with the `largest` of each column, become 2^(score − largest so far), which is
/// 1 at most.
void softmax_step(float* scores, int keys, const float* largest, OnlineSoftmax& softmax);

/// 1 / sum for each query; 0 for one that saw no key, so that its weights and its context are 0.
Pair reciprocals(const OnlineSoftmax& softmax);

}  // namespace attention::kernels
