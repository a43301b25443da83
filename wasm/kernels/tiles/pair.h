#pragma once

#include "kernels/tiles/panels.h"
#include "kernels/tiles/simd_names.h"

namespace attention::kernels {

/// One number for each of the 8 columns of a panel.
struct Pair {
  F32x4 left;
  F32x4 right;
};

inline Pair load_pair(const float* from) { return {load(from), load(from + kTile)}; }

inline void store_pair(float* to, const Pair& pair) {
  store(to, pair.left);
  store(to + kTile, pair.right);
}

inline Pair larger(const Pair& a, const Pair& b) {
  return {simd::larger(a.left, b.left), simd::larger(a.right, b.right)};
}

inline bool all_equal(const Pair& pair, float x) {
  const I32x4 equal = (pair.left == splat(x)) & (pair.right == splat(x));
  return (equal[0] & equal[1] & equal[2] & equal[3]) != 0;
}

}  // namespace attention::kernels
