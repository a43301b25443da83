#pragma once

#include "blocks/attention/attend.h"

namespace attention {

/// Queries, keys and values made from tokens by learned projections.
template <class T>
struct Projected {
  Var<T> query;
  Var<T> key;
  Var<T> value;
  /// What mixes the heads at the end; only variants with heads have it.
  std::optional<Var<T>> w_o;
  std::optional<Var<T>> b_o;
};

/// The parameters of the projections, as inputs of a walk.
template <class T>
struct Parameters {
  Var<T> w_q;
  Var<T> w_k;
  Var<T> w_v;
  std::optional<Var<T>> b_q;
  std::optional<Var<T>> b_k;
  std::optional<Var<T>> b_v;
  std::optional<Var<T>> w_o;
  std::optional<Var<T>> b_o;
};

/// The input of that name, or nothing where the variant, with these options, does not read it.
template <class T>
std::optional<Var<T>> optional_input(Graph<T>& graph, const std::string& name);

/// Reads every parameter that the schema names.
template <class T>
Parameters<T> read_parameters(Graph<T>& graph);

/// What queries, keys and values are made from: m × d_x, n × d_y, n × d_z. Some may be the same.
template <class T>
struct Tokens {
  Var<T> query;
  Var<T> key;
  Var<T> value;
};

/// Q = X W^Q + b^Q, K = Y W^K + b^K, V = Z W^V + b^V in a section of their own.
template <class T>
Projected<T> project_tokens(Graph<T>& graph, const Tokens<T>& tokens, const Parameters<T>& parameters);

/// The same with keys and values from one sequence.
template <class T>
Projected<T> project_tokens(Graph<T>& graph, Var<T> x, Var<T> y, const Parameters<T>& parameters) {
  return project_tokens(graph, Tokens<T>{x, y, y}, parameters);
}

/// Names of the inputs that queries, keys and values are made from. Equal names are one matrix.
struct Sources {
  std::string query;
  std::string key;
  std::string value;
};

/// Q = X W^Q + b^Q, K = Y W^K + b^K, V = Z W^V + b^V, biases only when the option `bias` is on.
/// X: m × d_x, Y: n × d_y, Z: n × d_z, or some of them the same tokens. Reads every token matrix and
/// parameter, so that a reader meets them together. Vaswani et al. 2017, section 3.2.
template <class T>
Projected<T> read_and_project(Graph<T>& graph, const Sources& sources);

/// The same with keys and values from one sequence.
template <class T>
Projected<T> read_and_project(Graph<T>& graph, const std::string& x, const std::string& y) {
  return read_and_project(graph, Sources{x, y, y});
}

/// What the dimensions of an attention with heads are called: a model may have two that differ in size.
struct Heads {
  const char* count = "n_heads";
  const char* d_k = "d_k";
  const char* d_v = "d_v";
};

/// concat(head_1 … head_h) W^O + b^O, each head attending with its own d_k columns of Q and K and d_v columns
/// of V, all under the same mask, if any. Returns m × d_out. Vaswani et al. 2017, section 3.2.2.
template <class T>
Var<T> attend_with_heads(Graph<T>& graph, const Projected<T>& projected, std::optional<Var<T>> mask,
                         const Heads& heads = {});

/// The same under the mask that the options ask for.
template <class T>
Var<T> attend_with_heads(Graph<T>& graph, const Projected<T>& projected);

/// The dimensions of the tokens that queries, keys and values are made from.
struct TokenWidths {
  std::string query;
  std::string key;
  std::string value;
};

/// Inputs of read_and_project; `prefix` is "n_heads*" when all heads share one matrix, else "".
std::vector<InputSchema> projection_inputs(const TokenWidths& widths, const std::string& prefix);
/// Inputs of attend_with_heads, whose result is `out_dim` wide.
std::vector<InputSchema> output_projection_inputs(const std::string& out_dim = "d_out");

/// d_k and d_v of an attention without heads.
std::vector<DimensionSchema> projection_dimensions();
std::vector<OptionSchema> projection_options();
/// The same, and the number of heads.
std::vector<OptionSchema> head_options();
/// n_heads, d_k, d_v and d_out.
std::vector<DimensionSchema> head_dimensions();

}  // namespace attention
