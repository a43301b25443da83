#include "blocks/attention/attend.h"
#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace grouped_query_attention_variant {

/// concat(C_1 … C_h), head i with its own columns of Q, and the columns of K and V of group ⌈i g / h⌉, g =
/// n_kv_heads. Q: m × h d_k, K: n × g d_k, V: n × g d_v.
template <class T>
void run(Graph<T>& graph) {
  const Index heads = graph.size("n_heads");
  const Index groups = graph.size("n_kv_heads");
  if (heads % groups != 0)
    fail(graph.schema.id, {"error.heads_into_groups", {{"heads", heads}, {"groups", groups}}});
  graph.section("inputs", "section.queries_keys_values");
  const Var<T> query = graph.input("query");
  const Var<T> key = graph.input("key");
  const Var<T> value = graph.input("value");
  const std::optional<Var<T>> mask = make_mask(graph, query, key);

  const Index d_k = graph.size("d_k");
  const Index d_v = graph.size("d_v");
  std::vector<Var<T>> contexts;
  for (Index head = 0; head < heads; ++head) {
    const Index group = head / (heads / groups);
    graph.enter_head(head + 1);
    const Var<T> q = graph.named("query", slice(query, Axis::columns, head * d_k, d_k, "d_k"));
    const Var<T> k = graph.named("key", slice(key, Axis::columns, group * d_k, d_k, "d_k"));
    const Var<T> v = graph.named("value", slice(value, Axis::columns, group * d_v, d_v, "d_v"));
    contexts.push_back(attend(graph, q, k, v, scaling_of(graph, d_k), mask));
    graph.leave_head();
  }
  graph.section("output", "section.output");
  graph.output(graph.named("concat", concat(contexts, Axis::columns, "n_heads*d_v")));
}

OptionSchema count_option(std::string name, std::string description, double initial) {
  return {std::move(name),
          std::move(description),
          "number",
          {},
          initial,
          1,
          static_cast<double>(Limits::heads),
          ""};
}

Schema schema() {
  Schema schema{
      "grouped_query_attention",
      formula::joined("O=\\operatorname{concat}\\left(C_1,\\dots,C_h\\right),\\quad ",
                      formula::of_each_head(formula::mask())),
      {queries_dimension(),
       keys_dimension(),
       {"n_heads", "dimension.n_heads", 1, Limits::heads, 4, ""},
       {"n_kv_heads", "dimension.n_kv_heads", 1, Limits::heads, 2, ""},
       feature_dimension("d_k", "dimension.d_k", 2),
       feature_dimension("d_v", "dimension.d_v", 2)},
      {{"query", "Q", "m", "n_heads*d_k", "input", "query",
        "input.query.one_row_per_token_all_heads_side_by_side", ""},
       {"key", "K", "n", "n_kv_heads*d_k", "input", "key",
        "input.key.one_row_per_token_all_groups_side_by_side", ""},
       {"value", "V", "n", "n_kv_heads*d_v", "input", "value",
        "input.value.what_each_token_hands_over_all_groups_side_by_side", ""},
       mask_input("m", "n")},
      mask_options(),
  };
  schema.options.push_back(scale_option());
  schema.options.push_back(count_option("n_heads", "dimension.n_heads", 4));
  schema.options.push_back(count_option("n_kv_heads", "dimension.n_kv_heads", 2));
  return schema;
}

}  // namespace grouped_query_attention_variant

Variant grouped_query_attention() {
  return {grouped_query_attention_variant::schema(), grouped_query_attention_variant::run<double>};
}

}  // namespace attention
