#pragma once

#include "simd/product.h"

/// Row reductions for softmax. Every sum is added in order: bit-identical on every machine, and to the plain
/// loop.
namespace attention::simd {

/// The maximum, ignoring NaN; -∞ if there is none.
float largest(const float* row, Count count);

/// exp(a_k - largest).
void exp_shifted(const float* row, Count count, float largest, float* to);

/// Σ a_k of each row, starting from 0.
void sums(const float* numbers, Count rows, Count cols, float* to);

/// Σ a_k · 1/cols of each row.
void means(const float* numbers, Count rows, Count cols, float* to);

/// Σ -q_k log p_k of each row.
void cross_entropies(const float* targets, const float* logs, Count rows, Count cols, float* to);

/// Divides each row by its sum; a row of zeros is unchanged.
void divide_by_sums(float* numbers, Count rows, Count cols);

}  // namespace attention::simd
