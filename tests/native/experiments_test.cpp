#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "experiments/dot_products.h"

namespace attention::tests {

namespace {

using nlohmann::json;

json draws() {
  std::ifstream file(std::filesystem::path(FIXTURES_FOLDER) / "experiments" / "draws.json");
  return json::parse(file);
}

Stream stream_of(const json& request) { return {request.at("seed"), request.at("stream")}; }

Distribution distribution_of(const json& request) {
  return request.at("law") == "normal" ? Distribution::normal : Distribution::uniform;
}

Draws draws_of(const json& request) {
  return {stream_of(request),  request.at("width"),      request.at("first"),
          request.at("count"), distribution_of(request), request.at("mean")};
}

void check_near(const double* found, std::size_t count, const json& each) {
  CAPTURE(each.at("request").dump());
  REQUIRE_EQ(count, each.at("data").size());
  for (std::size_t k = 0; k < count; ++k)
    CHECK_LE(std::abs(found[k] - each.at("data").at(k).get<double>()), each.at("tolerance").get<double>());
}

}  // namespace

TEST_CASE("experiments: random matrices agree with the oracle") {
  const json all = draws();
  for (const json& each : all.at("matrices")) {
    const json& request = each.at("request");
    const Matrix<double> found =
        random_matrix(stream_of(request), request.at("rows"), request.at("cols"), distribution_of(request));
    check_near(found.data(), static_cast<std::size_t>(found.size()), each);
  }
}

TEST_CASE("experiments: dot products agree with the oracle, also in parts") {
  const json all = draws();
  for (const json& each : all.at("dots")) {
    const Draws asked = draws_of(each.at("request"));
    const std::vector<double> found = dot_products(asked);
    check_near(found.data(), found.size(), each);
    Draws last = asked;
    last.first = asked.first + asked.count - 1;
    last.count = 1;
    CHECK_EQ(dot_products(last).front(), found.back());
  }
}

}  // namespace attention::tests
