#include "blocks/layers/layers.h"
#include "graph/variant.h"

namespace attention {

namespace {

/// R_1 = X + attention(X), R_2 = norm(R_1) + feed-forward(norm(R_1)), the output norm(R_2); or with the norms
/// first. X: n × d_model.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "Tokens");
  const Var<T> x = graph.input("x");
  graph.output(encoder_layer(graph, x, make_mask(graph, x, x)));
}

Schema schema() {
  Schema schema{
      "encoder_layer",
      "Encoder layer",
      formula::joined(sub_layer_formula, ",\\text{ twice}"),
      "Vaswani et al. 2017, section 3.1; norms first: Xiong et al. 2020, figure 1",
      {{"n", "number of tokens", 1, 64, 3, "query"}},
      {{"x", "X", "n", "d_model", "input", "input", "one row per token", ""}},
      layer_options(),
  };
  for (DimensionSchema& dimension : layer_dimensions()) schema.dimensions.push_back(std::move(dimension));
  for (InputSchema& input : encoder_layer_inputs()) schema.inputs.push_back(std::move(input));
  for (OptionSchema& option : mask_options()) schema.options.push_back(std::move(option));
  schema.inputs.push_back(mask_input("n", "n"));
  return schema;
}

}  // namespace

Variant encoder_layer() { return {schema(), run<double>}; }

}  // namespace attention
