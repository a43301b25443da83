#pragma once

#include "graph/graph.h"

namespace attention {

/// A cell, its distance from the start in terms, and its explanation.
struct LineageEntry {
  Cell cell;
  int depth;
  Explanation explanation;
};

/// Maximum number of cells of a lineage; a large run has millions.
constexpr std::size_t lineage_limit = 1 << 14;

/// The explanations of a cell and, breadth first, of the cells in its terms, down to the inputs or to
/// `depth`, each cell once.
template <class T>
std::vector<LineageEntry> lineage(const Tape<T>& tape, const Cell& start, int depth);

/// The explanation of a cell by its op, with the total of the terms.
template <class T>
Explanation explain(const Tape<T>& tape, const Cell& cell) {
  const Node<T>& node = tape.node(cell.node);
  Explanation out = node.op->explain(tape.context_of(cell.node), cell.row, cell.col);
  for (const Term& term : out.terms) out.total += term.value;
  return out;
}

}  // namespace attention
