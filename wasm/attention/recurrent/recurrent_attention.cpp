#include "blocks/attention/score_network.h"
#include "blocks/recurrent/recurrent_encoder.h"
#include "graph/variant.h"

namespace attention {

namespace {

/// C = softmax(vᵀ tanh(W_h h_j + W_s s_i)) h, the states h_j from a recurrent encoder that reads X word by
/// word. X: n × d_x, h: n × d_h, s: m × d_s, W_s: d_s × d_a, W_h: d_h × d_a.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "Words and parameters");
  const Var<T> x = graph.input("x");
  const Var<T> initial = graph.input("initial_state");
  const RecurrentCell<T> cell = read_cell(graph);
  const Var<T> s = graph.input("decoder_states");
  const Var<T> w_h = graph.input("w_h");
  const Var<T> w_s = graph.input("w_s");
  const Var<T> v = graph.input("v_a");

  const Var<T> h = encode(graph, x, initial, cell);

  graph.section("scores", "Scores");
  const ScoreNetwork<T> network{
      {s, w_s, "projected_decoder"}, {h, w_h, "projected_encoder"}, v, {}, PairOrder::inner_first};
  const Var<T> scores = score_pairs(graph, network, "split");

  graph.section("weights", "Weights");
  const Var<T> weights = graph.named("weights", softmax(scores));

  graph.section("context", "Context");
  graph.output(graph.named("context", matmul(weights, h)));
}

Schema schema() {
  Schema schema{
      "recurrent_attention",
      "Recurrent encoder with attention",
      formula::joined("h_t=", cell_formula("x_t", "h_{t-1}"), ",\\quad C=",
                      formula::softmax("v^{\\top}\\tanh\\left(W_h\\,h_j+W_s\\,s_i\\right)"), "h"),
      "Cho et al. 2014, equations 5 to 8; Bahdanau et al. 2015, appendix A",
      {{"n", "number of words that are read", 1, 12, 3, "key"},
       {"m", "number of words that are written", 1, 12, 2, "query"},
       feature_dimension("d_x", "width of a word", 2),
       feature_dimension("d_h", "width of an encoder state", 2),
       feature_dimension("d_s", "width of a decoder state", 2),
       feature_dimension("d_a", "width of the score network", 2)},
      {{"x", "X", "n", "d_x", "input", "input", "one row per word that is read", ""},
       {"initial_state", "h_0", "1", "d_h", "bias", "inner", "the state before the first word", ""}},
      {cell_option()},
  };
  for (InputSchema& input : cell_inputs()) schema.inputs.push_back(std::move(input));
  schema.inputs.push_back(
      {"decoder_states", "s", "m", "d_s", "input", "query", "one row per word that is written", ""});
  schema.inputs.push_back({"w_h", "W_h", "d_h", "d_a", "parameter", "key", "reads encoder states", ""});
  schema.inputs.push_back({"w_s", "W_s", "d_s", "d_a", "parameter", "query", "reads decoder states", ""});
  schema.inputs.push_back(
      {"v_a", "v", "d_a", "1", "parameter", "scores", "turns what the network sees into one score", ""});
  return schema;
}

}  // namespace

Variant recurrent_attention() { return {schema(), run<double>}; }

}  // namespace attention
