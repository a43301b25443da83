#include "attention/projected/schemas.h"
#include "blocks/attention/projections.h"
#include "graph/variant.h"

namespace attention {

namespace multi_head_self_attention_variant {

/// O = concat(C_1 … C_h) W^O, each C_i attention over its own columns of X W^Q, X W^K and X W^V. X: n ×
/// d_model, W^Q and W^K: d_model × h d_k, W^V: d_model × h d_v, W^O: h d_v × d_out.
template <class T>
void run(Graph<T>& graph) {
  graph.output(attend_with_heads(graph, read_and_project(graph, "x", "x")));
}

}  // namespace multi_head_self_attention_variant

Variant multi_head_self_attention() {
  return {projected_schema("multi_head_self_attention"), multi_head_self_attention_variant::run<double>};
}

}  // namespace attention
