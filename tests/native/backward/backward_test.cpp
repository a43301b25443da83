#include "backward/backward.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "graph/lineage.h"
#include "support/compare.h"
#include "support/fixtures.h"
#include "support/messages.h"
#include "support/recompute.h"

namespace attention::tests {

namespace {

constexpr double epsilon = std::numeric_limits<double>::epsilon();

/// The node whose loss a case differentiates.
int target_of(const Case& each, const Graph<double>& graph) {
  return each.differentiated.empty() ? graph.outputs.front() : index_of(graph, each.differentiated);
}

Loss loss_of(Loss::Kind kind) {
  Loss loss;
  loss.kind = kind;
  return loss;
}

/// A run with the backward pass of a loss.
struct BackwardRun {
  explicit BackwardRun(const Case& each, const Loss& loss = loss_of(Loss::Kind::sum_of_squares))
      : graph(run(each)), forward(graph->tape.size()), of(target_of(each, *graph)) {
    append_backward_pass(*graph, of, loss);
  }
  Tape<double>& tape() const { return graph->tape; }
  std::unique_ptr<Graph<double>> graph;
  int forward;
  int of;
};

bool is_finite_case(const Graph<double>& graph) {
  for (int k = 0; k < graph.tape.size(); ++k)
    if (graph.tape.node(k).data.hasNaN()) return false;
  return true;
}

/// The largest finite number, at least 1.
double largest_of(const std::vector<Matrix<double>>& matrices) {
  double largest = 1;
  for (const Matrix<double>& each : matrices)
    for (const double number : each.reshaped())
      if (std::isfinite(number)) largest = std::max(largest, std::abs(number));
  return largest;
}

std::vector<Matrix<double>> numbers_of(const Graph<double>& graph) {
  std::vector<Matrix<double>> out;
  for (int k = 0; k < graph.tape.size(); ++k) out.push_back(graph.tape.node(k).data);
  return out;
}

/// Both passes add the same products in different orders. The error of a sum of n products is n roundings of
/// the largest; the factor 8 covers several such sums.
double bound_of(const Graph<double>& graph, const std::vector<Matrix<double>>& gradients) {
  double longest = 1;
  for (const Matrix<double>& each : gradients) longest = std::max(longest, static_cast<double>(each.size()));
  return 8 * epsilon * longest * largest_of(gradients) * largest_of(numbers_of(graph));
}

/// Whether a node depends on options alone.
bool is_constant(const Tape<double>& tape, int id) {
  const Node<double>& node = tape.node(id);
  if (node.operands.empty()) return node.kind == "generated";
  return std::all_of(node.operands.begin(), node.operands.end(),
                     [&](int operand) { return is_constant(tape, operand); });
}

/// Compares the gradient nodes with Tape::backward.
void check_against_tape(const BackwardRun& backward, const Matrix<double>& seed) {
  const std::vector<Matrix<double>> gradients = backward.tape().backward(backward.of, seed);
  const double bound = bound_of(*backward.graph, gradients);
  const auto is_same = [bound](double a, double b) {
    return (std::isnan(a) && std::isnan(b)) || is_close(a, b, bound);
  };
  for (int k = 0; k < backward.forward; ++k) {
    const std::optional<int> recorded = gradient_of(*backward.graph, k);
    if (!recorded) continue;
    CAPTURE(backward.tape().node(k).id);
    CHECK_EQ(
        difference(backward.tape().node(*recorded).data, gradients[static_cast<std::size_t>(k)], is_same),
        "");
  }
}

}  // namespace

TEST_CASE("backward: gradients of every fixture agree") {
  std::size_t compared = 0;
  for (const Case& each : cases()) {
    if (each.differentiated.empty()) continue;
    CAPTURE(each.name);
    const BackwardRun backward(each);
    for (const auto& [id, expected] : each.gradients) {
      CAPTURE(id);
      const int index = index_of(*backward.graph, id);
      const std::optional<int> recorded = gradient_of(*backward.graph, index);
      const auto is_same = [&](double a, double b) {
        return is_close(a, b, each.gradient_tolerances.at(id));
      };
      if (!recorded) {
        CHECK((is_constant(backward.tape(), index) || expected.isZero(0)));
        continue;
      }
      CHECK_EQ(difference(backward.tape().node(*recorded).data, expected, is_same), "");
      compared += static_cast<std::size_t>(expected.size());
    }
  }
  CHECK_GT(compared, 10000);
}

TEST_CASE("backward: gradient nodes agree with reverse accumulation, for every loss") {
  for (const Case& each : cases()) {
    CAPTURE(each.name);
    const auto graph = run(each);
    const Matrix<double> data = graph->tape.node(target_of(each, *graph)).data;
    check_against_tape(BackwardRun(each), 2 * data);
    check_against_tape(BackwardRun(each, loss_of(Loss::Kind::sum)),
                       Matrix<double>::Ones(data.rows(), data.cols()));

    Loss last = loss_of(Loss::Kind::cell);
    last.row = data.rows() - 1;
    last.col = data.cols() - 1;
    Matrix<double> one_hot = Matrix<double>::Zero(data.rows(), data.cols());
    one_hot(last.row, last.col) = 1;
    check_against_tape(BackwardRun(each, last), one_hot);

    Loss means = loss_of(Loss::Kind::mean_squares);
    means.targets = Matrix<double>::Constant(data.rows(), data.cols(), 0.25);
    check_against_tape(BackwardRun(each, means),
                       (2 / static_cast<double>(data.size())) * (data - means.targets));
  }
}

TEST_CASE("backward: the gradient of cross-entropy by logits is softmax minus targets") {
  Matrix<double> logits(2, 3);
  logits << 0.5, -1, 2, 0, 3, 1;
  const auto graph = attention::run("activation", {{"x", logits}}, {{"activation", std::string("relu")}});
  Loss loss = loss_of(Loss::Kind::cross_entropy);
  loss.targets.resize(2, 3);
  loss.targets << 0, 0, 1, 0.5, 0.5, 0;
  const int of = graph->outputs.front();
  const Matrix<double> data = graph->tape.node(of).data;
  append_backward_pass(*graph, of, loss);
  const Matrix<double> found = graph->tape.node(*gradient_of(*graph, of)).data;
  for (Index i = 0; i < 2; ++i) {
    const double total = data.row(i).array().exp().sum();
    for (Index j = 0; j < 3; ++j)
      CHECK(std::abs(found(i, j) - (std::exp(data(i, j)) / total - loss.targets(i, j)) / 2) < 8 * epsilon);
  }
}

TEST_CASE("backward: the explicit Jacobian of a softmax gives the same row") {
  std::size_t rows = 0;
  for (const Case& each : cases()) {
    CAPTURE(each.name);
    const BackwardRun backward(each);
    for (int k = 0; k < backward.forward; ++k) {
      const Node<double>& weights = backward.tape().node(k);
      const int written = index_of(*backward.graph, weights.id + "_row_through_jacobian");
      if (written < 0) continue;
      const Matrix<double>& row = backward.tape().node(written).data;
      const Node<double>& scores = backward.tape().node(weights.operands.front());
      const std::optional<int> gradient = gradient_of(*backward.graph, index_of(*backward.graph, scores.id));
      const Matrix<double>& back = backward.tape().node(gradient_of(*backward.graph, k).value()).data;
      // Scores with several readers get the sum of several gradients.
      const bool has_one_reader = std::string(backward.tape().node(*gradient).op->name) == "multiply";
      if (row.hasNaN() || !has_one_reader) continue;
      ++rows;
      const double bound = 8 * epsilon * static_cast<double>(row.size()) * largest_of({back});
      const auto is_same = [bound](double a, double b) { return is_close(a, b, bound); };
      CHECK_EQ(difference(Matrix<double>(backward.tape().node(*gradient).data.row(0)), row, is_same), "");
    }
  }
  CHECK_GT(rows, 100);
}

TEST_CASE("backward: sections contain every node once") {
  for (const Case& each : cases()) {
    CAPTURE(each.name);
    const BackwardRun backward(each);
    std::set<std::string> ids;
    std::set<int> placed;
    for (const Section& section : backward.graph->sections)
      for (const int node : section.nodes) {
        CHECK(placed.insert(node).second);
        CHECK_EQ(backward.tape().node(node).section, section.id);
      }
    CHECK_EQ(static_cast<int>(placed.size()), backward.tape().size());
    for (int k = 0; k < backward.tape().size(); ++k) {
      const Node<double>& node = backward.tape().node(k);
      CHECK(ids.insert(node.id).second);
      CHECK_FALSE(node.symbol.empty());
      CHECK_FALSE(title_of(node).empty());
      CHECK_FALSE(node.role.empty());
    }
  }
}

TEST_CASE("backward: nodes that depend on an input have a gradient with their shape and names") {
  for (const Case& each : cases()) {
    CAPTURE(each.name);
    const BackwardRun backward(each);
    for (int k = 0; k < backward.forward; ++k) {
      const std::optional<int> found = gradient_of(*backward.graph, k);
      if (!found) continue;
      const Node<double>& node = backward.tape().node(k);
      const Node<double>& gradient = backward.tape().node(*found);
      CAPTURE(node.id);
      CHECK_EQ(gradient.data.rows(), node.data.rows());
      CHECK_EQ(gradient.data.cols(), node.data.cols());
      CHECK_EQ(gradient.role, node.role);
      CHECK_EQ(gradient.subscript, node.subscript);
      CHECK_NE(gradient.kind, "input");
    }
  }
}

TEST_CASE("backward: explanations of gradients reproduce them bit for bit") {
  for (const Case& each : cases()) {
    CAPTURE(each.name);
    const BackwardRun backward(each);
    for (int id = backward.forward; id < backward.tape().size(); ++id) {
      const Node<double>& node = backward.tape().node(id);
      CAPTURE(node.id);
      for (Index row = 0; row < node.data.rows(); ++row)
        for (Index col = 0; col < node.data.cols(); ++col) {
          const Explanation explanation = explain(backward.tape(), Cell{id, row, col});
          REQUIRE_EQ(explanation.reduction == Reduction::given, node.kind != "computed");
          REQUIRE_FALSE(explanation.sentence.empty());
          for (const Term& term : explanation.terms) {
            REQUIRE(is_identical(recompute_term<double>(explanation, term), term.value));
            for (const Factor& factor : term.factors) {
              if (factor.cell.node < 0) continue;
              REQUIRE_LT(factor.cell.node, id);
              REQUIRE(
                  is_identical(backward.tape().node(factor.cell.node).data(factor.cell.row, factor.cell.col),
                               factor.value));
            }
          }
          REQUIRE(is_identical(recompute_result<double>(explanation), node.data(row, col)));
        }
    }
  }
}

namespace {

/// The loss of a case with `change` added to one cell of input `name`.
double loss_at(const Case& each, const std::string& name, Index row, Index col, double change) {
  Case moved = each;
  moved.inputs.at(name)(row, col) += change;
  const auto graph = run(moved);
  return graph->tape.node(target_of(each, *graph)).data.squaredNorm();
}

struct Difference {
  double derivative;
  /// Error bound: the change from halving the step, plus rounding.
  double bound;
};

/// The central difference of the loss by one cell of an input.
Difference difference_quotient(const Case& each, const std::string& name, Index row, Index col,
                               double largest) {
  const double step = 1e-4;
  const auto derivative = [&](double h) {
    return (loss_at(each, name, row, col, h) - loss_at(each, name, row, col, -h)) / (2 * h);
  };
  const double wide = derivative(step);
  const double narrow = derivative(step / 2);
  return {narrow, std::abs(wide - narrow) + 64 * epsilon * largest / step};
}

}  // namespace

TEST_CASE("backward: gradients agree with central differences") {
  std::size_t sharp = 0;
  for (const Case& each : cases()) {
    if (each.differentiated.empty()) continue;
    CAPTURE(each.name);
    const BackwardRun backward(each);
    if (!is_finite_case(*backward.graph)) continue;
    const double largest = largest_of(numbers_of(*backward.graph));
    for (const auto& [name, input] : each.inputs) {
      const int index = index_of(*backward.graph, name);
      const std::optional<int> gradient = index < 0 ? std::nullopt : gradient_of(*backward.graph, index);
      // One cell of each input: the ops are tested on all cells elsewhere.
      const Index row = input.rows() / 2;
      const Index col = input.cols() / 2;
      if (!gradient || !std::isfinite(input(row, col))) continue;
      CAPTURE(name);
      const Difference found = difference_quotient(each, name, row, col, largest);
      const double recorded = backward.tape().node(*gradient).data(row, col);
      CHECK_LE(std::abs(recorded - found.derivative), found.bound);
      if (found.bound < 1e-5 * std::max(1.0, std::abs(found.derivative))) ++sharp;
    }
  }
  // Most bounds must be tight, or the test would be meaningless.
  CHECK_GT(sharp, 200);
}

TEST_CASE("backward: gradient nodes can be differentiated") {
  const Case& each = cases().front();
  const BackwardRun backward(each);
  const int gradient = *gradient_of(*backward.graph, 0);
  const Matrix<double>& data = backward.tape().node(gradient).data;
  const auto second = backward.tape().backward(gradient, Matrix<double>::Ones(data.rows(), data.cols()));
  const double step = 1e-5;
  const std::string input = backward.tape().node(0).id;
  const auto sum_at = [&](double change) {
    Case moved = each;
    moved.inputs.at(input)(0, 0) += change;
    const BackwardRun other(moved);
    return other.tape().node(*gradient_of(*other.graph, 0)).data.sum();
  };
  const double derivative = (sum_at(step) - sum_at(-step)) / (2 * step);
  CHECK(std::abs(second.front()(0, 0) - derivative) < 1e-7 * std::max(1.0, std::abs(derivative)));
}

TEST_CASE("backward: rejects losses without inputs and cells out of range") {
  const Matrix<double> ones = Matrix<double>::Ones(2, 2);
  const auto fresh = [&] {
    return attention::run("scaled_dot_product", {{"query", ones}, {"key", ones}, {"value", ones}},
                          {{"mask", std::string("causal")}});
  };
  const auto masked = fresh();
  CHECK_EQ(error_message(
               [&] { append_backward_pass(*masked, index_of(*masked, "mask"), loss_of(Loss::Kind::sum)); }),
           "[backward] chosen_loss depends on no input: nothing moves it");
  Loss outside;
  outside.row = 2;
  const auto graph = fresh();
  CHECK_THROWS_AS(append_backward_pass(*graph, graph->outputs.front(), outside), InputError);
  Loss small = loss_of(Loss::Kind::mean_squares);
  small.targets = Matrix<double>::Ones(1, 2);
  CHECK_THROWS_AS(append_backward_pass(*graph, graph->outputs.front(), small), InputError);
}

}  // namespace attention::tests
