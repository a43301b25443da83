#include "graph/variant.h"

namespace attention {

namespace {

/// C = softmax(X Xᵀ) X: the tokens are queries, keys and values at once, and nothing is learned.
/// X: n × d_model; returns n × d_model.
template <class T>
void run(Walk<T>& walk) {
  walk.section("inputs", "Tokens");
  const Var<T> x = walk.input("x");

  walk.section("scores", "Scores");
  const Var<T> x_transposed = walk.named("x_transposed", transpose(x));
  const Var<T> scores = walk.named("scores", matmul(x, x_transposed));

  walk.section("weights", "Weights");
  const Var<T> weights = walk.named("weights", softmax(scores));

  walk.section("context", "Context");
  walk.output(walk.named("context", matmul(weights, x)));
}

Schema schema() {
  return {
      "basic_self_attention",
      "Basic self-attention",
      "C=\\operatorname{softmax}\\left(X\\,X^{\\top}\\right)X",
      "Vaswani et al. 2017, equation 1 with Q = K = V = X and no scale",
      {{"n", "number of tokens", 1, 64, 4, "query"}, feature_dimension("d_model", "width of a token", 3)},
      {{"x", "X", "n", "d_model", "input", "input", "one row per token", ""}},
      {},
  };
}

}  // namespace

Variant basic_self_attention() { return {schema(), run<double>}; }

}  // namespace attention
