#pragma once

#include <vector>

#include "core/matrix.h"

namespace attention {

/// ‖g‖: the length of all gradients as one vector, added in double.
template <class T>
double global_norm(const std::vector<Matrix<T>>& gradients);

/// Scales all gradients by limit / ‖g‖ if ‖g‖ is above `limit`, so that they keep their direction. Pascanu et
/// al. 2013, algorithm 1. Returns ‖g‖ as it was.
template <class T>
double clip(std::vector<Matrix<T>>& gradients, double limit);

}  // namespace attention
