#include "blocks/recurrent/recurrent_encoder.h"

namespace attention {

namespace {

/// x W + h U, with ids after the gate.
template <class T>
Var<T> gate_sum(Graph<T>& graph, const std::string& gate, const Gate<T>& with, Var<T> token, Var<T> state) {
  const Var<T> from_token = graph.named(gate + "_token", matmul(token, with.w));
  const Var<T> from_state = graph.named(gate + "_memory", matmul(state, with.u));
  return graph.named(gate + "_sum", add(from_token, from_state));
}

/// h = (1 - z) ⊙ h' + z ⊙ tanh(x W + (r ⊙ h') U), where h' is the previous state.
template <class T>
Var<T> gru_step(Graph<T>& graph, const RecurrentCell<T>& cell, Var<T> token, Var<T> before) {
  const Var<T> update = graph.named(
      "update", activation(gate_sum(graph, "update", *cell.update, token, before), Function::sigmoid));
  const Var<T> reset = graph.named(
      "reset", activation(gate_sum(graph, "reset", *cell.reset, token, before), Function::sigmoid));
  const Var<T> reset_state = graph.named("recalled", multiply(reset, before));
  const Var<T> candidate = graph.named(
      "candidate",
      activation(gate_sum(graph, "candidate", cell.candidate, token, reset_state), Function::tanh));
  const Var<T> keep = graph.named("keep", one_minus(update));
  const Var<T> kept = graph.named("kept", multiply(keep, before));
  const Var<T> taken = graph.named("taken", multiply(update, candidate));
  return graph.named("state", add(kept, taken));
}

/// h = tanh(x W + h' U). Elman 1990.
template <class T>
Var<T> tanh_step(Graph<T>& graph, const RecurrentCell<T>& cell, Var<T> token, Var<T> before) {
  const Var<T> sum = gate_sum(graph, "candidate", cell.candidate, token, before);
  return graph.named("state", activation(sum, Function::tanh));
}

InputSchema parameter(const std::string& name, const std::string& symbol, const std::string& rows,
                      const std::string& description, const std::string& when) {
  return {name, symbol, rows, "d_h", "parameter", "inner", description, when};
}

}  // namespace

template <class T>
RecurrentCell<T> read_cell(Graph<T>& graph) {
  const auto gate = [&graph](const std::string& name) {
    const Var<T> w = graph.input("w_" + name);
    return Gate<T>{w, graph.input("u_" + name)};
  };
  if (graph.choice("cell") == "tanh") return {{}, {}, gate("candidate")};
  const Gate<T> update = gate("update");
  const Gate<T> reset = gate("reset");
  return {update, reset, gate("candidate")};
}

template <class T>
Var<T> next_state(Graph<T>& graph, const RecurrentCell<T>& cell, Var<T> token, Var<T> before) {
  return cell.update ? gru_step(graph, cell, token, before) : tanh_step(graph, cell, token, before);
}

template <class T>
Var<T> encode(Graph<T>& graph, Var<T> x, Var<T> initial_state, const RecurrentCell<T>& cell) {
  std::vector<Var<T>> states;
  for (Index t = 0; t < x.rows(); ++t) {
    const Var<T> before = t == 0 ? initial_state : states.back();
    graph.enter_step(t + 1);
    const Var<T> token = graph.named("token", slice(x, Axis::rows, t, 1, "1"));
    states.push_back(next_state(graph, cell, token, before));
    graph.leave_step();
  }
  graph.section("states", "section.states");
  return graph.named("encoder_states", concat(states, Axis::rows, x.node().row_dim));
}

std::vector<InputSchema> cell_inputs() {
  return {
      parameter("w_update", "W^z", "d_x", "input.w_update", "cell=gru"),
      parameter("u_update", "U^z", "d_h", "input.u_update", "cell=gru"),
      parameter("w_reset", "W^r", "d_x", "input.w_reset", "cell=gru"),
      parameter("u_reset", "U^r", "d_h", "input.u_reset", "cell=gru"),
      parameter("w_candidate", "W^h", "d_x", "input.w_candidate", ""),
      parameter("u_candidate", "U^h", "d_h", "input.u_candidate", ""),
  };
}

OptionSchema cell_option() {
  return {"cell", "option.cell", "choice", {"gru", "tanh"}, std::string("gru"), 0, 0, ""};
}

template RecurrentCell<double> read_cell(Graph<double>&);
template RecurrentCell<float> read_cell(Graph<float>&);
template Var<double> next_state(Graph<double>&, const RecurrentCell<double>&, Var<double>, Var<double>);
template Var<float> next_state(Graph<float>&, const RecurrentCell<float>&, Var<float>, Var<float>);
template Var<double> encode(Graph<double>&, Var<double>, Var<double>, const RecurrentCell<double>&);
template Var<float> encode(Graph<float>&, Var<float>, Var<float>, const RecurrentCell<float>&);

}  // namespace attention
