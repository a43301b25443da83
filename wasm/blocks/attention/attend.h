#pragma once

#include <optional>

#include "graph/graph.h"

namespace attention {

/// Scaling of scores before the softmax.
struct Scaling {
  /// Divides the scores by √width; 0 if `factor` is another factor.
  Index width = 0;
  /// Factor of the scores; 0 means none.
  double factor = 0;
  /// Cap of the scores; 0 means none.
  double softcap = 0;
};

/// S / √d_k. Its attribute `first` is d_k, so that a program can be written with the root.
template <class T>
Var<T> divide_by_root(Var<T> scores, Index d_k);

/// 1 / √d_k, unless the option `scale` is another factor. Vaswani et al. 2017, equation 1.
template <class T>
Scaling scaling_of(const Graph<T>& graph, Index d_k);

/// The mask by the options, m × n, in a new section; empty for none. Causal: a query sees the keys up to its
/// own index, or, bottom right, up to its index + n - m.
template <class T>
std::optional<Var<T>> make_mask(Graph<T>& graph, Var<T> query, Var<T> key);

/// softmax(scaling(Q Kᵀ) + M) V with every intermediate named.
/// Q: m × d_k, K: n × d_k, V: n × d_v, mask: m × n or none; returns the context, m × d_v.
template <class T>
Var<T> attend(Graph<T>& graph, Var<T> query, Var<T> key, Var<T> value, const Scaling& scaling,
              std::optional<Var<T>> mask);

/// The same with the mask by the options.
template <class T>
Var<T> attend(Graph<T>& graph, Var<T> query, Var<T> key, Var<T> value, const Scaling& scaling);

}  // namespace attention
