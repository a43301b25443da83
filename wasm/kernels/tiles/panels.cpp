#include "kernels/tiles/panels.h"

#include <algorithm>

#include "kernels/tiles/simd_names.h"

namespace attention::kernels {
namespace {

/// Transposes 4 × 4 numbers of A from `column` on into half a panel.
void transpose_into(Rows from, int row, int column, F32x4 factor, float* to) {
  F32x4 block[kTile];
  load_rows(from.row(row) + column, from.stride, block);
  for (F32x4& each : block) each *= factor;
  transpose(block);
  store_rows(block, to, kPanel);
}

/// The rest that 4 × 4 blocks do not cover: `count` rows of A from `column` on, zero-padded to 4.
void transpose_tail(Rows from, int row, int count, int column, int width, float factor, float* to) {
  for (int c = column; c < width; ++c, to += kPanel)
    for (int i = 0; i < kTile; ++i) to[i] = i < count ? from.row(row + i)[c] * factor : 0;
}

void transpose_half(Rows from, int row, int count, int width, float factor, float* to) {
  int column = 0;
  if (count == kTile)
    for (; column + kTile <= width; column += kTile)
      transpose_into(from, row, column, splat(factor), to + column * kPanel);
  transpose_tail(from, row, count, column, width, factor, to + column * kPanel);
}

}  // namespace

void pack_transposed(Rows from, int rows, int width, float factor, Panels to) {
  for (int row = 0; row < rows; row += kPanel) {
    float* panel = to.panel(row / kPanel);
    transpose_half(from, row, std::min(rows - row, kTile), width, factor, panel);
    transpose_half(from, row + kTile, std::clamp(rows - row - kTile, 0, kTile), width, factor, panel + kTile);
  }
}

void pack(Rows from, int rows, int width, Panels to) {
  for (int column = 0; column < width; column += kPanel) {
    float* panel = to.panel(column / kPanel);
    const int count = std::min(width - column, kPanel);
    for (int i = 0; i < rows; ++i, panel += kPanel) {
      const float* row = from.row(i) + column;
      for (int c = 0; c < kPanel; ++c) panel[c] = c < count ? row[c] : 0;
    }
  }
}

void unpack_transposed(Panels from, int rows, int width, WritableRows to) {
  for (int row = 0; row < rows; row += kTile) {
    const float* half = from.panel(row / kPanel) + row % kPanel;
    const int count = std::min(rows - row, kTile);
    int column = 0;
    for (; column + kTile <= width && count == kTile; column += kTile) {
      F32x4 block[kTile];
      load_rows(half + column * kPanel, kPanel, block);
      transpose(block);
      store_rows(block, to.row(row) + column, to.stride);
    }
    for (; column < width; ++column)
      for (int i = 0; i < count; ++i) to.row(row + i)[column] = half[column * kPanel + i];
  }
}

}  // namespace attention::kernels
