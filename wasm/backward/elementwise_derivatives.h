#pragma once

#include "backward/rules.h"

namespace attention {

/// How steep a rule that works cell by cell is at each cell: recorded, and named after the node.
Var<double> derivative_of(const Reversal& of);

}  // namespace attention
