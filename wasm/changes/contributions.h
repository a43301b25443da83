#pragma once

#include "changes/cell_pair.h"

namespace attention {

/// Splits the difference of a cell among its terms, and the part of each term among its factors: exactly, up
/// to rounding, which `pair.tolerance` bounds. Sets the contributions, and the terms and totals of a softmax.
void add_contributions(CellPair& pair, const RunPair& runs, const Cell& of);

}  // namespace attention
