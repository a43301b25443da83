#pragma once

#include <functional>
#include <map>
#include <optional>

#include "graph/graph.h"

namespace attention {

class Site;

/// Computes the node of a site with a mistake; empty if the mistake cannot be made there.
using Alteration = std::optional<Var<double>> (*)(const Site&);

/// The nodes at which a mistake may be made: those in the group of the asked node and in groups inside of it,
/// or all before it.
enum class MistakeScope { group, run };

/// A node of a finished run computed anew after a mistake in some of the nodes before it.
class AlteredRun {
 public:
  /// With `only`, the mistake is made at that node alone.
  AlteredRun(const Graph<double>& right, Alteration alteration, MistakeScope scope = MistakeScope::group,
             int only = -1)
      : right_(right), alter_(alteration), scope_(scope), only_(only) {}

  /// The node with the mistake made wherever it can be; empty if nowhere.
  std::optional<Matrix<double>> compute(int node);
  /// The last node at which the mistake was made.
  int site() const { return sites_.empty() ? -1 : sites_.back(); }
  /// All nodes at which it was made, in order.
  const std::vector<int>& sites() const { return sites_; }

 private:
  friend class Site;

  /// The node with the mistake; as it is if the mistake does not reach it.
  Var<double> at(int id);
  void alter(int id);
  bool may_alter(int id, const std::vector<Group>& group) const;
  void recompute(int id);

  const Graph<double>& right_;
  Alteration alter_;
  MistakeScope scope_;
  int only_;
  Tape<double> tape_;
  std::map<int, Var<double>> altered_;
  std::map<int, Var<double>> unaltered_;
  /// The node that is computed.
  int last_ = -1;
  std::vector<int> sites_;
};

/// A node at which a mistake may be made.
class Site {
 public:
  Site(AlteredRun& run, int id) : node(run.right_.tape.node(id)), run_(run) {}

  Tape<double>& tape() const { return run_.tape_; }
  const Graph<double>& graph() const { return run_.right_; }
  bool is_op(std::string_view op) const { return op == node.op->name; }
  bool is_named(std::string_view name) const { return name == node.name; }
  /// Whether this is the node that is computed, not one before it.
  bool is_last() const;
  /// Operand `slot` with the mistake already made in it, and its node in the right run.
  Var<double> operand(std::size_t slot) const { return run_.at(node.operands[slot]); }
  const Node<double>& operand_node(std::size_t slot) const { return graph().tape.node(node.operands[slot]); }
  /// A node of any number, with the mistake already made in it.
  Var<double> at(int id) const { return run_.at(id); }
  /// The node of that name in the same group and head.
  std::optional<Var<double>> sibling(std::string_view name) const;
  const Node<double>* sibling_node(std::string_view name) const;

  /// The node in the right run.
  const Node<double>& node;

 private:
  int find_sibling(std::string_view name) const;

  AlteredRun& run_;
};

}  // namespace attention
