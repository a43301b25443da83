#pragma once

#include "kernels/tiles/panels.h"
#include "kernels/tiles/shape.h"

namespace attention::kernels {

/// One head in the form that the products read: Qᵀ · log₂e / √d_k and Kᵀ in panels, V in rows.
struct Head {
  Shape shape;
  Panels query;
  Panels key;
  Rows value;
  /// The last d_v mod 4 columns of V with zeros beside them, n × 4; not read when d_v is a multiple of 4.
  const float* value_rest;
};

/// What Q has to be multiplied by: log₂e / √d_k, since the exponentials are powers of 2.
float score_factor(int d_k);

/// Writes the context, transposed and in panels of d_v rounded up to 4 rows: softmax(Q Kᵀ / √d_k + M) V
/// without ever holding more than 64 × 8 scores. Dao et al., FlashAttention (2022), algorithm 1, on
/// transposed blocks. Work is O(m · width of the band · (d_k + d_v)). A query that sees no key gets 0.
void attend_head(const Head& head, Panels context);

}  // namespace attention::kernels
