#include "kernels/attention/multi_head.h"

#include <doctest/doctest.h>

#include "kernels/attention/attend.h"
#include "problem.h"
#include "support/compare.h"
#include "tolerance.h"

namespace attention::tests::kernel_multi_head_test {

namespace {

using kernels::Band;
using kernels::kUnbounded;
using kernels::MultiHead;

struct MultiHeadProblem {
  MultiHead shape;
  Matrix<double> x, w_q, w_k, w_v, w_o;
};

MultiHeadProblem multi_head_problem(const MultiHead& shape, unsigned seed) {
  const auto square = [&](unsigned k) { return exact(shape.d_model, shape.d_model, seed + k, 0.5); };
  return {shape, exact(shape.n, shape.d_model, seed), square(1), square(2), square(3), square(4)};
}

Matrix<double> computed(const MultiHeadProblem& of) {
  const Floats x = of.x.cast<float>(), w_q = of.w_q.cast<float>(), w_k = of.w_k.cast<float>(),
               w_v = of.w_v.cast<float>(), w_o = of.w_o.cast<float>();
  const auto memory = [](long size) {
    return std::vector<float>(static_cast<std::size_t>(size), std::numeric_limits<float>::quiet_NaN());
  };
  std::vector<float> packed = memory(kernels::packed_parameters_size(of.shape));
  std::vector<float> workspace = memory(kernels::multi_head_workspace(of.shape));
  Floats output = Floats::Constant(of.shape.n, of.shape.d_model, -7);
  kernels::pack_parameters(of.shape, {w_q.data(), w_k.data(), w_v.data(), w_o.data()}, packed.data());
  kernels::multi_head(of.shape, rows_of(x), packed.data(), writable_rows_of(output), workspace.data());
  return output.cast<double>();
}

struct Bounded {
  Matrix<double> data;
  /// Error bound of float32.
  Matrix<double> error;
};

/// A product with an error bound on the left operand. One rounding for each multiplication and addition, and
/// one for the factor of the packed W_q.
Bounded product(const Bounded& a, const Matrix<double>& b) {
  const double roundings = static_cast<double>(a.data.cols()) + 2;
  const Matrix<double> sizes = b.cwiseAbs();
  return {a.data * b, a.error * sizes + kUnit * roundings * (a.data.cwiseAbs() * sizes)};
}

/// One head: error bounds of tolerance.h plus those from its operands.
Bounded bounded_head(const MultiHead& shape, const Bounded& q, const Bounded& k, const Bounded& v) {
  const Index width = q.data.cols();
  const Problem problem = {{shape.n, shape.n, static_cast<int>(width), static_cast<int>(width), shape.band},
                           q.data,
                           k.data,
                           v.data};
  const Expected expected = tape_reference(problem);
  const Matrix<double> moved = (q.error * k.data.cwiseAbs().transpose() +
                                q.data.cwiseAbs() * k.error.transpose() + q.error * k.error.transpose()) /
                               std::sqrt(static_cast<double>(width));
  const Eigen::VectorXd sizes = size_of_scores(q.data, k.data);
  Matrix<double> error = expected.weights * v.error;
  for (Index i = 0; i < error.rows(); ++i)
    error.row(i) += (expected.weights.row(i) * v.data.cwiseAbs()) *
                        relative_error(sizes(i), static_cast<int>(width), blocks_of(shape.n), kBlock,
                                       moved.row(i).maxCoeff()) +
                    Matrix<double>::Constant(1, width, kFlushed);
  return {expected.context, error};
}

Bounded expected_of(const MultiHeadProblem& of) {
  const Bounded x = {of.x, Matrix<double>::Zero(of.x.rows(), of.x.cols())};
  const Bounded q = product(x, of.w_q), k = product(x, of.w_k), v = product(x, of.w_v);
  Bounded context = x;
  const Index width = of.shape.d_model / of.shape.n_heads;
  for (Index head = 0; head < of.shape.n_heads; ++head) {
    const auto columns = [&](const Bounded& all) {
      return Bounded{all.data.middleCols(head * width, width), all.error.middleCols(head * width, width)};
    };
    const Bounded one = bounded_head(of.shape, columns(q), columns(k), columns(v));
    context.data.middleCols(head * width, width) = one.data;
    context.error.middleCols(head * width, width) = one.error;
  }
  return product(context, of.w_o);
}

}  // namespace

TEST_CASE("kernels: multi-head attention agrees with the tape") {
  unsigned seed = 1;
  for (const Band& band : {Band{-kUnbounded, kUnbounded}, Band{-kUnbounded, 0}, Band{-3, 0}})
    for (int n : {1, 5, 8, 70})
      for (const auto& [d_model, n_heads] : {std::pair{1, 1}, {6, 2}, {6, 6}, {8, 2}, {20, 4}, {48, 3}}) {
        CAPTURE(n);
        CAPTURE(d_model);
        CAPTURE(n_heads);
        CAPTURE(band.low);
        const MultiHeadProblem of = multi_head_problem({n, d_model, n_heads, band}, seed);
        seed += 10;
        const Bounded expected = expected_of(of);
        const Matrix<double> error = (computed(of) - expected.data).cwiseAbs();
        CHECK((error.array() <= expected.error.array()).all());
      }
}

TEST_CASE("kernels: one head with identity parameters is plain attention") {
  const Matrix<double> identity = Matrix<double>::Identity(16, 16);
  const MultiHeadProblem of = {
      {40, 16, 1, {-5, 0}}, exact(40, 16, 7), identity, identity, identity, identity};
  const Problem alone = {{40, 40, 16, 16, {-5, 0}}, of.x, of.x, of.x};
  const Matrix<double> expected = tape_reference(alone).context;
  const Eigen::VectorXd sizes = size_of_scores(of.x, of.x);
  const double allowed = of.x.cwiseAbs().maxCoeff() * relative_error(sizes.maxCoeff(), 16, 2, kBlock);
  CHECK_LE((computed(of) - expected).cwiseAbs().maxCoeff(), allowed);
}

}  // namespace attention::tests::kernel_multi_head_test
