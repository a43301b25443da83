#pragma once

#include "simd/product.h"

namespace attention::simd {

/// Whether A has enough zeros to skip them, as after ReLU or a mask. Samples one row.
bool has_scattered_zeros(const Product& product);

/// Same result as multiply, bit for bit, skipping zeros of A. `rows` is a multiple of four.
void multiply_scattered(const Product& product);

}  // namespace attention::simd
