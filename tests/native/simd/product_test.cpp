#include "simd/product.h"

#include <doctest/doctest.h>

#include <cmath>
#include <cstring>
#include <limits>

#include "core/numeric/random.h"

namespace attention::tests::product_test {

namespace {

/// Random numbers in ±1.
Matrix<float> numbers(std::uint32_t seed, Index rows, Index cols) {
  Matrix<float> out(rows, cols);
  for (Index k = 0; k < out.size(); ++k)
    out.data()[k] = static_cast<float>(2 * uniform({seed, 0}, static_cast<std::uint64_t>(k)) - 1);
  return out;
}

simd::Grid grid(const Matrix<float>& m) { return {m.data(), m.cols(), 1}; }
simd::Grid transposed_grid(const Matrix<float>& m) { return {m.data(), 1, m.cols()}; }

/// Checks the error bound of `depth` products and additions in float, relative to the sum of sizes.
void check_near(const Matrix<float>& found, const Matrix<float>& start, const Matrix<double>& a,
                const Matrix<double>& b) {
  const Matrix<double> expected = start.cast<double>() + a * b;
  const Matrix<double> sizes = start.cast<double>().cwiseAbs() + a.cwiseAbs() * b.cwiseAbs();
  const double share = static_cast<double>(a.cols() + 1) * std::numeric_limits<float>::epsilon() / 2 * 1.01;
  for (Index i = 0; i < found.rows(); ++i)
    for (Index j = 0; j < found.cols(); ++j)
      CHECK_LE(std::abs(static_cast<double>(found(i, j)) - expected(i, j)), share * sizes(i, j));
}

struct Shape {
  Index rows, depth, cols;
};

/// Tiles are 4 × 8 and panels 256 deep: shapes at and next to these sizes. From 256 rows on, a transposed A
/// is packed first, 64 × 256 numbers at a time.
constexpr Shape shapes[] = {{1, 1, 1},     {1, 5, 9},    {3, 4, 7},    {4, 8, 8},     {5, 3, 8},
                            {4, 7, 9},     {7, 16, 15},  {8, 64, 17},  {12, 12, 12},  {32, 64, 64},
                            {9, 255, 10},  {6, 256, 8},  {6, 257, 8},  {5, 600, 3},   {33, 1, 31},
                            {2, 100, 40},  {64, 65, 1},  {17, 17, 17}, {1, 256, 256}, {256, 32, 64},
                            {258, 300, 9}, {600, 30, 12}};

}  // namespace

TEST_CASE("simd: products of any shape agree with double within rounding errors") {
  for (const auto& [rows, depth, cols] : shapes)
    for (const bool adds : {false, true}) {
      CAPTURE(rows);
      CAPTURE(depth);
      CAPTURE(cols);
      const Matrix<float> a = numbers(1, rows, depth);
      const Matrix<float> b = numbers(2, depth, cols);
      const Matrix<float> a_transposed = a.transpose();
      const Matrix<float> b_transposed = b.transpose();
      const Matrix<float> start =
          adds ? numbers(3, rows, cols) : Matrix<float>(Matrix<float>::Zero(rows, cols));
      const auto check = [&](const simd::Grid& left, const simd::Grid& right) {
        Matrix<float> found = adds ? start : Matrix<float>(Matrix<float>::Constant(rows, cols, 7));
        simd::multiply({rows, depth, cols, left, right, {found.data(), cols, adds}});
        check_near(found, start, a.cast<double>(), b.cast<double>());
      };
      check(grid(a), grid(b));
      check(grid(a), transposed_grid(b_transposed));
      check(transposed_grid(a_transposed), grid(b));
      check(transposed_grid(a_transposed), transposed_grid(b_transposed));
    }
}

TEST_CASE("simd: products agree with the plain loop, bit for bit") {
  for (const auto& [rows, depth, cols] : shapes) {
    const Matrix<float> a = numbers(4, rows, depth);
    const Matrix<float> b = numbers(5, depth, cols);
    const Matrix<float> a_transposed = a.transpose();
    Matrix<float> plain = Matrix<float>::Constant(rows, cols, -0.0f);
    for (Index i = 0; i < rows; ++i)
      for (Index k = 0; k < depth; ++k)
        for (Index j = 0; j < cols; ++j) plain(i, j) += a(i, k) * b(k, j);
    for (const simd::Grid& left : {grid(a), transposed_grid(a_transposed)}) {
      Matrix<float> found(rows, cols);
      simd::multiply({rows, depth, cols, left, grid(b), {found.data(), cols, false}});
      CHECK_EQ(
          std::memcmp(found.data(), plain.data(), sizeof(float) * static_cast<std::size_t>(found.size())), 0);
    }
  }
}

TEST_CASE("simd: a product writes only its target") {
  const Matrix<float> a = numbers(6, 6, 5);
  const Matrix<float> b = numbers(7, 5, 11);
  Matrix<float> wide = Matrix<float>::Constant(6, 20, 3);
  simd::multiply({6, 5, 11, grid(a), grid(b), {&wide(0, 4), wide.cols(), false}});
  check_near(wide.middleCols(4, 11), Matrix<float>::Zero(6, 11), a.cast<double>(), b.cast<double>());
  CHECK((wide.leftCols(4).array() == 3).all());
  CHECK((wide.rightCols(5).array() == 3).all());
}

TEST_CASE("simd: one-hot rows select rows, and zeros are skipped") {
  for (const Index words : {9, 16, 23, 64, 67}) {
    CAPTURE(words);
    Matrix<float> a = Matrix<float>::Zero(5, words);
    for (Index i = 0; i < 5; ++i) a(i, (13 * i + words - 1) % words) = 1;
    CHECK(simd::is_sparse(a.data(), a.size(), 5));
    CHECK_FALSE(simd::is_sparse(a.data(), a.size(), 4));
    const Matrix<float> b = numbers(8, words, 13);
    Matrix<float> all(5, 13);
    Matrix<float> picked(5, 13);
    simd::multiply({5, words, 13, grid(a), grid(b), {all.data(), 13, false}});
    simd::multiply_sparse({5, words, 13, grid(a), grid(b), {picked.data(), 13, false}});
    CHECK(picked == all);
    const Matrix<float> ones = Matrix<float>::Constant(words, 13, 1);
    Matrix<float> sums = ones;
    const Matrix<float> g = numbers(9, 5, 13);
    simd::multiply_sparse({words, 5, 13, transposed_grid(a), grid(g), {sums.data(), 13, true}});
    check_near(sums, ones, a.transpose().cast<double>(), g.cast<double>());
  }
}

}  // namespace attention::tests::product_test
