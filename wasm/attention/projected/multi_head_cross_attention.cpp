#include "attention/projected/schemas.h"
#include "blocks/attention/projections.h"
#include "graph/variant.h"

namespace attention {

namespace multi_head_cross_attention_variant {

/// O = concat(C_1 … C_h) W^O, queries from X: m × d_x, keys and values from Y: n × d_y.
template <class T>
void run(Graph<T>& graph) {
  graph.output(attend_with_heads(graph, read_and_project(graph, "x", "y")));
}

}  // namespace multi_head_cross_attention_variant

Variant multi_head_cross_attention() {
  return {projected_schema("multi_head_cross_attention"), multi_head_cross_attention_variant::run<double>};
}

}  // namespace attention
