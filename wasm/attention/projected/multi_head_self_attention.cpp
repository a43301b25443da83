#include "blocks/attention/projections.h"
#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace {

/// O = concat(C_1 … C_h) W^O, each C_i attention over its own columns of X W^Q, X W^K and X W^V. X: n ×
/// d_model, W^Q and W^K: d_model × h d_k, W^V: d_model × h d_v, W^O: h d_v × d_out.
template <class T>
void run(Graph<T>& graph) {
  graph.output(attend_with_heads(graph, read_and_project(graph, "x", "x")));
}

Schema schema() {
  Schema schema{
      "multi_head_self_attention",
      formula::of_heads(),
      {{"n", "dimension.n.number_of_tokens", 1, 64, 3, "query"},
       feature_dimension("d_model", "dimension.d_model")},
      {{"x", "X", "n", "d_model", "input", "input", "input.x", ""}},
      head_options(),
  };
  for (InputSchema& input : projection_inputs("d_model", "d_model", "n_heads*"))
    schema.inputs.push_back(std::move(input));
  for (InputSchema& input : output_projection_inputs()) schema.inputs.push_back(std::move(input));
  for (DimensionSchema& dimension : head_dimensions()) schema.dimensions.push_back(std::move(dimension));
  schema.inputs.push_back(mask_input("n", "n"));
  return schema;
}

}  // namespace

Variant multi_head_self_attention() { return {schema(), run<double>}; }

}  // namespace attention
