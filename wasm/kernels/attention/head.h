#pragma once

#include "kernels/tiles/panels.h"
#include "kernels/tiles/shape.h"

namespace attention::kernels {

/// One head, packed for the products: Qᵀ · log₂e / √d_k and Kᵀ in panels, V in rows.
struct Head {
  Shape shape;
  Panels query;
  Panels key;
  Rows value;
  /// The last d_v mod 4 columns of V, zero-padded to n × 4; unused if d_v is a multiple of 4.
  const float* value_tail;
};

/// Scale of Q: log₂e / √d_k, since the exponentials are powers of 2.
float score_factor(int d_k);

/// Writes the context, transposed and in panels of d_v rounded up to 4 rows: softmax(Q Kᵀ / √d_k + M) V with
/// at most 64 × 8 scores in memory. Dao et al., FlashAttention (2022), algorithm 1, on transposed blocks.
/// Work is O(m · width of the band · (d_k + d_v)). A query that sees no key gets 0.
void attend_head(const Head& head, Panels context);

}  // namespace attention::kernels
