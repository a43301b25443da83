#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace softmax_alone_variant {

/// A = softmax(S / τ). S: m × n.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.scores");
  Var<T> scores = graph.input("scores");

  graph.section("weights", "section.weights");
  const double temperature = graph.number("temperature");
  check_positive("softmax", unnamed("temperature"), temperature);
  if (temperature != 1)
    scores = graph.named("scaled_scores", scale(scores, 1 / temperature, "\\frac{\\arg{0}}{\\tau}"));
  const FullyMaskedRows masked_rows =
      graph.choice("fully_masked") == "nan" ? FullyMaskedRows::nan : FullyMaskedRows::zeros;
  graph.output(graph.named("weights", softmax(scores, Each::row, masked_rows)));
}

Schema schema() {
  return {
      "softmax",
      formula::joined("A=", formula::softmax(formula::when("temperature=1", "S", "\\frac{S}{\\tau}"))),
      {queries_dimension(), keys_dimension()},
      {{"scores", "S", "m", "n", "input", "scores", "input.scores", ""}},
      {{"temperature", "option.temperature", "number", {}, 1.0, 1e-3, 1e6, ""},
       {"fully_masked",
        "option.fully_masked.weights_of_a_row_that_holds_only",
        "choice",
        {"zeros", "nan"},
        std::string("zeros"),
        0,
        0,
        ""}},
  };
}

}  // namespace softmax_alone_variant

Variant softmax_alone() { return {softmax_alone_variant::schema(), softmax_alone_variant::run<double>}; }

}  // namespace attention
