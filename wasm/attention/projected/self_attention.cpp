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
      "Self-attention with projections",
      formula::joined("C=", formula::of_projections("X", "X")),
      "Vaswani et al. 2017, section 3.2.1 with Q, K and V from one sequence",
      {{"n", "number of tokens", 1, 64, 3, "query"},
       feature_dimension("d_model", "width of a token"),
       feature_dimension("d_k", "width of queries and keys"),
       feature_dimension("d_v", "width of values")},
      {{"x", "X", "n", "d_model", "input", "input", "one row per token", ""}},
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
