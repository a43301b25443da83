#include "variants/feed_forward.h"
#include "variants/variant.h"

namespace attention {

namespace {

/// Y = f(X), cell by cell. X: n × d_model.
template <class T>
void run(Walk<T>& walk) {
  walk.section("inputs", "Numbers");
  const Var<T> x = walk.input("x");
  walk.section("activated", "Activation");
  walk.output(walk.named("activated", activation(x, activation_of(walk))));
}

Schema schema() {
  return {
      "activation",
      "Activation functions",
      "Y=f\\left(X\\right)",
      "GELU: Hendrycks and Gimpel 2016, section 2; SiLU: Elfwing et al. 2017, equation 2",
      {{"n", "number of tokens", 1, 64, 3, "query"}, feature_dimension("d_model", "width of a token")},
      {{"x", "X", "n", "d_model", "input", "input", "one row per token", ""}},
      {activation_option({"relu", "gelu", "gelu_tanh", "silu", "tanh", "sigmoid", "exp"})},
  };
}

}  // namespace

Variant activation_alone() { return {schema(), run<double>}; }

}  // namespace attention
