#include "blocks/attention/attend.h"
#include "graph/variant.h"

namespace attention {

namespace two_scales_variant {

/// C = softmax(Q Kᵀ / √d_k) V and C' = softmax(Q Kᵀ) V. Q: m × d_k, K: n × d_k, V: n × d_v.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.queries_keys_values");
  const Var<T> query = graph.input("query");
  const Var<T> key = graph.input("key");
  const Var<T> value = graph.input("value");

  graph.section("scores", "section.scores");
  const Var<T> scores = graph.named("scores", matmul(query, graph.named("key_transposed", transpose(key))));

  graph.section("unscaled", "section.without_the_division");
  const Var<T> unscaled_weights = graph.named("unscaled_weights", softmax(scores));
  const Var<T> unscaled_context = graph.named("unscaled_context", matmul(unscaled_weights, value));

  graph.section("scaled", "section.with_the_division");
  const Var<T> scaled = graph.named("scaled_scores", divide_by_root(scores, graph.size("d_k")));
  const Var<T> context = graph.named("context", matmul(graph.named("weights", softmax(scaled)), value));

  graph.section("change", "section.what_it_changes");
  graph.output(graph.named("context_change", subtract(context, unscaled_context)));
}

Schema schema() {
  Schema schema{
      "two_scales",
      "\\operatorname{softmax}\\left(\\frac{Q\\,K^{\\top}}{\\sqrt{d_k}}\\right)V"
      "\\quad\\text{beside}\\quad\\operatorname{softmax}\\left(Q\\,K^{\\top}\\right)V",
      query_key_value_dimensions(),
      query_key_value_inputs(),
      {},
  };
  schema.inputs.pop_back();  // no masks here
  return schema;
}

}  // namespace two_scales_variant

Variant two_scales() { return {two_scales_variant::schema(), two_scales_variant::run<double>}; }

}  // namespace attention
