#pragma once

#include "changes/cell_pair.h"

namespace attention {

constexpr std::size_t obstacle_limit = 8;

/// What stopped the change on the way to a cell that moved by at most `resolution`: the nearest cells that
/// stay although an operand moved. If there is none, one obstacle at the cell itself says why nothing reaches
/// it.
std::vector<Obstacle> find_obstacles(const RunPair& runs, const Cell& of, double resolution);

}  // namespace attention
