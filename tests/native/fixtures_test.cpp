#include "support/fixtures.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdio>
#include <set>

#include "support/compare.h"

namespace attention::tests {

namespace {

/// Checks every expected matrix of a case; `found` returns that of the engine.
template <class Found>
void check_all(const Matrices& expected, const Tolerances& tolerances, Found found) {
  for (const auto& [id, matrix] : expected) {
    CAPTURE(id);
    const auto is_same = [&](double a, double b) { return is_close(a, b, tolerances.at(id)); };
    CHECK_EQ(difference(found(id), matrix, is_same), "");
  }
}

}  // namespace

TEST_CASE("fixtures: all cases are read") {
  std::printf("fixture cases: %zu\n", cases().size());
  CHECK_EQ(cases().size(), expected_cases());
}

TEST_CASE("fixtures: nodes agree") {
  for (const Case& each : cases()) {
    CAPTURE(each.name);
    const auto graph = run(each);
    check_all(each.nodes, each.node_tolerances, [&](const std::string& id) {
      const int index = index_of(*graph, id);
      return index < 0 ? Matrix<double>() : graph->tape.node(index).data;
    });
  }
}

TEST_CASE("fixtures: every computed node is in the fixture") {
  for (const Case& each : cases()) {
    CAPTURE(each.name);
    const auto graph = run(each);
    for (int k = 0; k < graph->tape.size(); ++k) {
      const std::string& id = graph->tape.node(k).id;
      CAPTURE(id);
      CHECK_EQ(each.nodes.count(id) + each.inputs.count(id), 1);
    }
  }
}

TEST_CASE("fixtures: gradients agree") {
  for (const Case& each : cases()) {
    if (each.differentiated.empty()) continue;
    CAPTURE(each.name);
    const auto graph = run(each);
    const auto gradients = graph->tape.backward_of_squares(index_of(*graph, each.differentiated));
    check_all(each.gradients, each.gradient_tolerances, [&](const std::string& id) {
      const int index = index_of(*graph, id);
      return index < 0 ? Matrix<double>() : gradients[static_cast<std::size_t>(index)];
    });
  }
}

namespace {

/// Whether a node depends on options alone, such as a mask or the angles of positions.
bool is_constant(const Tape<double>& tape, int id) {
  const Node<double>& node = tape.node(id);
  if (node.operands.empty()) return node.kind == "generated";
  return std::all_of(node.operands.begin(), node.operands.end(),
                     [&](int operand) { return is_constant(tape, operand); });
}

}  // namespace

TEST_CASE("fixtures: every node that depends on an input has a gradient to compare with") {
  for (const Case& each : cases()) {
    if (each.differentiated.empty()) continue;
    CAPTURE(each.name);
    const auto graph = run(each);
    for (int k = 0; k < graph->tape.size(); ++k) {
      const Node<double>& node = graph->tape.node(k);
      CAPTURE(node.id);
      if (!is_constant(graph->tape, k)) CHECK_EQ(each.gradients.count(node.id), 1);
    }
  }
}

}  // namespace attention::tests
