#include "kernels/attention/attend.h"

#include <doctest/doctest.h>

#include "problem.h"
#include "support/compare.h"
#include "tolerance.h"

namespace attention::tests::kernel_attend_test {

namespace {

using kernels::Band;
using kernels::kUnbounded;
using kernels::Shape;

constexpr Band kFull = {-kUnbounded, kUnbounded};
constexpr Band kCausal = {-kUnbounded, 0};

Floats attended(const Problem& of) {
  const Floats query = of.query.cast<float>();
  const Floats key = of.key.cast<float>();
  const Floats value = of.value.cast<float>();
  // The initial contents of memory must not matter.
  std::vector<float> workspace(static_cast<std::size_t>(kernels::attend_workspace(of.shape)),
                               std::numeric_limits<float>::quiet_NaN());
  Floats context = Floats::Constant(of.shape.m, of.shape.d_v, -7);
  kernels::attend(of.shape, rows_of(query), rows_of(key), rows_of(value), writable_rows_of(context),
                  workspace.data());
  return context;
}

/// The largest error over all cells, relative to its bound.
double error_of(const Problem& of) {
  const Expected expected = tape_reference(of);
  const Matrix<double> found = attended(of).cast<double>();
  const Matrix<double> sizes = expected.weights * of.value.cwiseAbs();
  const Eigen::VectorXd scores = size_of_scores(of.query, of.key);
  double worst = 0;
  for (Index i = 0; i < found.rows(); ++i)
    for (Index c = 0; c < found.cols(); ++c) {
      const double allowed =
          sizes(i, c) * relative_error(scores(i), of.shape.d_k, blocks_of(of.shape.n), kBlock) + kFlushed;
      const double error = std::abs(found(i, c) - expected.context(i, c)) / allowed;
      worst = std::isnan(error) ? std::numeric_limits<double>::infinity() : std::max(worst, error);
    }
  return worst;
}

}  // namespace

TEST_CASE("kernels: every small shape agrees with the tape") {
  unsigned seed = 1;
  for (const Band& band : {kFull, kCausal, Band{-2, 0}, Band{-2, 2}, Band{3, kUnbounded}, Band{-1, -1}})
    for (int m = 1; m <= 9; ++m)
      for (int n = 1; n <= 9; ++n)
        for (int d_k : {1, 4, 7}) {
          const Shape shape = {m, n, d_k, 1 + (m + n) % 9, band};
          CAPTURE(m);
          CAPTURE(n);
          CAPTURE(d_k);
          CAPTURE(band.low);
          CAPTURE(band.high);
          CHECK_LE(error_of(problem(shape, seed++)), 1.0);
        }
}

TEST_CASE("kernels: sizes around tiles, panels and blocks agree with the tape") {
  unsigned seed = 1000;
  for (const Band& band : {kFull, kCausal, Band{-63, 0}, Band{-16, 16}, Band{-100, -37}})
    for (int n : {31, 32, 33, 63, 64, 65, 127, 129, 200})
      for (int d : {5, 8, 33, 64}) {
        CAPTURE(n);
        CAPTURE(d);
        CAPTURE(band.low);
        CAPTURE(band.high);
        CHECK_LE(error_of(problem({n, n, d, d, band}, seed++)), 1.0);
        CHECK_LE(error_of(problem({n, n + 3, d, 66 - d, band}, seed++)), 1.0);
      }
}

TEST_CASE("kernels: large scores with one dominant key agree with the tape") {
  unsigned seed = 5000;
  for (double size : {8.0, 64.0})
    for (const Band& band : {kFull, kCausal, Band{-9, 0}})
      CHECK_LE(error_of(problem({100, 100, 16, 16, band}, seed++, size)), 1.0);
}

TEST_CASE("kernels: a query without visible keys has a context of exactly 0") {
  const Floats late = attended(problem({12, 5, 4, 3, {-2, 0}}, 1));
  for (Index i = 0; i < 12; ++i) CHECK_EQ(late.row(i).isZero(0), i > 6);
  CHECK(attended(problem({9, 9, 4, 4, {20, 30}}, 2)).isZero(0));
}

TEST_CASE("kernels: a window as wide as the sequence is full attention, bit for bit") {
  for (int n : {1, 8, 65, 130}) {
    Problem of = problem({n, n, 16, 12, kFull}, 77);
    const Floats full = attended(of);
    of.shape.band = {1 - n, n - 1};
    CHECK_EQ(attended(of), full);
    of.shape.band = {-n - 5, n + 9};
    CHECK_EQ(attended(of), full);
  }
}

TEST_CASE("kernels: masked keys change no bit") {
  Problem of = problem({150, 150, 16, 16, kCausal}, 99);
  const Floats before = attended(of);
  of.key.bottomRows(10) = exact(10, 16, 1);
  of.value.bottomRows(10) = exact(10, 16, 2);
  const Floats after = attended(of);
  CHECK_EQ(after.topRows(140), before.topRows(140));
  CHECK_NE(after.bottomRows(10), before.bottomRows(10));
}

TEST_CASE("kernels: a context is within the range of the values") {
  const Problem of = problem({90, 90, 24, 20, {-20, 0}}, 123);
  const Matrix<double> context = attended(of).cast<double>();
  for (Index c = 0; c < 20; ++c) {
    const double slack = 2 * kUnit * 64 * of.value.col(c).cwiseAbs().maxCoeff();
    CHECK_LE(context.col(c).maxCoeff(), of.value.col(c).maxCoeff() + slack);
    CHECK_GE(context.col(c).minCoeff(), of.value.col(c).minCoeff() - slack);
  }
}

TEST_CASE("kernels: NaN propagates") {
  Problem of = problem({20, 20, 8, 8, kFull}, 5);
  of.query(3, 2) = std::numeric_limits<double>::quiet_NaN();
  const Floats context = attended(of);
  for (Index i = 0; i < 20; ++i) CHECK_EQ(context.row(i).hasNaN(), i == 3);
  of = problem({20, 20, 8, 8, kFull}, 5);
  of.key(11, 0) = std::numeric_limits<double>::quiet_NaN();
  CHECK(attended(of).array().isNaN().all());
}

}  // namespace attention::tests::kernel_attend_test
