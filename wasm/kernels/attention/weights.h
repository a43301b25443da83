#pragma once

#include "kernels/tiles/panels.h"
#include "kernels/tiles/shape.h"

namespace attention::kernels {

/// Sizes of the packed keys and of the workspace of the functions below, in floats.
long packed_keys_size(int n, int d_k);
long weights_workspace(const Shape& shape);

/// Packs K for the functions below, once for any number of rows.
void pack_keys(Rows key, int n, int d_k, float* to);

/// softmax(Q Kᵀ / √d_k + M), m × n: the weights that `attend` does not store. To compute only rows from i on,
/// pass the rows of Q from i on and add i to both ends of the band.
void weights(const Shape& shape, Rows query, float* packed_keys, WritableRows to, float* workspace);

/// Max-pooled weights: the largest of every `step` × `step` block; `step` divides 8. `to` is ⌈m/step⌉ ×
/// ⌈n/step⌉.
void largest_weights(const Shape& shape, Rows query, float* packed_keys, int step, WritableRows to,
                     float* workspace);

}  // namespace attention::kernels
