#include "blocks/attention/score_network.h"
#include "graph/variant.h"

namespace attention {

namespace score_counts_variant {

/// A size as a 1 × 1 node.
template <class T>
Var<T> size_node(Graph<T>& graph, const std::string& id, Index count) {
  const Matrix<T> cell = Matrix<T>::Constant(1, 1, static_cast<T>(count));
  return graph.named(id, graph.tape.given(cell, "1", "1"));
}

/// tanh(X W), one evaluation per row of X.
template <class T>
Var<T> map(Graph<T>& graph, const std::string& id, Var<T> x, Var<T> w) {
  return graph.named(id, activation(graph.named(id + "_product", matmul(x, w)), Function::tanh));
}

/// Two kinds of scores of m decoder states s and n encoder states h: a network on every pair, vᵀ tanh(W [h_j;
/// s_i]), evaluated m·n times; and two maps, f(s_i) and g(h_j), evaluated m + n times, and one matrix
/// product.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.states_and_parameters");
  const Var<T> s = graph.input("decoder_states");
  const Var<T> h = graph.input("encoder_states");
  const PairSide<T> of_s{s, graph.input("w_s"), ""};
  const PairSide<T> of_h{h, graph.input("w_h"), ""};
  const ScoreNetwork<T> network{of_s, of_h, graph.input("v_a"), {}, PairOrder::inner_first};
  const Var<T> w_f = graph.input("w_f");
  const Var<T> w_g = graph.input("w_g");

  graph.section("pairs", "section.a_network_for_every_pair");
  score_pairs(graph, network, "concat");

  graph.section("maps", "section.two_maps_and_one_product");
  const Var<T> f = map(graph, "mapped_query", s, w_f);
  const Var<T> g = map(graph, "mapped_key", h, w_g);
  const Var<T> product =
      graph.named("product_scores", matmul(f, graph.named("mapped_key_transposed", transpose(g))));

  graph.section("counts", "section.evaluations");
  const Var<T> m = size_node(graph, "query_count", s.rows());
  const Var<T> n = size_node(graph, "key_count", h.rows());
  graph.named("pair_evaluations", multiply(m, n));
  graph.named("map_evaluations", add(m, n));
  graph.output(product);
}

Schema schema() {
  return {
      "score_counts",
      "v^{\\top}\\tanh\\left(W\\,[h_j;s_i]\\right)\\quad\\text{against}\\quad f(s_i)\\cdot g(h_j)",
      {queries_dimension(3), keys_dimension(4), feature_dimension("d_s", "dimension.d_s", 2),
       feature_dimension("d_h", "dimension.d_h", 2), feature_dimension("d_a", "dimension.d_a", 2),
       feature_dimension("d_k", "dimension.d_k.width_of_what_the_maps_give", 2)},
      {{"decoder_states", "s", "m", "d_s", "input", "query", "input.decoder_states", ""},
       {"encoder_states", "h", "n", "d_h", "input", "key", "input.encoder_states", ""},
       {"w_s", "W_s", "d_s", "d_a", "parameter", "query", "input.w_s", ""},
       {"w_h", "W_h", "d_h", "d_a", "parameter", "key", "input.w_h", ""},
       {"v_a", "v", "d_a", "1", "parameter", "scores", "input.v_a", ""},
       {"w_f", "W_f", "d_s", "d_k", "parameter", "query", "input.w_f", ""},
       {"w_g", "W_g", "d_h", "d_k", "parameter", "key", "input.w_g", ""}},
      {},
  };
}

}  // namespace score_counts_variant

Variant score_counts() { return {score_counts_variant::schema(), score_counts_variant::run<double>}; }

}  // namespace attention
