#pragma once

#include <vector>

#include "core/numeric/random.h"

namespace attention {

/// Parameters of random dot products.
struct Draws {
  Stream stream;
  /// Width of q and k.
  Index width;
  /// Draws `first`, `first + 1`, … `first + count - 1` of the stream.
  Index first;
  Index count;
  Distribution distribution;
  /// Mean of the numbers of q and k.
  double mean;
};

/// q·k = Σ q_i k_i for vectors of independent numbers with variance 1: the assumption of Vaswani et al. 2017,
/// footnote 4. Draw t takes pairs t d … t d + d - 1 of its stream, one number of each for q and one for k.
std::vector<double> dot_products(const Draws& draws);

}  // namespace attention
