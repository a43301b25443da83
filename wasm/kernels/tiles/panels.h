#pragma once

#include "kernels/tiles/shape.h"

namespace attention::kernels {

/// Columns of a panel, and rows of a tile. A 4 × 8 tile needs 8 registers for sums and at most 7 for
/// operands, of 16.
constexpr int kPanel = 8;
constexpr int kTile = 4;

/// A matrix packed in panels of 8 columns, each row-major, in the order in which products read it. The last
/// panel is zero-padded.
struct Panels {
  float* data;
  /// Numbers from panel to panel.
  int stride;

  float* panel(int p) const { return data + static_cast<long>(p) * stride; }
};

/// Panels of Aᵀ · factor, for A of `rows` × `width` numbers: row i of A becomes column i.
void pack_transposed(Rows from, int rows, int width, float factor, Panels to);

/// Panels of A, for A of `rows` × `width` numbers.
void pack(Rows from, int rows, int width, Panels to);

/// The inverse of pack_transposed: `rows` rows of `width` numbers each.
void unpack_transposed(Panels from, int rows, int width, WritableRows to);

}  // namespace attention::kernels
