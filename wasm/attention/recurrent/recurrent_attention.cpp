#include "blocks/attention/score_network.h"
#include "blocks/recurrent/recurrent_encoder.h"
#include "graph/variant.h"

namespace attention {

namespace recurrent_attention_variant {

/// C = softmax(vᵀ tanh(W_h h_j + W_s s_i)) h, with the states h_j of a recurrent encoder of X. X: n × d_x, h:
/// n × d_h, s: m × d_s, W_s: d_s × d_a, W_h: d_h × d_a.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.words_and_parameters");
  const Var<T> x = graph.input("x");
  const Var<T> initial = graph.input("initial_state");
  const RecurrentCell<T> cell = read_cell(graph);
  const Var<T> s = graph.input("decoder_states");
  const Var<T> w_h = graph.input("w_h");
  const Var<T> w_s = graph.input("w_s");
  const Var<T> v = graph.input("v_a");

  const Var<T> h = encode(graph, x, initial, cell);

  graph.section("scores", "section.scores");
  const ScoreNetwork<T> network{
      {s, w_s, "projected_decoder"}, {h, w_h, "projected_encoder"}, v, {}, PairOrder::inner_first};
  const Var<T> scores = score_pairs(graph, network, "split");

  graph.section("weights", "section.weights");
  const Var<T> weights = graph.named("weights", softmax(scores));

  graph.section("context", "section.context");
  graph.output(graph.named("context", matmul(weights, h)));
}

Schema schema() {
  Schema schema{
      "recurrent_attention",
      formula::joined("h_t=", cell_formula("x_t", "h_{t-1}"), ",\\quad C=",
                      formula::softmax("v^{\\top}\\tanh\\left(W_h\\,h_j+W_s\\,s_i\\right)"), "h"),
      {{"n", "dimension.n.number_of_words_that_are_read", 1, 12, 3, "key"},
       {"m", "dimension.m.number_of_words_that_are_written", 1, 12, 2, "query"},
       feature_dimension("d_x", "dimension.d_x.width_of_a_word", 2),
       feature_dimension("d_h", "dimension.d_h", 2),
       feature_dimension("d_s", "dimension.d_s", 2),
       feature_dimension("d_a", "dimension.d_a", 2)},
      {{"x", "X", "n", "d_x", "input", "input", "input.x.one_row_per_word_that_is_read", ""},
       {"initial_state", "h_0", "1", "d_h", "bias", "inner", "input.initial_state", ""}},
      {cell_option()},
  };
  for (InputSchema& input : cell_inputs()) schema.inputs.push_back(std::move(input));
  schema.inputs.push_back({"decoder_states", "s", "m", "d_s", "input", "query",
                           "input.decoder_states.one_row_per_word_that_is_written", ""});
  schema.inputs.push_back({"w_h", "W_h", "d_h", "d_a", "parameter", "key", "input.w_h", ""});
  schema.inputs.push_back({"w_s", "W_s", "d_s", "d_a", "parameter", "query", "input.w_s", ""});
  schema.inputs.push_back({"v_a", "v", "d_a", "1", "parameter", "scores", "input.v_a", ""});
  return schema;
}

}  // namespace recurrent_attention_variant

Variant recurrent_attention() {
  return {recurrent_attention_variant::schema(), recurrent_attention_variant::run<double>};
}

}  // namespace attention
