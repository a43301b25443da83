#pragma once

#include "lanes/product.h"

/// What softmax does with a row of scores.
namespace attention::lanes {

/// -∞ for a row of nothing but that, and of NaN.
float largest(const float* row, Count count);

/// exp(a_k - largest).
void powers(const float* row, Count count, float largest, float* to);

/// Σ a_k from 0 on, one after the other.
float sum_in_order(const float* row, Count count);

/// Each row by its sum, which is taken in order; a row of zeros stays what it is.
void divide_by_sums(float* numbers, Count rows, Count cols);

}  // namespace attention::lanes
