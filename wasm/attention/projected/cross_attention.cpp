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
      "Cross-attention",
      formula::joined("C=", formula::of_projections("X", "Y")),
      "Vaswani et al. 2017, section 3.2.3, encoder-decoder attention",
      {queries_dimension(), keys_dimension(), feature_dimension("d_x", "width of a token that asks"),
       feature_dimension("d_y", "width of a token looked at"),
       feature_dimension("d_k", "width of queries and keys"), feature_dimension("d_v", "width of values")},
      {{"x", "X", "m", "d_x", "input", "input", "the sequence that asks, one row per token", ""},
       {"y", "Y", "n", "d_y", "input", "context_input", "the sequence that is looked at, one row per token",
        ""}},
      projection_options(),
  };
  for (InputSchema& input : projection_inputs("d_x", "d_y", "")) schema.inputs.push_back(std::move(input));
  schema.inputs.push_back(mask_input("m", "n"));
  return schema;
}

}  // namespace

Variant cross_attention() { return {schema(), run<double>}; }

}  // namespace attention
