#pragma once

#include "changes/cell_change.h"
#include "changes/run_pair.h"

namespace attention {

/// The largest number of steps of a path.
constexpr std::size_t path_limit = 256;

/// Why cell `of` of the second run differs from the same cell of the first, or what stopped the change on the
/// way to it. Differences up to `resolution` (≥ 0) count as none. Throws InputError for a negative or
/// infinite resolution.
CellChange explain_change(const RunPair& runs, const Cell& of, double resolution = 0);

}  // namespace attention
