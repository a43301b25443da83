#include "blocks/attention/one_vector_steps.h"
#include "graph/variant.h"

namespace attention {

namespace {

/// X: n × d_model, W^Q and W^K: d_model × d_k, W^V: d_model × d_v; returns n × d_v, or its transpose.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "Tokens and parameters");
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
      "Self-attention, one vector at a time",
      "b_i=\\sum_j\\alpha'_{i,j}\\,v_j",
      "Vaswani et al. 2017, equation 1 without the scale",
      {{"n", "number of tokens", 1, 64, 4, "query"},
       feature_dimension("d_model", "width of a token"),
       feature_dimension("d_k", "width of queries and keys", 2),
       feature_dimension("d_v", "width of values", 2)},
      {{"x", "X", "n", "d_model", "input", "input", "one row per token", ""},
       {"w_q", "W^Q", "d_model", "d_k", "parameter", "query", "turns tokens into queries", ""},
       {"w_k", "W^K", "d_model", "d_k", "parameter", "key", "turns tokens into keys", ""},
       {"w_v", "W^V", "d_model", "d_v", "parameter", "value", "turns tokens into values", ""}},
      {{"token", "which token asks, counted from 1", "number", {}, 1.0, 1, 64, ""},
       {"convention",
        "tokens as rows, or the same numbers with tokens as columns",
        "choice",
        {"rows", "columns"},
        std::string("rows"),
        0,
        0,
        ""}},
  };
}

}  // namespace

Variant one_vector() { return {schema(), run<double>}; }

}  // namespace attention
