#pragma once

#include "blocks/layers/layers.h"

/// Layers on top of each other, each a group: "encoder_0", "encoder_1".
namespace attention {

/// As many layers as the option `layers` says; `body` is one of them. With the norms first, the sum of the
/// last layer has not been normed yet: a norm of its own ends the stack.
template <class T, class Body>
Var<T> stack(Graph<T>& graph, const std::string& name, Var<T> x, Body body) {
  const int layers = std::stoi(graph.choice("layers"));
  for (int layer = 0; layer < layers; ++layer) {
    graph.enter(name + "_" + std::to_string(layer), {name, layer + 1});
    x = body(x);
    graph.leave();
  }
  if (graph.choice("norm") == "post") return x;
  return norm_group(graph, name + "_norm", {name + "_norm"}, x);
}

/// Appends the inputs of every layer that there may be, and of the norm at the end.
void append_stack(Schema& schema, const std::string& name, int most_layers,
                  const std::vector<InputSchema>& layer);

/// The dimensions and options of layers in models that are trained: a hidden layer may be wider than a walk
/// shows with ease, and there are 8 heads at most.
std::vector<DimensionSchema> trained_layer_dimensions();
std::vector<OptionSchema> trained_layer_options();

/// A word sees itself and what came before: a mask of the shape rows × rows. In a section of its own.
template <class T>
Var<T> look_back_only(Graph<T>& graph, Var<T> rows);

}  // namespace attention
