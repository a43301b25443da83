#include "graph/lineage.h"

#include <set>
#include <tuple>

namespace attention {

namespace {

/// Breadth-first queue of distinct cells.
struct Queue {
  std::vector<std::pair<Cell, int>> cells;
  std::set<std::tuple<int, Index, Index>> seen;

  void push(const Cell& cell, int depth) {
    if (cells.size() < lineage_limit && seen.emplace(cell.node, cell.row, cell.col).second)
      cells.push_back({cell, depth});
  }
};

}  // namespace

template <class T>
std::vector<LineageEntry> lineage(const Tape<T>& tape, const Cell& start, int depth) {
  std::vector<LineageEntry> out;
  Queue queue;
  queue.push(start, 0);
  for (std::size_t next = 0; next < queue.cells.size(); ++next) {
    const auto [cell, level] = queue.cells[next];
    out.push_back({cell, level, explain(tape, cell)});
    if (level == depth) continue;
    for (const Term& term : out.back().explanation.terms)
      for (const Factor& factor : term.factors)
        if (factor.cell.node >= 0) queue.push(factor.cell, level + 1);
  }
  return out;
}

template std::vector<LineageEntry> lineage(const Tape<double>&, const Cell&, int);
template std::vector<LineageEntry> lineage(const Tape<float>&, const Cell&, int);

}  // namespace attention
