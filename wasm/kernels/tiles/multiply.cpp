#include "kernels/tiles/multiply.h"

#include <algorithm>

#include "kernels/tiles/tile.h"

namespace attention::kernels {
namespace {

/// Panels of A that stay in the L2 cache while one panel of B is in L1.
constexpr int kBlock = 8;

[[gnu::noinline]] void multiply_panel(const float* a, const float* b, int depth, float* to, int stride) {
  for (int i = 0; i < kPanel; i += kTile) {
    auto tile = zero_tile<kTile>();
    accumulate(tile, a + i, kPanel, b, depth);
    store_tile(tile, to + i * static_cast<long>(stride), stride);
  }
}

}  // namespace

void multiply_transposed(Panels a, int a_panels, Panels b, int b_panels, int depth, Target to) {
  for (int block = 0; block < a_panels; block += kBlock)
    for (int j = 0; j < b_panels; ++j)
      for (int i = block; i < std::min(block + kBlock, a_panels); ++i)
        multiply_panel(
            a.panel(i), b.panel(j), depth,
            to.data + static_cast<long>(i) * kPanel * to.row_stride + static_cast<long>(j) * to.panel_stride,
            to.row_stride);
}

}  // namespace attention::kernels
