#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "graph/variant.h"
#include "mistakes/fitted.h"
#include "mistakes/mistakes.h"
#include "support/compare.h"
#include "support/fixtures.h"
#include "support/messages.h"

/// Small numbers, worked out by hand.
namespace attention::tests {

namespace {

Matrix<double> matrix(std::initializer_list<std::initializer_list<double>> rows) {
  Matrix<double> out(static_cast<Index>(rows.size()), static_cast<Index>(rows.begin()->size()));
  Index row = 0;
  for (const auto& numbers : rows) std::copy(numbers.begin(), numbers.end(), &out(row++, 0));
  return out;
}

struct Run {
  Run(const std::string& variant, const Inputs<double>& inputs, const Options& options = {})
      : graph(attention::run(variant, inputs, options)) {}

  const Matrix<double>& right(const std::string& node) const {
    return graph->tape.node(index_of(*graph, node)).data;
  }
  /// What the node would be with a mistake; empty if it cannot be made.
  Matrix<double> with(const std::string& key, const std::string& node) const {
    for (const Mistake& each : mistakes(*graph, index_of(*graph, node), 1e-9))
      if (each.diagnosis.key == "mistake." + key) return each.data;
    return {};
  }
  /// The same, with all nodes before it as places of the mistake.
  std::vector<Matrix<double>> all_with(const std::string& key, const std::string& node) const {
    std::vector<Matrix<double>> out;
    for (const Mistake& each : mistakes(*graph, index_of(*graph, node), 1e-9, MistakeScope::run))
      if (each.diagnosis.key == "mistake." + key) out.push_back(each.data);
    return out;
  }
  /// The same where there is one such place.
  Matrix<double> of_program(const std::string& key, const std::string& node) const {
    const std::vector<Matrix<double>> found = all_with(key, node);
    return found.empty() ? Matrix<double>() : found.front();
  }
  std::optional<Matrix<double>> altered(const std::string& node, const std::vector<std::string>& keys) const {
    std::vector<NamedCause> causes;
    for (const std::string& key : keys) causes.push_back({"mistake." + key, -1});
    return altered_node(*graph, index_of(*graph, node), causes);
  }
  Recognition recognise_cell(const std::string& node, const GivenNumber& given, double tolerance) const {
    return recognise(*graph, index_of(*graph, node), {given}, tolerance);
  }

  std::unique_ptr<Graph<double>> graph;
};

void check(const Matrix<double>& found, const Matrix<double>& expected) {
  REQUIRE_EQ(shape_text(found), shape_text(expected));
  const auto is_same = [](double a, double b) { return is_close(a, b, 1e-12); };
  CHECK_EQ(difference(found, expected, is_same), "");
}

/// d_k = 4; scores 8 and 0, scaled 4 and 0.
Run four_columns(const Options& options = {}) {
  return {"scaled_dot_product",
          {{"query", matrix({{2, 2, 0, 0}, {0, 0, 0, 0}})},
           {"key", matrix({{2, 2, 0, 0}, {0, 0, 1, 0}})},
           {"value", matrix({{1, 0, 0, 0}, {0, 1, 0, 0}})}},
          options};
}

const Options causal = {{"mask", std::string("causal")}};
constexpr double infinity = std::numeric_limits<double>::infinity();

}  // namespace

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

TEST_CASE("mistakes by hand: one more score, and large ones") {
  const Run run("softmax", {{"scores", matrix({{0, std::log(3)}, {0, 0}})}});
  check(run.of_program("softmax_plus_one", "weights"), matrix({{0.2, 0.6}, {1.0 / 3, 1.0 / 3}}));
  CHECK(run.all_with("softmax_overflows", "weights").empty());
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const Run large("softmax", {{"scores", matrix({{12, 11}, {89, 0}, {710, 709}})}});
  const double share = 1 / (1 + std::exp(-1));
  check(large.of_program("softmax_overflows_half", "weights"), matrix({{nan, 0}, {nan, 0}, {nan, nan}}));
  check(large.of_program("softmax_overflows", "weights"),
        matrix({{share, 1 - share}, {nan, 0}, {nan, nan}}));
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
  check(run.right("masked_scores"), matrix({{1, no, no, no}, {1, 1, no, no}, {no, 1, 1, no}, {no, no, 1, 1}}));
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
                {{"x", one}, {"w_q", one}, {"w_k", one}, {"w_v", one}, {"w_o", one},
                 {"b_q", matrix({{2}})}, {"b_k", matrix({{3}})}, {"b_v", matrix({{4}})}, {"b_o", matrix({{5}})}},
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
  const Run square("scaled_dot_product",
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
