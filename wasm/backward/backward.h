#pragma once

#include <optional>

#include "graph/graph.h"

/// Gradients as nodes of the same tape, made by the derivatives of the ops, each with its reason.
namespace attention {

/// One number made of a node, which the walk goes back from.
struct Loss {
  enum class Kind {
    /// The cell (row, col) itself.
    cell,
    /// Σ a.
    sum,
    /// Σ a².
    sum_of_squares,
    /// The mean of (a - t)² over all cells.
    mean_squares,
    /// The mean over the rows of -Σ t log softmax(a).
    cross_entropy,
  };
  Kind kind = Kind::cell;
  Index row = 0;
  Index col = 0;
  /// t, for the last two.
  Matrix<double> targets{};
};

/// Appends to a finished walk the loss of node `of`, and then, from the loss back to the inputs, the gradient
/// of every node that it depends on and that depends on an input: `d_query` for `query`, `head_0/d_query` for
/// `head_0/query`. Throws InputError for an op that has no derivative.
void backward_walk(Graph<double>& graph, int of, const Loss& loss);

/// The node that holds the gradient of node `id` after backward_walk; nothing where none comes back.
std::optional<int> gradient_of(const Graph<double>& graph, int id);

}  // namespace attention
