#pragma once

#include <optional>

#include "graph/graph.h"

/// Gradients as nodes of the same tape, recorded by the derivatives of the ops and explained like all others.
namespace attention {

/// The scalar, computed from one node, that is differentiated.
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
  /// t of `mean_squares` and `cross_entropy`.
  Matrix<double> targets{};
};

/// Appends the loss of node `of` to a finished graph, then, in reverse order, the gradient of every node
/// between the inputs and the loss: `d_query` for `query`, `head_0/d_query` for `head_0/query`. Throws
/// InputError for an op that has no derivative.
void append_backward_pass(Graph<double>& graph, int of, const Loss& loss);

/// The node with the gradient of node `id` after append_backward_pass; empty where it has none.
std::optional<int> gradient_of(const Graph<double>& graph, int id);

}  // namespace attention
