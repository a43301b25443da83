#include "blocks/attention/attend.h"
#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace scaled_dot_product_variant {

/// C = softmax(Q Kᵀ / √d_k + M) V. Q: m × d_k, K: n × d_k, V: n × d_v.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.queries_keys_values");
  const Var<T> query = graph.input("query");
  const Var<T> key = graph.input("key");
  const Var<T> value = graph.input("value");

  graph.output(attend(graph, query, key, value, scaling_of(graph, graph.size("d_k"))));
}

/// Q Kᵀ / √d_k, capped at ± c by the option `softcap`.
consteval auto scores_formula() {
  const auto over_cap = formula::when("scale=0", "\\frac{Q\\,K^{\\top}}{c\\,\\sqrt{d_k}}",
                                      "\\frac{Q\\,K^{\\top}\\cdot\\text{scale}}{c}");
  return formula::when("softcap=0", formula::scaled("Q\\,K^{\\top}"),
                       formula::joined("c\\,\\tanh\\left(", over_cap, "\\right)"));
}

Schema schema() {
  Schema schema{
      "scaled_dot_product",
      formula::joined("C=", formula::softmax(scores_formula(), formula::mask()), "V"),
      query_key_value_dimensions(),
      query_key_value_inputs(),
      mask_options(),
  };
  schema.options.push_back(scale_option());
  schema.options.push_back(softcap_option());
  return schema;
}

}  // namespace scaled_dot_product_variant

Variant scaled_dot_product() {
  return {scaled_dot_product_variant::schema(), scaled_dot_product_variant::run<double>};
}

}  // namespace attention
