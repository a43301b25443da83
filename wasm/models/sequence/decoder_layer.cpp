#include "blocks/layers/layers.h"
#include "graph/variant.h"

namespace attention {

namespace {

/// R_1 = X + masked attention(X), R_2 = norm(R_1) + attention(norm(R_1), Z), R_3 = norm(R_2) +
/// feed-forward(norm(R_2)), the output norm(R_3); or with the norms first. X: m × d_model, Z: n × d_model.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "Tokens and memory");
  const Var<T> x = graph.input("x");
  const Var<T> memory = graph.input("memory");
  graph.output(decoder_layer(graph, x, SourceMemory<T>{memory}, make_mask(graph, x, x)));
}

/// A decoder looks back only, unless told otherwise.
std::vector<OptionSchema> causal_mask_options() {
  std::vector<OptionSchema> options = mask_options();
  for (OptionSchema& option : options)
    if (option.name == "mask") option.initial = std::string("causal");
  return options;
}

Schema schema() {
  Schema schema{
      "decoder_layer",
      "Decoder layer",
      formula::joined(sub_layer_formula, ",\\text{ three times}"),
      "Vaswani et al. 2017, section 3.1; norms first: Xiong et al. 2020, figure 1",
      {queries_dimension(), keys_dimension()},
      {{"x", "X", "m", "d_model", "input", "input", "one row per token written so far", ""},
       {"memory", "Z", "n", "d_model", "input", "context_input", "what the encoder made of the source", ""}},
      layer_options(),
  };
  for (DimensionSchema& dimension : layer_dimensions()) schema.dimensions.push_back(std::move(dimension));
  for (InputSchema& input : decoder_layer_inputs()) schema.inputs.push_back(std::move(input));
  for (OptionSchema& option : causal_mask_options()) schema.options.push_back(std::move(option));
  schema.inputs.push_back(mask_input("m", "m"));
  return schema;
}

}  // namespace

Variant decoder_layer() { return {schema(), run<double>}; }

}  // namespace attention
