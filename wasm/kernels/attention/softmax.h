#pragma once

#include "kernels/tiles/pair.h"
#include "kernels/tiles/panels.h"

namespace attention::kernels {

/// What the softmax of 8 queries knows so far, one number per query, of the scores in base 2.
struct alignas(16) Progress {
  float largest[kPanel];
  float sum[kPanel];
  /// What is already summed has to be multiplied by this, because a larger score has turned up.
  float rescale[kPanel];
};

Progress nothing_seen();

/// Milakov & Gimelshein, Online normalizer calculation for softmax (2018), algorithm 3, for 8 queries at a
/// time. `scores`, `keys` × 8 with the `largest` of each column, become 2^(score − largest so far), which is
/// 1 at most.
void softmax_step(float* scores, int keys, const float* largest, Progress& progress);

/// 1 / sum for each query; 0 for one that saw no key, so that its weights and its context are 0.
Pair reciprocals(const Progress& progress);

}  // namespace attention::kernels
