#include "blocks/attention/score_network.h"
#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace {

/// Over the keys of each query, as the weighted sum needs it; or, for comparison, over the queries of each
/// key.
template <class T>
Var<T> normalise(Graph<T>& graph, Var<T> scores) {
  if (graph.choice("softmax_over") == "source") return graph.named("weights", softmax(scores));
  const Var<T> turned = graph.named("scores_transposed", transpose(scores));
  const Var<T> shares = graph.named("target_shares", softmax(turned));
  const Var<T> crossed = graph.named("crossed_shares", transpose(shares));
  const Matrix<T> column = Matrix<T>::Ones(scores.cols(), 1);
  const Var<T> ones = graph.named("ones", graph.tape.given(column, scores.node().col_dim, "1"));
  graph.named("row_sums", matmul(crossed, ones));
  return crossed;
}

/// C = softmax(vᵀ tanh(W_h h_j + W_s s_i + b)) h. s: m × d_s, h: n × d_h, W_s: d_s × d_a, W_h: d_h × d_a.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "States and parameters");
  const Var<T> s = graph.input("decoder_states");
  const Var<T> h = graph.input("encoder_states");
  const Var<T> w_h = graph.input("w_h");
  const Var<T> w_s = graph.input("w_s");
  const Var<T> v = graph.input("v_a");
  std::optional<Var<T>> b;
  if (graph.reads("b_a")) b = graph.input("b_a");

  graph.section("scores", "Scores");
  const ScoreNetwork<T> network{
      {s, w_s, "projected_decoder"}, {h, w_h, "projected_encoder"}, v, b, PairOrder::inner_first};
  const Var<T> scores = score_pairs(graph, network, graph.choice("form"));

  graph.section("weights", "Weights");
  const Var<T> weights = normalise(graph, scores);

  graph.section("context", "Context");
  graph.output(graph.named("context", matmul(weights, h)));
}

Schema schema() {
  constexpr auto over = formula::when("softmax_over=source", "j", "i");
  constexpr auto pair = formula::joined(formula::when("form=concat", "W\\,[h_j;s_i]", "W_h\\,h_j+W_s\\,s_i"),
                                        formula::plus_when("bias=true", "b"));
  return {
      "additive_attention",
      "Additive attention",
      formula::joined("C=\\operatorname{softmax}_{", over, "}\\left(v^{\\top}\\tanh\\left(", pair,
                      "\\right)\\right)h"),
      "Bahdanau et al. 2015, equations 5 and 6 and section A.1.2",
      {queries_dimension(), keys_dimension(4), feature_dimension("d_s", "width of a decoder state", 2),
       feature_dimension("d_h", "width of an encoder state", 2),
       feature_dimension("d_a", "width of the score network", 3)},
      {{"decoder_states", "s", "m", "d_s", "input", "query", "one row per word that is being written", ""},
       {"encoder_states", "h", "n", "d_h", "input", "key", "one row per word of the source", ""},
       {"w_h", "W_h", "d_h", "d_a", "parameter", "key", "reads encoder states", ""},
       {"w_s", "W_s", "d_s", "d_a", "parameter", "query", "reads decoder states", ""},
       {"v_a", "v", "d_a", "1", "parameter", "scores", "turns what the network sees into one score", ""},
       {"b_a", "b", "1", "d_a", "bias", "scores", "added before tanh", "bias=true"}},
      {choice_option("form", "how W meets a pair", {"split", "concat", "both"}),
       choice_option("softmax_over", "which numbers share 1", {"source", "target"}),
       {"bias", "add a bias before tanh", "flag", {}, false, 0, 0, ""}},
  };
}

}  // namespace

Variant additive_attention() { return {schema(), run<double>}; }

}  // namespace attention
