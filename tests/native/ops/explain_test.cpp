#include <doctest/doctest.h>

#include <deque>
#include <set>
#include <tuple>

#include "graph/lineage.h"
#include "support/compare.h"
#include "support/fixtures.h"
#include "support/recompute.h"

namespace attention::tests {

namespace {

using Place = std::tuple<int, Index, Index>;

/// Calls visit(cell, explanation, value) for every cell of every node.
template <class Visitor>
void for_each_cell(const Tape<double>& tape, Visitor visit) {
  for (int id = 0; id < tape.size(); ++id) {
    const Matrix<double>& data = tape.node(id).data;
    for (Index row = 0; row < data.rows(); ++row)
      for (Index col = 0; col < data.cols(); ++col)
        visit(Cell{id, row, col}, explain(tape, Cell{id, row, col}), data(row, col));
  }
}

template <class Visitor>
void for_each_explanation(Visitor visit) {
  for (const Case& each : cases()) {
    CAPTURE(each.name);
    const auto graph = run(each);
    for_each_cell(graph->tape, [&](const Cell& cell, const Explanation& explanation, double number) {
      visit(graph->tape, cell, explanation, number);
    });
  }
}

bool is_within(const Matrix<double>& data, const Cell& cell) {
  return cell.row >= 0 && cell.row < data.rows() && cell.col >= 0 && cell.col < data.cols();
}

/// All cells reachable through terms.
std::set<Place> reachable(const Tape<double>& tape, const Cell& start) {
  std::set<Place> seen = {{start.node, start.row, start.col}};
  std::deque<Cell> open = {start};
  for (; !open.empty(); open.pop_front())
    for (const Term& term : explain(tape, open.front()).terms)
      for (const Factor& factor : term.factors) {
        const Cell& cell = factor.cell;
        if (cell.node >= 0 && seen.emplace(cell.node, cell.row, cell.col).second) open.push_back(cell);
      }
  return seen;
}

void check_lineage(const Tape<double>& tape, const Cell& start) {
  const std::vector<LineageEntry> entries = lineage(tape, start, 1000);
  std::set<Place> found;
  int depth = 0;
  for (const LineageEntry& entry : entries) {
    const Place place = {entry.cell.node, entry.cell.row, entry.cell.col};
    const bool is_first_visit = found.insert(place).second;
    const bool is_next_level = entry.depth == depth || entry.depth == depth + 1;
    const bool is_start = entry.depth == 0;
    const bool is_earlier = entry.cell.node < start.node;
    REQUIRE((is_first_visit && is_next_level && is_earlier != is_start));
    depth = entry.depth;
    REQUIRE(is_identical(entry.explanation.result,
                         tape.node(entry.cell.node).data(entry.cell.row, entry.cell.col)));
  }
  CHECK(found == reachable(tape, start));
}

}  // namespace

TEST_CASE("explain: the result is the cell") {
  for_each_explanation([](const Tape<double>&, const Cell&, const Explanation& explanation, double number) {
    REQUIRE(is_identical(explanation.result, number));
    REQUIRE_FALSE(explanation.sentence.empty());
  });
}

TEST_CASE("explain: the terms reproduce the cell bit for bit") {
  for_each_explanation(
      [](const Tape<double>& tape, const Cell& cell, const Explanation& explanation, double number) {
        CAPTURE(tape.node(cell.node).id);
        for (const Term& term : explanation.terms)
          REQUIRE(is_identical(recompute_term<double>(explanation, term), term.value));
        REQUIRE(is_identical(recompute_result<double>(explanation), number));
      });
}

TEST_CASE("explain: the total is the sum of the terms, the denominator of a softmax") {
  for_each_explanation([](const Tape<double>&, const Cell&, const Explanation& explanation, double number) {
    if (explanation.terms.empty()) {
      REQUIRE_EQ(explanation.total, 0);
      return;
    }
    const double total = sum_of_terms<double>(explanation);
    REQUIRE((explanation.total == total || (std::isnan(total) && std::isnan(explanation.total))));
    if (explanation.reduction != Reduction::softmax) return;
    const double share = explanation.terms.at(static_cast<std::size_t>(explanation.chosen)).value;
    REQUIRE(is_identical(share / explanation.total, number));
  });
}

TEST_CASE("explain: only inputs and constants have no terms") {
  for_each_explanation(
      [](const Tape<double>& tape, const Cell& cell, const Explanation& explanation, double) {
        const bool is_computed = tape.node(cell.node).kind == "computed";
        REQUIRE_EQ(explanation.reduction == Reduction::given, !is_computed);
      });
}

TEST_CASE("explain: factors are cells of earlier nodes, with their values") {
  for_each_explanation(
      [](const Tape<double>& tape, const Cell& cell, const Explanation& explanation, double) {
        for (const Term& term : explanation.terms)
          for (const Factor& factor : term.factors) {
            if (factor.cell.node < 0) continue;
            REQUIRE_LT(factor.cell.node, cell.node);
            const Matrix<double>& data = tape.node(factor.cell.node).data;
            REQUIRE(is_within(data, factor.cell));
            REQUIRE(is_identical(data(factor.cell.row, factor.cell.col), factor.value));
          }
      });
}

TEST_CASE("explain: a softmax term subtracts the largest score of its row, or column") {
  for_each_explanation(
      [](const Tape<double>& tape, const Cell& cell, const Explanation& explanation, double) {
        if (explanation.reduction != Reduction::softmax || explanation.terms.empty()) return;
        const Node<double>& node = tape.node(cell.node);
        const Matrix<double>& operand = tape.node(node.operands.at(0)).data;
        const bool is_by_column = std::string(node.op->name) == "softmax_columns";
        const Matrix<double> scores =
            is_by_column ? operand.col(cell.col).transpose() : operand.row(cell.row).eval();
        REQUIRE_EQ(explanation.terms.size(), static_cast<std::size_t>(scores.cols()));
        REQUIRE_EQ(explanation.chosen, is_by_column ? cell.row : cell.col);
        double largest = scores(0, 0);
        for (Index k = 0; k < scores.cols(); ++k) largest = std::fmax(largest, scores(0, k));
        for (const Term& term : explanation.terms)
          REQUIRE((term.factors.at(1).value == largest || std::isnan(largest)));
      });
}

TEST_CASE("lineage: visits every reachable cell once, breadth first") {
  for (const Case& each : cases()) {
    CAPTURE(each.name);
    const auto graph = run(each);
    const int output = graph->outputs.at(0);
    const Matrix<double>& data = graph->tape.node(output).data;
    check_lineage(graph->tape, {output, 0, 0});
    check_lineage(graph->tape, {output, data.rows() - 1, data.cols() - 1});
  }
}

TEST_CASE("lineage: stops at the given depth") {
  const auto graph = run(cases().front());
  const Cell cell{graph->outputs.at(0), 0, 0};
  CHECK_EQ(lineage(graph->tape, cell, 0).size(), 1);
  for (const LineageEntry& entry : lineage(graph->tape, cell, 1)) CHECK_LE(entry.depth, 1);
  CHECK_EQ(lineage(graph->tape, cell, 1).back().depth, 1);
}

TEST_CASE("lineage: stops at its limit") {
  const Matrix<double> ones = Matrix<double>::Ones(128, 128);
  const auto graph =
      attention::run("scaled_dot_product", {{"query", ones}, {"key", ones}, {"value", ones}}, {});
  CHECK_EQ(lineage(graph->tape, {graph->outputs.at(0), 0, 0}, 1000).size(), lineage_limit);
}

}  // namespace attention::tests
