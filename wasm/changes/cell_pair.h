#pragma once

#include <limits>
#include <optional>

#include "changes/cell_change.h"
#include "changes/run_pair.h"

namespace attention {

/// The explanations of a cell in two runs, term by term.
struct CellPair {
  Explanation before;
  Explanation after;
  /// All terms with their contributions, changed or not.
  std::vector<TermChange> terms{};
  /// Bound on the rounding error of the sum of the contributions.
  double tolerance = 0;
  /// Why the terms cannot be compared; they are empty then.
  std::optional<Message> problem{};

  double difference() const { return attention::difference(before.result, after.result); }
};

inline bool is_masked_score(double score) { return score == -std::numeric_limits<double>::infinity(); }

/// Matches the terms of a cell of the second run with those of the first.
CellPair pair_of(const RunPair& runs, const Cell& of);

}  // namespace attention
