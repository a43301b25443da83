#pragma once

#include <vector>

#include "core/tape.h"

namespace attention {

/// All nodes that depend on node `from`, directly or indirectly, in the order of the tape.
template <class T>
std::vector<int> dependents(const Tape<T>& tape, int from);

}  // namespace attention
