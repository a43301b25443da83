#pragma once

#include <string>

namespace attention {

/// The name of the rows of all pairs, m*n. The pairs of one thing with each of n are n themselves.
inline std::string pair_axis(const std::string& outer, const std::string& inner) {
  return outer == "1" ? inner : outer + "*" + inner;
}

}  // namespace attention
