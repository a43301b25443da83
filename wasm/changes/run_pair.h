#pragma once

#include <vector>

#include "core/tape.h"

namespace attention {

/// Two runs whose nodes are matched by their ids. Refers to both tapes.
class RunPair {
 public:
  RunPair(const Tape<double>& before_tape, const Tape<double>& after_tape);

  /// The node of the first run with the id of `node` of the second; -1 if there is none.
  int counterpart(int node) const { return counterparts_[static_cast<std::size_t>(node)]; }
  /// Whether a node of the first run has a counterpart in the second.
  bool is_kept(int node_before) const { return is_kept_[static_cast<std::size_t>(node_before)]; }
  /// Whether the node, or something that it is computed from, differs between the runs.
  bool is_reached(int node) const { return is_reached_[static_cast<std::size_t>(node)]; }
  /// Whether any node differs.
  bool is_different() const;
  bool has_same_shape(int node) const;

  const Tape<double>& before;
  const Tape<double>& after;

 private:
  bool differs(int node) const;

  std::vector<int> counterparts_;
  std::vector<bool> is_kept_;
  std::vector<bool> is_reached_;
};

}  // namespace attention
