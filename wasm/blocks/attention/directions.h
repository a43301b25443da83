#pragma once

#include <string>

#include "graph/graph.h"

namespace attention {

/// Ids of the nodes of `directions`.
struct DirectionNames {
  std::string squared_lengths;
  std::string lengths;
  std::string directions;
};

/// Each row divided by its length √Σ x². X: n × d_model.
template <class T>
Var<T> directions(Graph<T>& graph, const DirectionNames& names, Var<T> x);

}  // namespace attention
