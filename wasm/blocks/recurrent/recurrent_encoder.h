#pragma once

#include <optional>

#include "graph/formula.h"
#include "graph/graph.h"

namespace attention {

/// W: d_x × d_h, for the token; U: d_h × d_h, for the previous state.
template <class T>
struct Gate {
  Var<T> w;
  Var<T> u;
};

/// Parameters of a recurrent cell. The gates are those of a GRU; a tanh cell has none.
template <class T>
struct RecurrentCell {
  std::optional<Gate<T>> update;
  std::optional<Gate<T>> reset;
  Gate<T> candidate;
};

/// Reads the parameters of the option `cell`.
template <class T>
RecurrentCell<T> read_cell(Graph<T>& graph);

/// The state after one more token, 1 × d_h.
template <class T>
Var<T> next_state(Graph<T>& graph, const RecurrentCell<T>& cell, Var<T> token, Var<T> before);

/// The hidden states, n × d_h; each step is a group, "step_0/state". X: n × d_x, initial state: 1 × d_h. GRU:
/// Cho et al. 2014, section 2.3, written as in Bahdanau et al. 2015, appendix A.1.1, without biases.
template <class T>
Var<T> encode(Graph<T>& graph, Var<T> x, Var<T> initial_state, const RecurrentCell<T>& cell);

/// One step in LaTeX: GRU(x, h), or tanh(x W^h + h U^h), by the option `cell`.
consteval auto cell_formula(const auto& word, const auto& before) {
  return formula::when("cell=gru",
                       formula::joined("\\operatorname{GRU}\\left(", word, ",\\,", before, "\\right)"),
                       formula::joined("\\tanh\\left(", word, "\\,W^h+", before, "\\,U^h\\right)"));
}

/// The parameters of `read_cell`.
std::vector<InputSchema> cell_inputs();
OptionSchema cell_option();

}  // namespace attention
