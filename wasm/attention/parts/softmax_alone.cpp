#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace {

/// A = softmax(S / τ). S: m × n.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "Scores");
  Var<T> scores = graph.input("scores");

  graph.section("weights", "Weights");
  const double temperature = graph.number("temperature");
  check_positive("softmax", "the temperature", temperature);
  if (temperature != 1)
    scores = graph.named("scaled_scores", scale(scores, 1 / temperature, "\\frac{\\arg{0}}{\\tau}"));
  const FullyMaskedRows masked_rows =
      graph.choice("fully_masked") == "nan" ? FullyMaskedRows::nan : FullyMaskedRows::zeros;
  graph.output(graph.named("weights", softmax(scores, Axis::columns, masked_rows)));
}

Schema schema() {
  return {
      "softmax",
      "Softmax over rows",
      formula::joined("A=", formula::softmax(formula::when("temperature=1", "S", "\\frac{S}{\\tau}"))),
      "Bridle 1990; with temperature, Hinton et al. 2015, equation 1",
      {queries_dimension(), keys_dimension()},
      {{"scores", "S", "m", "n", "input", "scores", "how well each query fits each key", ""}},
      {{"temperature",
        "above 1 the weights even out, below 1 they sharpen",
        "number",
        {},
        1.0,
        1e-3,
        1e6,
        ""},
       {"fully_masked",
        "weights of a row that holds only −∞",
        "choice",
        {"zeros", "nan"},
        std::string("zeros"),
        0,
        0,
        ""}},
  };
}

}  // namespace

Variant softmax_alone() { return {schema(), run<double>}; }

}  // namespace attention
