#include <doctest/doctest.h>

#include <algorithm>

#include "mistakes/by_hand.h"
#include "mistakes/fitted.h"

/// Small numbers, worked out by hand.
namespace attention::tests {

using namespace by_hand;

TEST_CASE("mistakes by hand: one more score, and large ones") {
  const Run run("softmax", {{"scores", matrix({{0, std::log(3)}, {0, 0}})}});
  check(run.of_program("softmax_plus_one", "weights"), matrix({{0.2, 0.6}, {1.0 / 3, 1.0 / 3}}));
  CHECK(run.all_with("softmax_overflows", "weights").empty());
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const Run large("softmax", {{"scores", matrix({{12, 11}, {89, 0}, {710, 709}})}});
  const double share = 1 / (1 + std::exp(-1));
  check(large.of_program("softmax_overflows_half", "weights"), matrix({{nan, 0}, {nan, 0}, {nan, nan}}));
  check(large.of_program("softmax_overflows", "weights"), matrix({{share, 1 - share}, {nan, 0}, {nan, nan}}));
  check(large.of_program("softmax_overflows_double", "weights"),
        matrix({{share, 1 - share}, {1, std::exp(-89)}, {nan, 0}}));
}

TEST_CASE("mistakes by hand: the cap of the scores") {
  // Scaled scores 4 and 0, with a cap of 2.
  const Run run = four_columns({{"softcap", 2.0}, {"mask", std::string("causal")}});
  const double capped = 2 * std::tanh(2.0);
  check(run.right("masked_scores"), matrix({{capped, -infinity}, {0, 0}}));
  check(run.of_program("softcap_missing", "masked_scores"), matrix({{4, -infinity}, {0, 0}}));
  check(run.of_program("softcap_after_mask", "masked_scores"), matrix({{capped, -2}, {0, 0}}));
  // The scores are 8 and 0, and √d_k is 2.
  check(run.of_program("softcap_before_scale", "masked_scores"),
        matrix({{std::tanh(4.0), -infinity}, {0, 0}}));
}

TEST_CASE("mistakes by hand: rows without keys") {
  // Scaled scores 4, 0 and 0, 0; the first row has no key.
  const Run run("scaled_dot_product",
                {{"query", matrix({{2, 2, 0, 0}, {0, 0, 0, 0}})},
                 {"key", matrix({{2, 2, 0, 0}, {0, 0, 1, 0}})},
                 {"value", matrix({{1}, {1}})},
                 {"mask", matrix({{-infinity, -infinity}, {0, -infinity}})}},
                {{"mask", std::string("custom")}});
  const double share = std::exp(4) / (std::exp(4) + 1);
  check(run.right("weights"), matrix({{0, 0}, {1, 0}}));
  check(run.of_program("masked_row_equal", "weights"), matrix({{0.5, 0.5}, {1, 0}}));
  check(run.of_program("masked_row_unmasked", "weights"), matrix({{share, 1 - share}, {1, 0}}));
  check(run.of_program("masked_row_unmasked_1e4", "weights"), matrix({{share, 1 - share}, {1, 0}}));
  // 4 - 10000 is a float.
  check(run.of_program("masked_row_unmasked_float", "weights"), matrix({{share, 1 - share}, {1, 0}}));
  const double nan = std::numeric_limits<double>::quiet_NaN();
  check(run.of_program("mask_zero_times_infinity", "masked_scores"),
        matrix({{-infinity, -infinity}, {nan, -infinity}}));
}

TEST_CASE("mistakes by hand: windows") {
  const Matrix<double> ones = matrix({{1}, {1}, {1}, {1}});
  const Run run("scaled_dot_product", {{"query", ones}, {"key", ones}, {"value", ones}},
                {{"mask", std::string("window")}, {"window_left", 1.0}, {"window_right", 0.0}});
  const double no = -infinity;
  check(run.right("masked_scores"),
        matrix({{1, no, no, no}, {1, 1, no, no}, {no, 1, 1, no}, {no, no, 1, 1}}));
  check(run.of_program("window_more_before", "masked_scores"),
        matrix({{1, no, no, no}, {1, 1, no, no}, {1, 1, 1, no}, {no, 1, 1, 1}}));
  check(run.of_program("window_fewer_before", "masked_scores"),
        matrix({{1, no, no, no}, {no, 1, no, no}, {no, no, 1, no}, {no, no, no, 1}}));
  check(run.of_program("window_more_after", "masked_scores"),
        matrix({{1, 1, no, no}, {1, 1, 1, no}, {no, 1, 1, 1}, {no, no, 1, 1}}));
  check(run.of_program("window_fewer_after", "masked_scores"),
        matrix({{no, no, no, no}, {1, no, no, no}, {no, 1, no, no}, {no, no, 1, no}}));
}

TEST_CASE("mistakes by hand: more about heads") {
  const Matrix<double> same = Matrix<double>::Identity(4, 4);
  Matrix<double> small = same;
  small.topLeftCorner(2, 2) = matrix({{0, 1}, {2, 0}});
  const Run run("multi_head_self_attention",
                {{"x", matrix({{1, 2, 3, 4}})}, {"w_q", small}, {"w_k", same}, {"w_v", same}, {"w_o", same}});
  check(run.right("head_1/query"), matrix({{3, 4}}));
  // (3, 4) times the first block.
  check(run.of_program("heads_share_projection", "head_1/query"), matrix({{8, 3}}));
  check(run.right("concat"), matrix({{1, 2, 3, 4}}));
  check(run.of_program("heads_joined_backwards", "concat"), matrix({{3, 4, 1, 2}}));
}

TEST_CASE("mistakes by hand: the biases of the projections") {
  const Matrix<double> one = matrix({{1}});
  const Run run("multi_head_self_attention",
                {{"x", one},
                 {"w_q", one},
                 {"w_k", one},
                 {"w_v", one},
                 {"w_o", one},
                 {"b_q", matrix({{2}})},
                 {"b_k", matrix({{3}})},
                 {"b_v", matrix({{4}})},
                 {"b_o", matrix({{5}})}},
                {{"n_heads", 1.0}, {"bias", true}});
  check(run.right("output"), matrix({{10}}));
  check(run.of_program("projection_biases_missing", "output"), matrix({{6}}));
}

TEST_CASE("mistakes by hand: pairings that are mixed") {
  const Matrix<double> same = Matrix<double>::Identity(4, 4);
  const Run run("self_attention_with_positions",
                {{"x", matrix({{1, 2, 3, 4}, {1, 2, 3, 4}})}, {"w_q", same}, {"w_k", same}, {"w_v", same}},
                {{"positions", std::string("rotary")}, {"base", 100.0}});
  // Angles 1 and 1/10 in the second row, none in the first.
  const double c = std::cos(1.0), s = std::sin(1.0), d = std::cos(0.1), t = std::sin(0.1);
  check(run.of_program("rotary_halves_mixed", "rotated_query"),
        matrix({{1, 2, 3, 4}, {c - 3 * s, 2 * c - 4 * s, 3 * d + t, 4 * d + 2 * t}}));
  check(run.of_program("rotary_neighbours_mixed", "rotated_query"),
        matrix({{1, 2, 3, 4}, {c - 2 * s, 2 * d + t, 3 * c - 4 * s, 4 * d + 3 * t}}));
}

TEST_CASE("mistakes by hand: scores without tanh, and a transposed result") {
  const Matrix<double> one = matrix({{1}});
  const Run additive("additive_attention", {{"decoder_states", matrix({{2}})},
                                            {"encoder_states", matrix({{3}, {5}})},
                                            {"w_h", one},
                                            {"w_s", one},
                                            {"v_a", matrix({{10}})}});
  check(additive.of_program("score_tanh_missing", "scores"), matrix({{50, 70}}));
  const Run square(
      "scaled_dot_product",
      {{"query", matrix({{0}, {0}})}, {"key", matrix({{1}, {1}})}, {"value", matrix({{1, 2}, {3, 6}})}});
  check(square.right("context"), matrix({{2, 4}, {2, 4}}));
  check(square.of_program("result_transposed", "context"), matrix({{2, 2}, {4, 4}}));
}

TEST_CASE("mistakes by hand: two at once, and numbers in place of a node") {
  const Run run = four_columns(causal);
  // Inverted: the first row sees the second key alone, the second row none.
  CHECK_FALSE(run.altered("weights", {"masked_row_equal"}).has_value());
  check(*run.altered("weights", {"mask_inverted", "masked_row_equal"}), matrix({{0, 1}, {0.5, 0.5}}));
  check(*run.altered("masked_scores", {"scale_missing", "mask_shows_next_token"}), matrix({{8, 0}, {0, 0}}));
  CHECK_FALSE(run.altered("weights", {"no_such_mistake"}).has_value());
  const int context = index_of(*run.graph, "context");
  const int weights = index_of(*run.graph, "weights");
  check(*altered_node(*run.graph, context, {}, {{weights, matrix({{0, 1}, {1, 1}})}}),
        matrix({{0, 1, 0, 0}, {1, 1, 0, 0}}));
  const std::vector<MistakePair> pairs =
      mistake_pairs(*run.graph, weights, matrix({{0, 1}, {0.5, 0.5}}), 1e-9);
  CHECK(std::any_of(pairs.begin(), pairs.end(), [](const MistakePair& each) {
    return each.first.key == "mistake.mask_inverted" && each.second.key == "mistake.masked_row_equal";
  }));
}

TEST_CASE("mistakes by hand: numbers that are found") {
  const Run run("softmax", {{"scores", matrix({{0, std::log(3)}, {0, 0}})}});
  const auto fitted = [&](const Matrix<double>& given, FittedKind kind) {
    for (FittedMistake& each : fitted_mistakes(*run.graph, index_of(*run.graph, "weights"), given))
      if (each.kind == kind) return each;
    return FittedMistake{kind, -1, {}};
  };
  // Right: 1/4, 3/4 and 1/2, 1/2. Dropped with p = 1/4.
  const FittedMistake dropped = fitted(matrix({{0, 1}, {2.0 / 3, 0}}), FittedKind::dropout);
  CHECK_EQ(dropped.parameter, doctest::Approx(0.25));
  check(dropped.data, matrix({{0, 1}, {2.0 / 3, 0}}));
  // A score of ln 2 more in each row: sums of 4 + 2 and 2 + 2.
  const Matrix<double> with_sink = matrix({{1.0 / 6, 3.0 / 6}, {0.25, 0.25}});
  const FittedMistake sink = fitted(with_sink, FittedKind::sink);
  CHECK_EQ(sink.parameter, doctest::Approx(std::log(2)));
  check(sink.data, with_sink);
  // 1/3 more after the largest score was subtracted: sums of 4/3 + 1/3 and 2 + 1/3.
  const Matrix<double> with_epsilon = matrix({{0.2, 0.6}, {3.0 / 7, 3.0 / 7}});
  const FittedMistake epsilon = fitted(with_epsilon, FittedKind::epsilon_in_sum);
  CHECK_EQ(epsilon.parameter, doctest::Approx(1.0 / 3));
  check(epsilon.data, with_epsilon);
}

}  // namespace attention::tests
