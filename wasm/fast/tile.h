#pragma once

#include "fast/pair.h"
#include "fast/panels.h"

namespace attention::fast {

/// The sums of 4 × 8 products, in registers.
struct Tile {
  F32x4 left[kTile];
  F32x4 right[kTile];
};

inline Tile zero_tile() { return {}; }

/// 4 rows of a panel.
inline Tile load_tile(const float* panel) {
  Tile tile;
  for (int i = 0; i < kTile; ++i) {
    tile.left[i] = load(panel + i * kPanel);
    tile.right[i] = load(panel + i * kPanel + kTile);
  }
  return tile;
}

/// Each column times its factor.
inline Tile scaled(Tile tile, const Pair& factors) {
  for (int i = 0; i < kTile; ++i) {
    tile.left[i] *= factors.left;
    tile.right[i] *= factors.right;
  }
  return tile;
}

/// The largest of each column, and of what was the largest before.
inline Pair largest_of(const Tile& tile, Pair largest) {
  for (int i = 0; i < kTile; ++i) largest = larger({tile.left[i], tile.right[i]}, largest);
  return largest;
}

inline void store_tile(const Tile& tile, float* to, int stride) {
  for (int i = 0; i < kTile; ++i) {
    store(to + i * stride, tile.left[i]);
    store(to + i * stride + kTile, tile.right[i]);
  }
}

/// tile += Aᵀ B, A of `depth` × 4 numbers with `stride` from row to row, B of `depth` × 8, a panel.
/// Everything in this folder that is slow in plain loops is this one.
inline void accumulate(Tile& tile, const float* a, int stride, const float* b, int depth) {
  // Unrolled, the loads of several steps need more registers than V8 has, and it slows down by a third.
#pragma GCC unroll 1
  for (int k = 0; k < depth; ++k, a += stride, b += kPanel) {
    const F32x4 left = load(b);
    const F32x4 right = load(b + kTile);
#pragma GCC unroll 4
    for (int i = 0; i < kTile; ++i) {
      const F32x4 each = splat(a[i]);
      tile.left[i] = multiply_add(each, left, tile.left[i]);
      tile.right[i] = multiply_add(each, right, tile.right[i]);
    }
  }
}

}  // namespace attention::fast
