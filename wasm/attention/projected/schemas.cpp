#include "attention/projected/schemas.h"

#include "blocks/attention/projections.h"
#include "graph/formula.h"

namespace attention {

namespace schemas_table {

/// A token input: `count` rows of width `width`.
struct Sequence {
  const char* name;
  const char* symbol;
  const char* count;
  const char* width;
  const char* role;
  const char* description;
  const char* width_description;
};

constexpr Sequence tokens = {"x", "X", "n", "d_model", "input", "input.x", "dimension.d_model"};
constexpr Sequence query_tokens = {
    "x", "X", "m", "d_x", "input", "input.x.the_sequence_that_asks_one_row_per_token", "dimension.d_x"};
constexpr Sequence key_tokens = {"y", "Y", "n", "d_y", "context_input", "input.y", "dimension.d_y"};

/// One variant: the token inputs of queries, keys and values, which may be the same.
struct Row {
  const char* id;
  const char* equation;
  Sequence query;
  Sequence key;
  Sequence value;
  bool has_heads;
};

constexpr auto self_attention_formula = formula::joined("C=", formula::of_projections("X", "X"));
constexpr auto cross_attention_formula = formula::joined("C=", formula::of_projections("X", "Y"));
constexpr auto heads_formula = formula::of_heads();

constexpr Row table[] = {
    {"self_attention", self_attention_formula.letters, tokens, tokens, tokens, false},
    {"cross_attention", cross_attention_formula.letters, query_tokens, key_tokens, key_tokens, false},
    {"multi_head_self_attention", heads_formula.letters, tokens, tokens, tokens, true},
    {"multi_head_cross_attention", heads_formula.letters, query_tokens, key_tokens, key_tokens, true},
    {"multi_head_attention",
     heads_formula.letters,
     {"x_q", "X^Q", "m", "d_xq", "input", "input.x_q", "dimension.d_xq"},
     {"x_k", "X^K", "n", "d_xk", "context_input", "input.x_k", "dimension.d_xk"},
     {"x_v", "X^V", "n", "d_xv", "context_input", "input.x_v", "dimension.d_xv"},
     true},
};

template <class Item>
void append(std::vector<Item>& to, const std::vector<Item>& items) {
  to.insert(to.end(), items.begin(), items.end());
}

Schema schema_of(const Row& row) {
  const bool is_self = std::string_view(row.key.name) == row.query.name;
  Schema out = {row.id, row.equation, {}, {}, row.has_heads ? head_options() : projection_options()};
  if (is_self)
    out.dimensions = {{"n", "dimension.n.number_of_tokens", 1, 64, 3, "query"}};
  else
    out.dimensions = {queries_dimension(), keys_dimension()};
  std::string_view last;
  for (const Sequence& each : {row.query, row.key, row.value}) {
    if (each.name == last) continue;
    last = each.name;
    out.dimensions.push_back(feature_dimension(each.width, each.width_description));
    out.inputs.push_back(
        {each.name, each.symbol, each.count, each.width, "input", each.role, each.description, ""});
  }
  append(out.inputs, projection_inputs({row.query.width, row.key.width, row.value.width},
                                       row.has_heads ? "n_heads*" : ""));
  if (row.has_heads) append(out.inputs, output_projection_inputs());
  append(out.dimensions, row.has_heads ? head_dimensions() : projection_dimensions());
  out.inputs.push_back(mask_input(row.query.count, row.key.count));
  return out;
}

}  // namespace schemas_table

Schema projected_schema(const std::string& id) {
  for (const schemas_table::Row& row : schemas_table::table)
    if (row.id == id) return schemas_table::schema_of(row);
  fail("schema", {"error.no_variant", {{"id", id}}});
}

}  // namespace attention
