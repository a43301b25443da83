#pragma once

#include "simd/product.h"

/// What softmax does with rows of scores, and sums of rows. Every sum is taken in order, one number after the
/// other: the same bits on every machine, and those of the plain loop.
namespace attention::simd {

/// -∞ for a row of nothing but that, and of NaN.
float largest(const float* row, Count count);

/// exp(a_k - largest).
void exp_shifted(const float* row, Count count, float largest, float* to);

/// Σ a_k of each row, from 0 on.
void sums(const float* numbers, Count rows, Count cols, float* to);

/// Σ a_k · 1/cols of each row.
void means(const float* numbers, Count rows, Count cols, float* to);

/// Σ -q_k log p_k of each row.
void cross_entropies(const float* targets, const float* logs, Count rows, Count cols, float* to);

/// Each row by its sum; a row of zeros stays what it is.
void divide_by_sums(float* numbers, Count rows, Count cols);

}  // namespace attention::simd
