#pragma once

#include <cstddef>
#include <cstring>

namespace attention::simd {

/// A SIMD register of WebAssembly, SSE or NEON.
using F32x4 = float __attribute__((vector_size(16)));
using I32x4 = int __attribute__((vector_size(16)));
using U32x4 = unsigned __attribute__((vector_size(16)));

constexpr F32x4 splat(float x) { return F32x4{x, x, x, x}; }
constexpr I32x4 splat(int x) { return I32x4{x, x, x, x}; }

/// Unaligned.
inline F32x4 load(const float* from) {
  F32x4 x;
  std::memcpy(&x, from, sizeof x);
  return x;
}

inline void store(float* to, F32x4 x) { std::memcpy(to, &x, sizeof x); }

/// a · b + c: rounded once with relaxed SIMD on processors with FMA, else twice.
inline F32x4 multiply_add(F32x4 a, F32x4 b, F32x4 c) {
#ifdef __wasm_relaxed_simd__
  return __builtin_wasm_relaxed_madd_f32x4(a, b, c);
#else
  return a * b + c;
#endif
}

/// The larger of each pair; b if a is NaN.
inline F32x4 larger(F32x4 a, F32x4 b) { return a > b ? a : b; }

inline F32x4 square_root(F32x4 x) {
  for (int lane = 0; lane < 4; ++lane) x[lane] = __builtin_sqrtf(x[lane]);
  return x;
}

/// Loads four numbers of each of four rows, `stride` numbers apart.
inline void load_rows(const float* from, std::ptrdiff_t stride, F32x4 (&to)[4]) {
  for (int i = 0; i < 4; ++i) to[i] = load(from + i * stride);
}

inline void store_rows(const F32x4 (&from)[4], float* to, std::ptrdiff_t stride) {
  for (int i = 0; i < 4; ++i) store(to + i * stride, from[i]);
}

/// Transposes 4 × 4.
inline void transpose(F32x4 (&x)[4]) {
  const F32x4 low01 = __builtin_shufflevector(x[0], x[1], 0, 4, 1, 5);
  const F32x4 high01 = __builtin_shufflevector(x[0], x[1], 2, 6, 3, 7);
  const F32x4 low23 = __builtin_shufflevector(x[2], x[3], 0, 4, 1, 5);
  const F32x4 high23 = __builtin_shufflevector(x[2], x[3], 2, 6, 3, 7);
  x[0] = __builtin_shufflevector(low01, low23, 0, 1, 4, 5);
  x[1] = __builtin_shufflevector(low01, low23, 2, 3, 6, 7);
  x[2] = __builtin_shufflevector(high01, high23, 0, 1, 4, 5);
  x[3] = __builtin_shufflevector(high01, high23, 2, 3, 6, 7);
}

}  // namespace attention::simd
