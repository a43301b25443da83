#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace soft_addressing_variant {

/// softmax(S / τ), or its limit hardmax(S) for τ = 0.
template <class T>
Var<T> temperature_softmax(Graph<T>& graph, Var<T> scores) {
  const double temperature = graph.number("temperature");
  if (temperature == 0) return graph.named("weights", hardmax(scores));
  return graph.named(
      "weights",
      softmax(graph.named("tempered_scores", scale(scores, 1 / temperature, "\\frac{\\arg{0}}{\\tau}"))));
}

/// Two kinds of dictionary lookup: the value of the best key, hardmax(Q Kᵀ)
/// V, and a mixture of all values, softmax(Q Kᵀ / τ) V, which converges to the first as τ goes to 0. Q: m ×
/// d_k, K: n × d_k, V: n × d_v; both results are m × d_v.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.query_and_dictionary");
  const Var<T> query = graph.input("query");
  const Var<T> key = graph.input("key");
  const Var<T> value = graph.input("value");

  graph.section("scores", "section.scores");
  const Var<T> scores = graph.named("scores", matmul(query, graph.named("key_transposed", transpose(key))));

  graph.section("hard", "section.hard_lookup");
  const Var<T> hard = graph.named("hard_weights", hardmax(scores));
  graph.named("hard_context", matmul(hard, value));

  graph.section("weights", "section.soft_lookup");
  const Var<T> weights = temperature_softmax(graph, scores);
  const Var<T> context = graph.named("context", matmul(weights, value));

  graph.section("difference", "section.soft_against_hard");
  graph.named("weights_difference", subtract(weights, hard));
  graph.output(context);
}

Schema schema() {
  constexpr auto soft = formula::joined(formula::softmax("\\frac{Q\\,K^{\\top}}{\\tau}"), "V");
  constexpr auto hard = formula::joined("\\operatorname{hardmax}\\left(Q\\,K^{\\top}\\right)V");
  Schema schema{
      "soft_addressing",
      formula::joined("C=", formula::when("temperature=0", hard,
                                          formula::joined(soft, "\\;\\xrightarrow{\\tau\\to 0}\\;", hard))),
      {queries_dimension(1), keys_dimension(4),
       feature_dimension("d_k", "dimension.d_k.width_of_queries_and_keys", 3),
       feature_dimension("d_v", "dimension.d_v.width_of_values", 2)},
      query_key_value_inputs(),
      {temperature_option(0)},
  };
  schema.inputs.pop_back();  // no masks here
  return schema;
}

}  // namespace soft_addressing_variant

Variant soft_addressing() {
  return {soft_addressing_variant::schema(), soft_addressing_variant::run<double>};
}

}  // namespace attention
