#include "blocks/layers/stack.h"

namespace attention {

namespace {

/// The condition of layer `number` (from 0): "layers=2|3" for layer 1 of three.
std::string when_layers_reach(int number, int max_layers) {
  if (number == 0) return "";
  std::string out;
  for (int layers = number + 1; layers <= max_layers; ++layers)
    out += (out.empty() ? "layers=" : "|") + std::to_string(layers);
  return out;
}

constexpr Index max_heads = 8;

}  // namespace

std::vector<DimensionSchema> trained_layer_dimensions() {
  std::vector<DimensionSchema> out = layer_dimensions();
  for (DimensionSchema& dimension : out) {
    if (dimension.name == "d_ff") dimension.max = Limits::side;
    if (dimension.name == "n_heads") dimension.max = max_heads;
  }
  return out;
}

std::vector<OptionSchema> trained_layer_options() {
  std::vector<OptionSchema> out = layer_options();
  for (OptionSchema& option : out)
    if (option.name == "n_heads") option.max = static_cast<double>(max_heads);
  return out;
}

void append_stack(Schema& schema, const std::string& name, int max_layers,
                  const std::vector<InputSchema>& layer) {
  for (int number = 0; number < max_layers; ++number)
    for (InputSchema& input :
         grouped(name + "_" + std::to_string(number), layer, when_layers_reach(number, max_layers)))
      schema.inputs.push_back(std::move(input));
  for (InputSchema& input : grouped(name + "_norm", norm_inputs("d_model"), "norm=pre"))
    schema.inputs.push_back(std::move(input));
}

template <class T>
Var<T> causal_self_mask(Graph<T>& graph, Var<T> rows) {
  graph.section("mask", "section.mask");
  Var<T> mask = causal_mask(graph.tape, rows.rows(), rows.rows(), 0);
  mask.node().row_dim = rows.node().row_dim;
  mask.node().col_dim = rows.node().row_dim;
  return graph.named("mask", mask);
}

template Var<double> causal_self_mask(Graph<double>&, Var<double>);
template Var<float> causal_self_mask(Graph<float>&, Var<float>);

}  // namespace attention
