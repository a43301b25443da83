#pragma once

#include <vector>

#include "core/matrix.h"

namespace attention {

/// ‖g‖ of all gradients as one vector, accumulated in double.
template <class T>
double global_norm(const std::vector<Matrix<T>>& gradients);

/// Scales all gradients by limit / ‖g‖ if ‖g‖ > `limit`. Pascanu et al. 2013, algorithm 1. Returns ‖g‖ before
/// clipping.
template <class T>
double clip(std::vector<Matrix<T>>& gradients, double limit);

}  // namespace attention
