#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "core/numeric/random.h"
#include "support/compare.h"
#include "support/gradcheck.h"
#include "support/messages.h"

/// Compares the hand-written gradient kernels in float with the derivatives of the ops in double.
namespace attention::tests {

namespace {

constexpr double eps_float = std::numeric_limits<float>::epsilon();

using Matrices = std::vector<Matrix<double>>;

/// The largest finite number, at least 1.
double largest_of(const Matrices& matrices) {
  double largest = 1;
  for (const Matrix<double>& each : matrices)
    for (const double number : each.reshaped())
      if (std::isfinite(number)) largest = std::max(largest, std::abs(number));
  return largest;
}

/// Number of terms: at most the rows or columns of the operand or result. Size of a term: at most the largest
/// operand.
double tolerance(const Matrices& operands, std::size_t k, const Var<float>& out,
                 const Matrix<double>& expected) {
  const double terms = static_cast<double>(out.cols() + out.rows() + operands[k].cols()) + 4;
  return eps_float * terms * std::max(largest_of({operands[k]}), largest_of({expected}));
}

/// Random numbers between 0.5 and 2, exact in float, with the signs of `like`, so that divisors and radicands
/// stay positive. Non-finite numbers are kept.
Matrix<double> redrawn(const Matrix<double>& like, std::uint32_t seed, std::uint32_t number) {
  Index place = 0;
  return like.unaryExpr([&](double old) {
    const double drawn = 0.5 + 1.5 * uniform({seed, number}, static_cast<std::uint64_t>(place++));
    return std::isfinite(old) ? std::copysign(static_cast<double>(static_cast<float>(drawn)), old) : old;
  });
}

/// Compares the gradients of a case if all its ops have kernels; returns the names of these ops.
std::set<std::string> compare(const OpCase& each, const Matrices& operands) {
  Tape<float> tape;
  const Var<float> out = each.build_float(given_all(tape, operands));
  if (!has_gradient_kernels(tape)) return {};
  const auto found = tape.backward(out.id, test_seed(out.rows(), out.cols()).cast<float>());
  const Matrices expected = tape_gradients(operands, each.build);
  for (std::size_t k = 0; k < operands.size(); ++k) {
    const double bound = tolerance(operands, k, out, expected[k]);
    const auto is_same = [=](double a, double b) { return is_close(a, b, bound); };
    CHECK_EQ(difference(Matrix<double>(found[k].cast<double>()), expected[k], is_same), "");
  }
  std::set<std::string> names;
  for (int id = 0; id < tape.size(); ++id)
    if (!tape.node(id).operands.empty()) names.insert(tape.node(id).op->name);
  return names;
}

}  // namespace

TEST_CASE("ops: float gradients agree with those of double") {
  for (const OpCase& each : op_cases()) {
    CAPTURE(each.name);
    compare(each, each.operands);
  }
}

TEST_CASE("gradient kernels: agree with the derivatives on random operands") {
  std::set<std::string> names;
  for (const OpCase& each : op_cases())
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
      CAPTURE(each.name);
      CAPTURE(seed);
      Matrices operands;
      for (const Matrix<double>& operand : each.operands)
        operands.push_back(redrawn(operand, seed, static_cast<std::uint32_t>(operands.size())));
      names.merge(compare(each, operands));
    }
  // All ops in the backward passes of trainable models.
  const std::set<std::string> expected = {
      "activation", "add",         "one_minus",   "concat_columns", "concat_rows", "cross_entropy",
      "divide",     "reshape",     "log_softmax", "mask",           "matmul",      "multiply",
      "pair_sum",   "mean",        "scale",       "slice_columns",  "slice_rows",  "softcap",
      "softmax",    "square_root", "subtract",    "transpose"};
  CHECK_EQ(names, expected);
}

TEST_CASE("gradient kernels: an op without one reports an error") {
  Tape<float> tape;
  const Var<float> out = hardmax(tape.given(Matrix<float>{{1, 2}}, "", ""));
  CHECK_EQ(error_message([&] { tape.backward(out.id, Matrix<float>{{1, 1}}); }),
           "[backward] there is no float gradient of hardmax");
}

}  // namespace attention::tests
