#include "blocks/layers/feed_forward.h"
#include "graph/variant.h"

namespace attention {

namespace activation_alone_variant {

/// Y = f(X), element-wise. X: n × d_model.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.numbers");
  const Var<T> x = graph.input("x");
  graph.section("activated", "section.activation");
  graph.output(graph.named("activated", activation(x, activation_of(graph))));
}

Schema schema() {
  const OptionSchema option =
      activation_option({"relu", "gelu", "gelu_tanh", "silu", "tanh", "sigmoid", "exp"});
  return {
      "activation",
      "Y=" + activation_formula(option, "X"),
      {{"n", "dimension.n.number_of_tokens", 1, 64, 3, "query"},
       feature_dimension("d_model", "dimension.d_model")},
      {{"x", "X", "n", "d_model", "input", "input", "input.x", ""}},
      {option},
  };
}

}  // namespace activation_alone_variant

Variant activation_alone() {
  return {activation_alone_variant::schema(), activation_alone_variant::run<double>};
}

}  // namespace attention
