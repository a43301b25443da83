#include "blocks/layers/layers.h"
#include "blocks/layers/source_padding.h"
#include "blocks/recurrent/recurrent_states.h"
#include "graph/formula.h"
#include "models/trainable.h"

namespace attention {

namespace recurrent_translator_variant {

/// Inputs of every step of the decoder.
template <class T>
struct Decoder {
  RecurrentCell<T> cell;
  /// The embedded previous words: m × d_model.
  Var<T> words;
  BidirectionalStates<T> source;
  /// Parameters of the score network, with attention only.
  std::optional<Var<T>> w_s = {};
  std::optional<Var<T>> v = {};
};

/// softmax(vᵀ tanh(h_j W_h + s W_s)): 1 × n.
template <class T>
Var<T> attention_weights(Graph<T>& graph, const Decoder<T>& decoder, Var<T> state) {
  const Var<T> query = graph.named("projected_decoder", matmul(state, *decoder.w_s));
  const Var<T> pairs = graph.named("summed_pairs", pair_sum(query, *decoder.source.projected));
  const Var<T> hidden = graph.named("hidden_pairs", activation(pairs, Function::tanh));
  const Var<T> energies = graph.named("energies", matmul(hidden, *decoder.v));
  Var<T> scores = graph.named("scores", transpose(energies));
  if (decoder.source.mask) scores = graph.named("masked_scores", mask(scores, *decoder.source.mask));
  return graph.named("weights", softmax(scores));
}

template <class T>
struct DecoderOutputs {
  std::vector<Var<T>> states;
  std::vector<Var<T>> contexts;
  std::vector<Var<T>> weights;
};

/// s_i = cell([y_{i-1}; c_i], s_{i-1}), with c_i from attention with the query s_{i-1}, or the summary for
/// all i.
template <class T>
void decode_step(Graph<T>& graph, const Decoder<T>& decoder, Index number, DecoderOutputs<T>& to) {
  graph.enter_step(number);
  const Var<T> before = to.states.back();
  Var<T> context = decoder.source.summary;
  if (decoder.w_s) {
    to.weights.push_back(attention_weights(graph, decoder, before));
    context = graph.named("context", matmul(to.weights.back(), decoder.source.states));
  }
  const Var<T> word = graph.named("token", slice(decoder.words, Axis::rows, number - 1, 1, "1"));
  const Var<T> input = graph.named("token_and_context", concat<T>({word, context}, Axis::columns, "d_read"));
  to.states.push_back(next_state(graph, decoder.cell, input, before));
  to.contexts.push_back(context);
  graph.leave_step();
}

/// All steps; the initial state is not part of the result.
template <class T>
Var<T> decode(Graph<T>& graph, const Decoder<T>& decoder, Var<T> start) {
  DecoderOutputs<T> outputs{{start}, {}, {}};
  for (Index number = 1; number <= decoder.words.rows(); ++number)
    decode_step(graph, decoder, number, outputs);
  outputs.states.erase(outputs.states.begin());

  graph.section("states", "section.states_and_contexts");
  const std::string m = decoder.words.node().row_dim;
  if (decoder.w_s) graph.named("weights", concat(outputs.weights, Axis::rows, m));
  const Var<T> contexts = graph.named("context", concat(outputs.contexts, Axis::rows, m));
  const Var<T> states = graph.named("decoder_states", concat(outputs.states, Axis::rows, m));
  return graph.named("joined_states", concat<T>({contexts, states}, Axis::columns, "d_told"));
}

template <class T>
Decoder<T> read_decoder(Graph<T>& graph, Var<T> words, const BidirectionalStates<T>& source) {
  const RecurrentCell<T> cell = read_cell(graph);
  if (graph.choice("attention") == "none") return {cell, words, source};
  const Var<T> w_s = graph.input("w_s");
  return {cell, words, source, w_s, graph.input("v_a")};
}

/// Z = [c_i; s_i] W^U for each target word. X: n × c_source, Y: m × c_target, shifted right. Bahdanau et al.
/// 2015, appendix A.2, without biases and without its maxout layer; without attention the context is the
/// summary of the source at every step, as in Cho et al. 2014.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.words");
  const Var<T> source = graph.input("source");
  const BidirectionalStates<T> read = encode_bidirectional(graph, source);

  graph.section("target_words", "section.words_written_so_far");
  const Var<T> target = graph.input("target");
  graph.enter("decoder");
  graph.section("inputs", "section.words_and_parameters");
  const Var<T> words = graph.named("word_vectors", matmul(target, graph.input("w_embed")));
  const Decoder<T> decoder = read_decoder(graph, words, read);
  graph.section("start", "section.first_state");
  const Var<T> sum = graph.named("start_sum", matmul(read.first, graph.input("w_start")));
  const Var<T> start = graph.named("start", activation(sum, Function::tanh));
  const Var<T> decoded = decode(graph, decoder, start);
  graph.leave();

  graph.section("logits", "section.next_word");
  graph.output(graph.named("logits", matmul(decoded, graph.input("w_u"))));
}

std::vector<DimensionSchema> dimensions() {
  const Index side = Limits::side;
  return {
      {"m", "dimension.m.number_of_words_that_are_written", 1, 24, 3, "query"},
      {"n", "dimension.n.number_of_words_that_are_read", 1, 24, 3, "key"},
      {"c_source", "dimension.c_source", 1, side, 5, ""},
      {"c_target", "dimension.c_target", 1, side, 5, ""},
      feature_dimension("d_model", "dimension.d_model.width_of_a_word", 3),
      feature_dimension("d_h", "dimension.d_h.width_of_a_state", 2),
      feature_dimension("d_a", "dimension.d_a", 2),
      {"d_both", "dimension.d_both", 1, side, 4, "", "2*d_h"},
      {"d_read", "dimension.d_read", 1, side, 7, "", "d_model+2*d_h"},
      {"d_told", "dimension.d_told", 1, side, 6, "", "3*d_h"},
  };
}

std::vector<InputSchema> decoder_inputs() {
  std::vector<InputSchema> out = {
      {"w_embed", "E", "c_target", "d_model", "parameter", "input", "input.w_embed", ""}};
  for (InputSchema& input : cell_inputs()) {
    if (input.rows == "d_x") input.rows = "d_read";
    out.push_back(std::move(input));
  }
  out.push_back({"w_s", "W_s", "d_h", "d_a", "parameter", "query", "input.w_s", "attention=bahdanau"});
  out.push_back({"v_a", "v", "d_a", "1", "parameter", "scores", "input.v_a", "attention=bahdanau"});
  out.push_back({"w_start", "W^0", "d_h", "d_h", "parameter", "query", "input.w_start", ""});
  return grouped("decoder", std::move(out));
}

/// The context vector of a step.
consteval auto context_formula() {
  const auto scores = formula::joined("v^{\\top}\\tanh\\left(W_h\\,h_j+W_s\\,s_{i-1}\\right)",
                                      formula::plus_when("source_mask=padding", "M^X"));
  return formula::when("attention=bahdanau", formula::joined(formula::softmax(scores), "h"),
                       "\\bar{h}=\\left[\\overrightarrow{h}_n;\\overleftarrow{h}_1\\right]");
}

Schema schema() {
  Schema schema{
      "recurrent_translator",
      formula::joined("s_i=", cell_formula("[y_{i-1};c_i]", "s_{i-1}"), ",\\quad c_i=", context_formula()),
      dimensions(),
      {{"source", "X", "n", "c_source", "input", "context_input", "input.source", ""},
       {"target", "Y", "m", "c_target", "input", "input", "input.target", ""}},
      {choice_option("attention", "option.attention", {"bahdanau", "none"}), cell_option()},
  };
  for (OptionSchema& option : source_options()) schema.options.push_back(std::move(option));
  for (InputSchema& input : bidirectional_inputs()) schema.inputs.push_back(std::move(input));
  for (InputSchema& input : decoder_inputs()) schema.inputs.push_back(std::move(input));
  schema.inputs.push_back({"w_u", "W^U", "d_told", "c_target", "parameter", "scores", "input.w_u", ""});
  return schema;
}

}  // namespace recurrent_translator_variant

Model recurrent_translator() {
  return {recurrent_translator_variant::schema(), recurrent_translator_variant::run<double>,
          recurrent_translator_variant::run<float>};
}

}  // namespace attention
