#include "attention/projected/schemas.h"
#include "blocks/attention/projections.h"
#include "graph/variant.h"

namespace attention {

namespace {

/// O = concat(C_1 … C_h) W^O, queries from X: m × d_x, keys and values from Y: n × d_y.
template <class T>
void run(Graph<T>& graph) {
  graph.output(attend_with_heads(graph, read_and_project(graph, "x", "y")));
}

}  // namespace

Variant multi_head_cross_attention() { return {projected_schema("multi_head_cross_attention"), run<double>}; }

}  // namespace attention
