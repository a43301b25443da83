#pragma once

#include <vector>

#include "core/tape.h"

namespace attention {

/// Every node that is computed from node `from`, directly or not, in the order of the tape.
template <class T>
std::vector<int> dependents(const Tape<T>& tape, int from);

}  // namespace attention
