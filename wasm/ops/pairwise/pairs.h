#pragma once

#include <string>

namespace attention {

/// The dimension of the rows of all pairs: "m*n", or "n" if m is "1".
inline std::string pair_axis(const std::string& outer, const std::string& inner) {
  return outer == "1" ? inner : outer + "*" + inner;
}

}  // namespace attention
