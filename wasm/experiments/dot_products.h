#pragma once

#include <vector>

#include "core/numeric/random.h"

namespace attention {

/// Which dot products to draw.
struct Draws {
  Stream stream;
  /// How many numbers q and k have.
  Index width;
  /// Draws `first`, `first + 1`, … `first + count - 1` of the stream.
  Index first;
  Index count;
  Distribution distribution;
  /// Added to every number of q and of k, whose mean it is then.
  double mean;
};

/// q·k = Σ q_i k_i for vectors of independent numbers with variance 1: the assumption of Vaswani et al. 2017,
/// footnote 4. Draw t takes pairs t d … t d + d - 1 of its stream, of each pair one number for q and one for
/// k.
std::vector<double> dot_products(const Draws& draws);

}  // namespace attention
