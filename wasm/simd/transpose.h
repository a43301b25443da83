#pragma once

#include "simd/product.h"

namespace attention::lanes {

/// Writes the transpose of rows × cols numbers, or adds it to what is there.
void turn(const float* from, Count rows, Count cols, float* to, bool adds);

}  // namespace attention::lanes
