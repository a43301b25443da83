#include "blocks/recurrent/recurrent_states.h"

#include <algorithm>

#include "blocks/layers/layers.h"
#include "blocks/layers/source_padding.h"

namespace attention {

namespace {

/// The states of one direction, in order of position: n × d_h.
template <class T>
Var<T> encode_direction(Graph<T>& graph, const std::string& group, Var<T> words, bool is_reversed) {
  graph.enter(group);
  graph.section("inputs", "section.parameters");
  const RecurrentCell<T> cell = read_cell(graph);
  const Matrix<T> zeros = Matrix<T>::Zero(1, graph.size("d_h"));
  Var<T> state = graph.named("initial_state", graph.tape.given(zeros, "1", "d_h"));
  std::vector<Var<T>> states;
  for (Index k = 0; k < words.rows(); ++k) {
    const Index place = is_reversed ? words.rows() - 1 - k : k;
    graph.enter_step(place + 1);
    const Var<T> word = graph.named("token", slice(words, Axis::rows, place, 1, "1"));
    state = next_state(graph, cell, word, state);
    states.push_back(state);
    graph.leave_step();
  }
  if (is_reversed) std::reverse(states.begin(), states.end());
  graph.section("states", "section.states");
  const Var<T> out = graph.named("direction_states", concat(states, Axis::rows, words.node().row_dim));
  graph.leave();
  return out;
}

std::vector<InputSchema> direction_inputs(const std::string& group) {
  std::vector<InputSchema> inputs = cell_inputs();
  for (InputSchema& input : inputs)
    if (input.rows == "d_x") input.rows = "d_model";
  return grouped(group, std::move(inputs));
}

}  // namespace

template <class T>
BidirectionalStates<T> encode_bidirectional(Graph<T>& graph, Var<T> source) {
  const Var<T> words = graph.named("source_vectors", matmul(source, graph.input("w_embed")));
  const Var<T> forward = encode_direction(graph, "forward", words, false);
  const Var<T> backward = encode_direction(graph, "backward", words, true);

  graph.section("source_states", "section.states_of_the_source");
  const Var<T> states =
      graph.named("encoder_states", concat<T>({forward, backward}, Axis::columns, "d_both"));
  const Index last = source_length(graph, source.rows()) - 1;
  const Var<T> end = graph.named("last_state", slice(forward, Axis::rows, last, 1, "1"));
  const Var<T> first = graph.named("first_state", slice(backward, Axis::rows, 0, 1, "1"));
  const Var<T> summary = graph.named("summary", concat<T>({end, first}, Axis::columns, "d_both"));
  BidirectionalStates<T> out{states, first, summary, {}, {}};
  if (graph.choice("attention") == "none") return out;
  out.projected = graph.named("projected_encoder", matmul(states, graph.input("w_h")));
  out.mask = source_padding_mask(graph, "source_mask", end, source);
  return out;
}

std::vector<InputSchema> bidirectional_inputs() {
  std::vector<InputSchema> out = {
      {"w_embed", "E", "c_source", "d_model", "parameter", "context_input", "input.w_embed", ""}};
  for (const char* group : {"forward", "backward"})
    for (InputSchema& input : direction_inputs(group)) out.push_back(std::move(input));
  out.push_back({"w_h", "W_h", "d_both", "d_a", "parameter", "key", "input.w_h", "attention=bahdanau"});
  return out;
}

template BidirectionalStates<double> encode_bidirectional(Graph<double>&, Var<double>);
template BidirectionalStates<float> encode_bidirectional(Graph<float>&, Var<float>);

}  // namespace attention
