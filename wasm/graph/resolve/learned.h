#pragma once

#include <string>

namespace attention {

/// Whether an input is learned, by its kind and name: weights, gains, and biases but for two rows that are
/// chosen or zero.
bool is_learned(const std::string& kind, const std::string& name);

}  // namespace attention
