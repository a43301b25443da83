#pragma once

#include "kernels/tiles/panels.h"
#include "kernels/tiles/shape.h"

namespace attention::kernels {

/// How many numbers `pack_keys` fills, and how many the functions below need to work in.
long packed_keys_size(int n, int d_k);
long weights_workspace(const Shape& shape);

/// Puts K into the form that the functions below read, once for any number of rows.
void pack_keys(Rows key, int n, int d_k, float* to);

/// softmax(Q Kᵀ / √d_k + M), m × n: the weights that `attend` never holds. Some rows of a long matrix are a
/// problem of their own: the rows of Q from i on, with i added to both ends of the band.
void weights(const Shape& shape, Rows query, float* packed_keys, WritableRows to, float* workspace);

/// The same, seen from further away: the largest weight of every square of `step` × `step`; `step` divides 8.
/// `to` is ⌈m/step⌉ × ⌈n/step⌉.
void largest_weights(const Shape& shape, Rows query, float* packed_keys, int step, WritableRows to,
                     float* workspace);

}  // namespace attention::kernels
