#include "attention/projected/schemas.h"

#include "blocks/attention/projections.h"
#include "graph/formula.h"

namespace attention {

namespace {

/// A sequence of tokens that is projected: `count` rows of `width` numbers.
struct Sequence {
  const char* name;
  const char* symbol;
  const char* count;
  const char* width;
  const char* role;
  const char* description;
  const char* width_description;
};

constexpr Sequence tokens = {"x", "X", "n", "d_model", "input", "one row per token", "width of a token"};
constexpr Sequence asking = {
    "x", "X", "m", "d_x", "input", "the sequence that asks, one row per token", "width of a token that asks"};
constexpr Sequence looked_at = {"y",
                                "Y",
                                "n",
                                "d_y",
                                "context_input",
                                "the sequence that is looked at, one row per token",
                                "width of a token looked at"};

/// One variant: what queries, keys and values are made from, the same sequence named again where it is.
struct Row {
  const char* id;
  const char* title;
  const char* equation;
  const char* source;
  Sequence query;
  Sequence key;
  Sequence value;
  bool has_heads;
};

constexpr auto self_attention_formula = formula::joined("C=", formula::of_projections("X", "X"));
constexpr auto cross_attention_formula = formula::joined("C=", formula::of_projections("X", "Y"));
constexpr auto heads_formula = formula::of_heads();

constexpr Row table[] = {
    {"self_attention", "Self-attention with projections", self_attention_formula.letters,
     "Vaswani et al. 2017, section 3.2.1 with Q, K and V from one sequence", tokens, tokens, tokens, false},
    {"cross_attention", "Cross-attention", cross_attention_formula.letters,
     "Vaswani et al. 2017, section 3.2.3, encoder-decoder attention", asking, looked_at, looked_at, false},
    {"multi_head_self_attention", "Multi-head self-attention", heads_formula.letters,
     "Vaswani et al. 2017, section 3.2.2", tokens, tokens, tokens, true},
    {"multi_head_cross_attention", "Multi-head cross-attention", heads_formula.letters,
     "Vaswani et al. 2017, sections 3.2.2 and 3.2.3", asking, looked_at, looked_at, true},
    {"multi_head_attention",
     "Multi-head attention with three inputs",
     heads_formula.letters,
     "Vaswani et al. 2017, section 3.2.2",
     {"x_q", "X^Q", "m", "d_xq", "input", "what asks, one row per token", "width of a token that asks"},
     {"x_k", "X^K", "n", "d_xk", "context_input", "what is searched, one row per token",
      "width of a token as it is found"},
     {"x_v", "X^V", "n", "d_xv", "context_input", "what is read, a row for each row that is searched",
      "width of a token as it is read"},
     true},
};

template <class Item>
void append(std::vector<Item>& to, const std::vector<Item>& items) {
  to.insert(to.end(), items.begin(), items.end());
}

Schema schema_of(const Row& row) {
  const bool is_self = std::string_view(row.key.name) == row.query.name;
  Schema out = {row.id,
                row.title,
                row.equation,
                row.source,
                {},
                {},
                row.has_heads ? head_options() : projection_options()};
  if (is_self)
    out.dimensions = {{"n", "number of tokens", 1, 64, 3, "query"}};
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

}  // namespace

Schema projected_schema(const std::string& id) {
  for (const Row& row : table)
    if (row.id == id) return schema_of(row);
  fail("schema", "there is no variant " + id);
}

}  // namespace attention
