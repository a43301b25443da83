#include "blocks/layers/feed_forward.h"
#include "graph/variant.h"

namespace attention {

namespace {

/// Y = f(X), cell by cell. X: n × d_model.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "Numbers");
  const Var<T> x = graph.input("x");
  graph.section("activated", "Activation");
  graph.output(graph.named("activated", activation(x, activation_of(graph))));
}

Schema schema() {
  const OptionSchema option =
      activation_option({"relu", "gelu", "gelu_tanh", "silu", "tanh", "sigmoid", "exp"});
  return {
      "activation",
      "Activation functions",
      "Y=" + activation_formula(option, "X"),
      "GELU: Hendrycks and Gimpel 2016, section 2; SiLU: Elfwing et al. 2017, equation 2",
      {{"n", "number of tokens", 1, 64, 3, "query"}, feature_dimension("d_model", "width of a token")},
      {{"x", "X", "n", "d_model", "input", "input", "one row per token", ""}},
      {option},
  };
}

}  // namespace

Variant activation_alone() { return {schema(), run<double>}; }

}  // namespace attention
