#pragma once

#include "changes/cell_pair.h"

namespace attention {

/// A cell that stays (its difference is at most `resolution`) although an operand moved.
struct StillCell {
  const RunPair& runs;
  Cell cell;
  const CellPair& pair;
  double resolution;
};

/// Whether a number moved by more than the resolution, or from or to infinity or NaN.
inline bool is_moved(double difference, double resolution) { return !(std::abs(difference) <= resolution); }

/// Whether a factor of the cell moved.
bool has_moved_factor(const CellPair& pair, double resolution);

/// Appends what stopped the change at this cell: at least one obstacle.
void add_obstacles(std::vector<Obstacle>& out, const StillCell& at);

}  // namespace attention
