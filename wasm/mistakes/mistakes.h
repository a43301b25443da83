#pragma once

#include <vector>

#include "mistakes/altered_run.h"

/// Usual mistakes, and what a node would be with each of them.
namespace attention {

struct Mistake {
  /// What was done wrong, in a sentence: `mistake.…`.
  Message diagnosis;
  /// The node at which it is made: the asked one, or one that it is computed from; -1 if it concerns the
  /// whole run.
  int site;
  /// What the node would be; in its shape. May be infinite or NaN.
  Matrix<double> data;
  /// Whether that is what the node is anyway, within the tolerance.
  bool is_indistinguishable;
};

/// A number that somebody gives for a cell of the node.
struct GivenNumber {
  Index row;
  Index col;
  double number;
};

struct Recognition {
  /// Whether all given numbers are those of the run.
  bool is_right;
  /// Mistakes that give all given numbers, but not those of the run.
  std::vector<Mistake> mistakes;
};

/// The mistakes that can be made on the way to `node`, those at the node itself first, then backwards. Only
/// steps of `scope` count. In the scope of the whole run, mistakes such as a missing bias are also made at
/// one node of several. None for nodes of a backward pass. `tolerance` ≥ 0 is absolute. Throws InputError for
/// a tolerance that is negative or not finite.
std::vector<Mistake> mistakes(const Graph<double>& graph, int node, double tolerance,
                              MistakeScope scope = MistakeScope::group);

/// Finds the mistakes that explain given numbers, each within `tolerance`. Throws InputError for a cell
/// outside the node.
Recognition recognise(const Graph<double>& graph, int node, const std::vector<GivenNumber>& given,
                      double tolerance);

}  // namespace attention
