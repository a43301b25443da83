#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "digests/digest.h"
#include "fixtures.h"

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

/// A number of 16 bits: a sign, 5 bits of exponent, 10 of mantissa. Weights are finite.
double from_half(unsigned low, unsigned high) {
  const unsigned bits = low | high << 8;
  const int exponent = static_cast<int>(bits >> 10 & 31);
  const int mantissa = static_cast<int>(bits & 1023);
  const double size = exponent == 0 ? std::ldexp(mantissa, -24) : std::ldexp(mantissa + 1024, exponent - 25);
  return bits >> 15 ? -size : size;
}

/// "ALT1", the bytes of the head in four bytes, the head as JSON, then all numbers in 16 bits each.
Inputs<double> weights(const std::string& lesson) {
  std::ifstream file(weights_folder / (lesson + ".bin"), std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  if (bytes.substr(0, 4) != "ALT1") throw std::runtime_error("no weights of " + lesson);
  const auto byte = [&](std::size_t at) {
    return static_cast<unsigned>(static_cast<unsigned char>(bytes.at(at)));
  };
  const std::size_t length = byte(4) | byte(5) << 8 | byte(6) << 16 | byte(7) << 24;
  std::size_t at = 8 + length;
  Inputs<double> out;
  const json head = json::parse(bytes.substr(8, length));
  for (const json& shape : head.at("matrices")) {
    Matrix<double> data(shape.at(1).get<Index>(), shape.at(2).get<Index>());
    for (Index k = 0; k < data.size(); ++k, at += 2) data.data()[k] = from_half(byte(at), byte(at + 1));
    out[shape.at(0)] = data;
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
