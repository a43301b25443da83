#pragma once

#include <optional>

#include "graph/graph.h"

namespace attention {

/// One side of all pairs: its rows, its part of the first matrix of the network, and the id of their product.
template <class T>
struct PairSide {
  Var<T> rows;
  Var<T> w;
  std::string projected;
};

/// A network with one hidden layer that scores a query s_i and a key h_j: vᵀ tanh(W [h_j; s_i] + b).
template <class T>
struct ScoreNetwork {
  PairSide<T> query;
  PairSide<T> key;
  Var<T> v;
  std::optional<Var<T>> bias;
  PairOrder order;
};

/// The scores of all pairs, m × n, in one of two equivalent forms: "concat" multiplies every concatenated
/// pair with W, "split" multiplies each side with its part of W and adds; "both" computes both and their
/// difference. Bahdanau et al. 2015, section A.1.2; Luong et al. 2015, section 3.1, “concat”.
template <class T>
Var<T> score_pairs(Graph<T>& graph, const ScoreNetwork<T>& network, const std::string& form);

}  // namespace attention
