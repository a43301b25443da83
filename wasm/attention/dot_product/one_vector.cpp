#include "blocks/attention/one_vector_steps.h"
#include "graph/variant.h"

namespace attention {

namespace one_vector_variant {

/// X: n × d_model, W^Q and W^K: d_model × d_k, W^V: d_model × d_v; returns n × d_v, or its transpose.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.tokens_and_parameters");
  const Var<T> x = graph.input("x");
  const Var<T> w_q = graph.input("w_q");
  const Var<T> w_k = graph.input("w_k");
  const Var<T> w_v = graph.input("w_v");
  const TokensAndProjections<T> given = {x, w_q, w_k, w_v};
  graph.output(graph.choice("convention") == "rows" ? attend_in_rows(graph, given)
                                                    : attend_in_columns(graph, given));
}

Schema schema() {
  return {
      "one_vector",
      "b_i=\\sum_j\\alpha'_{i,j}\\,v_j",
      {{"n", "dimension.n.number_of_tokens", 1, 64, 4, "query"},
       feature_dimension("d_model", "dimension.d_model"),
       feature_dimension("d_k", "dimension.d_k.width_of_queries_and_keys", 2),
       feature_dimension("d_v", "dimension.d_v.width_of_values", 2)},
      {{"x", "X", "n", "d_model", "input", "input", "input.x", ""},
       {"w_q", "W^Q", "d_model", "d_k", "parameter", "query", "input.w_q", ""},
       {"w_k", "W^K", "d_model", "d_k", "parameter", "key", "input.w_k", ""},
       {"w_v", "W^V", "d_model", "d_v", "parameter", "value", "input.w_v", ""}},
      {{"token", "option.token", "number", {}, 1.0, 1, 64, ""},
       {"convention", "option.convention", "choice", {"rows", "columns"}, std::string("rows"), 0, 0, ""}},
  };
}

}  // namespace one_vector_variant

Variant one_vector() { return {one_vector_variant::schema(), one_vector_variant::run<double>}; }

}  // namespace attention
