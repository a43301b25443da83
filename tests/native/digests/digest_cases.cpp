#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "digests/digest.h"
#include "support/fixtures.h"

namespace attention::tests {

namespace {

using nlohmann::json;
using std::filesystem::path;

const path folder = FIXTURES_FOLDER;
/// The weights of trained models, by lesson.
const path weights_folder = folder.parent_path().parent_path() / "web/training/weights";

Matrix<double> matrix(const json& rows) {
  Matrix<double> out(static_cast<Index>(rows.size()), static_cast<Index>(rows.at(0).size()));
  for (Index row = 0; row < out.rows(); ++row)
    for (Index col = 0; col < out.cols(); ++col)
      out(row, col) = rows.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(col)).get<double>();
  return out;
}

Options options(const json& values) {
  Options out;
  for (const auto& [name, value] : values.items()) {
    if (value.is_boolean()) out[name] = value.get<bool>();
    if (value.is_number()) out[name] = value.get<double>();
    if (value.is_string()) out[name] = value.get<std::string>();
  }
  return out;
}

DigestCase lesson_case(const std::string& lesson, const json& start, Inputs<double> inputs) {
  for (const auto& [name, rows] : start.at("inputs").items()) inputs[name] = matrix(rows);
  return {"lesson/" + lesson, start.at("variant"), std::move(inputs), options(start.at("options"))};
}

/// Decodes a finite float16.
double from_half(unsigned low, unsigned high) {
  const unsigned bits = low | high << 8;
  const int exponent = static_cast<int>(bits >> 10 & 31);
  const int mantissa = static_cast<int>(bits & 1023);
  const double size = exponent == 0 ? std::ldexp(mantissa, -24) : std::ldexp(mantissa + 1024, exponent - 25);
  return bits >> 15 ? -size : size;
}

/// A parameter of a trained model: its name in the engine, and whether PyTorch stores it transposed.
struct Parameter {
  std::string name;
  bool is_transposed = false;
};

std::string joined(std::string module, const char* separator, const std::string& parameter, char layer) {
  if (const auto at = module.find('#'); at != std::string::npos) module[at] = layer;
  return module.empty() ? parameter : module + separator + parameter;
}

/// By the names of the tensors, from the table that the page uses.
std::map<std::string, Parameter> read_parameters() {
  std::ifstream file(weights_folder / "parameter-names.json");
  const json table = json::parse(file);
  std::map<std::string, Parameter> out;
  for (const auto& [group, module] : table.at("modules").items())
    for (const auto& [layout, parameters] : table.at("parameters").items())
      for (const auto& [name, tensor] : parameters.items())
        for (char layer = '0'; layer <= '9'; ++layer)
          out[joined(module, ".", tensor, layer)] = {joined(group, "/", name, layer), layout == "linear"};
  return out;
}

/// Decodes a float16 tensor, row by row. A one-dimensional tensor is a row.
Matrix<double> half_matrix(const json& shape, const std::string& bytes, std::size_t at) {
  Matrix<double> out(shape.size() == 2 ? shape.at(0).get<Index>() : 1, shape.back().get<Index>());
  const auto byte = [&] { return static_cast<unsigned>(static_cast<unsigned char>(bytes.at(at++))); };
  for (Index k = 0; k < out.size(); ++k) {
    const unsigned low = byte();
    out.data()[k] = from_half(low, byte());
  }
  return out;
}

/// A safetensors file: the bytes of the header in 8 bytes, the header as JSON, then the numbers.
Inputs<double> weights(const std::string& lesson) {
  std::ifstream file(weights_folder / "files" / (lesson + ".safetensors"), std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  std::size_t length = 0;
  for (std::size_t at = 8; at-- > 0;) length = length << 8 | static_cast<unsigned char>(bytes.at(at));
  json header = json::parse(bytes.substr(8, length));
  header.erase("__metadata__");
  static const std::map<std::string, Parameter> parameters = read_parameters();
  Inputs<double> out;
  for (const auto& [tensor, entry] : header.items()) {
    const Parameter& parameter = parameters.at(tensor);
    const auto from = 8 + length + entry.at("data_offsets").at(0).get<std::size_t>();
    const Matrix<double> stored = half_matrix(entry.at("shape"), bytes, from);
    out[parameter.name] = parameter.is_transposed ? Matrix<double>(stored.transpose()) : stored;
  }
  return out;
}

}  // namespace

std::vector<DigestCase> digest_cases() {
  std::vector<DigestCase> out;
  for (const Case& each : cases()) out.push_back({each.name, each.variant, each.inputs, each.options});
  for (const auto& entry : std::filesystem::directory_iterator(folder / "lessons")) {
    std::ifstream file(entry.path());
    out.push_back(lesson_case(entry.path().stem().string(), json::parse(file), {}));
  }
  std::ifstream file(folder / "digests/trained.json");
  const json trained = json::parse(file);
  for (const auto& [lesson, start] : trained.items())
    out.push_back(lesson_case(lesson, start, weights(lesson)));
  return out;
}

}  // namespace attention::tests
