#pragma once

#include "kernels/tiles/shape.h"

namespace attention::kernels {

/// How many columns stand side by side in a panel, and how many rows of a product are computed at once. A
/// product of 4 × 8 numbers needs 8 registers for its sums and at most 7 for what goes in: all of the 16 that
/// there are.
constexpr int kPanel = 8;
constexpr int kTile = 4;

/// A matrix cut into panels of 8 columns, each held row by row and one after the other: what the products
/// read, in the order in which they read it. Columns that are missing in the last panel are 0.
struct Panels {
  float* data;
  /// Numbers between the beginnings of two panels.
  int stride;

  float* panel(int p) const { return data + static_cast<long>(p) * stride; }
};

/// Panels of Aᵀ · factor, for A of `rows` × `width` numbers: row i of A becomes column i.
void pack_transposed(Rows from, int rows, int width, float factor, Panels to);

/// Panels of A, for A of `rows` × `width` numbers.
void pack(Rows from, int rows, int width, Panels to);

/// The other way: `rows` rows of Aᵀ's panels back in their place, `width` numbers each.
void unpack_transposed(Panels from, int rows, int width, WritableRows to);

}  // namespace attention::kernels
