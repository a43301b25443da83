#include "blocks/layers/norm.h"
#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace layer_norm_variant {

/// N = (X - μ) / √(σ² + ε) ⊙ γ + β, row by row. X: n × d_model, γ and β: 1 × d_model.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.rows_and_parameters");
  const Var<T> x = graph.input("x");
  const NormParameters<T> parameters = read_norm(graph);
  graph.output(normalise(graph, x, parameters));
}

Schema schema() {
  Schema schema{
      "layer_norm",
      formula::joined("N=",
                      formula::when("norm_kind=layer",
                                    "\\frac{X-\\mu}{\\sqrt{\\sigma^{2}+\\varepsilon}}\\odot\\gamma+\\beta",
                                    "\\frac{X}{\\sqrt{\\rho^{2}+\\varepsilon}}\\odot\\gamma")),
      {{"n", "dimension.n.number_of_tokens", 1, 64, 3, "query"},
       feature_dimension("d_model", "dimension.d_model")},
      {{"x", "X", "n", "d_model", "input", "input", "input.x", ""}},
      norm_options(),
  };
  for (InputSchema& input : norm_inputs("d_model")) schema.inputs.push_back(std::move(input));
  return schema;
}

}  // namespace layer_norm_variant

Variant layer_norm() { return {layer_norm_variant::schema(), layer_norm_variant::run<double>}; }

}  // namespace attention
