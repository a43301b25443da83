#include "graph/variant.h"

namespace attention {

namespace basic_self_attention_variant {

/// C = softmax(X Xᵀ) X: the tokens are queries, keys and values, without parameters. X: n × d_model; returns
/// n × d_model.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.tokens");
  const Var<T> x = graph.input("x");

  graph.section("scores", "section.scores");
  const Var<T> x_transposed = graph.named("x_transposed", transpose(x));
  const Var<T> scores = graph.named("scores", matmul(x, x_transposed));

  graph.section("weights", "section.weights");
  const Var<T> weights = graph.named("weights", softmax(scores));

  graph.section("context", "section.context");
  graph.output(graph.named("context", matmul(weights, x)));
}

Schema schema() {
  return {
      "basic_self_attention",
      "C=\\operatorname{softmax}\\left(X\\,X^{\\top}\\right)X",
      {{"n", "dimension.n.number_of_tokens", 1, 64, 4, "query"},
       feature_dimension("d_model", "dimension.d_model", 3)},
      {{"x", "X", "n", "d_model", "input", "input", "input.x", ""}},
      {},
  };
}

}  // namespace basic_self_attention_variant

Variant basic_self_attention() {
  return {basic_self_attention_variant::schema(), basic_self_attention_variant::run<double>};
}

}  // namespace attention
