#include "simd/sparse_product.h"

#include <doctest/doctest.h>

#include <cmath>
#include <cstring>
#include <limits>

#include "core/numeric/random.h"

namespace attention::tests::sparse_product_test {

namespace {

/// Random numbers in ±1; `zeros` is the fraction of zeros.
Matrix<float> numbers(std::uint32_t seed, Index rows, Index cols, double zeros = 0) {
  Matrix<float> out(rows, cols);
  for (Index k = 0; k < out.size(); ++k) {
    const auto draw = [&](std::uint32_t of) { return uniform({seed, of}, static_cast<std::uint64_t>(k)); };
    out.data()[k] = draw(1) < zeros ? 0 : static_cast<float>(2 * draw(0) - 1);
  }
  return out;
}

/// The plain loop, including zeros.
Matrix<float> plain(const Matrix<float>& a, const Matrix<float>& b, Matrix<float> sum) {
  for (Index i = 0; i < a.rows(); ++i)
    for (Index k = 0; k < a.cols(); ++k)
      for (Index j = 0; j < b.cols(); ++j) sum(i, j) += a(i, k) * b(k, j);
  return sum;
}

struct Case {
  Matrix<float> a, b, start;
  bool adds;
};

Matrix<float> product(const Case& of, bool is_transposed) {
  const Matrix<float> transposed = of.b.transpose();
  Matrix<float> out = of.start;
  const simd::Grid b = is_transposed ? simd::Grid{transposed.data(), 1, transposed.cols()}
                                     : simd::Grid{of.b.data(), of.b.cols(), 1};
  const simd::Product p{of.a.rows(), of.a.cols(),
                        of.b.cols(), {of.a.data(), of.a.cols(), 1},
                        b,           {out.data(), out.cols(), of.adds}};
  CHECK(simd::has_scattered_zeros(p));
  simd::multiply(p);
  return out;
}

bool have_same_bits(const Matrix<float>& one, const Matrix<float>& other) {
  return std::memcmp(one.data(), other.data(), sizeof(float) * static_cast<std::size_t>(one.size())) == 0;
}

/// Compares with the plain loop for both layouts of B; `start` is the initial value of C.
void check_bits(const Matrix<float>& a, const Matrix<float>& b, const Matrix<float>& start, bool adds) {
  const Matrix<float> expected = plain(a, b, start);
  for (const bool is_transposed : {false, true})
    CHECK(have_same_bits(product({a, b, start, adds}, is_transposed), expected));
}

}  // namespace

TEST_CASE("simd: skipping zeros changes no bit") {
  for (const Index rows : {8, 36, 64, 72})
    for (const Index depth : {32, 64, 128, 132, 260})
      for (const Index cols : {32, 96}) {
        CAPTURE(rows);
        CAPTURE(depth);
        CAPTURE(cols);
        const Matrix<float> a = numbers(1, rows, depth, 0.6);
        const Matrix<float> b = numbers(2, depth, cols);
        check_bits(a, b, Matrix<float>::Constant(rows, cols, -0.0f), false);
        check_bits(a, b, numbers(3, rows, cols), true);
      }
}

TEST_CASE("simd: skipping zeros keeps the sign of zero sums") {
  Matrix<float> a = numbers(4, 16, 32, 0.6);
  Matrix<float> b = numbers(5, 32, 32);
  for (const float zero : {0.0f, -0.0f}) {
    a.row(3).setConstant(zero);
    a.row(8).setZero();
    b.col(7) = b.col(7).cwiseAbs();
    b.col(9) = -b.col(7);
    b.col(11).setConstant(zero);
    for (const float start : {0.0f, -0.0f}) {
      check_bits(a, b, Matrix<float>::Constant(16, 32, start), true);
      check_bits(a, b, Matrix<float>::Constant(16, 32, -0.0f), false);
    }
  }
}

TEST_CASE("simd: 0 times infinity is NaN in sparse products") {
  const Matrix<float> a = numbers(6, 16, 32, 0.6);
  for (const float odd : {std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN()}) {
    Matrix<float> b = numbers(7, 32, 64);
    b(5, 40) = odd;
    const Matrix<float> start = numbers(8, 16, 64);
    const Matrix<float> expected = plain(a, b, start);
    const Matrix<float> found = product({a, b, start, true}, false);
    CHECK(have_same_bits(found.leftCols(40), expected.leftCols(40)));
    CHECK(have_same_bits(found.rightCols(23), expected.rightCols(23)));
    for (Index i = 0; i < 16; ++i) CHECK_EQ(std::isnan(found(i, 40)), std::isnan(expected(i, 40)));
  }
}

TEST_CASE("simd: dense or small products are not treated as sparse") {
  const auto has_scattered_zeros = [](const Matrix<float>& a, Index cols) {
    const Matrix<float> b = numbers(9, a.cols(), cols);
    Matrix<float> out(a.rows(), cols);
    return simd::has_scattered_zeros(
        {a.rows(), a.cols(), cols, {a.data(), a.cols(), 1}, {b.data(), cols, 1}, {out.data(), cols, false}});
  };
  CHECK(has_scattered_zeros(numbers(10, 16, 64, 0.6), 32));
  CHECK_FALSE(has_scattered_zeros(numbers(10, 16, 64, 0.1), 32));
  CHECK_FALSE(has_scattered_zeros(numbers(10, 16, 64, 0.6), 33));
  CHECK_FALSE(has_scattered_zeros(numbers(10, 4, 64, 0.6), 32));
}

}  // namespace attention::tests::sparse_product_test
