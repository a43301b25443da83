#include "blocks/attention/directions.h"
#include "graph/variant.h"

namespace attention {

namespace word_similarity_variant {

/// Dot products X Xᵀ, cosines U Uᵀ, where U is X with rows of length 1, and the cosines of g X with every
/// row. X: n × d_model, g: 1 × n; returns 1 × n. With the option `unit_length`, U takes the place of X.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.words");
  const Var<T> x = graph.input("x");
  const Var<T> combination = graph.input("combination");

  graph.section("lengths", "section.lengths");
  const Var<T> unit = directions(graph, DirectionNames{"squared_lengths", "lengths", "unit_vectors"}, x);
  const Var<T> unit_transposed = graph.named("unit_vectors_transposed", transpose(unit));

  graph.section("similarity", "section.similarity");
  const bool is_unit = graph.flag("unit_length");
  const Var<T> right = is_unit ? unit_transposed : graph.named("x_transposed", transpose(x));
  graph.named("dot_products", matmul(is_unit ? unit : x, right));
  graph.named("cosines", matmul(unit, unit_transposed));

  graph.section("analogy", "section.adding_and_subtracting_words");
  const Var<T> combined = graph.named("combined", matmul(combination, is_unit ? unit : x));
  const DirectionNames names = {"combined_squared_length", "combined_length", "combined_unit"};
  const Var<T> direction = directions(graph, names, combined);
  graph.output(graph.named("combined_cosines", matmul(direction, unit_transposed)));
}

Schema schema() {
  return {
      "word_similarity",
      "\\cos\\left(x,y\\right)=\\frac{x\\cdot y}{\\left\\|x\\right\\|\\left\\|y\\right\\|}",
      {{"n", "dimension.n.number_of_words", 1, 64, 4, "query"},
       feature_dimension("d_model", "dimension.d_model.width_of_a_word_vector", 3)},
      {{"x", "X", "n", "d_model", "input", "input", "input.x.one_row_per_word", ""},
       {"combination", "g", "1", "n", "bias", "query", "input.combination", ""}},
      {{"unit_length", "option.unit_length", "flag", {}, false, 0, 0, ""}},
  };
}

}  // namespace word_similarity_variant

Variant word_similarity() {
  return {word_similarity_variant::schema(), word_similarity_variant::run<double>};
}

}  // namespace attention
