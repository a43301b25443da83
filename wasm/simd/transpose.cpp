#include "simd/transpose.h"

#include "simd/f32x4.h"

namespace attention::simd {

namespace {

/// Transposes a 4 × 4 block.
void transpose_block(const float* from, Count from_stride, float* to, Count to_stride, bool adds) {
  F32x4 block[4];
  load_rows(from, from_stride, block);
  transpose(block);
  if (adds)
    for (int j = 0; j < 4; ++j) block[j] = load(to + j * to_stride) + block[j];
  store_rows(block, to, to_stride);
}

}  // namespace

void transpose(const float* from, Count rows, Count cols, float* to, bool adds) {
  const Count blocked_rows = rows / 4 * 4;
  const Count blocked_cols = cols / 4 * 4;
  for (Count i = 0; i < blocked_rows; i += 4)
    for (Count j = 0; j < blocked_cols; j += 4)
      transpose_block(from + i * cols + j, cols, to + j * rows + i, rows, adds);
  for (Count i = 0; i < rows; ++i)
    for (Count j = i < blocked_rows ? blocked_cols : 0; j < cols; ++j) {
      float& cell = to[j * rows + i];
      cell = adds ? cell + from[i * cols + j] : from[i * cols + j];
    }
}

}  // namespace attention::simd
