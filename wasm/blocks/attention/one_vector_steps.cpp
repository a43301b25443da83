#include "blocks/attention/one_vector_steps.h"

#include <algorithm>

namespace attention {

namespace {

/// a_i, the row of X that the option `token` names (from 1): 1 × d_model.
template <class T>
Var<T> query_token(Graph<T>& graph, Var<T> x) {
  const Index requested =
      check_integer(graph.schema.id, option_argument("token"), graph.number("token"), 1, Limits::side);
  const Index number = std::min(requested, x.rows());
  const Var<T> token = graph.named("one_token", slice(x, Axis::rows, number - 1, 1, "1"));
  if (number < requested) graph.note(token, -1, {"note.last_token"});
  return token;
}

}  // namespace

template <class T>
Var<T> attend_in_rows(Graph<T>& graph, const TokensAndProjections<T>& in) {
  graph.section("one_vector", "section.one_vector");
  const Var<T> one_query = graph.named("one_query", matmul(query_token(graph, in.x), in.w_q));
  const Var<T> key = graph.named("key", matmul(in.x, in.w_k));
  const Var<T> key_transposed = graph.named("key_transposed", transpose(key));
  const Var<T> one_scores = graph.named("one_scores", matmul(one_query, key_transposed));
  const Var<T> one_weights = graph.named("one_weights", softmax(one_scores));
  const Var<T> value = graph.named("value", matmul(in.x, in.w_v));
  graph.named("one_context", matmul(one_weights, value));

  graph.section("all_vectors", "section.all_at_once");
  const Var<T> query = graph.named("query", matmul(in.x, in.w_q));
  const Var<T> scores = graph.named("scores", matmul(query, key_transposed));
  const Var<T> weights = graph.named("weights", softmax(scores));
  return graph.named("context", matmul(weights, value));
}

template <class T>
Var<T> attend_in_columns(Graph<T>& graph, const TokensAndProjections<T>& in) {
  graph.section("turned", "section.rows_become_columns");
  const Var<T> x = graph.named("x_columns", transpose(in.x));
  const Var<T> w_q = graph.named("w_q_columns", transpose(in.w_q));
  const Var<T> w_k = graph.named("w_k_columns", transpose(in.w_k));
  const Var<T> w_v = graph.named("w_v_columns", transpose(in.w_v));

  graph.section("one_vector", "section.one_vector");
  const Var<T> token = graph.named("one_token_columns", transpose(query_token(graph, in.x)));
  const Var<T> one_query = graph.named("one_query_columns", matmul(w_q, token));
  const Var<T> key = graph.named("key_columns", matmul(w_k, x));
  const Var<T> key_transposed = graph.named("key_columns_transposed", transpose(key));
  const Var<T> one_scores = graph.named("one_scores_columns", matmul(key_transposed, one_query));
  const Var<T> one_weights =
      graph.named("one_weights_columns", softmax(one_scores, Each::column, FullyMaskedRows::nan));
  const Var<T> value = graph.named("value_columns", matmul(w_v, x));
  graph.named("one_context_columns", matmul(value, one_weights));

  graph.section("all_vectors", "section.all_at_once");
  const Var<T> query = graph.named("query_columns", matmul(w_q, x));
  const Var<T> scores = graph.named("scores_columns", matmul(key_transposed, query));
  const Var<T> weights = graph.named("weights_columns", softmax(scores, Each::column, FullyMaskedRows::nan));
  return graph.named("context_columns", matmul(value, weights));
}

template Var<double> attend_in_rows(Graph<double>&, const TokensAndProjections<double>&);
template Var<float> attend_in_rows(Graph<float>&, const TokensAndProjections<float>&);
template Var<double> attend_in_columns(Graph<double>&, const TokensAndProjections<double>&);
template Var<float> attend_in_columns(Graph<float>&, const TokensAndProjections<float>&);

}  // namespace attention
