#include "mistakes/by_hand.h"

#include <doctest/doctest.h>

#include "support/messages.h"

/// Small numbers, worked out by hand.
namespace attention::tests {

using namespace by_hand;

TEST_CASE("mistakes by hand: the scale") {
  const Run run = four_columns();
  check(run.right("scaled_scores"), matrix({{4, 0}, {0, 0}}));
  check(run.with("scale_missing", "scaled_scores"), matrix({{8, 0}, {0, 0}}));
  check(run.with("scale_by_d_k", "scaled_scores"), matrix({{2, 0}, {0, 0}}));
  check(run.with("scale_multiplied", "scaled_scores"), matrix({{16, 0}, {0, 0}}));
  const double share = std::exp(8) / (std::exp(8) + 1);
  check(run.with("scale_missing", "weights"), matrix({{share, 1 - share}, {0.5, 0.5}}));
  check(run.with("scale_after_softmax", "weights"), matrix({{share / 2, (1 - share) / 2}, {0.25, 0.25}}));
  CHECK_EQ(run.with("scale_after_softmax", "scaled_scores").size(), 0);
}

TEST_CASE("mistakes by hand: the softmax") {
  const Run run("softmax", {{"scores", matrix({{0, std::log(3)}, {0, 0}})}});
  check(run.right("weights"), matrix({{0.25, 0.75}, {0.5, 0.5}}));
  check(run.with("softmax_other_axis", "weights"), matrix({{0.5, 0.75}, {0.5, 0.25}}));
  check(run.with("softmax_not_normalised", "weights"), matrix({{1, 3}, {1, 1}}));
  check(run.with("softmax_as_maximum", "weights"), matrix({{0, 1}, {0.5, 0.5}}));
  check(run.with("softmax_missing", "weights"), matrix({{0, std::log(3)}, {0, 0}}));
}

TEST_CASE("mistakes by hand: the mask") {
  const Run run = four_columns(causal);
  const double share = std::exp(4) / (std::exp(4) + 1);
  check(run.right("weights"), matrix({{1, 0}, {0.5, 0.5}}));
  check(run.with("mask_missing", "weights"), matrix({{share, 1 - share}, {0.5, 0.5}}));
  check(run.with("mask_after_softmax", "weights"), matrix({{share, 0}, {0.5, 0.5}}));
  check(run.with("mask_inverted", "weights"), matrix({{0, 1}, {0, 0}}));
  check(run.with("mask_hides_own_token", "masked_scores"), matrix({{-infinity, -infinity}, {0, -infinity}}));
  // Masked scores of 0: as without a mask here, since the masked score is 0 anyway.
  CHECK_EQ(run.with("mask_with_zero", "weights").size(), 0);
}

TEST_CASE("mistakes by hand: the wrong matrix") {
  const Run run = four_columns(causal);
  check(run.with("keys_for_values", "context"), matrix({{2, 2, 0, 0}, {1, 1, 0.5, 0}}));
  check(run.with("queries_for_values", "context"), matrix({{2, 2, 0, 0}, {1, 1, 0, 0}}));
  check(run.with("values_for_keys", "scores"), matrix({{2, 2}, {0, 0}}));
  check(run.with("queries_for_keys", "scores"), matrix({{8, 0}, {0, 0}}));
  check(run.with("left_transposed", "context"), matrix({{1, 0.5, 0, 0}, {0, 0.5, 0, 0}}));
}

TEST_CASE("mistakes by hand: heads") {
  const Matrix<double> x = matrix({{1, 2, 3, 4}, {5, 6, 7, 8}});
  const Matrix<double> same = Matrix<double>::Identity(4, 4);
  const Run run("multi_head_self_attention",
                {{"x", x}, {"w_q", same}, {"w_k", same}, {"w_v", same}, {"w_o", same}});
  check(run.right("head_1/query"), matrix({{3, 4}, {7, 8}}));
  check(run.with("heads_interleaved", "head_1/query"), matrix({{2, 4}, {6, 8}}));
  check(run.with("heads_reshaped", "head_1/query"), matrix({{5, 6}, {7, 8}}));
  check(run.with("heads_all_first", "head_1/query"), matrix({{1, 2}, {5, 6}}));
  const Matrix<double> joined = run.right("concat");
  Matrix<double> rows(2, 4), turns(2, 4);
  rows << joined(0, 0), joined(0, 1), joined(1, 0), joined(1, 1), joined(0, 2), joined(0, 3), joined(1, 2),
      joined(1, 3);
  turns << joined(0, 0), joined(0, 2), joined(0, 1), joined(0, 3), joined(1, 0), joined(1, 2), joined(1, 1),
      joined(1, 3);
  check(run.with("heads_joined_by_rows", "concat"), rows);
  check(run.with("heads_joined_in_turns", "concat"), turns);
}

TEST_CASE("mistakes by hand: the scale of heads") {
  const Matrix<double> same = Matrix<double>::Identity(4, 4);
  const Run run("multi_head_self_attention",
                {{"x", matrix({{1, 2, 3, 4}})}, {"w_q", same}, {"w_k", same}, {"w_v", same}, {"w_o", same}},
                {{"n_heads", 4.0}});
  // d_k is 1, the width of all heads 4.
  check(run.right("head_1/scaled_scores"), matrix({{4}}));
  check(run.with("scale_by_all_heads", "head_1/scaled_scores"), matrix({{2}}));
}

TEST_CASE("mistakes by hand: the norm") {
  const Run run("layer_norm",
                {{"x", matrix({{1, 3}, {2, 8}})}, {"gain", matrix({{2, 2}})}, {"shift", matrix({{1, 1}})}},
                {{"epsilon", 1.0}});
  // Means 2 and 5; variances 1 and 9; deviations √2 and √10.
  check(run.right("variance"), matrix({{1}, {9}}));
  check(run.with("variance_of_sample", "variance"), matrix({{2}, {18}}));
  check(run.with("epsilon_missing", "deviation"), matrix({{1}, {3}}));
  check(run.with("epsilon_outside_root", "deviation"), matrix({{2}, {4}}));
  check(run.with("root_missing", "deviation"), matrix({{1}, {9}}));
  check(run.with("mean_not_subtracted", "centred"), matrix({{1, 3}, {2, 8}}));
  check(run.with("norm_of_columns", "centred"), matrix({{-0.5, -2.5}, {0.5, 2.5}}));
  const double low = 1 / std::sqrt(2);
  const double high = 3 / std::sqrt(10);
  check(run.with("gain_missing", "gained"), matrix({{-low, low}, {-high, high}}));
  check(run.with("bias_missing", "normed"), run.right("gained"));
}

TEST_CASE("mistakes by hand: one number is enough to recognise one, and a tolerance may be wide") {
  const Run run = four_columns();
  const Recognition exact = run.recognise_cell("scaled_scores", {0, 0, 8}, 1e-9);
  CHECK_FALSE(exact.is_right);
  REQUIRE_EQ(exact.mistakes.size(), 1);
  CHECK_EQ(english(exact.mistakes[0].diagnosis), "The scores were not scaled.");
  CHECK(run.recognise_cell("scaled_scores", {0, 0, 3.96}, 0.05).is_right);
  CHECK_EQ(run.recognise_cell("scaled_scores", {0, 0, 2.04}, 0.05).mistakes.at(0).diagnosis.key,
           "mistake.scale_by_d_k");
  CHECK(run.recognise_cell("scaled_scores", {0, 0, 5}, 0.05).mistakes.empty());
  CHECK_EQ(error_message([&] { run.recognise_cell("scores", {2, 0, 1}, 0); }),
           "[recognise] scores is 2 × 2: it has no cell in row 2, column 0, counted from 0");
}

TEST_CASE("mistakes by hand: other scales and sums") {
  // Two keys of width 4, tokens of width 4.
  const Run run = four_columns();
  const double root = std::sqrt(2);
  check(run.with("scale_by_length", "scaled_scores"), matrix({{8 / root, 0}, {0, 0}}));
  const double sum = std::exp(4) + 3;
  check(run.with("softmax_of_all_cells", "weights"),
        matrix({{std::exp(4) / sum, 1 / sum}, {1 / sum, 1 / sum}}));
  const double share = std::exp(4) / (std::exp(4) + 1);
  const double twice = std::exp(share) / (std::exp(share) + std::exp(1 - share));
  check(run.with("softmax_twice", "weights"), matrix({{twice, 1 - twice}, {0.5, 0.5}}));
  check(run.with("softmax_logarithm", "weights"),
        matrix({{std::log(share), std::log(1 - share)}, {-std::log(2), -std::log(2)}}));
}

TEST_CASE("mistakes by hand: more masks") {
  const Run run = four_columns(causal);
  check(run.with("mask_transposed", "masked_scores"), matrix({{4, 0}, {-infinity, 0}}));
  check(run.with("mask_added_as_numbers", "masked_scores"), matrix({{5, 0}, {1, 1}}));
  const Run three("scaled_dot_product",
                  {{"query", matrix({{1}, {1}, {1}})},
                   {"key", matrix({{1}, {2}, {3}})},
                   {"value", matrix({{1}, {1}, {1}})}},
                  causal);
  check(three.with("mask_shows_next_token", "masked_scores"),
        matrix({{1, 2, -infinity}, {1, 2, 3}, {1, 2, 3}}));
}

TEST_CASE("mistakes by hand: groups of keys") {
  const Run run("grouped_query_attention",
                {{"query", matrix({{1, 2, 3, 4}})}, {"key", matrix({{5, 6}})}, {"value", matrix({{7, 8}})}},
                {{"n_heads", 4.0}, {"n_kv_heads", 2.0}});
  check(run.right("head_1/value"), matrix({{7}}));
  check(run.with("groups_in_turns", "head_1/value"), matrix({{8}}));
}

TEST_CASE("mistakes by hand: more products") {
  const Run run("scaled_dot_product", {{"query", matrix({{1, 2}, {3, 4}})},
                                       {"key", matrix({{5, 6}, {7, 8}})},
                                       {"value", matrix({{1, 2}, {3, 4}})}});
  const double root = std::sqrt(2);
  check(run.with("keys_for_queries", "scores"), matrix({{61, 83}, {83, 113}}));
  check(run.with("keys_not_transposed", "scaled_scores"),
        matrix({{19 / root, 22 / root}, {43 / root, 50 / root}}));
  check(run.with("products_of_columns", "scaled_scores"),
        matrix({{26 / root, 30 / root}, {38 / root, 44 / root}}));
  const Matrix<double> weights = run.right("weights");
  const Matrix<double> value = matrix({{1, 2}, {3, 4}});
  // At the node itself, the general mistake has these numbers, except in a whole run.
  check(run.all_with("weights_transposed", "context").front(), weights.transpose() * value);
  check(run.all_with("values_transposed", "context").front(), weights * value.transpose());
  CHECK(run.all_with("left_transposed", "context").empty());
}

TEST_CASE("mistakes by hand: projections") {
  const Matrix<double> same = Matrix<double>::Identity(2, 2);
  const Matrix<double> turned = matrix({{0, 1}, {2, 0}});
  const Run run(
      "cross_attention",
      {{"x", matrix({{1, 2}})}, {"y", matrix({{3, 4}})}, {"w_q", turned}, {"w_k", same}, {"w_v", turned}});
  check(run.right("query"), matrix({{4, 1}}));
  check(run.all_with("projections_transposed", "query").front(), matrix({{2, 2}}));
  check(run.with("projection_missing", "query"), matrix({{1, 2}}));
  check(run.with("keys_of_own_tokens", "key"), matrix({{1, 2}}));
}

TEST_CASE("mistakes by hand: more norms") {
  const Run run("layer_norm",
                {{"x", matrix({{1, 3}, {2, 8}})}, {"gain", matrix({{1, 1}})}, {"shift", matrix({{0, 0}})}},
                {{"epsilon", 1.0}});
  // Means 2 and 5; variances of samples 2 and 18.
  check(run.with("deviation_of_sample", "deviation"), matrix({{std::sqrt(2) + 1}, {std::sqrt(18) + 1}}));
  // The mean of all is 3.5, the variance 7.25.
  const double deviation = std::sqrt(8.25);
  check(run.with("norm_of_all_cells", "normalised"),
        matrix({{-2.5 / deviation, -0.5 / deviation}, {-1.5 / deviation, 4.5 / deviation}}));
}

TEST_CASE("mistakes by hand: more positions") {
  const Matrix<double> same = Matrix<double>::Identity(4, 4);
  const Run run("self_attention_with_positions",
                {{"x", matrix({{1, 2, 3, 4}, {5, 6, 7, 8}})}, {"w_q", same}, {"w_k", same}, {"w_v", same}},
                {{"positions", std::string("sinusoidal")}, {"base", 10000.0}});
  check(run.right("positions"), matrix({{0}, {1}}));
  check(run.with("positions_from_one", "positions"), matrix({{1}, {2}}));
  check(run.right("exponents"), matrix({{0, -0.5}}));
  check(run.with("positions_half_exponents", "exponents"), matrix({{0, -0.25}}));
  // √d_model is 2.
  check(run.with("positions_tokens_scaled", "positioned"),
        run.right("positioned") + matrix({{1, 2, 3, 4}, {5, 6, 7, 8}}));
}

TEST_CASE("mistakes by hand: one of several places") {
  const Run run("feed_forward", {{"x", matrix({{1}})},
                                 {"w_1", matrix({{1}})},
                                 {"b_1", matrix({{2}})},
                                 {"w_2", matrix({{1}})},
                                 {"b_2", matrix({{5}})}});
  check(run.right("ffn_output"), matrix({{8}}));
  // Both biases, the first, the second.
  const std::vector<Matrix<double>> found = run.all_with("bias_missing", "ffn_output");
  REQUIRE_EQ(found.size(), 3);
  check(found[0], matrix({{1}}));
  check(found[1], matrix({{3}}));
  check(found[2], matrix({{6}}));
}

}  // namespace attention::tests
