#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "core/numeric/random.h"
#include "simd/exp.h"
#include "simd/row_reductions.h"
#include "support/compare.h"

namespace attention::tests::rows_test {

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

std::vector<float> powers_of(const std::vector<float>& row, float largest) {
  std::vector<float> out(row.size(), 7);
  simd::exp_shifted(row.data(), static_cast<simd::Count>(row.size()), largest, out.data());
  return out;
}

/// Random numbers in ±1.
std::vector<float> numbers(std::uint32_t seed, simd::Count count) {
  std::vector<float> out;
  for (std::uint64_t k = 0; k < static_cast<std::uint64_t>(count); ++k)
    out.push_back(static_cast<float>(2 * uniform({seed, 0}, k) - 1));
  return out;
}

float at(const std::vector<float>& list, simd::Count place) { return list[static_cast<std::size_t>(place)]; }

}  // namespace

TEST_CASE("simd: exp of masked scores is 0, in vectors and scalars") {
  std::vector<float> row = {0.5f, -1.25f, 2, -3, 0.75f, -infinity, -infinity, 1};
  row.insert(row.end(), 6, -infinity);
  const std::vector<float> found = powers_of(row, 2);
  for (std::size_t k = 0; k < row.size(); ++k) {
    CAPTURE(k);
    CHECK_EQ(found[k], simd::exp(row[k] - 2));
    CHECK_EQ(std::signbit(found[k]), false);
  }
}

TEST_CASE("simd: exp of a row of -∞ shifted by its maximum is NaN") {
  for (const float each : powers_of(std::vector<float>(9, -infinity), -infinity)) CHECK(std::isnan(each));
}

TEST_CASE("simd: row sums are in order, bit for bit, for any shape") {
  for (const simd::Count rows : {1, 3, 4, 7, 8, 13, 16})
    for (const simd::Count cols : {1, 3, 4, 6, 8, 33}) {
      CAPTURE(rows);
      CAPTURE(cols);
      const std::vector<float> a = numbers(1, rows * cols);
      const std::vector<float> b = numbers(2, rows * cols);
      std::vector<float> sums(a.size()), means(a.size()), entropies(a.size());
      simd::sums(a.data(), rows, cols, sums.data());
      simd::means(a.data(), rows, cols, means.data());
      simd::cross_entropies(a.data(), b.data(), rows, cols, entropies.data());
      for (simd::Count i = 0; i < rows; ++i) {
        float sum = 0, mean = -0.0f, entropy = -0.0f;
        for (simd::Count k = i * cols; k < (i + 1) * cols; ++k) {
          sum += at(a, k);
          mean += at(a, k) * (1 / static_cast<float>(cols));
          entropy += -at(a, k) * at(b, k);
        }
        CHECK(is_identical(at(sums, i), sum));
        CHECK(is_identical(at(means, i), mean));
        CHECK(is_identical(at(entropies, i), entropy));
      }
    }
}

TEST_CASE("simd: the mean of -0 is -0") {
  std::vector<float> means(13, 7);
  simd::means(std::vector<float>(13 * 5, -0.0f).data(), 13, 5, means.data());
  for (const float each : means) CHECK(is_identical(each, -0.0f));
}

}  // namespace attention::tests::rows_test
