#include "attention/projected/schemas.h"
#include "blocks/attention/projections.h"
#include "graph/variant.h"

namespace attention {

namespace self_attention_variant {

/// C = softmax((X W^Q)(X W^K)ᵀ / √d_k + M) (X W^V). X: n × d_model, W^Q and W^K: d_model × d_k, W^V: d_model
/// × d_v.
template <class T>
void run(Graph<T>& graph) {
  const Projected<T> projected = read_and_project(graph, "x", "x");
  graph.output(
      attend(graph, projected.query, projected.key, projected.value, scaling_of(graph, graph.size("d_k"))));
}

}  // namespace self_attention_variant

Variant self_attention() { return {projected_schema("self_attention"), self_attention_variant::run<double>}; }

}  // namespace attention
