#pragma once

#include "simd/product.h"

namespace attention::simd {

/// Writes the transpose of rows × cols numbers, or adds it to what is there.
void transpose(const float* from, Count rows, Count cols, float* to, bool adds);

}  // namespace attention::simd
