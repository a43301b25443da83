#include <cmath>

#include "graph/variant.h"

namespace attention {

namespace {

/// C = softmax(Q Kᵀ / √d_k) V beside C' = softmax(Q Kᵀ) V. Q: m × d_k, K: n × d_k, V: n × d_v.
template <class T>
void run(Walk<T>& walk) {
  walk.section("inputs", "Queries, keys, values");
  const Var<T> query = walk.input("query");
  const Var<T> key = walk.input("key");
  const Var<T> value = walk.input("value");

  walk.section("scores", "Scores");
  const Var<T> scores = walk.named("scores", matmul(query, walk.named("key_transposed", transpose(key))));

  walk.section("unscaled", "Without the division");
  const Var<T> unscaled_weights = walk.named("unscaled_weights", softmax(scores));
  const Var<T> unscaled_context = walk.named("unscaled_context", matmul(unscaled_weights, value));

  walk.section("scaled", "With the division");
  const double factor = 1 / std::sqrt(static_cast<double>(walk.size("d_k")));
  const Var<T> scaled = walk.named("scaled_scores", scale(scores, factor, "\\frac{\\arg{0}}{\\sqrt{d_k}}"));
  const Var<T> context = walk.named("context", matmul(walk.named("weights", softmax(scaled)), value));

  walk.section("change", "What it changes");
  walk.output(walk.named("context_change", subtract(context, unscaled_context)));
}

Schema schema() {
  Schema schema{
      "two_scales",
      "With and without the division by √d_k",
      "\\operatorname{softmax}\\left(\\frac{Q\\,K^{\\top}}{\\sqrt{d_k}}\\right)V"
      "\\quad\\text{beside}\\quad\\operatorname{softmax}\\left(Q\\,K^{\\top}\\right)V",
      "Vaswani et al. 2017, section 3.2.1 and its footnote 4",
      query_key_value_dimensions(),
      query_key_value_inputs(),
      {},
  };
  schema.inputs.pop_back();  // no masks here
  return schema;
}

}  // namespace

Variant two_scales() { return {schema(), run<double>}; }

}  // namespace attention
