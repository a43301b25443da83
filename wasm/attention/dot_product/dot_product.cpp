#include "blocks/attention/attend.h"
#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace dot_product_variant {

/// C = softmax(Q Kᵀ + M) V. Q: m × d_k, K: n × d_k, V: n × d_v.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.queries_keys_values");
  const Var<T> query = graph.input("query");
  const Var<T> key = graph.input("key");
  const Var<T> value = graph.input("value");

  graph.output(attend(graph, query, key, value, Scaling{}));
}

Schema schema() {
  return {
      "dot_product",
      formula::joined("C=", formula::softmax("Q\\,K^{\\top}", formula::mask()), "V"),
      query_key_value_dimensions(),
      query_key_value_inputs(),
      mask_options(),
  };
}

}  // namespace dot_product_variant

Variant dot_product() { return {dot_product_variant::schema(), dot_product_variant::run<double>}; }

}  // namespace attention
