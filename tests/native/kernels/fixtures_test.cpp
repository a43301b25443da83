#include <doctest/doctest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "kernels/attention/attend.h"
#include "kernels/attention/multi_head.h"
#include "kernels/attention/weights.h"

/// The cases of tests/fixtures/kernels, which the web suite reads too.
namespace attention::tests::kernel_fixtures_test {

namespace {

using nlohmann::json;
using Numbers = std::vector<float>;

json cases_of(const std::string& name) {
  std::ifstream file(std::string(FIXTURES_FOLDER) + "/kernels/" + name + ".json");
  return json::parse(file).at("cases");
}

/// The same generator as in tests/fixtures/generate_kernels.py.
Numbers numbers(unsigned seed, int count, double size) {
  Numbers out(static_cast<std::size_t>(count));
  unsigned state = seed;
  for (float& each : out) {
    state = state * 1664525u + 1013904223u;
    each = static_cast<float>((static_cast<int>(state >> 24) - 128) * size / 128);
  }
  return out;
}

Numbers memory(long count) { return Numbers(static_cast<std::size_t>(count)); }

kernels::Band band_of(const json& each) {
  return {each["band"].value("low", -kernels::kUnbounded), each["band"].value("high", kernels::kUnbounded)};
}

/// The largest difference of a row, relative to its tolerance.
double error_of(const float* found, const json& expected, double tolerance) {
  double worst = 0;
  for (std::size_t i = 0; i < expected.size(); ++i)
    worst = std::max(worst, std::abs(found[i] - expected[i].get<double>()) / tolerance);
  return worst;
}

struct Operands {
  kernels::Shape shape;
  Numbers query, key, value;
};

Operands operands_of(const json& each) {
  const json& sizes = each["shape"];
  const kernels::Shape shape = {sizes["m"], sizes["n"], sizes["d_k"], sizes["d_v"], band_of(each)};
  const unsigned seed = each["seed"];
  const double size = each["size"];
  return {shape, numbers(seed, shape.m * shape.d_k, size), numbers(seed + 1, shape.n * shape.d_k, size),
          numbers(seed + 2, shape.n * shape.d_v, size)};
}

}  // namespace

TEST_CASE("kernel fixtures: contexts") {
  for (const json& each : cases_of("attention")) {
    CAPTURE(each["name"].get<std::string>());
    const auto [shape, query, key, value] = operands_of(each);
    Numbers context = memory(static_cast<long>(shape.m) * shape.d_v);
    Numbers workspace = memory(kernels::attend_workspace(shape));
    kernels::attend(shape, {query.data(), shape.d_k}, {key.data(), shape.d_k}, {value.data(), shape.d_v},
                    {context.data(), shape.d_v}, workspace.data());
    for (const json& row : each["rows"])
      CHECK_LE(error_of(&context[row["row"].get<std::size_t>() * static_cast<std::size_t>(shape.d_v)],
                        row["context"], row["tolerance"]),
               1.0);
  }
}

TEST_CASE("kernel fixtures: weights") {
  for (const json& each : cases_of("attention")) {
    CAPTURE(each["name"].get<std::string>());
    Operands of = operands_of(each);
    const int d_k = of.shape.d_k;
    Numbers keys = memory(kernels::packed_keys_size(of.shape.n, d_k));
    Numbers workspace = memory(kernels::weights_workspace(of.shape));
    Numbers weights = memory(of.shape.n);
    kernels::pack_keys({of.key.data(), d_k}, of.shape.n, d_k, keys.data());
    for (const json& row : each["rows"]) {
      const int i = row["row"];
      const kernels::Shape one = {1, of.shape.n, d_k, 1, {of.shape.band.low + i, of.shape.band.high + i}};
      kernels::weights(one, {&of.query[static_cast<std::size_t>(i * d_k)], d_k}, keys.data(),
                       {weights.data(), of.shape.n}, workspace.data());
      const json& largest = row["largest"];
      CHECK_LE(std::abs(weights[largest["key"].get<std::size_t>()] - largest["weight"].get<double>()),
               largest["tolerance"].get<double>());
    }
  }
}

TEST_CASE("kernel fixtures: multi-head attention") {
  for (const json& each : cases_of("multi_head")) {
    CAPTURE(each["name"].get<std::string>());
    const json& sizes = each["shape"];
    const kernels::MultiHead shape = {sizes["n"], sizes["d_model"], sizes["n_heads"], band_of(each)};
    const unsigned seed = each["seed"];
    const auto square = [&](unsigned k) {
      return numbers(seed + k, shape.d_model * shape.d_model, each["sizes"]["parameters"]);
    };
    const Numbers x = numbers(seed, shape.n * shape.d_model, each["sizes"]["x"]);
    const Numbers w_q = square(1), w_k = square(2), w_v = square(3), w_o = square(4);
    Numbers packed = memory(kernels::packed_parameters_size(shape));
    Numbers workspace = memory(kernels::multi_head_workspace(shape));
    Numbers output = memory(static_cast<long>(shape.n) * shape.d_model);
    kernels::pack_parameters(shape, {w_q.data(), w_k.data(), w_v.data(), w_o.data()}, packed.data());
    kernels::multi_head(shape, {x.data(), shape.d_model}, packed.data(), {output.data(), shape.d_model},
                        workspace.data());
    for (const json& row : each["rows"])
      CHECK_LE(error_of(&output[row["row"].get<std::size_t>() * static_cast<std::size_t>(shape.d_model)],
                        row["output"], row["tolerance"]),
               1.0);
  }
}

}  // namespace attention::tests::kernel_fixtures_test
