#pragma once

#include "kernels/tiles/pair.h"
#include "kernels/tiles/panels.h"

namespace attention::kernels {

/// Rows of the context per tile. With fused multiply-add, V8 has registers for 6 × 8 sums, enough to hide
/// latency. (V8 12, as in Node 22, spills and is 25 % slower than with 4 × 8.)
#ifdef __wasm_relaxed_simd__
constexpr int kTallTile = 6;
#else
constexpr int kTallTile = kTile;
#endif

/// The sums of `kRows` × 8 products, in registers.
template <int kRows>
struct Tile {
  F32x4 left[kRows];
  F32x4 right[kRows];
};

template <int kRows>
Tile<kRows> zero_tile() {
  return {};
}

/// Loads rows of a panel.
template <int kRows>
Tile<kRows> load_tile(const float* panel) {
  Tile<kRows> tile;
  for (int i = 0; i < kRows; ++i) {
    tile.left[i] = load(panel + i * kPanel);
    tile.right[i] = load(panel + i * kPanel + kTile);
  }
  return tile;
}

/// Each column times its factor.
template <int kRows>
Tile<kRows> scaled(Tile<kRows> tile, const Pair& factors) {
  for (int i = 0; i < kRows; ++i) {
    tile.left[i] *= factors.left;
    tile.right[i] *= factors.right;
  }
  return tile;
}

/// The maximum of each column and of the previous maximum.
template <int kRows>
Pair largest_of(const Tile<kRows>& tile, Pair largest) {
  for (int i = 0; i < kRows; ++i) largest = larger({tile.left[i], tile.right[i]}, largest);
  return largest;
}

template <int kRows>
void store_tile(const Tile<kRows>& tile, float* to, int stride) {
  for (int i = 0; i < kRows; ++i) {
    store(to + i * stride, tile.left[i]);
    store(to + i * stride + kTile, tile.right[i]);
  }
}

/// tile += Aᵀ B, A of `depth` × kRows numbers with `stride` from row to row, B of `depth` × 8, a panel. The
/// inner loop of all kernels.
template <int kRows>
inline void accumulate(Tile<kRows>& tile, const float* a, int stride, const float* b, int depth) {
  // Unrolled, V8 spills registers and is a third slower.
#pragma GCC unroll 1
  for (int k = 0; k < depth; ++k, a += stride, b += kPanel) {
    const F32x4 left = load(b);
    const F32x4 right = load(b + kTile);
#pragma GCC unroll 6
    for (int i = 0; i < kRows; ++i) {
      const F32x4 each = splat(a[i]);
      tile.left[i] = multiply_add(each, left, tile.left[i]);
      tile.right[i] = multiply_add(each, right, tile.right[i]);
    }
  }
}

}  // namespace attention::kernels
