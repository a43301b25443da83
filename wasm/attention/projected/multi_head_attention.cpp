#include "attention/projected/schemas.h"
#include "blocks/attention/projections.h"
#include "graph/variant.h"

namespace attention {

namespace multi_head_attention_variant {

/// O = concat(C_1 … C_h) W^O, queries from X^Q: m × d_xq, keys from X^K: n × d_xk, values from X^V: n × d_xv.
/// The other variants with projections are special cases with equal inputs.
template <class T>
void run(Graph<T>& graph) {
  graph.output(attend_with_heads(graph, read_and_project(graph, Sources{"x_q", "x_k", "x_v"})));
}

}  // namespace multi_head_attention_variant

Variant multi_head_attention() {
  return {projected_schema("multi_head_attention"), multi_head_attention_variant::run<double>};
}

}  // namespace attention
