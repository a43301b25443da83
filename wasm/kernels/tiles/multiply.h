#pragma once

#include "kernels/tiles/panels.h"

namespace attention::kernels {

/// The result of a product: (i, j) is in row i, column j mod 8 of panel ⌊j / 8⌋. For a row-major matrix
/// panels are 8 numbers apart; for a packed one rows are.
struct Target {
  float* data;
  int row_stride;
  int panel_stride;
};

inline Target in_rows(float* data, int columns) { return {data, columns, kPanel}; }
inline Target in_panels(Panels panels) { return {panels.data, kPanel, panels.stride}; }

/// AᵀB for A `depth` × `a_panels` · 8 and B `depth` × `b_panels` · 8, both in panels.
void multiply_transposed(Panels a, int a_panels, Panels b, int b_panels, int depth, Target to);

}  // namespace attention::kernels
