#pragma once

#include "blocks/attention/attend.h"

namespace attention {

/// Projected queries, keys and values.
template <class T>
struct Projected {
  Var<T> query;
  Var<T> key;
  Var<T> value;
  /// The output projection; only for variants with heads.
  std::optional<Var<T>> w_o;
  std::optional<Var<T>> b_o;
};

/// The parameters of the projections.
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

/// The input of that name; empty where the variant does not read it with these options.
template <class T>
std::optional<Var<T>> optional_input(Graph<T>& graph, const std::string& name);

/// Reads every projection parameter of the schema.
template <class T>
Parameters<T> read_parameters(Graph<T>& graph);

/// The tokens to project: m × d_x, n × d_y, n × d_z. Some may be the same.
template <class T>
struct Tokens {
  Var<T> query;
  Var<T> key;
  Var<T> value;
};

/// Q = X W^Q + b^Q, K = Y W^K + b^K, V = Z W^V + b^V in a new section.
template <class T>
Projected<T> project_tokens(Graph<T>& graph, const Tokens<T>& tokens, const Parameters<T>& parameters);

/// The same with keys and values from one sequence.
template <class T>
Projected<T> project_tokens(Graph<T>& graph, Var<T> x, Var<T> y, const Parameters<T>& parameters) {
  return project_tokens(graph, Tokens<T>{x, y, y}, parameters);
}

/// Names of the token inputs. Equal names are the same matrix.
struct Sources {
  std::string query;
  std::string key;
  std::string value;
};

/// Q = X W^Q + b^Q, K = Y W^K + b^K, V = Z W^V + b^V, biases only when the option `bias` is on. X: m × d_x,
/// Y: n × d_y, Z: n × d_z, or some of them the same tokens. Reads all token matrices and parameters first.
/// Vaswani et al. 2017, section 3.2.
template <class T>
Projected<T> read_and_project(Graph<T>& graph, const Sources& sources);

/// The same with keys and values from one sequence.
template <class T>
Projected<T> read_and_project(Graph<T>& graph, const std::string& x, const std::string& y) {
  return read_and_project(graph, Sources{x, y, y});
}

/// Names of the dimensions of multi-head attention; a model may have two of different sizes.
struct Heads {
  const char* count = "n_heads";
  const char* d_k = "d_k";
  const char* d_v = "d_v";
};

/// concat(head_1 … head_h) W^O + b^O, each head with its own d_k columns of Q and K and d_v columns of V, all
/// with the same optional mask. Returns m × d_out. Vaswani et al. 2017, section 3.2.2.
template <class T>
Var<T> attend_with_heads(Graph<T>& graph, const Projected<T>& projected, std::optional<Var<T>> mask,
                         const Heads& heads = {});

/// The same with the mask by the options.
template <class T>
Var<T> attend_with_heads(Graph<T>& graph, const Projected<T>& projected);

/// The dimensions of the widths of the tokens.
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
