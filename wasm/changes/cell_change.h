#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/explain.h"

/// How the number of a cell differs between two runs. Cells are those of the second run unless it says
/// otherwise.
namespace attention {

/// after - before; 0 for equal infinities and for two NaN.
inline double difference(double before, double after) {
  if (before == after || (std::isnan(before) && std::isnan(after))) return 0;
  return after - before;
}

/// A factor of a term in both runs.
struct FactorChange {
  /// The node is -1 for a constant of the op.
  Cell cell;
  /// The same place in the first run, with the node number of that run. It is another cell if an option
  /// rewired the graph.
  Cell cell_before;
  double before;
  double after;
  /// The part of the difference of the explained cell that is due to this factor.
  double contribution = 0;

  bool is_changed() const { return difference(before, after) != 0; }
};

/// A term of the explained cell in both runs.
struct TermChange {
  /// Its place among the terms of the explanation, from 0.
  int index;
  std::vector<FactorChange> factors;
  /// The terms themselves. Those of a softmax are exp(score - s), s being the larger maximum of both runs, so
  /// that a score that stays has the same term in both.
  double before;
  double after;
  /// The part of the difference of the explained cell that is due to this term.
  double contribution = 0;
  Message sentence{};

  bool is_changed() const {
    const auto moved = [](const FactorChange& factor) { return factor.is_changed(); };
    return std::any_of(factors.begin(), factors.end(), moved);
  }
};

/// A cell on the way from the explained cell to the edit.
struct PathStep {
  Cell cell;
  double before;
  double after;
  /// The part of the difference of the cell before it on the path that is due to this cell.
  double contribution;
};

/// A cell that kept its number although an operand moved.
struct Obstacle {
  enum class Kind {
    /// A factor that is 0 in both runs, beside one that both read from the same cell.
    zero_factor,
    /// A flat part of a function, which lets a little through.
    flat,
    other,
  };
  Message sentence;
  Kind kind;
  Cell at;
  /// The cell that stops the change, such as a factor of 0; its node is -1 if no cell does.
  Cell by;
  /// The operand that moved; its node is -1 if a constant did.
  Cell moved;
  /// What is left of the change at `at`: 0, or less than the resolution.
  double difference;
};

struct CellChange {
  enum class Kind {
    /// By more than the resolution.
    moved,
    /// By less than the resolution, but not by 0.
    moved_little,
    unmoved,
    /// The cell has no counterpart, or is computed in another way: see `sentence`.
    incomparable,
  };
  Kind kind = Kind::incomparable;
  Cell cell;
  double before = 0;
  double after = 0;
  double difference = 0;
  Message sentence{};

  Reduction reduction = Reduction::given;
  Function function = Function::none;
  /// As in Explanation.
  int chosen = -1;
  /// The sums of the terms in both runs, changed or not; the denominators of a softmax.
  double total_before = 0;
  double total_after = 0;
  /// How many terms there are; `terms` has those with a changed factor. The contributions add up to the
  /// difference within `tolerance`, if all numbers are finite.
  int count = 0;
  std::vector<TermChange> terms{};
  double tolerance = 0;

  /// From the operand with the largest contribution in the direction of the difference on to the edit, and
  /// what ends the path. Empty for an edited cell.
  std::vector<PathStep> path{};
  Message path_end{};
  /// For a cell that did not move, or moved little: what stopped the change, nearest first.
  std::vector<Obstacle> obstacles{};
};

}  // namespace attention
