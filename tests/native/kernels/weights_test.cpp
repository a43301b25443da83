#include "kernels/attention/weights.h"

#include <doctest/doctest.h>

#include "problem.h"
#include "support/compare.h"
#include "tolerance.h"

namespace attention::tests::kernel_weights_test {

namespace {

using kernels::Band;
using kernels::kUnbounded;
using kernels::Shape;

struct WeightsRequest {
  Floats query;
  std::vector<float> keys;
  std::vector<float> workspace;
};

WeightsRequest make_request(const Problem& of) {
  const auto size = [](long count) { return static_cast<std::size_t>(count); };
  WeightsRequest request;
  request.query = of.query.cast<float>();
  request.keys.resize(size(kernels::packed_keys_size(of.shape.n, of.shape.d_k)));
  request.workspace.assign(size(kernels::weights_workspace(of.shape)),
                           std::numeric_limits<float>::quiet_NaN());
  const Floats key = of.key.cast<float>();
  kernels::pack_keys(rows_of(key), of.shape.n, of.shape.d_k, request.keys.data());
  return request;
}

Floats weights_of(const Problem& of) {
  WeightsRequest request = make_request(of);
  Floats weights = Floats::Constant(of.shape.m, of.shape.n, -7);
  kernels::weights(of.shape, rows_of(request.query), request.keys.data(), writable_rows_of(weights),
                   request.workspace.data());
  return weights;
}

/// The problem for rows [first, first + count) only.
Problem part(const Problem& of, int first, int count) {
  Problem some = of;
  some.shape.m = count;
  some.shape.band = {of.shape.band.low + first, of.shape.band.high + first};
  some.query = of.query.middleRows(first, count);
  return some;
}

double error_of(const Problem& of) {
  const Matrix<double> expected = tape_reference(of).weights;
  const Matrix<double> found = weights_of(of).cast<double>();
  const Eigen::VectorXd scores = size_of_scores(of.query, of.key);
  double worst = 0;
  for (Index i = 0; i < found.rows(); ++i)
    for (Index j = 0; j < found.cols(); ++j) {
      const double allowed =
          expected(i, j) * relative_error(scores(i), of.shape.d_k, 1, of.shape.n) + kFlushed;
      const double error = std::abs(found(i, j) - expected(i, j)) / allowed;
      worst = std::isnan(error) ? std::numeric_limits<double>::infinity() : std::max(worst, error);
    }
  return worst;
}

}  // namespace

TEST_CASE("kernels: weights agree with the tape") {
  unsigned seed = 1;
  for (const Band& band : {Band{-kUnbounded, kUnbounded}, Band{-kUnbounded, 0}, Band{-7, 0}, Band{5, 90}})
    for (int m : {1, 3, 8, 9, 40})
      for (int n : {1, 4, 7, 64, 101})
        for (int d_k : {3, 16}) {
          CAPTURE(m);
          CAPTURE(n);
          CAPTURE(d_k);
          CAPTURE(band.low);
          CHECK_LE(error_of(problem({m, n, d_k, 1, band}, seed++)), 1.0);
        }
}

TEST_CASE("kernels: weights of a range of rows agree with those of all rows") {
  const Problem of = problem({50, 50, 12, 1, {-20, 0}}, 3);
  const Floats all = weights_of(of);
  for (int first : {0, 1, 8, 13, 49})
    for (int count : {1, 7, 8, 20}) {
      if (first + count > 50) continue;
      const Matrix<double> some = weights_of(part(of, first, count)).cast<double>();
      const Matrix<double> same = all.middleRows(first, count).cast<double>();
      // The sums use other blocks: at most one rounding per term.
      CHECK_LE((some - same).cwiseAbs().maxCoeff(), 50 * kUnit);
    }
}

TEST_CASE("kernels: max-pooled weights are the largest of each block") {
  const Problem of = problem({45, 37, 8, 1, {-kUnbounded, 0}}, 9);
  const Floats all = weights_of(of);
  for (int step : {1, 2, 4, 8}) {
    const Index height = (45 + step - 1) / step;
    const Index width = (37 + step - 1) / step;
    WeightsRequest request = make_request(of);
    Floats pooled = Floats::Constant(height, width, -7);
    kernels::largest_weights(of.shape, rows_of(request.query), request.keys.data(), step,
                             writable_rows_of(pooled), request.workspace.data());
    for (Index i = 0; i < height; ++i)
      for (Index j = 0; j < width; ++j) {
        const Index rows = std::min<Index>(step, 45 - i * step);
        const Index cols = std::min<Index>(step, 37 - j * step);
        CHECK_EQ(pooled(i, j), all.block(i * step, j * step, rows, cols).maxCoeff());
      }
  }
}

}  // namespace attention::tests::kernel_weights_test
