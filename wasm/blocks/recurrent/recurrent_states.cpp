#include "blocks/recurrent/recurrent_states.h"

#include <algorithm>

#include "blocks/layers/layers.h"
#include "blocks/layers/source_padding.h"

namespace attention {

namespace {

/// The states of one direction, in the order of the words: n × d_h.
template <class T>
Var<T> read_along(Walk<T>& walk, const std::string& group, const std::string& title, Var<T> words,
                  bool from_the_end) {
  walk.enter(group, title);
  walk.section("inputs", "Parameters");
  const RecurrentCell<T> cell = read_cell(walk);
  const Matrix<T> zeros = Matrix<T>::Zero(1, walk.size("d_h"));
  Var<T> state = walk.named("initial_state", walk.tape.given(zeros, "1", "d_h"));
  std::vector<Var<T>> states;
  for (Index k = 0; k < words.rows(); ++k) {
    const Index place = from_the_end ? words.rows() - 1 - k : k;
    walk.enter_step(place + 1);
    const Var<T> word = walk.named("token", slice_rows(words, place, 1, "1"));
    state = next_state(walk, cell, word, state);
    states.push_back(state);
    walk.leave_step();
  }
  if (from_the_end) std::reverse(states.begin(), states.end());
  walk.section("states", "States");
  const Var<T> out = walk.named("direction_states", concat_rows(states, words.node().row_dim));
  walk.leave();
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
Reading<T> read_both_ways(Walk<T>& walk, Var<T> source) {
  const Var<T> words = walk.named("source_vectors", matmul(source, walk.input("w_embed")));
  const Var<T> forward = read_along(walk, "forward", "Reading forward", words, false);
  const Var<T> backward = read_along(walk, "backward", "Reading backward", words, true);

  walk.section("source_states", "States of the source");
  const Var<T> states = walk.named("encoder_states", concat_columns<T>({forward, backward}, "d_both"));
  const Index last = source_length(walk, source.rows()) - 1;
  const Var<T> end = walk.named("last_state", slice_rows(forward, last, 1, "1"));
  const Var<T> first = walk.named("first_state", slice_rows(backward, 0, 1, "1"));
  const Var<T> summary = walk.named("summary", concat_columns<T>({end, first}, "d_both"));
  Reading<T> out{states, first, summary, {}, {}};
  if (walk.choice("attention") == "none") return out;
  out.projected = walk.named("projected_encoder", matmul(states, walk.input("w_h")));
  out.mask = padding_of(walk, "source_mask", end, source);
  return out;
}

std::vector<InputSchema> reading_inputs() {
  std::vector<InputSchema> out = {
      {"w_embed", "E", "c_source", "d_model", "parameter", "context_input", "the vector of each word", ""}};
  for (const char* group : {"forward", "backward"})
    for (InputSchema& input : direction_inputs(group)) out.push_back(std::move(input));
  out.push_back(
      {"w_h", "W_h", "d_both", "d_a", "parameter", "key", "reads encoder states", "attention=bahdanau"});
  return out;
}

template Reading<double> read_both_ways(Walk<double>&, Var<double>);
template Reading<float> read_both_ways(Walk<float>&, Var<float>);

}  // namespace attention
