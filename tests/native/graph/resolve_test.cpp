#include "graph/sizes/resolve.h"

#include <doctest/doctest.h>

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
          "Patches",
          "\\when{bias=true}{b}{}+\\when{kind=one|two&bias=true}{c}{d}",
          "test",
          {dimension("height", 4), dimension("width", 4), dimension("patch", 2),
           dimension("n_tokens", 5, "height/patch*width/patch+1"), dimension("span", 3, "2*patch-1")},
          {input("image", "height", "width"), input("positions", "n_tokens", "1"),
           input("table", "span*span", "1")},
          {{"patch", "", "number", {}, 2.0, 1, 64, ""}}};
}

}  // namespace

TEST_CASE("sizes: formulas are computed from left to right, products before sums") {
  const SizeValues sizes = {{"height", 8}, {"width", 6}, {"patch", 2}};
  CHECK_EQ(SizeFormula("height/patch*width/patch+1").value(sizes, 0), 13);
  CHECK_EQ(SizeFormula("2*patch-1").value(sizes, 0), 3);
  CHECK_EQ(SizeFormula("unknown*height").value(sizes, 1), 8);
  CHECK_EQ(SizeFormula("1").names(), std::vector<std::string>{});
  CHECK_EQ(SizeFormula("patch*patch*3").names(), std::vector<std::string>{"patch", "patch"});
}

TEST_CASE("sizes: follow from options, matrices and other sizes") {
  const Schema schema = patches();
  SizeRequest request;
  request.options = {{"patch", 2.0}};
  request.matrices = {{"image", 8, 6}};
  SizeValues found = resolve_sizes(schema, request);
  CHECK_EQ(found.at("n_tokens"), 13);
  CHECK_EQ(found.at("span"), 3);
  CHECK_FALSE(find_problem(schema, found));
  request.sizes = {{"height", 7}};
  found = resolve_sizes(schema, request);
  const auto problem = find_problem(schema, found);
  REQUIRE(problem);
  CHECK_EQ(std::string(problem->kind), "not_divisible");
  CHECK_EQ(problem->name, "height");
  CHECK_EQ(problem->divisor, "patch");
  CHECK_EQ(step_of(schema, "height", found), 2);
  CHECK_EQ(step_of(schema, "patch", found), 1);
}

TEST_CASE("sizes: too large a product is told by its axis") {
  SizeRequest request;
  request.sizes = {{"patch", 10}, {"height", 10}, {"width", 10}};
  const Schema schema = patches();
  const auto problem = find_problem(schema, resolve_sizes(schema, request));
  REQUIRE(problem);
  CHECK_EQ(std::string(problem->kind), "too_long");
  CHECK_EQ(problem->name, "table");
  CHECK_EQ(std::string(problem->axis), "rows");
  CHECK_EQ(problem->size, 361);
}

TEST_CASE("conditions: of a formula, and what makes them hold") {
  const std::vector<std::string> expected = {"bias=true", "kind=one|two&bias=true"};
  CHECK_EQ(conditions(patches().equation), expected);
  const std::vector<std::pair<std::string, std::string>> needed = {{"kind", "one"}, {"bias", "true"}};
  CHECK_EQ(requirements(expected[1]), needed);
  CHECK(requirements("").empty());
}

}  // namespace attention::tests
