#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "graph/schema.h"

namespace attention {

/// Every input of a model that these options make it read. Parameters start by Xavier's uniform rule, each
/// from a stream of its own, biases at 0 and gains at 1; all that training does not move is 0. `sizes` has a
/// number for each dimension of the schema.
Inputs<double> initial_inputs(const Schema& schema, const Options& options, const Sizes& sizes,
                              std::uint32_t seed);

/// The names of the inputs that training moves: parameters, biases and gains.
std::vector<std::string> trainable_inputs(const Schema& schema, const Options& options);

}  // namespace attention
