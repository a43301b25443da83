#pragma once

#include <doctest/doctest.h>

#include <cmath>
#include <limits>

#include "graph/variant.h"
#include "mistakes/mistakes.h"
#include "support/compare.h"
#include "support/fixtures.h"

/// Runs with small numbers, and what mistakes give in them.
namespace attention::tests::by_hand {

inline Matrix<double> matrix(std::initializer_list<std::initializer_list<double>> rows) {
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

inline void check(const Matrix<double>& found, const Matrix<double>& expected) {
  REQUIRE_EQ(shape_text(found), shape_text(expected));
  const auto is_same = [](double a, double b) { return is_close(a, b, 1e-12); };
  CHECK_EQ(difference(found, expected, is_same), "");
}

/// d_k = 4; scores 8 and 0, scaled 4 and 0.
inline Run four_columns(const Options& options = {}) {
  return {"scaled_dot_product",
          {{"query", matrix({{2, 2, 0, 0}, {0, 0, 0, 0}})},
           {"key", matrix({{2, 2, 0, 0}, {0, 0, 1, 0}})},
           {"value", matrix({{1, 0, 0, 0}, {0, 1, 0, 0}})}},
          options};
}

inline const Options causal = {{"mask", std::string("causal")}};
inline constexpr double infinity = std::numeric_limits<double>::infinity();

}  // namespace attention::tests::by_hand
