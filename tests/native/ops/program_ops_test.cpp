#include <doctest/doctest.h>

#include "support/compare.h"
#include "support/gradcheck.h"
#include "support/recompute.h"

/// The ops that only programs use, which exist in double alone.
namespace attention::tests {

namespace {

using M = Matrix<double>;

constexpr double blocked = -std::numeric_limits<double>::infinity();

struct ProgramOpCase {
  std::string name;
  std::vector<M> operands;
  M expected;
  Build<double> build;
  /// Rounding passes gradients unchanged, which no difference shows.
  bool is_differentiable = true;
};

const M a{{1, -2, 0.5}, {0.25, 3, -1}};
const M b{{2, 1, -1}, {-0.5, 4, 0.75}};
const M above_zero{{1, 4, 0.25}, {2, 0.5, 16}};
const M row{{0.5, -1, 2}};
const M column{{0.75}, {-0.75}};

std::vector<ProgramOpCase> number_cases() {
  return {
      {"add_number", {a}, M{{3, 0, 2.5}, {2.25, 5, 1}}, [](const auto& in) { return add_number(in[0], 2); }},
      {"divide_number",
       {b},
       M{{1, 2, -2}, {-4, 0.5, 2 / 0.75}},
       [](const auto& in) { return divide_number(2, in[0]); }},
      {"raise_to",
       {a},
       M{{1, -8, 0.125}, {0.015625, 27, -1}},
       [](const auto& in) { return raise_to(in[0], 3); }},
      {"raise_to 0", {M{{0, -2, 0.5}}}, M{{1, 1, 1}}, [](const auto& in) { return raise_to(in[0], 0); }},
      {"log",
       {above_zero},
       above_zero.array().log().matrix(),
       [](const auto& in) { return logarithm(in[0]); }},
      {"abs", {a}, M{{1, 2, 0.5}, {0.25, 3, 1}}, [](const auto& in) { return absolute(in[0]); }},
      {"round_to bfloat16",
       {M{{1.00390625, 1.01171875, -3.0e38}, {1e39, 1e-45, 0.1}}},
       M{{1, 1.015625, -0x1.c4p+127}, {-blocked, 0, 0.10009765625}},
       [](const auto& in) { return round_to(in[0], RoundingFormat::bfloat16); },
       false},
      {"round_to float16",
       {M{{65519, 65520, 0.1, 2049}}},
       M{{65504, -blocked, 0.0999755859375, 2048}},
       [](const auto& in) { return round_to(in[0], RoundingFormat::float16); },
       false},
  };
}

std::vector<ProgramOpCase> chosen_cases() {
  return {
      {"clamp_max",
       {a},
       M{{0.75, -2, 0.5}, {0.25, 0.75, -1}},
       [](const auto& in) { return clamp_max(in[0], 0.75); }},
      {"tril", {a}, M{{1, 0, 0}, {0.25, 3, 0}}, [](const auto& in) { return tril(in[0], 0); }},
      {"tril above the diagonal",
       {a},
       M{{1, -2, 0}, {0.25, 3, -1}},
       [](const auto& in) { return tril(in[0], 1); }},
      {"larger",
       {a, b},
       M{{2, 1, 0.5}, {0.25, 4, 0.75}},
       [](const auto& in) { return larger(in[0], in[1]); }},
      {"larger than a column",
       {column, a},
       M{{1, 0.75, 0.75}, {0.25, 3, -0.75}},
       [](const auto& in) { return larger(in[0], in[1]); }},
      {"smaller than a row",
       {a, row},
       M{{0.5, -2, 0.5}, {0.25, -1, -1}},
       [](const auto& in) { return smaller(in[0], in[1]); }},
      {"largest of each row", {a}, M{{1}, {3}}, [](const auto& in) { return largest(in[0], Each::row); }},
      {"largest of each column",
       {a},
       M{{1, 3, 0.5}},
       [](const auto& in) { return largest(in[0], Each::column); }},
      {"smallest of each row", {a}, M{{-2}, {-1}}, [](const auto& in) { return smallest(in[0], Each::row); }},
      {"smallest of each column",
       {a},
       M{{0.25, -2, -1}},
       [](const auto& in) { return smallest(in[0], Each::column); }},
      {"log_sum_exp of each row",
       {M{{0, 0}, {-1000, -1000}, {1000, 999}}},
       M{{std::log(2)}, {-1000 + std::log(2)}, {1000 + std::log(1 + std::exp(-1))}},
       [](const auto& in) { return log_sum_exp(in[0], Each::row); }},
      {"log_sum_exp of each column",
       {M{{0.5, 1}, {0.5, 0}}},
       M{{0.5 + std::log(2), 1 + std::log(1 + std::exp(-1))}},
       [](const auto& in) { return log_sum_exp(in[0], Each::column); }},
      {"top_k_mask",
       {M{{1, 3, 2}, {blocked, 0.5, blocked}}},
       M{{blocked, 0, 0}, {blocked, 0, blocked}},
       [](const auto& in) { return top_k_mask(in[0], 2); },
       false},
      {"where, of two matrices",
       {a, b},
       M{{1, 1, 0.5}, {0.25, 3, 0.75}},
       [](const auto& in) { return where(compare(Comparison::greater, in[0], 0), {in[0]}, {in[1]}); }},
      {"where, of a number and a matrix",
       {a, b},
       M{{2, 7, -1}, {-0.5, 4, 7}},
       [](const auto& in) { return where(compare(Comparison::less, in[0], 0), {std::nullopt, 7}, {in[1]}); }},
      {"where, of a column and a row",
       {column, row},
       M{{0.75, 0.75, 2}, {-0.75, -0.75, 2}},
       [](const auto& in) { return where(compare(Comparison::less, in[1], 1.5), {in[0]}, {in[1]}); }},
      {"where, of a number and a row by a column",
       {column, row},
       M{{7, 7, 7}, {0.5, -1, 2}},
       [](const auto& in) {
         return where(compare(Comparison::greater, in[0], 0), {std::nullopt, 7}, {in[1]});
       }},
      {"compare a row with a column",
       {row, column},
       M{{0, 0, 1}, {1, 0, 1}},
       [](const auto& in) { return compare(Comparison::greater, in[0], in[1]); }},
      {"clamps without a bound",
       {a},
       a,
       [](const auto& in) { return clamp_max(clamp_min(in[0], blocked), -blocked); }},
      {"compare with a row",
       {a, row},
       M{{1, 0, 0}, {0, 1, 0}},
       [](const auto& in) { return compare(Comparison::not_less, in[0], in[1]); }},
      {"expand a row",
       {row},
       M{{0.5, -1, 2}, {0.5, -1, 2}},
       [](const auto& in) { return expand(in[0], 2, 3); }},
      {"expand a column",
       {column},
       M{{0.75, 0.75}, {-0.75, -0.75}},
       [](const auto& in) { return expand(in[0], 2, 2); }},
      {"add a column to every column",
       {a, column},
       M{{1.75, -1.25, 1.25}, {-0.5, 2.25, -1.75}},
       [](const auto& in) { return add(in[0], in[1]); }},
  };
}

std::vector<ProgramOpCase> all_cases() {
  std::vector<ProgramOpCase> out = number_cases();
  for (ProgramOpCase& each : chosen_cases()) out.push_back(std::move(each));
  return out;
}

}  // namespace

TEST_CASE("ops of programs: values") {
  for (const ProgramOpCase& each : all_cases()) {
    CAPTURE(each.name);
    Tape<double> tape;
    const Matrix<double> found = each.build(given_all(tape, each.operands)).data();
    // One rounding in the text of an expected number: less than 1e-11 of it.
    const auto is_same = [](double x, double y) { return x == y || std::abs(x - y) <= 1e-10 * std::abs(y); };
    CHECK_EQ(difference(found, each.expected, is_same), "");
  }
}

TEST_CASE("ops of programs: gradients are those of differences") {
  for (const ProgramOpCase& each : all_cases()) {
    CAPTURE(each.name);
    // The factor is that of the curvature of 1 / a and of a³ at these numbers.
    if (each.is_differentiable) CHECK_LT(gradient_error(each.operands, each.build), 20);
  }
}

TEST_CASE("ops of programs: explanations give the numbers back to the last bit") {
  for (const ProgramOpCase& each : all_cases()) {
    CAPTURE(each.name);
    Tape<double> tape;
    const Var<double> out = each.build(given_all(tape, each.operands));
    for (Index i = 0; i < out.rows(); ++i)
      for (Index j = 0; j < out.cols(); ++j) {
        const Explanation why = out.node().op->explain(tape.context_of(out.id), i, j);
        for (const Term& term : why.terms)
          REQUIRE(is_identical(recompute_term<double>(why, term), term.value));
        REQUIRE(is_identical(recompute_result<double>(why), out.data()(i, j)));
      }
  }
}

TEST_CASE("ops of programs: equal numbers share a gradient") {
  Tape<double> tape;
  const std::vector<Var<double>> in = given_all<double>(tape, {M{{2, 2, 1}}, M{{2, 3, 1}}});
  const Var<double> most = largest(in[0], Each::row);
  CHECK_EQ(difference(tape.backward(most.id, M{{6}})[0], M{{3, 3, 0}}), "");
  const Var<double> both = larger(in[0], in[1]);
  const std::vector<M> gradients = tape.backward(both.id, M{{8, 8, 8}});
  CHECK_EQ(difference(gradients[0], M{{4, 0, 4}}), "");
  CHECK_EQ(difference(gradients[1], M{{4, 8, 4}}), "");
}

}  // namespace attention::tests
