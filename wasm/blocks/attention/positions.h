#pragma once

#include "graph/graph.h"

namespace attention {

/// sin and cos of position times frequency, each n × pairs.
template <class T>
struct Sinusoids {
  Var<T> sines;
  Var<T> cosines;
};

/// Frequencies base^exponent, one for each pair of `width` columns.
struct Frequencies {
  Index width;
  double base;
  /// Index of the first pair: 0 in Vaswani et al. 2017, 1 in some texts.
  Index first_index = 0;
  /// Exponent -i / (width/2 - 1) instead of -2i / width, so that the last frequency is 1 / base exactly.
  bool ends_at_base = false;
};

/// Sines and cosines of the angles t · ω_i of `rows` positions t. Reads the option `start`, if there is one.
/// Vaswani et al. 2017, section 3.5.
template <class T>
Sinusoids<T> sinusoids(Graph<T>& graph, Index rows, const std::string& row_dim, const Frequencies& of);

/// P, n × d_model, by the options `layout`, `exponent`, `first_index`, `base`, `start` and `odd_width`.
/// Throws InputError for an odd d_model unless `odd_width` is `cut`, which omits the last cosine.
template <class T>
Var<T> sinusoidal_positions(Graph<T>& graph, Var<T> x);

/// X + P; also records the products P Pᵀ of positions.
template <class T>
Var<T> add_positions(Graph<T>& graph, Var<T> x, Var<T> positions);

/// Rotates pairs of columns of a query or key by the angles of the positions; `id` names the result.
template <class T>
Var<T> rotate(Graph<T>& graph, const std::string& id, Var<T> rows, const Sinusoids<T>& by);

/// The options of the functions above.
std::vector<OptionSchema> position_options();

}  // namespace attention
