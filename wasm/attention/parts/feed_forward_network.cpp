#include "blocks/layers/feed_forward.h"
#include "graph/variant.h"

namespace attention {

namespace feed_forward_network_variant {

/// F = f(X W_1 + b_1) W_2 + b_2. X: n × d_model, W_1: d_model × d_ff, W_2: d_ff × d_out.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.tokens_and_parameters");
  const Var<T> x = graph.input("x");
  const FeedForwardParameters<T> parameters = read_feed_forward(graph);
  graph.output(feed_forward(graph, x, parameters));
}

Schema schema() {
  Schema schema{
      "feed_forward",
      "F=" + activation_formula(activation_option(), "X\\,W_1+b_1") + "W_2+b_2",
      {{"n", "dimension.n.number_of_tokens", 1, 64, 3, "query"},
       feature_dimension("d_model", "dimension.d_model"),
       feature_dimension("d_ff", "dimension.d_ff", 6),
       feature_dimension("d_out", "dimension.d_out")},
      {{"x", "X", "n", "d_model", "input", "input", "input.x", ""}},
      {activation_option()},
  };
  for (InputSchema& input : feed_forward_inputs("d_out")) schema.inputs.push_back(std::move(input));
  return schema;
}

}  // namespace feed_forward_network_variant

Variant feed_forward_network() {
  return {feed_forward_network_variant::schema(), feed_forward_network_variant::run<double>};
}

}  // namespace attention
