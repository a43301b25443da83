#pragma once

#include "blocks/layers/layers.h"

/// Stacks of layers, each a group: "encoder_0", "encoder_1".
namespace attention {

/// The number of layers is the option `layers`; `body` is one layer. Pre-norm stacks end with another norm.
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

/// Appends the inputs of up to `max_layers` layers and of the final norm.
void append_stack(Schema& schema, const std::string& name, int max_layers,
                  const std::vector<InputSchema>& layer);

/// Dimensions and options of layers in trainable models: wider hidden layers, at most 8 heads.
std::vector<DimensionSchema> trained_layer_dimensions();
std::vector<OptionSchema> trained_layer_options();

/// The causal mask n × n for n rows, in a new section.
template <class T>
Var<T> causal_self_mask(Graph<T>& graph, Var<T> rows);

}  // namespace attention
