#include "changes/obstacles/obstacles.h"

#include <cmath>
#include <set>
#include <tuple>

#include "changes/obstacles/still_cell.h"
#include "changes/sentences.h"
#include "ops/ops.h"

namespace attention {

namespace {

/// How many cells are looked at: a large run has millions.
constexpr std::size_t visited_limit = 1 << 12;

/// The distinct cells to look at, nearest first. Nodes that the edit does not reach are left out.
struct Queue {
  const RunPair& runs;
  std::vector<Cell> cells{};
  std::set<std::tuple<int, Index, Index>> seen{};

  void push(const Cell& cell) {
    if (cell.node < 0 || !runs.is_reached(cell.node) || cells.size() >= visited_limit) return;
    if (seen.emplace(cell.node, cell.row, cell.col).second) cells.push_back(cell);
  }
};

/// Why no operand of the cell moved, directly or indirectly. `is_small`: something moved, but by less than
/// the resolution.
Message unreached_sentence(const RunPair& runs, const Cell& of, bool is_small) {
  const Node<double>& node = runs.after.node(of.node);
  if (!runs.is_different()) return {"change.still.same_runs"};
  if (is_small) return {"change.still.small_edit"};
  if (runs.is_reached(of.node)) return {"change.still.other_cells", {{"of", display_name(node)}}};
  if (node.head > 0) return {"change.still.other_head", {{"head", node.head}}};
  return {"change.still.not_reached", {{"of", display_name(node)}}};
}

/// Whether another cell is read there than in the first run, because of an option.
bool reads_other_cell(const RunPair& runs, const FactorChange& factor) {
  return factor.cell.node >= 0 && factor.cell_before.node >= 0 && !reads_same_cell(runs, factor);
}

/// A cell that now reads another one, whose number is the same, or nearly. What kept that one is beside the
/// point: the number that was read before is that of a cell elsewhere.
Obstacle other_cell(const RunPair& runs, const Cell& at, const FactorChange& read, double left) {
  const char* key = read.is_changed() ? "change.still.similar_number" : "change.still.same_number";
  const Message sentence{key, {{"by", place_of(runs.after, read.cell)}}};
  return {sentence, Obstacle::Kind::other, at, read.cell, {-1, 0, 0}, left};
}

/// Goes on to the cells that both runs read. The first one that only the second run reads is an obstacle.
void follow(std::vector<Obstacle>& out, Queue& queue, const Cell& at, const CellPair& pair) {
  const FactorChange* other = nullptr;
  for (const TermChange& term : pair.terms)
    for (const FactorChange& factor : term.factors) {
      const bool is_other = reads_other_cell(queue.runs, factor);
      if (!is_other) queue.push(factor.cell);
      if (is_other && other == nullptr) other = &factor;
    }
  if (other != nullptr) out.push_back(other_cell(queue.runs, at, *other, pair.difference()));
}

}  // namespace

std::vector<Obstacle> find_obstacles(const RunPair& runs, const Cell& of, double resolution) {
  std::vector<Obstacle> out;
  Queue queue{runs};
  queue.push(of);
  bool has_small_edit = false;
  for (std::size_t next = 0; next < queue.cells.size() && out.size() < obstacle_limit; ++next) {
    const Cell cell = queue.cells[next];
    const CellPair pair = pair_of(runs, cell);
    if (pair.problem) continue;
    const bool is_given = pair.after.reduction == Reduction::given;
    has_small_edit = has_small_edit || (is_given && pair.difference() != 0);
    if (has_moved_factor(pair, resolution)) {
      add_obstacles(out, {runs, cell, pair, resolution});
      continue;
    }
    follow(out, queue, cell, pair);
  }
  if (out.size() > obstacle_limit) out.resize(obstacle_limit);
  if (out.empty()) {
    const double left = pair_of(runs, of).difference();
    out.push_back({unreached_sentence(runs, of, has_small_edit || left != 0),
                   Obstacle::Kind::other,
                   of,
                   {-1, 0, 0},
                   {-1, 0, 0},
                   left});
  }
  return out;
}

}  // namespace attention
