#pragma once

#include "simd/product.h"

namespace attention::simd {

/// Writes the transpose of a rows × cols matrix to `to`, or adds it.
void transpose(const float* from, Count rows, Count cols, float* to, bool adds);

}  // namespace attention::simd
