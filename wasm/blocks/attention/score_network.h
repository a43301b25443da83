#pragma once

#include <optional>

#include "graph/graph.h"

namespace attention {

/// One side of all pairs: its rows, the part of the network's first matrix that reads them, and the name of
/// their product.
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

/// The scores of all pairs, m × n, by one of two forms that give the same numbers: "concat" writes every pair
/// down and multiplies it with W, "split" multiplies each side once with its own part of W and adds; "both"
/// does both and takes the difference. Bahdanau et al. 2015, section A.1.2; Luong et al. 2015, section 3.1,
/// “concat”.
template <class T>
Var<T> score_pairs(Graph<T>& graph, const ScoreNetwork<T>& network, const std::string& form);

}  // namespace attention
