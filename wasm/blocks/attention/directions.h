#pragma once

#include <string>

#include "graph/graph.h"

namespace attention {

/// What the steps from vectors to directions are called.
struct DirectionNames {
  std::string squared_lengths;
  std::string lengths;
  std::string directions;
};

/// Every row divided by its length, √Σ x². X: n × d_model.
template <class T>
Var<T> directions(Graph<T>& graph, const DirectionNames& names, Var<T> x);

}  // namespace attention
