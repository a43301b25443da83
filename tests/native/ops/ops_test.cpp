#include <doctest/doctest.h>

#include "support/compare.h"
#include "support/gradcheck.h"
#include "support/recompute.h"

namespace attention::tests {

namespace {

constexpr double eps = std::numeric_limits<double>::epsilon();
constexpr double eps_float = std::numeric_limits<float>::epsilon();

/// One rounding per term and function; expected values are rounded too.
bool is_within_ulps(double found, double expected) {
  return is_close(found, expected, 4 * eps * std::abs(expected));
}

Explanation explanation_of(const Var<double>& var, Index row, Index col) {
  return var.node().op->explain(var.tape->context_of(var.id), row, col);
}

/// Bound for float against double with the same operands, in ulps of the sum of the sizes of the terms: each
/// term is rounded and added once, and a softmax or softcap changes its scores by one ulp.
double float_tolerance(const Explanation& explanation) {
  double size = std::abs(explanation.result);
  double widest = 1;
  for (const Term& term : explanation.terms) {
    if (explanation.reduction == Reduction::sum) size += std::abs(term.value);
    for (const Factor& factor : term.factors)
      if (std::isfinite(factor.value)) widest = std::max(widest, std::abs(factor.value));
  }
  const double roundings = static_cast<double>(explanation.terms.size()) + 4;
  return eps_float * size * (roundings + (explanation.reduction == Reduction::sum ? 0 : 2 * widest));
}

}  // namespace

TEST_CASE("ops: values by hand") {
  for (const OpCase& each : op_cases()) {
    CAPTURE(each.name);
    Tape<double> tape;
    const Var<double> out = each.build(given_all(tape, each.operands));
    CHECK_EQ(difference(out.data(), each.expected, is_within_ulps), "");
  }
}

TEST_CASE("ops: gradients agree with central differences") {
  for (const OpCase& each : op_cases()) {
    CAPTURE(each.name);
    CHECK_LE(gradient_error(each.operands, each.build), 1.0);
  }
}

TEST_CASE("ops: a masked cell has zero gradient") {
  const Matrix<double> scores{{0, -std::numeric_limits<double>::infinity(), 1}};
  const Build<double> build = [](const std::vector<Var<double>>& in) { return softmax(in[0]); };
  CHECK_EQ(tape_gradients({scores}, build)[0](0, 1), 0);
}

TEST_CASE("ops: gradients of compositions agree with central differences") {
  const Matrix<double> x{{0.5, -1}, {0.25, 0.75}, {-0.5, 1}};
  const Matrix<double> w{{1, -0.5}, {0.25, 2}};
  const Build<double> attend_itself = [](const std::vector<Var<double>>& in) {
    const Var<double> query = matmul(in[0], in[1]);
    const Var<double> scores = softcap(scale(matmul(query, transpose(in[0])), 0.7, ""), 1.5);
    return multiply(matmul(softmax(scores), in[0]), query);
  };
  CHECK_LE(gradient_error({x, w}, attend_itself), 1.0);
}

TEST_CASE("ops: explanations reproduce every cell bit for bit, in both precisions") {
  for (const OpCase& each : op_cases()) {
    CAPTURE(each.name);
    Tape<double> tape;
    Tape<float> tape_float;
    const Var<double> out = each.build(given_all(tape, each.operands));
    const Var<float> out_float = each.build_float(given_all(tape_float, each.operands));
    for (Index i = 0; i < out.rows(); ++i)
      for (Index j = 0; j < out.cols(); ++j) {
        CHECK(is_identical(recompute_result<double>(explanation_of(out, i, j)), out.data()(i, j)));
        const Explanation in_float = out_float.node().op->explain(tape_float.context_of(out_float.id), i, j);
        for (const Term& term : in_float.terms)
          CHECK(is_identical(recompute_term<float>(in_float, term), static_cast<float>(term.value)));
        CHECK(is_identical(recompute_result<float>(in_float), out_float.data()(i, j)));
      }
  }
}

TEST_CASE("ops: float agrees with double within rounding errors") {
  for (const OpCase& each : op_cases()) {
    CAPTURE(each.name);
    Tape<double> tape;
    Tape<float> tape_float;
    const Var<double> out = each.build(given_all(tape, each.operands));
    const Var<float> out_float = each.build_float(given_all(tape_float, each.operands));
    for (Index i = 0; i < out.rows(); ++i)
      for (Index j = 0; j < out.cols(); ++j)
        CHECK(is_close(static_cast<double>(out_float.data()(i, j)), out.data()(i, j),
                       float_tolerance(explanation_of(out, i, j))));
  }
}

TEST_CASE("ops: a sum of negative zeros stays negative zero") {
  Tape<double> tape;
  const Var<double> left = tape.given(Matrix<double>{{-0.0, -0.0}}, "", "");
  const Var<double> right = tape.given(Matrix<double>{{1.0}, {2.0}}, "", "");
  CHECK(std::signbit(matmul(left, right).data()(0, 0)));
  CHECK(std::signbit(add(left, left).data()(0, 0)));
}

TEST_CASE("ops: softmax of a masked row is NaN with FullyMaskedRows::nan") {
  const double blocked = -std::numeric_limits<double>::infinity();
  Tape<double> tape;
  const Var<double> scores = tape.given(Matrix<double>{{blocked, blocked}, {0.0, blocked}}, "", "");
  const Var<double> weights = softmax(scores, Each::row, FullyMaskedRows::nan);
  const double nan = std::numeric_limits<double>::quiet_NaN();
  CHECK_EQ(difference(weights.data(), Matrix<double>{{nan, nan}, {1.0, 0.0}}), "");
}

TEST_CASE("ops: hardmax splits ties, and is 0 for rows of -∞") {
  const double blocked = -std::numeric_limits<double>::infinity();
  const double nan = std::numeric_limits<double>::quiet_NaN();
  Tape<double> tape;
  const Var<double> scores = tape.given(
      Matrix<double>{{2.0, 2.0, 1.0}, {blocked, blocked, blocked}, {blocked, 0.0, blocked}, {nan, 1.0, 2.0}},
      "", "");
  CHECK_EQ(difference(hardmax(scores).data(),
                      Matrix<double>{{0.5, 0.5, 0.0}, {0.0, 0.0, 0.0}, {0.0, 1.0, 0.0}, {nan, nan, nan}}),
           "");
}

TEST_CASE("ops: a softmax over a small temperature is the hardmax, ties included") {
  Tape<double> tape;
  const Var<double> scores = tape.given(Matrix<double>{{2.0, 2.0, 1.0}, {-1.0, 0.5, 0.25}}, "", "");
  CHECK_EQ(difference(softmax(scale(scores, 1e4, "")).data(), hardmax(scores).data()), "");
}

TEST_CASE("ops: the norm of a row of zeros is 0, and so is its derivative") {
  const Matrix<double> zeros = Matrix<double>::Zero(1, 3);
  const Build<double> build = [](const std::vector<Var<double>>& in) { return norm(in[0]); };
  CHECK_EQ(difference(tape_gradients({zeros}, build)[0], zeros), "");
}

TEST_CASE("ops: log_softmax does not underflow") {
  Tape<double> tape;
  const Var<double> scores = tape.given(Matrix<double>{{0.0, -1000.0}}, "", "");
  CHECK_EQ(difference(log_softmax(scores).data(), Matrix<double>{{0.0, -1000.0}}), "");
  CHECK_EQ(softmax(scores).data()(0, 1), 0);
}

TEST_CASE("ops: generated masks") {
  const double x = -std::numeric_limits<double>::infinity();
  Tape<double> tape;
  CHECK_EQ(difference(causal_mask(tape, 3, 3, 0).data(),
                      Matrix<double>{{0.0, x, x}, {0.0, 0.0, x}, {0.0, 0.0, 0.0}}),
           "");
  CHECK_EQ(
      difference(causal_mask(tape, 2, 4, 2).data(), Matrix<double>{{0.0, 0.0, 0.0, x}, {0.0, 0.0, 0.0, 0.0}}),
      "");
  CHECK_EQ(difference(causal_mask(tape, 3, 1, -2).data(), Matrix<double>{{x}, {x}, {0.0}}), "");
  CHECK_EQ(difference(padding_mask(tape, 2, 3, 1).data(), Matrix<double>{{0.0, x, x}, {0.0, x, x}}), "");
  CHECK_EQ(difference(padding_mask(tape, 1, 2, 0).data(), Matrix<double>{{x, x}}), "");
  CHECK_EQ(difference(padding_mask(tape, 1, 2, 5).data(), Matrix<double>{{0.0, 0.0}}), "");
  CHECK_EQ(difference(region_mask(tape, {4, 0, 4}, x).data(),
                      Matrix<double>{{0.0, x, 0.0}, {x, 0.0, x}, {0.0, x, 0.0}}),
           "");
  CHECK_EQ(difference(region_mask(tape, {1, 2}, -100).data(), Matrix<double>{{0.0, -100.0}, {-100.0, 0.0}}),
           "");
  CHECK_EQ(
      difference(constant_matrix(tape, {1, 2, {7, 3}, "", "", "", ""}).data(), Matrix<double>{{7.0, 3.0}}),
      "");
  Tape<float> tape_float;
  CHECK(causal_mask(tape_float, 1, 2, 0).data()(0, 1) == -std::numeric_limits<float>::infinity());
  CHECK(padding_mask(tape_float, 1, 2, 1).data()(0, 1) == -std::numeric_limits<float>::infinity());
}

TEST_CASE("tape: gradients add up where a node is read twice, and are zero where it is not read") {
  Tape<double> tape;
  const Var<double> x = tape.given(Matrix<double>{{3.0}}, "", "");
  const Var<double> idle = tape.given(Matrix<double>{{5.0, 6.0}}, "", "");
  const Var<double> cube = multiply(multiply(x, x), x);
  const auto gradients = tape.backward(cube.id, Matrix<double>{{1.0}});
  CHECK_EQ(gradients[static_cast<std::size_t>(x.id)](0, 0), 27);
  CHECK_EQ(difference(gradients[static_cast<std::size_t>(idle.id)], Matrix<double>{{0.0, 0.0}}), "");
  CHECK_EQ(tape.backward_of_squares(cube.id)[static_cast<std::size_t>(x.id)](0, 0), 2 * 27 * 27);
}

}  // namespace attention::tests
