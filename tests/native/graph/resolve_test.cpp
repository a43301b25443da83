#include "graph/resolve/resolve.h"

#include <doctest/doctest.h>

#include <limits>

#include "graph/resolve/conditions.h"

namespace attention::tests {

namespace {

DimensionSchema dimension(std::string name, Index initial, std::string derived = "") {
  return {name, name, 1, 64, initial, "", std::move(derived)};
}

InputSchema input(std::string name, std::string rows, std::string cols) {
  return {name, name, std::move(rows), std::move(cols), "parameter", "input", name, ""};
}

Schema patches() {
  return {"patches",
          "\\when{bias=true}{b}{}+\\when{kind=one|two&bias=true}{c}{d}",
          {dimension("height", 4), dimension("width", 4), dimension("patch", 2),
           dimension("n_tokens", 5, "height/patch*width/patch+1"), dimension("span", 3, "2*patch-1")},
          {input("image", "height", "width"), input("positions", "n_tokens", "1"),
           input("table", "span*span", "1")},
          {{"patch", "", "number", {}, 2.0, 1, 64, ""}}};
}

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

SizeRequest empty_request() {
  return {SizeTable(5, unknown), std::vector<double>(6, unknown), SizeTable(5, unknown)};
}

}  // namespace

TEST_CASE("sizes: formulas are computed from left to right, products before sums") {
  const Schema schema = patches();
  const SizeTable sizes = {8, 6, 2, unknown, unknown};
  CHECK_EQ(formula_value("height/patch*width/patch+1", schema, sizes, 0), 13);
  CHECK_EQ(formula_value("2*patch-1", schema, sizes, 0), 3);
  CHECK_EQ(formula_value("n_tokens*height", schema, sizes, 1), 8);
  CHECK_EQ(formula_value("1", schema, sizes, 0), 1);
}

TEST_CASE("sizes: follow from options, matrices and other sizes") {
  const Schema schema = patches();
  const Options options = {{"patch", 2.0}};
  SizeRequest request = empty_request();
  request.matrices[0] = 8;
  request.matrices[1] = 6;
  CHECK_EQ(resolve_sizes(schema, options, request), SizeTable{8, 6, 2, 13, 3});
  CHECK_EQ(find_problem(schema, resolve_sizes(schema, options, request)).kind, SizeProblem::none);
  request.sizes[0] = 7;
  const SizeTable found = resolve_sizes(schema, options, request);
  const SizeProblem problem = find_problem(schema, found);
  CHECK_EQ(problem.kind, SizeProblem::not_divisible);
  CHECK_EQ(problem.dimension, 0);
  CHECK_EQ(problem.divisor, 2);
  CHECK_EQ(step_of(schema, 0, found), 2);
  CHECK_EQ(step_of(schema, 2, found), 1);
}

TEST_CASE("sizes: reports the axis of a product that is too large") {
  const Schema schema = patches();
  SizeRequest request = empty_request();
  request.sizes = {10, 10, 10, unknown, unknown};
  const SizeProblem problem = find_problem(schema, resolve_sizes(schema, {}, request));
  CHECK_EQ(problem.kind, SizeProblem::too_long);
  CHECK_EQ(problem.input, 2);
  CHECK_EQ(problem.axis, 0);
  CHECK_EQ(problem.size, 361);
}

TEST_CASE("sizes: a matrix must match sizes fixed by options") {
  const Schema schema = patches();
  const SizeTable fixed = fixed_sizes(schema, {{"patch", 2.0}});
  const SizeTable others = {4, 4, 2, 5, 3};
  CHECK_EQ(fit_matrix(schema, fixed, schema.inputs[0], {8, 6}, others).sizes[1], 6);
  CHECK_EQ(fit_matrix(schema, fixed, schema.inputs[0], {65, 6}, others).problem.kind, SizeProblem::too_large);
  CHECK_EQ(fit_matrix(schema, fixed, schema.inputs[2], {8, 1}, others).problem.kind, SizeProblem::not_equal);
  CHECK_EQ(fit_matrix(schema, fixed, schema.inputs[1], {5, 2}, others).problem.kind, SizeProblem::not_one);
}

TEST_CASE("conditions: of a formula, and options that satisfy them") {
  const std::vector<std::string> expected = {"bias=true", "kind=one|two&bias=true"};
  CHECK_EQ(conditions_of(patches().equation), expected);
  const std::vector<std::pair<std::string, std::string>> needed = {{"kind", "one"}, {"bias", "true"}};
  CHECK_EQ(requirements(expected[1]), needed);
  CHECK(requirements("").empty());
}

}  // namespace attention::tests
