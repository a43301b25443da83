#include "blocks/attention/score_network.h"
#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace luong_attention_variant {

/// s_iᵀ h_j, or s_iᵀ W_a h_j: m × n.
template <class T>
Var<T> multiply_states(Graph<T>& graph, Var<T> s, Var<T> h, std::optional<Var<T>> w_a) {
  if (w_a) s = graph.named("projected_decoder", matmul(s, *w_a));
  return graph.named("scores", matmul(s, graph.named("encoder_transposed", transpose(h))));
}

/// The scores. Reads their parameters. “concat” is vᵀ tanh(W [s_i; h_j]).
template <class T>
Var<T> score(Graph<T>& graph, Var<T> s, Var<T> h) {
  if (graph.choice("score") != "concat") {
    std::optional<Var<T>> w_a;
    if (graph.reads("w_a")) w_a = graph.input("w_a");
    graph.section("scores", "section.scores");
    return multiply_states(graph, s, h, w_a);
  }
  const PairSide<T> of_s{s, graph.input("w_s"), ""};
  const PairSide<T> of_h{h, graph.input("w_h"), ""};
  const ScoreNetwork<T> network{of_s, of_h, graph.input("v_a"), {}, PairOrder::outer_first};
  graph.section("scores", "section.scores");
  return score_pairs(graph, network, "concat");
}

/// s̃ = tanh([c; s] W_c), c = softmax(score(s, h)) h. s: m × d_h, h: n × d_h, W_c: 2 d_h × d_out, given as
/// its parts for c and s.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.states_and_parameters");
  const Var<T> s = graph.input("decoder_states");
  const Var<T> h = graph.input("encoder_states");
  const Var<T> w_cc = graph.input("w_cc");
  const Var<T> w_cs = graph.input("w_cs");
  const Var<T> scores = score(graph, s, h);

  graph.section("weights", "section.weights");
  const Var<T> weights = graph.named("weights", softmax(scores));

  graph.section("context", "section.context");
  const Var<T> context = graph.named("context", matmul(weights, h));

  graph.section("output", "section.attentional_state");
  const Var<T> w_c = graph.named("w_c", concat<T>({w_cc, w_cs}, Axis::rows, "d_h+d_h"));
  const Var<T> joined = graph.named("joined_states", concat<T>({context, s}, Axis::columns, "d_h+d_h"));
  const Var<T> product = graph.named("output_product", matmul(joined, w_c));
  graph.output(graph.named("attentional_state", activation(product, Function::tanh)));
}

Schema schema() {
  constexpr auto product = formula::joined("s\\,", formula::when("score=general", "W_a\\,", ""), "h^{\\top}");
  constexpr auto scores =
      formula::when("score=concat", "v^{\\top}\\tanh\\left(W\\,[s_i;h_j]\\right)", product);
  return {
      "luong_attention",
      formula::joined("\\tilde{s}=\\tanh\\left([C;s]\\,W_c\\right),\\quad C=", formula::softmax(scores), "h"),
      {queries_dimension(), keys_dimension(4), feature_dimension("d_h", "dimension.d_h.width_of_a_state", 2),
       feature_dimension("d_a", "dimension.d_a", 3),
       feature_dimension("d_out", "dimension.d_out.width_of_an_attentional_state", 2)},
      {{"decoder_states", "s", "m", "d_h", "input", "query", "input.decoder_states", ""},
       {"encoder_states", "h", "n", "d_h", "input", "key", "input.encoder_states", ""},
       {"w_a", "W_a", "d_h", "d_h", "parameter", "scores", "input.w_a.compares_states_of_two_kinds",
        "score=general"},
       {"w_s", "W_s", "d_h", "d_a", "parameter", "query", "input.w_s", "score=concat"},
       {"w_h", "W_h", "d_h", "d_a", "parameter", "key", "input.w_h", "score=concat"},
       {"v_a", "v", "d_a", "1", "parameter", "scores", "input.v_a", "score=concat"},
       {"w_cc", "W_c^{C}", "d_h", "d_out", "parameter", "output", "input.w_cc", ""},
       {"w_cs", "W_c^{s}", "d_h", "d_out", "parameter", "output", "input.w_cs", ""}},
      {choice_option("score", "option.score", {"dot", "general", "concat"})},
  };
}

}  // namespace luong_attention_variant

Variant luong_attention() {
  return {luong_attention_variant::schema(), luong_attention_variant::run<double>};
}

}  // namespace attention
