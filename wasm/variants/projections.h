#pragma once

#include "variants/attend.h"

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

/// Q = X W^Q + b^Q, K = Y W^K + b^K, V = Y W^V + b^V, biases only when the option `bias` is on.
/// X: m × d_x, Y: n × d_y, or both the same tokens. Reads every token matrix and parameter, so that a reader
/// meets them together. Vaswani et al. 2017, section 3.2.
template <class T>
Projected<T> read_and_project(Walk<T>& walk, const std::string& x, const std::string& y);

/// concat(head_1 … head_h) W^O + b^O, each head attending with its own d_k columns of Q and K and d_v columns
/// of V. Returns m × d_out. Vaswani et al. 2017, section 3.2.2.
template <class T>
Var<T> attend_with_heads(Walk<T>& walk, const Projected<T>& projected);

/// Inputs of read_and_project, for tokens of width `x_dim` and `y_dim`; `prefix` is "n_heads*" when all heads
/// share one matrix, else "".
std::vector<InputSchema> projection_inputs(const std::string& x_dim, const std::string& y_dim,
                                           const std::string& prefix);
/// Inputs of attend_with_heads.
std::vector<InputSchema> output_projection_inputs();

std::vector<OptionSchema> projection_options();
/// The same, and the number of heads.
std::vector<OptionSchema> head_options();
/// n_heads, d_k, d_v and d_out.
std::vector<DimensionSchema> head_dimensions();

}  // namespace attention
