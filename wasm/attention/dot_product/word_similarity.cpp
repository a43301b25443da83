#include "blocks/attention/directions.h"
#include "graph/variant.h"

namespace attention {

namespace {

/// Dot products X Xᵀ beside cosines U Uᵀ, U being X with rows of length 1, and the cosines of g X with every
/// row. X: n × d_model, g: 1 × n; returns 1 × n. With the option `unit_length`, U takes the place of X.
template <class T>
void run(Walk<T>& walk) {
  walk.section("inputs", "Words");
  const Var<T> x = walk.input("x");
  const Var<T> combination = walk.input("combination");

  walk.section("lengths", "Lengths");
  const Var<T> unit = directions(walk, DirectionNames{"squared_lengths", "lengths", "unit_vectors"}, x);
  const Var<T> unit_transposed = walk.named("unit_vectors_transposed", transpose(unit));

  walk.section("similarity", "Similarity");
  const bool is_unit = walk.flag("unit_length");
  const Var<T> right = is_unit ? unit_transposed : walk.named("x_transposed", transpose(x));
  walk.named("dot_products", matmul(is_unit ? unit : x, right));
  walk.named("cosines", matmul(unit, unit_transposed));

  walk.section("analogy", "Adding and subtracting words");
  const Var<T> combined = walk.named("combined", matmul(combination, is_unit ? unit : x));
  const DirectionNames names = {"combined_squared_length", "combined_length", "combined_unit"};
  const Var<T> direction = directions(walk, names, combined);
  walk.output(walk.named("combined_cosines", matmul(direction, unit_transposed)));
}

Schema schema() {
  return {
      "word_similarity",
      "Words as vectors",
      "\\cos\\left(x,y\\right)=\\frac{x\\cdot y}{\\left\\|x\\right\\|\\left\\|y\\right\\|}",
      "Mikolov, Yih and Zweig 2013, section 4, for the analogy; Pennington et al. 2014 for the vectors",
      {{"n", "number of words", 1, 64, 4, "query"},
       feature_dimension("d_model", "width of a word vector", 3)},
      {{"x", "X", "n", "d_model", "input", "input", "one row per word", ""},
       {"combination", "g", "1", "n", "bias", "query", "how often each word is added to the sum", ""}},
      {{"unit_length", "divide every vector by its length first", "flag", {}, false, 0, 0, ""}},
  };
}

}  // namespace

Variant word_similarity() { return {schema(), run<double>}; }

}  // namespace attention
