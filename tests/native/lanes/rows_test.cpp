#include "lanes/rows.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "lanes/exp.h"

namespace attention::tests {

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

std::vector<float> powers_of(const std::vector<float>& row, float largest) {
  std::vector<float> out(row.size(), 7);
  lanes::powers(row.data(), static_cast<lanes::Count>(row.size()), largest, out.data());
  return out;
}

}  // namespace

TEST_CASE("lanes: what is masked has no power, one by one and in fours") {
  std::vector<float> row = {0.5f, -1.25f, 2, -3, 0.75f, -infinity, -infinity, 1};
  row.insert(row.end(), 6, -infinity);
  const std::vector<float> found = powers_of(row, 2);
  for (std::size_t k = 0; k < row.size(); ++k) {
    CAPTURE(k);
    CHECK_EQ(found[k], lanes::exp(row[k] - 2));
    CHECK_EQ(std::signbit(found[k]), false);
  }
}

TEST_CASE("lanes: a row of nothing but -∞ less its largest is no number") {
  for (const float each : powers_of(std::vector<float>(9, -infinity), -infinity)) CHECK(std::isnan(each));
}

}  // namespace attention::tests
