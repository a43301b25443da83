#pragma once

#include "simd/product.h"

namespace attention::simd {

/// Has A so many zeros, here and there, that it pays to leave them out? So it is behind max(0, x), and under
/// a mask. Told by one row of it.
bool has_scattered_zeros(const Product& product);

/// The same as multiply, to the last bit, for the rows of a product with gaps that fill tiles: a multiple of
/// four.
void multiply_scattered(const Product& product);

}  // namespace attention::simd
