#pragma once

#include "graph/graph.h"

namespace attention {

/// An explanation met on the way down, and how many terms away from the start it is.
struct LineageEntry {
  Cell cell;
  int depth;
  Explanation explanation;
};

/// A lineage stops growing here: nobody reads more, and a large run has millions of cells.
constexpr std::size_t lineage_limit = 1 << 14;

/// The explanation of a cell, then of the cells in its terms, and so on down to the inputs or to `depth`,
/// each cell once, nearest first.
template <class T>
std::vector<LineageEntry> lineage(const Tape<T>& tape, const Cell& start, int depth);

/// Why a cell has its number: what its op says, and the terms added up.
template <class T>
Explanation explain(const Tape<T>& tape, const Cell& cell) {
  const Node<T>& node = tape.node(cell.node);
  Explanation out = node.op->explain(tape.context_of(cell.node), cell.row, cell.col);
  for (const Term& term : out.terms) out.total += term.value;
  return out;
}

}  // namespace attention
