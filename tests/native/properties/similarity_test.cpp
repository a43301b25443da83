#include <doctest/doctest.h>

#include <random>

#include "support/compare.h"
#include "support/fixtures.h"

/// Relations between similarity functions.
namespace attention::tests::similarity_test {

namespace {

constexpr double eps = std::numeric_limits<double>::epsilon();

Matrix<double> random(Index rows, Index cols, unsigned seed) {
  std::mt19937 engine(seed);
  std::normal_distribution<double> normal;
  return Matrix<double>::NullaryExpr(rows, cols, [&](Index, Index) { return normal(engine); });
}

Matrix<double> node(const Graph<double>& graph, const std::string& id) {
  return graph.tape.node(index_of(graph, id)).data;
}

Inputs<double> operands() {
  return {{"query", random(3, 4, 1)}, {"key", random(5, 4, 2)}, {"value", random(5, 2, 3)}};
}

Inputs<double> with(Inputs<double> inputs, const Inputs<double>& more) {
  inputs.insert(more.begin(), more.end());
  return inputs;
}

Matrix<double> similar(const std::string& id, const std::string& similarity, const Inputs<double>& inputs) {
  return node(*attention::run("similarity_attention", inputs, {{"similarity", similarity}}), id);
}

/// Equality up to a few dozen additions in another order.
bool is_nearly(double a, double b) { return is_close(a, b, 256 * eps * std::max(1.0, std::abs(b))); }

}  // namespace

TEST_CASE("similarity: X times its transpose is symmetric bit for bit, the weights are not") {
  const auto graph = attention::run("basic_self_attention", {{"x", random(5, 3, 4)}}, {});
  const Matrix<double> scores = node(*graph, "scores");
  CHECK_EQ(difference(scores, Matrix<double>(scores.transpose())), "");
  const Matrix<double> weights = node(*graph, "weights");
  CHECK_NE(difference(weights, Matrix<double>(weights.transpose())), "");
}

TEST_CASE("similarity: basic self-attention is dot-product attention with one matrix three times") {
  const Matrix<double> x = random(4, 3, 5);
  const auto basic = attention::run("basic_self_attention", {{"x", x}}, {});
  const auto dot = attention::run("dot_product", {{"query", x}, {"key", x}, {"value", x}}, {});
  CHECK_EQ(difference(node(*basic, "context"), node(*dot, "context")), "");
}

TEST_CASE("similarity: dot and scaled dot agree with their variants, bit for bit") {
  for (const std::string name : {"dot", "scaled_dot"}) {
    const auto graph = attention::run(name + "_product", operands(), {});
    CHECK_EQ(difference(similar("context", name, operands()), node(*graph, "context")), "");
  }
}

TEST_CASE("similarity: general with the identity is the dot product") {
  const Inputs<double> inputs = with(operands(), {{"w_a", Matrix<double>::Identity(4, 4)}});
  CHECK_EQ(difference(similar("scores", "general", inputs), similar("scores", "dot", operands())), "");
}

TEST_CASE("similarity: cosines do not depend on lengths, and are dot products of unit vectors") {
  Inputs<double> inputs = operands();
  const Matrix<double> before = similar("cosine_scores", "cosine", inputs);
  inputs["key"].row(1) *= 1024;
  inputs["query"].row(2) /= 512;
  CHECK_EQ(difference(similar("cosine_scores", "cosine", inputs), before, is_nearly), "");
  CHECK_LE(before.cwiseAbs().maxCoeff(), 1 + 4 * eps);
  for (const std::string id : {"query", "key"}) inputs[id].rowwise().normalize();
  CHECK_EQ(difference(similar("scores", "dot", inputs), before, is_nearly), "");
}

TEST_CASE("similarity: additive and concat are one function, computed in two orders") {
  const Inputs<double> inputs =
      with(operands(), {{"w_q", random(4, 3, 6)}, {"w_k", random(4, 3, 7)}, {"v_a", random(3, 1, 8)}});
  CHECK_EQ(difference(similar("scores", "additive", inputs), similar("scores", "concat", inputs), is_nearly),
           "");
}

TEST_CASE("additive: both forms agree, and their difference is 0 for integers") {
  const auto whole = [](Index rows, Index cols, unsigned seed) -> Matrix<double> {
    return (3 * random(rows, cols, seed)).array().round();
  };
  const Inputs<double> inputs = {{"decoder_states", whole(3, 2, 9)},
                                 {"encoder_states", whole(4, 3, 10)},
                                 {"w_h", whole(3, 5, 11)},
                                 {"w_s", whole(2, 5, 12)},
                                 {"v_a", random(5, 1, 13)}};
  const auto graph = attention::run("additive_attention", inputs, {{"form", std::string("both")}});
  CHECK(node(*graph, "form_difference").isZero(0));
  CHECK_EQ(node(*graph, "form_difference").rows(), 12);
  const auto split = attention::run("additive_attention", inputs, {});
  CHECK_EQ(difference(node(*split, "context"), node(*graph, "context")), "");
}

TEST_CASE("additive: a softmax along the wrong axis leaves rows that do not add up to 1") {
  const Inputs<double> inputs = {{"decoder_states", random(2, 2, 14)},
                                 {"encoder_states", random(4, 3, 15)},
                                 {"w_h", random(3, 5, 16)},
                                 {"w_s", random(2, 5, 17)},
                                 {"v_a", random(5, 1, 18)}};
  const auto graph = attention::run("additive_attention", inputs, {{"softmax_over", std::string("target")}});
  const Matrix<double> shares = node(*graph, "crossed_shares");
  for (Index j = 0; j < 4; ++j) CHECK(is_nearly(shares.col(j).sum(), 1));
  // All four columns sum to 1, so both rows together sum to 4.
  CHECK(is_nearly(node(*graph, "row_sums").sum(), 4));
}

TEST_CASE("soft addressing: equals hard addressing near temperature 0, uniform at high temperature") {
  const Inputs<double> inputs = operands();
  const auto at = [&](double temperature) {
    return attention::run("soft_addressing", inputs, {{"temperature", temperature}});
  };
  for (const double temperature : {0.0, 1e-6}) {
    const auto graph = at(temperature);
    CHECK(node(*graph, "weights_difference").isZero(0));
    CHECK_EQ(difference(node(*graph, "context"), node(*graph, "hard_context")), "");
  }
  CHECK_FALSE(node(*at(1), "weights_difference").isZero(0.01));
  CHECK((node(*at(1e6), "weights").array() - 0.2).abs().maxCoeff() < 1e-4);
}

TEST_CASE("counts: one evaluation for every row of the hidden layer, or for every row of both maps") {
  for (const auto& [m, n] : {std::pair<Index, Index>{1, 1}, {3, 4}, {64, 64}}) {
    const Inputs<double> inputs = {{"decoder_states", random(m, 2, 19)},
                                   {"encoder_states", random(n, 3, 20)},
                                   {"w_s", random(2, 2, 21)},
                                   {"w_h", random(3, 2, 22)},
                                   {"v_a", random(2, 1, 23)},
                                   {"w_f", random(2, 4, 24)},
                                   {"w_g", random(3, 4, 25)}};
    const auto graph = attention::run("score_counts", inputs, {});
    CHECK_EQ(node(*graph, "pair_evaluations")(0, 0),
             static_cast<double>(node(*graph, "hidden_pairs").rows()));
    CHECK_EQ(node(*graph, "map_evaluations")(0, 0),
             static_cast<double>(node(*graph, "mapped_query").rows() + node(*graph, "mapped_key").rows()));
  }
}

}  // namespace attention::tests::similarity_test
