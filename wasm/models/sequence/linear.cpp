#include "models/trainable.h"
#include "ops/ops.h"

namespace attention {

namespace linear_variant {

/// O = X W + b. X: n × d_model, W: d_model × d_out, b: 1 × d_out; returns n × d_out.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.rows_and_parameters");
  const Var<T> x = graph.input("x");
  const Var<T> w = graph.input("w_o");
  const Var<T> b = graph.input("b_o");

  graph.section("output", "section.output");
  graph.output(graph.named("output", add(graph.named("output_product", matmul(x, w)), b)));
}

Schema schema() {
  return {
      "linear",
      "O=X\\,W^O+b^O",
      {{"n", "dimension.n.number_of_rows", 1, 64, 3, "query"},
       feature_dimension("d_model", "dimension.d_model.width_of_a_row"),
       feature_dimension("d_out", "dimension.d_out")},
      {{"x", "X", "n", "d_model", "input", "input", "input.x.one_row_per_example", ""},
       {"w_o", "W^O", "d_model", "d_out", "parameter", "output", "input.w_o.turns_rows_into_outputs", ""},
       {"b_o", "b^O", "1", "d_out", "bias", "output", "input.b_o", ""}},
      {},
  };
}

}  // namespace linear_variant

Model linear() { return {linear_variant::schema(), linear_variant::run<double>, linear_variant::run<float>}; }

}  // namespace attention
