#pragma once

#include <functional>
#include <map>
#include <optional>
#include <utility>

#include "graph/graph.h"

namespace attention {

class Site;

/// Computes the node of a site with a mistake; empty if the mistake cannot be made there.
using Alteration = std::optional<Var<double>> (*)(const Site&);

/// The nodes at which a mistake may be made: those in the group of the asked node and in groups inside of it,
/// or all before it.
enum class MistakeScope { group, run };

/// A mistake that is made wherever it can be or, with `only`, at that node alone.
struct Cause {
  Alteration alteration;
  int only = -1;
};

/// A node of a finished run computed anew after mistakes in some of the nodes before it, with rounding errors
/// if the run has them.
class AlteredRun {
 public:
  AlteredRun(const Graph<double>& right, std::vector<Cause> causes, MistakeScope scope = MistakeScope::group)
      : right_(right), causes_(std::move(causes)), scope_(scope), sites_(causes_.size()) {
    tape_.round_with(right.tape.rounding());
  }

  /// Uses these numbers for a node, in its shape, whatever it would be.
  void replace(int id, Matrix<double> data);
  /// The node with each mistake made wherever it can be; empty if one of them can be made nowhere. Where two
  /// could be made at one node, the first one is.
  std::optional<Matrix<double>> compute(int node);
  /// The last node at which mistake `cause` was made.
  int site(std::size_t cause = 0) const { return sites_[cause].empty() ? -1 : sites_[cause].back(); }
  /// All nodes at which it was made, in order.
  const std::vector<int>& sites(std::size_t cause = 0) const { return sites_[cause]; }

 private:
  friend class Site;

  /// The node with the mistake; as it is if the mistake does not reach it.
  Var<double> at(int id);
  void alter(int id, const std::vector<Group>& group);
  bool may_alter(int id, const std::vector<Group>& group) const;
  void recompute(int id);

  const Graph<double>& right_;
  std::vector<Cause> causes_;
  MistakeScope scope_;
  Tape<double> tape_;
  std::map<int, Var<double>> altered_;
  std::map<int, Var<double>> unaltered_;
  /// The node that is computed.
  int last_ = -1;
  /// By mistake.
  std::vector<std::vector<int>> sites_;
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
