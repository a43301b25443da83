#include "blocks/attention/one_vector_steps.h"

#include <algorithm>

namespace attention {

namespace {

/// a_i, the row of X that the option `token` names (from 1): 1 × d_model.
template <class T>
Var<T> token_that_asks(Walk<T>& walk, Var<T> x) {
  const Index wanted = check_whole(walk.schema.id, "option token", walk.number("token"), 1, Limits::side);
  const Index number = std::min(wanted, x.rows());
  const Var<T> token = walk.named("one_token", slice_rows(x, number - 1, 1, "1"));
  if (number < wanted) walk.note(token, -1, "There are fewer tokens than that: this is the last one.");
  return token;
}

}  // namespace

template <class T>
Var<T> attend_in_rows(Walk<T>& walk, const TokensAndProjections<T>& in) {
  walk.section("one_vector", "One vector");
  const Var<T> one_query = walk.named("one_query", matmul(token_that_asks(walk, in.x), in.w_q));
  const Var<T> key = walk.named("key", matmul(in.x, in.w_k));
  const Var<T> key_transposed = walk.named("key_transposed", transpose(key));
  const Var<T> one_scores = walk.named("one_scores", matmul(one_query, key_transposed));
  const Var<T> one_weights = walk.named("one_weights", softmax(one_scores));
  const Var<T> value = walk.named("value", matmul(in.x, in.w_v));
  walk.named("one_context", matmul(one_weights, value));

  walk.section("all_vectors", "All at once");
  const Var<T> query = walk.named("query", matmul(in.x, in.w_q));
  const Var<T> scores = walk.named("scores", matmul(query, key_transposed));
  const Var<T> weights = walk.named("weights", softmax(scores));
  return walk.named("context", matmul(weights, value));
}

template <class T>
Var<T> attend_in_columns(Walk<T>& walk, const TokensAndProjections<T>& in) {
  walk.section("turned", "Rows become columns");
  const Var<T> x = walk.named("x_columns", transpose(in.x));
  const Var<T> w_q = walk.named("w_q_columns", transpose(in.w_q));
  const Var<T> w_k = walk.named("w_k_columns", transpose(in.w_k));
  const Var<T> w_v = walk.named("w_v_columns", transpose(in.w_v));

  walk.section("one_vector", "One vector");
  const Var<T> token = walk.named("one_token_columns", transpose(token_that_asks(walk, in.x)));
  const Var<T> one_query = walk.named("one_query_columns", matmul(w_q, token));
  const Var<T> key = walk.named("key_columns", matmul(w_k, x));
  const Var<T> key_turned = walk.named("key_columns_transposed", transpose(key));
  const Var<T> one_scores = walk.named("one_scores_columns", matmul(key_turned, one_query));
  const Var<T> one_weights = walk.named("one_weights_columns", softmax_columns(one_scores));
  const Var<T> value = walk.named("value_columns", matmul(w_v, x));
  walk.named("one_context_columns", matmul(value, one_weights));

  walk.section("all_vectors", "All at once");
  const Var<T> query = walk.named("query_columns", matmul(w_q, x));
  const Var<T> scores = walk.named("scores_columns", matmul(key_turned, query));
  const Var<T> weights = walk.named("weights_columns", softmax_columns(scores));
  return walk.named("context_columns", matmul(value, weights));
}

template Var<double> attend_in_rows(Walk<double>&, const TokensAndProjections<double>&);
template Var<float> attend_in_rows(Walk<float>&, const TokensAndProjections<float>&);
template Var<double> attend_in_columns(Walk<double>&, const TokensAndProjections<double>&);
template Var<float> attend_in_columns(Walk<float>&, const TokensAndProjections<float>&);

}  // namespace attention
