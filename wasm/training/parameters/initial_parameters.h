#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "graph/schema.h"

namespace attention {

/// Initial values of all inputs that the model reads with these options: Xavier uniform for parameters, 0 for
/// biases, 1 for gains, and 0 for inputs that are not trained. `sizes` has every dimension of the schema.
Inputs<double> initial_inputs(const Schema& schema, const Options& options, const Sizes& sizes,
                              std::uint32_t seed);

/// The names of the trainable inputs: parameters, biases and gains.
std::vector<std::string> trainable_inputs(const Schema& schema, const Options& options);

}  // namespace attention
