#include "blocks/attention/attend.h"
#include "graph/variant.h"

namespace attention {

namespace sliding_window_variant {

/// The maximum width to each side; a walk has at most 64 tokens.
constexpr double widest = 63;

template <class T>
Index half_width(const Graph<T>& graph, const char* option) {
  return check_integer(graph.schema.id, option_argument(option), graph.number(option), 0,
                       static_cast<Index>(widest));
}

/// C_i = Σ_o A_io V_{i+o}, A_i = softmax of Q_i · K_{i+o} / √d_k over o = -left … right: n × (left + 1 +
/// right) numbers, never n × n. Q, K: n × d_k, V: n × d_v.
template <class T>
void run(Graph<T>& graph) {
  const Index left = half_width(graph, "window_left");
  const Index right = half_width(graph, "window_right");
  graph.section("inputs", "section.queries_keys_values");
  const Var<T> query = graph.input("query");
  const Var<T> key = graph.input("key");
  const Var<T> value = graph.input("value");

  graph.section("scores", "section.scores");
  Var<T> offsets =
      arange(graph.tape, 1, left + 1 + right, {-left, 1, 1, "-\\text{left},\\dots,\\text{right}"});
  offsets.node().row_dim = std::string("1");
  offsets.node().col_dim = std::to_string(offsets.cols());
  graph.named("offsets", offsets);
  const Var<T> scores = graph.named("band_scores", band_scores(query, key, left, right));
  const Var<T> scaled = graph.named("scaled_band_scores", divide_by_root(scores, graph.size("d_k")));

  graph.section("weights", "section.weights");
  const Var<T> weights = graph.named("band_weights", softmax(scaled));

  graph.section("context", "section.context");
  graph.output(graph.named("context", band_context(weights, value, left)));
}

OptionSchema width_option(std::string name, std::string description) {
  return {std::move(name), std::move(description), "number", {}, 1.0, 0, widest, ""};
}

Schema schema() {
  return {
      "sliding_window",
      "C_i=\\sum_{o=-\\text{left}}^{\\text{right}}A^B_{i,o}\\,V_{i+o}",
      {{"n", "dimension.n.number_of_tokens", 1, 64, 6, "query"},
       feature_dimension("d_k", "dimension.d_k.width_of_queries_and_keys"),
       feature_dimension("d_v", "dimension.d_v.width_of_values")},
      {{"query", "Q", "n", "d_k", "input", "query", "input.query", ""},
       {"key", "K", "n", "d_k", "input", "key", "input.key", ""},
       {"value", "V", "n", "d_v", "input", "value", "input.value", ""}},
      {width_option("window_left", "option.window_left.how_many_keys_before_its_own_a_query_sees"),
       width_option("window_right",
                    "option.window_right.how_many_keys_after_its_own_a_query_sees_0_looks_back_only")},
  };
}

}  // namespace sliding_window_variant

Variant sliding_window() { return {sliding_window_variant::schema(), sliding_window_variant::run<double>}; }

}  // namespace attention
