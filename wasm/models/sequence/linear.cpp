#include "models/trainable.h"
#include "ops/ops.h"

namespace attention {

namespace {

/// O = X W + b. X: n × d_model, W: d_model × d_out, b: 1 × d_out; returns n × d_out.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "Rows and parameters");
  const Var<T> x = graph.input("x");
  const Var<T> w = graph.input("w_o");
  const Var<T> b = graph.input("b_o");

  graph.section("output", "Output");
  graph.output(graph.named("output", add(graph.named("output_product", matmul(x, w)), b)));
}

Schema schema() {
  return {
      "linear",
      "One layer without a curve",
      "O=X\\,W^O+b^O",
      "Legendre 1805, where the loss is the mean of squares",
      {{"n", "number of rows", 1, 64, 3, "query"},
       feature_dimension("d_model", "width of a row"),
       feature_dimension("d_out", "width of the output")},
      {{"x", "X", "n", "d_model", "input", "input", "one row per example", ""},
       {"w_o", "W^O", "d_model", "d_out", "parameter", "output", "turns rows into outputs", ""},
       {"b_o", "b^O", "1", "d_out", "bias", "output", "added to every output row", ""}},
      {},
  };
}

}  // namespace

Model linear() { return {schema(), run<double>, run<float>}; }

}  // namespace attention
