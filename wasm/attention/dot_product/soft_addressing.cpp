#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace {

/// softmax(S / τ), and its limit at τ = 0, where the best key takes all.
template <class T>
Var<T> soften(Walk<T>& walk, Var<T> scores) {
  const double temperature = walk.number("temperature");
  if (temperature == 0) return walk.named("weights", hardmax(scores));
  return walk.named(
      "weights",
      softmax(walk.named("tempered_scores", scale(scores, 1 / temperature, "\\frac{\\arg{0}}{\\tau}"))));
}

/// Reading a dictionary of keys and values in two ways: the value of the best key, hardmax(Q Kᵀ) V, and a
/// mixture of all values, softmax(Q Kᵀ / τ) V, which becomes the first as τ goes to 0. Q: m × d_k, K: n ×
/// d_k, V: n × d_v; both results are m × d_v.
template <class T>
void run(Walk<T>& walk) {
  walk.section("inputs", "Query and dictionary");
  const Var<T> query = walk.input("query");
  const Var<T> key = walk.input("key");
  const Var<T> value = walk.input("value");

  walk.section("scores", "Scores");
  const Var<T> scores = walk.named("scores", matmul(query, walk.named("key_transposed", transpose(key))));

  walk.section("hard", "Hard lookup");
  const Var<T> hard = walk.named("hard_weights", hardmax(scores));
  walk.named("hard_context", matmul(hard, value));

  walk.section("weights", "Soft lookup");
  const Var<T> weights = soften(walk, scores);
  const Var<T> context = walk.named("context", matmul(weights, value));

  walk.section("difference", "Soft against hard");
  walk.named("weights_difference", subtract(weights, hard));
  walk.output(context);
}

Schema schema() {
  constexpr auto soft = formula::joined(formula::softmax("\\frac{Q\\,K^{\\top}}{\\tau}"), "V");
  constexpr auto hard = formula::joined("\\operatorname{hardmax}\\left(Q\\,K^{\\top}\\right)V");
  Schema schema{
      "soft_addressing",
      "Soft addressing",
      formula::joined("C=", formula::when("temperature=0", hard,
                                          formula::joined(soft, "\\;\\xrightarrow{\\tau\\to 0}\\;", hard))),
      "Graves et al. 2014, section 3.3.1, with a dot product and τ = 1/β",
      {queries_dimension(1), keys_dimension(4), feature_dimension("d_k", "width of queries and keys", 3),
       feature_dimension("d_v", "width of values", 2)},
      query_key_value_inputs(),
      {temperature_option(0)},
  };
  schema.inputs.pop_back();  // no masks here
  return schema;
}

}  // namespace

Variant soft_addressing() { return {schema(), run<double>}; }

}  // namespace attention
