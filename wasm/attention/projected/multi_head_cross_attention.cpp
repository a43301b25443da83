#include "blocks/attention/projections.h"
#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace {

/// O = concat(C_1 … C_h) W^O, queries from X: m × d_x, keys and values from Y: n × d_y.
template <class T>
void run(Graph<T>& graph) {
  graph.output(attend_with_heads(graph, read_and_project(graph, "x", "y")));
}

Schema schema() {
  Schema schema{
      "multi_head_cross_attention",
      "Multi-head cross-attention",
      formula::of_heads(),
      "Vaswani et al. 2017, sections 3.2.2 and 3.2.3",
      {queries_dimension(), keys_dimension(), feature_dimension("d_x", "width of a token that asks"),
       feature_dimension("d_y", "width of a token looked at")},
      {{"x", "X", "m", "d_x", "input", "input", "the sequence that asks, one row per token", ""},
       {"y", "Y", "n", "d_y", "input", "context_input", "the sequence that is looked at, one row per token",
        ""}},
      head_options(),
  };
  for (InputSchema& input : projection_inputs("d_x", "d_y", "n_heads*"))
    schema.inputs.push_back(std::move(input));
  for (InputSchema& input : output_projection_inputs()) schema.inputs.push_back(std::move(input));
  for (DimensionSchema& dimension : head_dimensions()) schema.dimensions.push_back(std::move(dimension));
  schema.inputs.push_back(mask_input("m", "n"));
  return schema;
}

}  // namespace

Variant multi_head_cross_attention() { return {schema(), run<double>}; }

}  // namespace attention
