#include "blocks/attention/score_network.h"
#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace additive_attention_variant {

/// Softmax over the keys of each query, as the weighted sum requires; or, for comparison, over the queries of
/// each key.
template <class T>
Var<T> normalise(Graph<T>& graph, Var<T> scores) {
  if (graph.choice("softmax_over") == "source") return graph.named("weights", softmax(scores));
  const Var<T> transposed = graph.named("scores_transposed", transpose(scores));
  const Var<T> shares = graph.named("target_shares", softmax(transposed));
  const Var<T> crossed = graph.named("crossed_shares", transpose(shares));
  const Matrix<T> column = Matrix<T>::Ones(scores.cols(), 1);
  const Var<T> ones = graph.named("ones", graph.tape.given(column, scores.node().col_dim, "1"));
  graph.named("row_sums", matmul(crossed, ones));
  return crossed;
}

/// C = softmax(vᵀ tanh(W_h h_j + W_s s_i + b)) h. s: m × d_s, h: n × d_h, W_s: d_s × d_a, W_h: d_h × d_a.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.states_and_parameters");
  const Var<T> s = graph.input("decoder_states");
  const Var<T> h = graph.input("encoder_states");
  const Var<T> w_h = graph.input("w_h");
  const Var<T> w_s = graph.input("w_s");
  const Var<T> v = graph.input("v_a");
  std::optional<Var<T>> b;
  if (graph.reads("b_a")) b = graph.input("b_a");

  graph.section("scores", "section.scores");
  const ScoreNetwork<T> network{
      {s, w_s, "projected_decoder"}, {h, w_h, "projected_encoder"}, v, b, PairOrder::inner_first};
  const Var<T> scores = score_pairs(graph, network, graph.choice("form"));

  graph.section("weights", "section.weights");
  const Var<T> weights = normalise(graph, scores);

  graph.section("context", "section.context");
  graph.output(graph.named("context", matmul(weights, h)));
}

Schema schema() {
  constexpr auto over = formula::when("softmax_over=source", "j", "i");
  constexpr auto pair = formula::joined(formula::when("form=concat", "W\\,[h_j;s_i]", "W_h\\,h_j+W_s\\,s_i"),
                                        formula::plus_when("bias=true", "b"));
  return {
      "additive_attention",
      formula::joined("C=\\operatorname{softmax}_{", over, "}\\left(v^{\\top}\\tanh\\left(", pair,
                      "\\right)\\right)h"),
      {queries_dimension(), keys_dimension(4), feature_dimension("d_s", "dimension.d_s", 2),
       feature_dimension("d_h", "dimension.d_h", 2), feature_dimension("d_a", "dimension.d_a", 3)},
      {{"decoder_states", "s", "m", "d_s", "input", "query", "input.decoder_states", ""},
       {"encoder_states", "h", "n", "d_h", "input", "key", "input.encoder_states", ""},
       {"w_h", "W_h", "d_h", "d_a", "parameter", "key", "input.w_h", ""},
       {"w_s", "W_s", "d_s", "d_a", "parameter", "query", "input.w_s", ""},
       {"v_a", "v", "d_a", "1", "parameter", "scores", "input.v_a", ""},
       {"b_a", "b", "1", "d_a", "bias", "scores", "input.b_a", "bias=true"}},
      {choice_option("form", "option.form", {"split", "concat", "both"}),
       choice_option("softmax_over", "option.softmax_over", {"source", "target"}),
       {"bias", "option.bias.add_a_bias_before_tanh", "flag", {}, false, 0, 0, ""}},
  };
}

}  // namespace additive_attention_variant

Variant additive_attention() {
  return {additive_attention_variant::schema(), additive_attention_variant::run<double>};
}

}  // namespace attention
