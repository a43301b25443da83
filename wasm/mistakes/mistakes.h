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
  /// The node at which alone it is made; -1 if it is made wherever it can be.
  int only;
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

/// A kind of mistake by its key, made wherever it can be or at one node alone.
struct NamedCause {
  std::string key;
  int only;
};

/// Numbers that are used for a node, whatever it would be.
struct Replacement {
  int node;
  Matrix<double> data;
};

/// The node with all these mistakes made anywhere in the run, and with these numbers for other nodes. Empty
/// if one of the mistakes can be made nowhere, or is not known.
std::optional<Matrix<double>> altered_node(const Graph<double>& graph, int node,
                                           const std::vector<NamedCause>& causes,
                                           std::vector<Replacement> replacements = {});

/// A mistake, and the last node at which it is made.
struct NearMistake {
  NamedCause cause;
  int site;
};

/// The mistakes in the whole run that give numbers near those given for the whole node: each within
/// `tolerance` of the largest that the mistake gives.
std::vector<NearMistake> near_mistakes(const Graph<double>& graph, int node, const Matrix<double>& given,
                                       double tolerance);

/// Two mistakes at once, and the last nodes at which each is made.
struct MistakePair {
  NamedCause first;
  NamedCause second;
  int first_site;
  int second_site;
};

/// The pairs of mistakes that give numbers near those given for the whole node: each within `tolerance` of
/// the largest that the pair gives. Those of which one alone gives the same numbers are left out.
std::vector<MistakePair> mistake_pairs(const Graph<double>& graph, int node, const Matrix<double>& given,
                                       double tolerance);

}  // namespace attention
