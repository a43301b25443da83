#include "blocks/attention/projections.h"
#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace {

/// C = softmax((X W^Q)(X W^K)ᵀ / √d_k + M) (X W^V). X: n × d_model, W^Q and W^K: d_model × d_k, W^V: d_model
/// × d_v.
template <class T>
void run(Graph<T>& graph) {
  const Projected<T> projected = read_and_project(graph, "x", "x");
  graph.output(
      attend(graph, projected.query, projected.key, projected.value, scaling_of(graph, graph.size("d_k"))));
}

Schema schema() {
  Schema schema{
      "self_attention",
      formula::joined("C=", formula::of_projections("X", "X")),
      {{"n", "dimension.n.number_of_tokens", 1, 64, 3, "query"},
       feature_dimension("d_model", "dimension.d_model"),
       feature_dimension("d_k", "dimension.d_k.width_of_queries_and_keys"),
       feature_dimension("d_v", "dimension.d_v.width_of_values")},
      {{"x", "X", "n", "d_model", "input", "input", "input.x", ""}},
      projection_options(),
  };
  for (InputSchema& input : projection_inputs("d_model", "d_model", ""))
    schema.inputs.push_back(std::move(input));
  schema.inputs.push_back(mask_input("n", "n"));
  return schema;
}

}  // namespace

Variant self_attention() { return {schema(), run<double>}; }

}  // namespace attention
