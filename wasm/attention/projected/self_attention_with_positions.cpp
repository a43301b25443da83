#include "attention/projected/schemas.h"
#include "blocks/attention/positions.h"
#include "blocks/attention/projections.h"
#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace self_attention_with_positions_variant {

/// Self-attention over X + P, or over X with rotary queries and keys, or over X alone. X, P: n × d_model, W^Q
/// and W^K: d_model × d_k, W^V: d_model × d_v.
template <class T>
void run(Graph<T>& graph) {
  const std::string& positions = graph.choice("positions");
  graph.section("inputs", "section.tokens_and_parameters");
  Var<T> x = graph.input("x");
  const std::optional<Var<T>> learned = optional_input(graph, "learned_positions");
  const Parameters<T> parameters = read_parameters(graph);

  if (positions == "sinusoidal" || learned) {
    graph.section("positions", "section.positions");
    x = add_positions(graph, x, learned ? *learned : sinusoidal_positions(graph, x));
  }
  Projected<T> projected = project_tokens<T>(graph, {x, x, x}, parameters);
  if (positions == "rotary") {
    graph.section("positions", "section.positions");
    const Sinusoids<T> by =
        sinusoids(graph, x.rows(), x.node().row_dim, {graph.size("d_k"), graph.number("base")});
    projected.query = rotate(graph, "rotated_query", projected.query, by);
    projected.key = rotate(graph, "rotated_key", projected.key, by);
  }
  graph.output(
      attend(graph, projected.query, projected.key, projected.value, scaling_of(graph, graph.size("d_k"))));
}

/// Added positions give X^P in place of X; rotary ones rotate queries and keys.
consteval auto formula_by_positions() {
  const auto turned = formula::joined(
      formula::softmax(formula::scaled("Q^R\\,{K^R}^{\\top}"), formula::mask()),
      "V,\\quad Q^R=\\operatorname{rotate}\\left(", formula::projected("X", "Q"),
      "\\right),\\;K^R=\\operatorname{rotate}\\left(", formula::projected("X", "K"), "\\right)");
  const auto tokens = formula::when("positions=none", "X", "X^P");
  const auto added = formula::joined(formula::of_projections(tokens, tokens),
                                     formula::when("positions=none", "", "{},\\quad X^P=X+P"));
  return formula::joined("C=", formula::when("positions=rotary", turned, added));
}

/// Self-attention with positions. Sinusoids and rotations need at least one pair of columns.
Schema schema() {
  Schema schema = projected_schema("self_attention");
  schema.id = "self_attention_with_positions";
  schema.equation = formula_by_positions();
  for (DimensionSchema& dimension : schema.dimensions) {
    if (dimension.name == "n") dimension.initial = 4;
    if (dimension.name == "d_model" || dimension.name == "d_k") dimension.min = 2;
  }
  schema.inputs.insert(
      schema.inputs.begin() + 1,
      {"learned_positions", "P", "n", "d_model", "parameter", "inner",
       "input.learned_positions.one_row_per_position_added_to_the_token_there", "positions=learned"});
  const std::vector<OptionSchema> options = position_options();
  schema.options.insert(schema.options.begin(), options.begin(), options.end());
  return schema;
}

}  // namespace self_attention_with_positions_variant

Variant self_attention_with_positions() {
  return {self_attention_with_positions_variant::schema(),
          self_attention_with_positions_variant::run<double>};
}

}  // namespace attention
