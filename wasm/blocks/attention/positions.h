#pragma once

#include "graph/graph.h"

namespace attention {

/// sin and cos of position times frequency, n × pairs, every intermediate named.
template <class T>
struct Waves {
  Var<T> sines;
  Var<T> cosines;
};

/// Which frequencies: base^exponent, one for each pair of `width` columns.
struct Frequencies {
  Index width;
  double base;
  /// The number that the first pair is arange with: 0 in Vaswani et al. 2017, 1 in some texts.
  Index first_index = 0;
  /// Exponent -i / (width/2 - 1) instead of -2i / width, so that the last frequency is 1 / base exactly.
  bool to_the_end = false;
};

/// Angles t · ω_i of `rows` positions t, and their sines and cosines. Options read: `start`, if there is one.
/// Vaswani et al. 2017, section 3.5.
template <class T>
Waves<T> waves(Graph<T>& graph, Index rows, const std::string& row_dim, const Frequencies& of);

/// P, n × d_model, by the options `layout`, `exponent`, `first_index`, `base`, `start` and `odd_width`.
/// Refuses an odd d_model, because its last sine has no cosine, unless `odd_width` says to leave that out.
template <class T>
Var<T> sinusoidal_positions(Graph<T>& graph, Var<T> x);

/// X + P, after the products P Pᵀ of positions with each other have been shown.
template <class T>
Var<T> add_positions(Graph<T>& graph, Var<T> x, Var<T> positions);

/// The rows of a query or key, turned pair by pair by the angles of their positions; `id` names the result.
template <class T>
Var<T> rotate(Graph<T>& graph, const std::string& id, Var<T> rows, const Waves<T>& by);

/// What the options of the above are.
std::vector<OptionSchema> position_options();

}  // namespace attention
