#include "blocks/attention/score_network.h"

namespace attention {

namespace {

/// W [h_j; s_i] with W concatenated from the parts for h and s: m·n × d_a.
template <class T>
Var<T> project_pairs(Graph<T>& graph, const ScoreNetwork<T>& network) {
  const auto& [query, key, v, bias, order] = network;
  const bool query_first = order == PairOrder::outer_first;
  const PairSide<T>& first = query_first ? query : key;
  const PairSide<T>& second = query_first ? key : query;
  const Var<T> pairs = graph.named("pairs", pair_concat(query.rows, key.rows, order));
  const Var<T> w = graph.named("w_pairs", concat<T>({first.w, second.w}, Axis::rows, pairs.node().col_dim));
  return graph.named("projected_pairs", matmul(pairs, w));
}

/// W_h h_j + W_s s_i: m·n × d_a, from n + m products instead of m·n.
template <class T>
Var<T> add_projections(Graph<T>& graph, const ScoreNetwork<T>& network) {
  const auto& [query, key, v, bias, order] = network;
  const Var<T> of_key = graph.named(key.projected, matmul(key.rows, key.w));
  const Var<T> of_query = graph.named(query.projected, matmul(query.rows, query.w));
  return graph.named("summed_pairs", pair_sum(of_query, of_key));
}

}  // namespace

template <class T>
Var<T> score_pairs(Graph<T>& graph, const ScoreNetwork<T>& network, const std::string& form) {
  std::optional<Var<T>> sum;
  if (form != "split") sum = project_pairs(graph, network);
  if (form != "concat") {
    const Var<T> split = add_projections(graph, network);
    if (sum) graph.named("form_difference", subtract(split, *sum));
    sum = split;
  }
  if (network.bias) sum = graph.named("biased_pairs", add(*sum, *network.bias));
  const Var<T> hidden = graph.named("hidden_pairs", activation(*sum, Function::tanh));
  const Var<T> energies = graph.named("energies", matmul(hidden, network.v));
  const Node<T>& query = network.query.rows.node();
  const Node<T>& key = network.key.rows.node();
  return graph.named("scores", reshape(energies, key.data.rows(), query.row_dim, key.row_dim));
}

template Var<double> score_pairs(Graph<double>&, const ScoreNetwork<double>&, const std::string&);
template Var<float> score_pairs(Graph<float>&, const ScoreNetwork<float>&, const std::string&);

}  // namespace attention
