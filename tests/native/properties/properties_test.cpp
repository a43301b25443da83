#include <doctest/doctest.h>

#include <numeric>
#include <random>

#include "support/compare.h"
#include "support/fixtures.h"

/// Invariants that hold for any numbers.
namespace attention::tests::properties_test {

namespace {

constexpr double eps = std::numeric_limits<double>::epsilon();

/// Rounding error of a sum of n products of size at most `size`.
double tolerance_of(Index n, double size) { return 8 * eps * static_cast<double>(n) * std::max(1.0, size); }

Matrix<double> random(Index rows, Index cols, unsigned seed) {
  std::mt19937 engine(seed);
  std::normal_distribution<double> normal;
  return Matrix<double>::NullaryExpr(rows, cols, [&](Index, Index) { return normal(engine); });
}

Inputs<double> random_operands(Index m, Index n, unsigned seed) {
  return {{"query", random(m, 4, seed)}, {"key", random(n, 4, seed + 1)}, {"value", random(n, 3, seed + 2)}};
}

Matrix<double> node(const Graph<double>& graph, const std::string& id) {
  return graph.tape.node(index_of(graph, id)).data;
}

Matrix<double> run_for(const std::string& id, const Inputs<double>& inputs, const Options& options = {}) {
  return node(*attention::run("scaled_dot_product", inputs, options), id);
}

bool is_weights(const Node<double>& node) { return node.id.ends_with("weights"); }

}  // namespace

TEST_CASE("properties: rows of weights sum to 1, or are fully masked and 0") {
  int rows = 0;
  for (const Case& each : cases()) {
    CAPTURE(each.name);
    const auto graph = run(each);
    for (int k = 0; k < graph->tape.size(); ++k) {
      if (!is_weights(graph->tape.node(k))) continue;
      const Matrix<double>& weights = graph->tape.node(k).data;
      for (Index i = 0; i < weights.rows(); ++i, ++rows) {
        const double sum = weights.row(i).sum();
        const bool is_fully_masked = sum == 0 && weights.row(i).isZero(0);
        CHECK((std::isnan(sum) || is_fully_masked ||
               std::abs(sum - 1) <= eps * static_cast<double>(weights.cols())));
      }
    }
  }
  CHECK_GT(rows, 1000);
}

TEST_CASE("properties: rows of zero weights are fully masked and have a note") {
  int masked_rows = 0;
  for (const Case& each : cases()) {
    CAPTURE(each.name);
    const auto graph = run(each);
    for (int k = 0; k < graph->tape.size(); ++k) {
      if (!is_weights(graph->tape.node(k)) || each.variant == "softmax") continue;
      const Node<double>& weights = graph->tape.node(k);
      const Matrix<double>& scores = graph->tape.node(weights.operands.at(0)).data;
      for (Index i = 0; i < scores.rows(); ++i) {
        const bool is_masked = (scores.row(i).array() == -std::numeric_limits<double>::infinity()).all();
        const auto is_about = [&](const Note& note) { return note.node == k && note.row == i; };
        CHECK_EQ(std::count_if(graph->notes.begin(), graph->notes.end(), is_about), is_masked ? 1 : 0);
        masked_rows += is_masked;
        if (is_masked && graph->choice("fully_masked") == "zeros") CHECK(weights.data.row(i).isZero(0));
      }
    }
  }
  CHECK_GT(masked_rows, 20);
}

TEST_CASE("properties: results are invariant to permutations of keys and values") {
  const Index n = 6;
  const Inputs<double> inputs = random_operands(5, n, 1);
  Inputs<double> shuffled = inputs;
  std::vector<int> order(n);
  std::iota(order.begin(), order.end(), 0);
  std::shuffle(order.begin(), order.end(), std::mt19937(2));
  for (Index i = 0; i < n; ++i) {
    shuffled["key"].row(i) = inputs.at("key").row(order[static_cast<std::size_t>(i)]);
    shuffled["value"].row(i) = inputs.at("value").row(order[static_cast<std::size_t>(i)]);
  }
  const double tolerance = tolerance_of(n, inputs.at("value").cwiseAbs().maxCoeff());
  const auto is_same = [=](double a, double b) { return is_close(a, b, tolerance); };
  CHECK_EQ(difference(run_for("context", shuffled), run_for("context", inputs), is_same), "");
  CHECK_NE(difference(run_for("weights", shuffled), run_for("weights", inputs), is_same), "");
}

TEST_CASE("properties: with a causal mask, later tokens do not change earlier outputs") {
  const Options causal = {{"mask", std::string("causal")}};
  Inputs<double> inputs = {{"x", random(5, 4, 3)},
                           {"w_q", random(4, 4, 4)},
                           {"w_k", random(4, 4, 5)},
                           {"w_v", random(4, 6, 6)},
                           {"w_o", random(6, 4, 7)}};
  const auto before = attention::run("multi_head_self_attention", inputs, causal);
  inputs["x"].row(3) *= -2;
  const auto after = attention::run("multi_head_self_attention", inputs, causal);
  for (const std::string id : {"head_0/context", "head_1/context", "output"}) {
    CAPTURE(id);
    const Matrix<double> first = node(*before, id);
    const Matrix<double> second = node(*after, id);
    CHECK_EQ(difference(Matrix<double>(second.topRows(3)), Matrix<double>(first.topRows(3))), "");
    CHECK_NE(difference(Matrix<double>(second.row(3)), Matrix<double>(first.row(3))), "");
    CHECK_NE(difference(Matrix<double>(second.row(4)), Matrix<double>(first.row(4))), "");
  }
}

TEST_CASE("properties: padding gets no attention") {
  const Options padding = {{"mask", std::string("padding")}, {"valid_len", 2.0}};
  Inputs<double> inputs = random_operands(3, 4, 8);
  const Matrix<double> before = run_for("context", inputs, padding);
  inputs["key"].bottomRows(2) *= 100;
  inputs["value"].bottomRows(2) *= -100;
  CHECK_EQ(difference(run_for("context", inputs, padding), before), "");
  inputs["value"].row(1) *= 2;
  CHECK_NE(difference(run_for("context", inputs, padding), before), "");
}

TEST_CASE("properties: a constant added to all scores of a row changes no weight") {
  const Matrix<double> scores = random(4, 7, 9);
  for (const double shift : {-1000.0, 0.5, 3e5}) {
    const Matrix<double> shifted = scores.array() + shift;
    const auto plain = attention::run("softmax", {{"scores", scores}}, {});
    const auto moved = attention::run("softmax", {{"scores", shifted}}, {});
    // Adding rounds each score to an ulp of the shift, which changes a weight by at most twice that,
    // relatively.
    const double tolerance = tolerance_of(7, std::abs(shift));
    const auto is_same = [=](double a, double b) { return is_close(a, b, tolerance); };
    CHECK_EQ(difference(node(*moved, "weights"), node(*plain, "weights"), is_same), "");
  }
}

TEST_CASE("properties: heads with equal parameters give the same context") {
  const Matrix<double> w = random(4, 2, 10);
  Matrix<double> twice(4, 4);
  twice << w, w;
  const Inputs<double> inputs = {
      {"x", random(3, 4, 11)}, {"w_q", twice}, {"w_k", twice}, {"w_v", twice}, {"w_o", random(4, 4, 12)}};
  const auto graph = attention::run("multi_head_self_attention", inputs, {});
  CHECK_EQ(difference(node(*graph, "head_1/context"), node(*graph, "head_0/context")), "");
}

TEST_CASE("properties: one head without output projection is self-attention, bit for bit") {
  Inputs<double> inputs = {{"x", random(3, 4, 13)},
                           {"w_q", random(4, 2, 14)},
                           {"w_k", random(4, 2, 15)},
                           {"w_v", random(4, 3, 16)}};
  const auto single = attention::run("self_attention", inputs, {});
  inputs["w_o"] = Matrix<double>::Identity(3, 3);
  const auto one_head = attention::run("multi_head_self_attention", inputs, {{"n_heads", 1.0}});
  CHECK_EQ(difference(node(*one_head, "output"), node(*single, "context")), "");
}

}  // namespace attention::tests::properties_test
