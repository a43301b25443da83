#pragma once

#include "graph/graph.h"

namespace attention {

/// X: n × d_model, W^Q and W^K: d_model × d_k, W^V: d_model × d_v.
template <class T>
struct TokensAndProjections {
  Var<T> x, w_q, w_k, w_v;
};

/// b_i = softmax(a_i W^Q (X W^K)ᵀ) X W^V for the one token that the option `token` names, then for all at
/// once. Returns n × d_v.
template <class T>
Var<T> attend_in_rows(Graph<T>& graph, const TokensAndProjections<T>& in);

/// The same with tokens as columns, q_i = W a_i, and a softmax of columns. Returns d_v × n.
template <class T>
Var<T> attend_in_columns(Graph<T>& graph, const TokensAndProjections<T>& in);

}  // namespace attention
