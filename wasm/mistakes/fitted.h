#pragma once

#include <optional>
#include <vector>

#include "graph/graph.h"

/// Mistakes with a number of their own, which is found from the numbers that somebody gives.
namespace attention {

enum class FittedKind {
  /// Numbers are 0, or those of the run divided by 1 - p.
  dropout,
  /// One more score in each row, the same for all rows, takes part of the weight.
  sink,
  /// A small number is added to the sum of the exponentials after the largest score was subtracted.
  epsilon_in_sum,
};

struct FittedMistake {
  FittedKind kind;
  /// p, the score, or the small number.
  double parameter;
  /// What the node would be, in its shape.
  Matrix<double> data;
};

/// Those that can give numbers like these for a node, each with the parameter that fits best. Whether they do
/// is for the caller to compare.
std::vector<FittedMistake> fitted_mistakes(const Graph<double>& graph, int node, const Matrix<double>& given);

}  // namespace attention
