#pragma once

#include <optional>

#include "graph/graph.h"

namespace attention {

/// softmax(Q Kᵀ / √d_k + B + M) V ; B and M are optional. Q, K: n × d_k, V: n × d_v, B and M: n × n; returns
/// the context, n × d_v. Vaswani et al. 2017, equation 1; with B, Liu et al. 2021, equation 4.
template <class T>
Var<T> attend_with_bias(Graph<T>& graph, Var<T> query, Var<T> key, Var<T> value,
                        std::optional<Var<T>> bias = {}, std::optional<Var<T>> mask = {});

/// Q = X W^Q, K = X W^K, V = X W^V.
template <class T>
struct Projections {
  Var<T> query;
  Var<T> key;
  Var<T> value;
};

/// Projects X in a new section.
template <class T>
Projections<T> project_all(Graph<T>& graph, Var<T> x, Var<T> w_q, Var<T> w_k, Var<T> w_v);

/// The option n_heads, and the inputs w_q, w_k, w_v and w_o for tokens of width `width`.
OptionSchema heads_option(double initial = 2);
std::vector<InputSchema> head_inputs(const std::string& width);

}  // namespace attention
