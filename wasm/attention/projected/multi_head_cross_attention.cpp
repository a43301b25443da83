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
      formula::of_heads(),
      {queries_dimension(), keys_dimension(), feature_dimension("d_x", "dimension.d_x"),
       feature_dimension("d_y", "dimension.d_y")},
      {{"x", "X", "m", "d_x", "input", "input", "input.x.the_sequence_that_asks_one_row_per_token", ""},
       {"y", "Y", "n", "d_y", "input", "context_input", "input.y", ""}},
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
