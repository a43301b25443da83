#include "mistakes/mistakes.h"

#include <doctest/doctest.h>

#include <cmath>
#include <set>

#include "graph/variant.h"
#include "mistakes/table/table.h"
#include "support/compare.h"
#include "support/fixtures.h"
#include "support/messages.h"

namespace attention::tests {

namespace {

constexpr double tolerance = 1e-9;

std::vector<GivenNumber> numbers_of(const Matrix<double>& data) {
  std::vector<GivenNumber> out;
  for (Index row = 0; row < data.rows(); ++row)
    for (Index col = 0; col < data.cols(); ++col) out.push_back({row, col, data(row, col)});
  return out;
}

bool has_key(const std::vector<Mistake>& list, const std::string& key) {
  return std::any_of(list.begin(), list.end(),
                     [&](const Mistake& each) { return each.diagnosis.key == key; });
}

double distance(const Matrix<double>& a, const Matrix<double>& b) {
  double largest = 0;
  for (Index k = 0; k < a.size(); ++k)
    if (!is_identical(a.data()[k], b.data()[k])) {
      const double apart = std::abs(a.data()[k] - b.data()[k]);
      largest = std::isnan(apart) ? std::numeric_limits<double>::infinity() : std::max(largest, apart);
    }
  return largest;
}

/// A mistake is recognised by its numbers, if another one with the same numbers is not known before.
void check_recognised(const Graph<double>& graph, int node, const Mistake& each) {
  const Recognition found = recognise(graph, node, numbers_of(each.data), tolerance);
  CHECK_FALSE(found.is_right);
  CHECK(has_key(found.mistakes, each.diagnosis.key));
}

void check_node(const Graph<double>& graph, int node, std::set<std::string>& keys) {
  const Matrix<double>& right = graph.tape.node(node).data;
  int site = graph.tape.size();
  const std::vector<Mistake> found = mistakes(graph, node, tolerance);
  std::size_t recognised = keys.size();
  for (const Mistake& each : found) {
    CAPTURE(each.diagnosis.key);
    english(each.diagnosis);
    CHECK_LE(each.site, site);
    site = each.site;
    REQUIRE_EQ(shape_text(each.data), shape_text(right));
    CHECK_EQ(each.is_indistinguishable, distance(each.data, right) <= tolerance);
    if (each.is_indistinguishable) continue;
    keys.insert(each.diagnosis.key);
    // One of each node, since recognising computes all of them again.
    if (recognised++ % found.size() == 0) check_recognised(graph, node, each);
  }
  const Recognition of_right = recognise(graph, node, numbers_of(right), tolerance);
  CHECK(of_right.is_right);
  CHECK(of_right.mistakes.empty());
}

}  // namespace

TEST_CASE("mistakes: on every fixture, none gives the right numbers unless it says so") {
  std::set<std::string> keys;
  std::set<std::string> keys_of_run;
  std::size_t at = 0;
  for (const Case& each : cases()) {
    CAPTURE(each.name);
    const auto graph = run(each);
    check_node(*graph, graph->outputs.front(), keys);
    for (const Mistake& mistake : mistakes(*graph, graph->outputs.front(), tolerance, MistakeScope::run))
      if (!mistake.is_indistinguishable) keys_of_run.insert(mistake.diagnosis.key);
    const std::size_t other = ++at % static_cast<std::size_t>(graph->tape.size());
    CAPTURE(graph->tape.node(static_cast<int>(other)).id);
    check_node(*graph, static_cast<int>(other), keys);
  }
  for (const MistakeKind& kind : mistake_kinds()) {
    const std::string key = kind.key;
    CAPTURE(key);
    // No fixture has scores as large as these need: see by_hand_test.cpp.
    if (key.rfind("mistake.softmax_overflows", 0) == 0) continue;
    CHECK_EQ(kind.is_of_programs ? keys_of_run.count(key) : keys.count(key), 1);
    if (kind.is_of_programs) CHECK_EQ(keys.count(key), 0);
  }
}

}  // namespace attention::tests
