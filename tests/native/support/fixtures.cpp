#include "support/fixtures.h"

#include <filesystem>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>

namespace attention::tests {

namespace {

using nlohmann::json;
using Limit = std::numeric_limits<double>;

/// Files of the folder without cases.
const std::vector<std::string> other_files = {"index.json", "errors.json", "schema.json"};

json read_json(const std::filesystem::path& path) {
  std::ifstream file(path);
  return json::parse(file);
}

/// JSON cannot represent NaN and infinities as numbers.
double number(const json& value) {
  if (!value.is_string()) return value.get<double>();
  if (value == "NaN") return Limit::quiet_NaN();
  if (value == "Infinity") return Limit::infinity();
  if (value == "-Infinity") return -Limit::infinity();
  throw std::runtime_error("not a number: " + value.dump());
}

Matrix<double> matrix(const json& value) {
  Matrix<double> out(value.at("shape").at(0).get<Index>(), value.at("shape").at(1).get<Index>());
  if (out.size() != static_cast<Index>(value.at("data").size()))
    throw std::runtime_error("shape and data disagree");
  std::transform(value.at("data").begin(), value.at("data").end(), out.data(), number);
  return out;
}

}  // namespace

Matrix<double> matrix_of(const nlohmann::json& value) { return matrix(value); }

namespace {

Matrices matrices(const json& values) {
  Matrices out;
  for (const auto& [name, value] : values.items()) out[name] = matrix(value);
  return out;
}

Tolerances tolerances(const json& values) {
  Tolerances out;
  for (const auto& [name, value] : values.items())
    out[name] = value.is_null() ? std::nullopt : std::optional(value.get<double>());
  return out;
}

bool is_number(const json& value) {
  return value.is_number() || value == "NaN" || value == "Infinity" || value == "-Infinity";
}

Options options(const json& values) {
  Options out;
  for (const auto& [name, value] : values.items()) {
    if (value.is_boolean()) out[name] = value.get<bool>();
    if (is_number(value)) out[name] = number(value);
    if (value.is_string() && !is_number(value)) out[name] = value.get<std::string>();
  }
  return out;
}

Case read_case(const json& value) {
  return {value.at("name"),
          value.at("variant"),
          matrices(value.at("inputs")),
          options(value.at("options")),
          matrices(value.at("nodes")),
          value.at("loss").is_null() ? "" : value.at("loss").at("node").get<std::string>(),
          matrices(value.at("gradients")),
          tolerances(value.at("tolerance").at("nodes")),
          tolerances(value.at("tolerance").at("gradients"))};
}

}  // namespace

std::vector<Case> cases_in(const nlohmann::json& file) {
  std::vector<Case> out;
  for (const json& value : file.at("cases")) out.push_back(read_case(value));
  return out;
}

namespace {

std::vector<Case> read_cases() {
  std::vector<Case> out;
  for (const auto& entry : std::filesystem::directory_iterator(FIXTURES_FOLDER)) {
    const std::string name = entry.path().filename().string();
    if (entry.path().extension() != ".json") continue;
    if (std::find(other_files.begin(), other_files.end(), name) != other_files.end()) continue;
    const json file = read_json(entry.path());
    for (const json& value : file.at("cases")) out.push_back(read_case(value));
  }
  return out;
}

}  // namespace

const std::vector<Case>& cases() {
  static const std::vector<Case> all = read_cases();
  return all;
}

std::size_t expected_cases() {
  return read_json(std::filesystem::path(FIXTURES_FOLDER) / "index.json").at("cases").get<std::size_t>();
}

std::vector<ErrorCase> error_cases() {
  std::vector<ErrorCase> out;
  const json file = read_json(std::filesystem::path(FIXTURES_FOLDER) / "errors.json");
  for (const json& value : file.at("cases"))
    out.push_back({value.at("name"), value.at("variant"), matrices(value.at("inputs")),
                   options(value.at("options")), value.at("message")});
  return out;
}

std::unique_ptr<Graph<double>> run(const Case& of) {
  return attention::run(of.variant, of.inputs, of.options);
}

int index_of(const Graph<double>& graph, const std::string& id) {
  for (int k = 0; k < graph.tape.size(); ++k)
    if (graph.tape.node(k).id == id) return k;
  return -1;
}

}  // namespace attention::tests
