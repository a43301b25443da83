#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "graph/variant.h"

/// The cases of tests/fixtures, which the web suite reads too.
namespace attention::tests {

using Matrices = std::map<std::string, Matrix<double>>;
/// Absolute tolerance by node; empty means that only NaN and Infinity are compared.
using Tolerances = std::map<std::string, std::optional<double>>;

struct Case {
  std::string name;
  std::string variant;
  Inputs<double> inputs;
  Options options;
  Matrices nodes;
  /// The node whose sum of squares is differentiated; empty for none.
  std::string differentiated;
  Matrices gradients;
  Tolerances node_tolerances;
  Tolerances gradient_tolerances;
};

struct ErrorCase {
  std::string name;
  std::string variant;
  Inputs<double> inputs;
  Options options;
  std::string message;
};

/// Every case of every variant file in the folder, read once.
const std::vector<Case>& cases();
/// The number of cases that the generator wrote.
std::size_t expected_cases();
std::vector<ErrorCase> error_cases();

std::unique_ptr<Graph<double>> run(const Case& of);
/// The index of a node by its id; -1 if there is none.
int index_of(const Graph<double>& graph, const std::string& id);

}  // namespace attention::tests
