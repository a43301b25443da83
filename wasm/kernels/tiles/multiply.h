#pragma once

#include "kernels/tiles/panels.h"

namespace attention::kernels {

/// Where the numbers of a product go: (i, j) to row i, and there to column j mod 8 of panel ⌊j / 8⌋. A matrix
/// in rows has panels that are 8 numbers apart; one in panels has rows that are 8 numbers apart.
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
