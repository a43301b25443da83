#include "attention/projected/schemas.h"
#include "blocks/attention/projections.h"
#include "graph/variant.h"

namespace attention {

namespace cross_attention_variant {

/// C = softmax((X W^Q)(Y W^K)ᵀ / √d_k + M) (Y W^V). X: m × d_x gives the queries, Y: n × d_y the keys and
/// values.
template <class T>
void run(Graph<T>& graph) {
  const Projected<T> projected = read_and_project(graph, "x", "y");
  graph.output(
      attend(graph, projected.query, projected.key, projected.value, scaling_of(graph, graph.size("d_k"))));
}

}  // namespace cross_attention_variant

Variant cross_attention() {
  return {projected_schema("cross_attention"), cross_attention_variant::run<double>};
}

}  // namespace attention
