#include "blocks/layers/layers.h"
#include "graph/variant.h"

namespace attention {

namespace decoder_layer_variant {

/// R_1 = X + masked attention(X), R_2 = norm(R_1) + attention(norm(R_1), Z), R_3 = norm(R_2) +
/// feed-forward(norm(R_2)), the output norm(R_3); or pre-norm. X: m × d_model, Z: n × d_model.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.tokens_and_memory");
  const Var<T> x = graph.input("x");
  const Var<T> memory = graph.input("memory");
  graph.output(decoder_layer(graph, x, SourceMemory<T>{memory}, make_mask(graph, x, x)));
}

/// The mask of a decoder is causal by default.
std::vector<OptionSchema> causal_mask_options() {
  std::vector<OptionSchema> options = mask_options();
  for (OptionSchema& option : options)
    if (option.name == "mask") option.initial = std::string("causal");
  return options;
}

Schema schema() {
  Schema schema{
      "decoder_layer",
      formula::joined(sub_layer_formula, ",\\text{ three times}"),
      {queries_dimension(), keys_dimension()},
      {{"x", "X", "m", "d_model", "input", "input", "input.x.one_row_per_token_written_so_far", ""},
       {"memory", "Z", "n", "d_model", "input", "context_input", "input.memory", ""}},
      layer_options(),
  };
  for (DimensionSchema& dimension : layer_dimensions()) schema.dimensions.push_back(std::move(dimension));
  for (InputSchema& input : decoder_layer_inputs()) schema.inputs.push_back(std::move(input));
  for (OptionSchema& option : causal_mask_options()) schema.options.push_back(std::move(option));
  schema.inputs.push_back(mask_input("m", "m"));
  return schema;
}

}  // namespace decoder_layer_variant

Variant decoder_layer() { return {decoder_layer_variant::schema(), decoder_layer_variant::run<double>}; }

}  // namespace attention
