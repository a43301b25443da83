#include <doctest/doctest.h>

#include <cstdint>
#include <limits>

#include "support/fixtures.h"
#include "support/messages.h"

namespace attention::tests {

namespace {

constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();
constexpr double infinite = std::numeric_limits<double>::infinity();

Matrix<double> zeros(Index rows, Index cols) { return Matrix<double>::Zero(rows, cols); }

}  // namespace

TEST_CASE("errors: every fixture gives its message") {
  const std::vector<ErrorCase> all = error_cases();
  CHECK_GE(all.size(), 50);
  for (const ErrorCase& each : all) {
    CAPTURE(each.name);
    CHECK_EQ(error_message([&] { attention::run(each.variant, each.inputs, each.options); }), each.message);
  }
}

TEST_CASE("errors: rejects sizes beyond the limits") {
  const auto run_dot = [](Index rows) {
    attention::run("dot_product", {{"query", zeros(rows, 1)}, {"key", zeros(1, 1)}, {"value", zeros(1, 1)}},
                   {});
  };
  CHECK_EQ(error_message([&] { run_dot(256); }), "nothing");
  CHECK_EQ(error_message([&] { run_dot(4097); }),
           "[dot_product] query is 4097 × 1: both sides must be whole numbers from 1 to 4096");
  CHECK_EQ(error_message([&] { run_dot(0); }),
           "[dot_product] query is 0 × 1: both sides must be whole numbers from 1 to 4096");
}

TEST_CASE("errors: rejects runs with too many cells") {
  const Matrix<double> side = zeros(256, 256);
  const Inputs<double> inputs = {{"x", side}, {"w_q", side}, {"w_k", side}, {"w_v", side}, {"w_o", side}};
  const Options options = {{"n_heads", 16.0}, {"mask", std::string("causal")}};
  CHECK_EQ(error_message([&] { attention::run("multi_head_self_attention", inputs, {{"n_heads", 16.0}}); }),
           "nothing");
  CHECK_EQ(error_message([&] { attention::run("multi_head_self_attention", inputs, options); }),
           "[tape] the run needs more than 4194304 cells");
}

TEST_CASE("checks: accept valid arguments") {
  CHECK_NOTHROW(check_multiplicable("r", {"a", 2, 3}, {"b", 3, 4}));
  CHECK_NOTHROW(check_same_shape("r", {"a", 2, 3}, {"b", 2, 3}));
  CHECK_NOTHROW(check_broadcastable("r", {"a", 2, 3}, {"b", 1, 3}));
  CHECK_NOTHROW(check_same_rows("r", {"a", 2, 3}, {"b", 2, 1}));
  CHECK_NOTHROW(check_columns("r", {"a", 1, 5}, 3, 2));
  CHECK_NOTHROW(check_positive("r", "it", 5e-324));
  CHECK_NOTHROW(check_finite("r", "it", -1e308));
  CHECK_EQ(check_integer("r", "it", 7, 7, 7), 7);
  CHECK_NOTHROW(check_size("r", "it", 1, 256));
  CHECK_NOTHROW(check_cell("r", {"a", 2, 3}, 1, 2));
}

TEST_CASE("checks: shapes") {
  CHECK_EQ(
      error_message([] { check_multiplicable("matmul", {"query", 2, 3}, {"w", 4, 5}); }),
      "[matmul] query is 2 × 3 and w is 4 × 5: the columns of the left must equal the rows of the right");
  CHECK_EQ(error_message([] { check_same_columns("r", {"a", 2, 3}, {"b", 3, 2}); }),
           "[r] a is 2 × 3 and b is 3 × 2: both need the same number of columns");
  CHECK_NOTHROW(check_pairs("r", {"a", 64, 1}, {"b", 64, 1}));
  CHECK_EQ(error_message([] { check_pairs("r", {"a", 64, 1}, {"b", 65, 1}); }),
           "[r] a has 64 rows and b has 65: at most 4096 pairs are read one by one");
  CHECK_NOTHROW(check_reshape("r", {"a", 6, 1}, 3));
  CHECK_EQ(error_message([] { check_reshape("r", {"a", 7, 1}, 3); }),
           "[r] a is 7 × 1: its cells do not fill rows of 3");
  const std::string same_shape = "[r] a is 2 × 3 and b is 3 × 2: both need the same shape";
  CHECK_EQ(error_message([] { check_same_shape("r", {"a", 2, 3}, {"b", 3, 2}); }), same_shape);
  CHECK_EQ(error_message([] { check_same_shape("r", {"a", 2, 3}, {"b", 2, 2}); }),
           "[r] a is 2 × 3 and b is 2 × 2: both need the same shape");
  CHECK_EQ(
      error_message([] { check_broadcastable("add", {"a", 3, 2}, {"b", 2, 2}); }),
      "[add] a is 3 × 2 and b is 2 × 2: the right needs the shape of the left, or one row or one column of "
      "it");
  CHECK_EQ(error_message([] { check_same_rows("r", {"a", 2, 3}, {"b", 3, 3}); }),
           "[r] a is 2 × 3 and b is 3 × 3: both need the same number of rows");
}

TEST_CASE("checks: columns of an operand") {
  const auto columns = [](Index first, Index count) {
    return error_message([=] { check_columns("slice", {"a", 2, 4}, first, count); });
  };
  CHECK_EQ(columns(3, 2), "[slice] a is 2 × 4: it has no 2 columns from column 3");
  CHECK_EQ(columns(-1, 1), "[slice] a is 2 × 4: it has no 1 columns from column -1");
  CHECK_EQ(columns(0, 0), "[slice] a is 2 × 4: it has no 0 columns from column 0");
  CHECK_EQ(columns(std::numeric_limits<std::int64_t>::max(), 1),
           "[slice] a is 2 × 4: it has no 1 columns from column 9223372036854775807");
}

TEST_CASE("checks: numbers") {
  const auto positive = [](double value) { return error_message([=] { check_positive("r", "it", value); }); };
  CHECK_EQ(positive(0), "[r] it is 0: it must be a finite number above 0");
  CHECK_EQ(positive(-0.25), "[r] it is -0.25: it must be a finite number above 0");
  CHECK_EQ(positive(infinite), "[r] it is Infinity: it must be a finite number above 0");
  CHECK_EQ(positive(not_a_number), "[r] it is NaN: it must be a finite number above 0");
  const auto finite = [](double value) { return error_message([=] { check_finite("r", "it", value); }); };
  CHECK_EQ(finite(-infinite), "[r] it is -Infinity: it must be a finite number");
  CHECK_EQ(finite(-not_a_number), "[r] it is NaN: it must be a finite number");
  const auto whole = [](double value) {
    return error_message([=] { check_integer("r", "it", value, 1, 16); });
  };
  CHECK_EQ(whole(0), "[r] it is 0: it must be a whole number from 1 to 16");
  CHECK_EQ(whole(17), "[r] it is 17: it must be a whole number from 1 to 16");
  CHECK_EQ(whole(1e10), "[r] it is 10000000000: it must be a whole number from 1 to 16");
  CHECK_EQ(whole(2.5), "[r] it is 2.5: it must be a whole number from 1 to 16");
  CHECK_EQ(whole(not_a_number), "[r] it is NaN: it must be a whole number from 1 to 16");
}

TEST_CASE("checks: sizes and cells") {
  const auto size = [](double rows, double cols) {
    return error_message([=] { check_size("run", "x", rows, cols); });
  };
  const std::string sides = ": both sides must be whole numbers from 1 to 4096";
  CHECK_EQ(size(4097, 1), "[run] x is 4097 × 1" + sides);
  CHECK_EQ(size(1, 0), "[run] x is 1 × 0" + sides);
  CHECK_EQ(size(1.5, 1), "[run] x is 1.5 × 1" + sides);
  CHECK_EQ(size(1, not_a_number), "[run] x is 1 × NaN" + sides);
  const auto cell = [](double row, double col) {
    return error_message([=] { check_cell("explain", {"scores", 2, 3}, row, col); });
  };
  CHECK_EQ(cell(2, 0), "[explain] scores is 2 × 3: it has no cell in row 2, column 0, counted from 0");
  CHECK_EQ(cell(0, 3), "[explain] scores is 2 × 3: it has no cell in row 0, column 3, counted from 0");
  CHECK_EQ(cell(-1, 0.5), "[explain] scores is 2 × 3: it has no cell in row -1, column 0.5, counted from 0");
}

TEST_CASE("checks: ops reject operands of wrong shapes, by name") {
  Tape<double> tape;
  const Var<double> wide = tape.given(zeros(2, 3), "", "");
  const Var<double> tall = tape.given(zeros(3, 2), "", "");
  tape.node(tall.id).id = "tall";
  CHECK_EQ(error_message([&] { matmul(wide, wide); }),
           "[matmul] the left operand is 2 × 3 and the right operand is 2 × 3: the columns of the left must "
           "equal the "
           "rows of the right");
  CHECK_EQ(
      error_message([&] { add(wide, tall); }),
      "[add] the left operand is 2 × 3 and tall is 3 × 2: the right needs the shape of the left, or one row "
      "or one column of it");
  CHECK_EQ(error_message([&] { multiply(tall, wide); }),
           "[multiply] tall is 3 × 2 and the right operand is 2 × 3: the right needs the shape of the left, "
           "or one row "
           "or one column of it");
  CHECK_EQ(error_message([&] { mask(wide, tall); }),
           "[mask] the scores is 2 × 3 and tall is 3 × 2: both need the same shape");
  CHECK_EQ(error_message([&] { slice(wide, Axis::columns, 2, 2, ""); }),
           "[slice_columns] the operand is 2 × 3: it has no 2 columns from column 2");
  CHECK_EQ(
      error_message([&] { concat<double>({wide, tall}, Axis::columns, ""); }),
      "[concat_columns] the first operand is 2 × 3 and tall is 3 × 2: both need the same number of rows");
  CHECK_EQ(error_message([&] { concat<double>({}, Axis::columns, ""); }),
           "[concat_columns] there is nothing to concatenate: one operand or more is needed");
  CHECK_EQ(error_message([&] { scale(wide, infinite, ""); }),
           "[scale] the factor is Infinity: it must be a finite number");
  CHECK_EQ(error_message([&] { softcap(wide, 0); }),
           "[softcap] the cap is 0: it must be a finite number above 0");
  CHECK_EQ(
      error_message([&] { concat<double>({wide, tall}, Axis::rows, ""); }),
      "[concat_rows] the first operand is 2 × 3 and tall is 3 × 2: both need the same number of columns");
  CHECK_EQ(error_message([&] { concat<double>({}, Axis::rows, ""); }),
           "[concat_rows] there is nothing to concatenate: one operand or more is needed");
  CHECK_EQ(
      error_message([&] { subtract(wide, tall); }),
      "[subtract] the left operand is 2 × 3 and tall is 3 × 2: the right needs the shape of the left, or "
      "one row or one column of it");
  CHECK_EQ(error_message([&] { gather(tall, {1, 2, {0}, "", "", "", ""}); }),
           "[gather] there are 1 places for a result of 1 × 2: it needs one for each cell");
  CHECK_EQ(error_message([&] { gather(tall, {1, 2, {0, 6}, "", "", "", ""}); }),
           "[gather] place 6 is outside the operand, which is 3 × 2: it must be from 0 to 5");
  CHECK_EQ(error_message([&] { convolve(wide, tall, Border::zeros); }),
           "[convolve] tall has 3 rows: it needs 9 for each channel of the picture");
  CHECK_EQ(error_message([&] { offset_distances(wide, 0, 2, 2); }),
           "[offset_distances] the centers is 2 × 3: it needs 2 columns, down and right, and a row 1");
  CHECK_EQ(tape.size(), 2);
}

TEST_CASE("checks: a gradient needs a seed of the shape of its node") {
  Tape<double> tape;
  tape.given(zeros(2, 3), "", "");
  tape.node(0).id = "scores";
  CHECK_EQ(error_message([&] { tape.backward(0, zeros(3, 2)); }),
           "[gradient] the seed is 3 × 2 and scores is 2 × 3: both need the same shape");
}

}  // namespace attention::tests
