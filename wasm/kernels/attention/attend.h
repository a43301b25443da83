#pragma once

#include "kernels/tiles/shape.h"

namespace attention::kernels {

/// Size of the workspace of `attend`, in floats.
long attend_workspace(const Shape& shape);

/// softmax(Q Kᵀ / √d_k + M) V, everything row by row; `context` is m × d_v. Memory is O((m + n) · (d_k +
/// d_v)).
void attend(const Shape& shape, Rows query, Rows key, Rows value, WritableRows context, float* workspace);

}  // namespace attention::kernels
