#include <doctest/doctest.h>

#include "support/compare.h"
#include "support/fixtures.h"
#include "support/messages.h"

/// Properties and errors of windows, blocks and positions.
namespace attention::tests::order_test {

namespace {

constexpr double x = -std::numeric_limits<double>::infinity();

/// Deterministic pseudo-random numbers.
Matrix<double> scattered(Index rows, Index cols, double seed) {
  return Matrix<double>::NullaryExpr(rows, cols, [=](Index i, Index j) {
    return 2 * std::sin(seed + 12.9898 * static_cast<double>(i) + 78.233 * static_cast<double>(j));
  });
}

Matrix<double> node(const Graph<double>& graph, const std::string& id) {
  return graph.tape.node(index_of(graph, id)).data;
}

Inputs<double> operands(Index n) {
  return {{"query", scattered(n, 4, 1)}, {"key", scattered(n, 4, 2)}, {"value", scattered(n, 3, 3)}};
}

Inputs<double> tokens(Index n, Index d_model) {
  return {{"x", scattered(n, d_model, 4)},
          {"w_q", scattered(d_model, 4, 5)},
          {"w_k", scattered(d_model, 4, 6)},
          {"w_v", scattered(d_model, 2, 7)}};
}

Matrix<double> with_positions(const Inputs<double>& inputs, const Options& options, const std::string& id) {
  return node(*attention::run("self_attention_with_positions", inputs, options), id);
}

/// The cell `distance` right of the diagonal in row i.
double beside(const Matrix<double>& matrix, Index i, Index distance) { return matrix(i, i + distance); }

}  // namespace

TEST_CASE("masks: windows and blocks") {
  Tape<double> tape;
  CHECK_EQ(difference(window_mask(tape, 3, 3, 1, 0).data(),
                      Matrix<double>{{0.0, x, x}, {0.0, 0.0, x}, {x, 0.0, 0.0}}),
           "");
  CHECK_EQ(difference(window_mask(tape, 2, 3, -1, 1).data(), Matrix<double>{{0.0, 0.0, x}, {0.0, 0.0, 0.0}}),
           "");
  CHECK_EQ(difference(window_mask(tape, 2, 3, 0, -1).data(), Matrix<double>{{0.0, 0.0, 0.0}, {x, 0.0, 0.0}}),
           "");
  CHECK_EQ(
      difference(block_mask(tape, 3, 3, 2).data(), Matrix<double>{{0.0, 0.0, x}, {0.0, 0.0, x}, {x, x, 0.0}}),
      "");
  CHECK_EQ(error_message([&] { block_mask(tape, 2, 2, 0); }),
           "[block_mask] the size of a block is 0: it must be a finite number above 0");
}

TEST_CASE("masks: explanations match the alignment") {
  Tape<double> tape;
  const auto sentence = [&](const Var<double>& mask, Index row, Index col) {
    return english(mask.node().op->explain(tape.context_of(mask.id), row, col).sentence);
  };
  CHECK_EQ(sentence(causal_mask(tape, 3, 3, 0), 0, 2), "This key comes after the query: −∞ masks it.");
  CHECK_EQ(sentence(causal_mask(tape, 2, 4, 2), 0, 2),
           "With the last key beside the last query, this key does not come after the query: 0 keeps it.");
  CHECK_EQ(sentence(causal_mask(tape, 2, 4, 0), 0, 2),
           "With the first key beside the first query, this key comes after the query: −∞ masks it.");
}

TEST_CASE("ops: arange") {
  Tape<double> tape;
  CHECK_EQ(difference(arange(tape, 3, 1, {5, 1, 1, ""}).data(), Matrix<double>{{5.0}, {6.0}, {7.0}}), "");
  CHECK_EQ(difference(arange(tape, 1, 3, {0, -2, 6, ""}).data(), Matrix<double>{{0.0, -2.0 / 6, -4.0 / 6}}),
           "");
  CHECK_EQ(error_message([&] { arange(tape, 2, 2, {}); }),
           "[arange] 2 × 2 is asked for: one row or one column");
}

TEST_CASE("window: the band agrees with full attention with a window mask, bit for bit") {
  for (const auto& [left, right] : std::vector<std::pair<Index, Index>>{{1, 1}, {2, 0}, {0, 3}, {0, 0}}) {
    Options window = {{"window_left", static_cast<double>(left)},
                      {"window_right", static_cast<double>(right)}};
    const auto band = attention::run("sliding_window", operands(7), window);
    window["mask"] = std::string("window");
    const auto full = attention::run("scaled_dot_product", operands(7), window);
    CHECK_EQ(difference(node(*band, "context"), node(*full, "context")), "");
    for (Index i = 0; i < 7; ++i)
      for (Index o = 0; o <= left + right; ++o) {
        const Index j = i - left + o;
        const double expected = j < 0 || j >= 7 ? 0 : node(*full, "weights")(i, j);
        CHECK_EQ(node(*band, "band_weights")(i, o), expected);
      }
  }
}

TEST_CASE("window: one that is wider than the sequence is full attention") {
  const auto band =
      attention::run("sliding_window", operands(5), {{"window_left", 4.0}, {"window_right", 4.0}});
  const auto full = attention::run("scaled_dot_product", operands(5), {});
  CHECK_EQ(difference(node(*band, "context"), node(*full, "context")), "");
}

TEST_CASE("window: no node is n × n") {
  const auto band = attention::run("sliding_window", operands(40), {});
  for (int k = 0; k < band->tape.size(); ++k) CHECK_LE(band->tape.node(k).data.size(), 40 * 4);
}

TEST_CASE("positions: a product of two sinusoidal positions depends on their distance alone") {
  const Matrix<double> products = with_positions(tokens(9, 8), {}, "position_scores");
  for (Index distance = 0; distance < 5; ++distance)
    for (Index i = 1; i + distance < 9; ++i)
      CHECK_LT(std::abs(beside(products, i, distance) - beside(products, 0, distance)), 1e-14);
}

TEST_CASE("positions: rotary scores are invariant to shifts of all positions") {
  const Inputs<double> inputs = tokens(5, 6);
  for (const char* pairing : {"interleaved", "half"}) {
    const Options here = {{"positions", std::string("rotary")}, {"pairing", std::string(pairing)}};
    Options there = here;
    there["start"] = 37.0;
    const Matrix<double> moved = with_positions(inputs, there, "scores");
    const Matrix<double> scores = with_positions(inputs, here, "scores");
    // Angles up to 41 have an error of 2^-47; a score adds four products of numbers up to 10.
    CHECK_LT((moved - scores).cwiseAbs().maxCoeff(), 1e-11);
    CHECK_GT((with_positions(inputs, here, "rotated_query") - with_positions(inputs, here, "query")).norm(),
             1);
  }
}

TEST_CASE("positions: distinguish equal tokens") {
  Inputs<double> inputs = tokens(4, 6);
  inputs["x"].row(3) = inputs["x"].row(0);
  const Matrix<double> without = with_positions(inputs, {{"positions", std::string("none")}}, "context");
  CHECK_EQ(difference(Matrix<double>(without.row(3)), Matrix<double>(without.row(0))), "");
  const Matrix<double> with = with_positions(inputs, {}, "context");
  CHECK_GT((with.row(3) - with.row(0)).norm(), 1e-3);
}

TEST_CASE("positions: an odd width is an error, or cut by option") {
  const auto run_odd = [](const Options& options) {
    return error_message([&] { attention::run("self_attention_with_positions", tokens(2, 5), options); });
  };
  const std::string odd =
      "[self_attention_with_positions] d_model is 5: it must be even, because sines and cosines come in "
      "pairs";
  CHECK_EQ(run_odd({}), odd + "; or set “odd width” to “cut”, which leaves the last cosine out");
  CHECK_EQ(run_odd({{"layout", std::string("concat")}, {"odd_width", std::string("cut")}}), odd);
  CHECK_EQ(run_odd({{"odd_width", std::string("cut")}}), "nothing");
  CHECK_EQ(run_odd({{"positions", std::string("none")}}), "nothing");
}

TEST_CASE("positions: rotary needs an even d_k") {
  Inputs<double> inputs = tokens(2, 4);
  inputs["w_q"] = scattered(4, 3, 1);
  inputs["w_k"] = scattered(4, 3, 2);
  const Options rotary = {{"positions", std::string("rotary")}};
  CHECK_EQ(error_message([&] { attention::run("self_attention_with_positions", inputs, rotary); }),
           "[rotate_pairs] query has 3 columns: pairs need an even number");
}

TEST_CASE("groups: must divide the number of heads") {
  const Inputs<double> inputs = {
      {"query", scattered(2, 6, 1)}, {"key", scattered(2, 4, 2)}, {"value", scattered(2, 4, 3)}};
  const Options options = {{"n_heads", 3.0}, {"n_kv_heads", 2.0}};
  CHECK_EQ(error_message([&] { attention::run("grouped_query_attention", inputs, options); }),
           "[grouped_query_attention] n_heads is 3 and n_kv_heads is 2: the heads must divide into equal "
           "groups");
}

}  // namespace attention::tests::order_test
