#include "blocks/attention/projections.h"
#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace {

/// C = softmax((X W^Q)(Y W^K)ᵀ / √d_k + M) (Y W^V). X: m × d_x asks, Y: n × d_y answers with keys and values.
template <class T>
void run(Graph<T>& graph) {
  const Projected<T> projected = read_and_project(graph, "x", "y");
  graph.output(
      attend(graph, projected.query, projected.key, projected.value, scaling_of(graph, graph.size("d_k"))));
}

Schema schema() {
  Schema schema{
      "cross_attention",
      formula::joined("C=", formula::of_projections("X", "Y")),
      {queries_dimension(), keys_dimension(), feature_dimension("d_x", "dimension.d_x"),
       feature_dimension("d_y", "dimension.d_y"),
       feature_dimension("d_k", "dimension.d_k.width_of_queries_and_keys"),
       feature_dimension("d_v", "dimension.d_v.width_of_values")},
      {{"x", "X", "m", "d_x", "input", "input", "input.x.the_sequence_that_asks_one_row_per_token", ""},
       {"y", "Y", "n", "d_y", "input", "context_input", "input.y", ""}},
      projection_options(),
  };
  for (InputSchema& input : projection_inputs("d_x", "d_y", "")) schema.inputs.push_back(std::move(input));
  schema.inputs.push_back(mask_input("m", "n"));
  return schema;
}

}  // namespace

Variant cross_attention() { return {schema(), run<double>}; }

}  // namespace attention
