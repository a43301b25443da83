#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
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

/// A matrix of a fixture: {"shape": [2, 1], "data": [0, "NaN"]}.
Matrix<double> matrix_of(const nlohmann::json& value);

/// The cases of one file.
std::vector<Case> cases_in(const nlohmann::json& file);

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
