#include "blocks/attention/positions.h"
#include "blocks/attention/projections.h"
#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace {

/// Self-attention over X + P, or over X with its queries and keys turned (rotary), or over X alone. X, P: n ×
/// d_model, W^Q and W^K: d_model × d_k, W^V: d_model × d_v.
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
    const Waves<T> by = waves(graph, x.rows(), x.node().row_dim, {graph.size("d_k"), graph.number("base")});
    projected.query = rotate(graph, "rotated_query", projected.query, by);
    projected.key = rotate(graph, "rotated_key", projected.key, by);
  }
  graph.output(
      attend(graph, projected.query, projected.key, projected.value, scaling_of(graph, graph.size("d_k"))));
}

/// Positions that are added turn X into X^P; rotary ones turn queries and keys, which are written out then.
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

Schema schema() {
  Schema schema{
      "self_attention_with_positions",
      formula_by_positions(),
      {{"n", "dimension.n.number_of_tokens", 1, 64, 4, "query"},
       {"d_model", "dimension.d_model", 2, 64, 4, ""},
       {"d_k", "dimension.d_k.width_of_queries_and_keys", 2, 64, 4, ""},
       feature_dimension("d_v", "dimension.d_v.width_of_values")},
      {{"x", "X", "n", "d_model", "input", "input", "input.x", ""},
       {"learned_positions", "P", "n", "d_model", "parameter", "inner",
        "input.learned_positions.one_row_per_position_added_to_the_token_there", "positions=learned"}},
      position_options(),
  };
  for (InputSchema& input : projection_inputs("d_model", "d_model", ""))
    schema.inputs.push_back(std::move(input));
  schema.inputs.push_back(mask_input("n", "n"));
  for (OptionSchema& option : projection_options()) schema.options.push_back(std::move(option));
  return schema;
}

}  // namespace

Variant self_attention_with_positions() { return {schema(), run<double>}; }

}  // namespace attention
