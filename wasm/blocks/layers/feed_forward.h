#pragma once

#include "graph/graph.h"

namespace attention {

/// Parameters of the feed-forward network.
template <class T>
struct FeedForwardParameters {
  Var<T> w_1;
  Var<T> b_1;
  Var<T> w_2;
  Var<T> b_2;
};

/// Reads `w_1` (d_model × d_ff), `b_1` (1 × d_ff), `w_2` (d_ff × d_out) and `b_2` (1 × d_out).
template <class T>
FeedForwardParameters<T> read_feed_forward(Graph<T>& graph);

/// f(X W_1 + b_1) W_2 + b_2, row by row, where f is the option `activation`. X: n × d_model; returns n ×
/// d_out. Vaswani et al. 2017, equation 2, where f is ReLU.
template <class T>
Var<T> feed_forward(Graph<T>& graph, Var<T> x, const FeedForwardParameters<T>& parameters);

/// The same as a group that includes its parameters.
template <class T>
Var<T> feed_forward_group(Graph<T>& graph, Var<T> x);

/// Inputs of read_feed_forward; `out_dim` is the dimension of the output.
std::vector<InputSchema> feed_forward_inputs(const std::string& out_dim);

/// The option `activation`.
OptionSchema activation_option(std::vector<std::string> choices = {"relu", "gelu", "gelu_tanh", "silu"});
/// f(x) in LaTeX for each choice of the option, see graph/formula.h.
std::string activation_formula(const OptionSchema& activation, const std::string& x);
/// The function of the option `activation`.
template <class T>
Function activation_of(const Graph<T>& graph);

}  // namespace attention
