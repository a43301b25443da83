#include "blocks/layers/layers.h"
#include "graph/variant.h"

namespace attention {

namespace encoder_layer_variant {

/// R_1 = X + attention(X), R_2 = norm(R_1) + feed-forward(norm(R_1)), the output norm(R_2); or pre-norm. X: n
/// × d_model.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.tokens");
  const Var<T> x = graph.input("x");
  graph.output(encoder_layer(graph, x, make_mask(graph, x, x)));
}

Schema schema() {
  Schema schema{
      "encoder_layer",
      formula::joined(sub_layer_formula, ",\\text{ twice}"),
      {{"n", "dimension.n.number_of_tokens", 1, 64, 3, "query"}},
      {{"x", "X", "n", "d_model", "input", "input", "input.x", ""}},
      layer_options(),
  };
  for (DimensionSchema& dimension : layer_dimensions()) schema.dimensions.push_back(std::move(dimension));
  for (InputSchema& input : encoder_layer_inputs()) schema.inputs.push_back(std::move(input));
  for (OptionSchema& option : mask_options()) schema.options.push_back(std::move(option));
  schema.inputs.push_back(mask_input("n", "n"));
  return schema;
}

}  // namespace encoder_layer_variant

Variant encoder_layer() { return {encoder_layer_variant::schema(), encoder_layer_variant::run<double>}; }

}  // namespace attention
