#include "blocks/attention/projections.h"

namespace attention {

namespace {

/// X W, or X W + b when there is a bias. `id` is query, key, value or output.
template <class T>
Var<T> project(Graph<T>& graph, const std::string& id, Var<T> x, Var<T> w, std::optional<Var<T>> b) {
  if (!b) return graph.named(id, matmul(x, w));
  return graph.named(id, add(graph.named(id + "_product", matmul(x, w)), *b));
}

/// Head `number` (from 1): its columns of Q, K and V, and attention among them. Returns m × d_v.
template <class T>
Var<T> attend_with_head(Graph<T>& graph, const Projected<T>& projected, Index number,
                        std::optional<Var<T>> mask, const Heads& heads) {
  const Index d_k = graph.size(heads.d_k);
  const Index d_v = graph.size(heads.d_v);
  const Index before = number - 1;
  graph.enter_head(number);
  const Var<T> query =
      graph.named("query", slice(projected.query, Axis::columns, before * d_k, d_k, heads.d_k));
  const Var<T> key = graph.named("key", slice(projected.key, Axis::columns, before * d_k, d_k, heads.d_k));
  const Var<T> value =
      graph.named("value", slice(projected.value, Axis::columns, before * d_v, d_v, heads.d_v));
  const Var<T> context = attend(graph, query, key, value, scaling_of(graph, d_k), mask);
  graph.leave_head();
  return context;
}

}  // namespace

template <class T>
std::optional<Var<T>> optional_input(Graph<T>& graph, const std::string& name) {
  if (!graph.reads(name)) return {};
  return graph.input(name);
}

template <class T>
Parameters<T> read_parameters(Graph<T>& graph) {
  const Var<T> w_q = graph.input("w_q");
  const Var<T> w_k = graph.input("w_k");
  const Var<T> w_v = graph.input("w_v");
  const std::optional<Var<T>> b_q = optional_input(graph, "b_q");
  const std::optional<Var<T>> b_k = optional_input(graph, "b_k");
  const std::optional<Var<T>> b_v = optional_input(graph, "b_v");
  const std::optional<Var<T>> w_o = optional_input(graph, "w_o");
  const std::optional<Var<T>> b_o = optional_input(graph, "b_o");
  return {w_q, w_k, w_v, b_q, b_k, b_v, w_o, b_o};
}

template <class T>
Projected<T> project_tokens(Graph<T>& graph, const Tokens<T>& tokens, const Parameters<T>& p) {
  graph.section("projections", "section.projections");
  const Var<T> query = project(graph, "query", tokens.query, p.w_q, p.b_q);
  const Var<T> key = project(graph, "key", tokens.key, p.w_k, p.b_k);
  const Var<T> value = project(graph, "value", tokens.value, p.w_v, p.b_v);
  return {query, key, value, p.w_o, p.b_o};
}

template <class T>
Projected<T> read_and_project(Graph<T>& graph, const Sources& sources) {
  graph.section("inputs", "section.tokens_and_parameters");
  const Var<T> x = graph.input(sources.query);
  const Var<T> y = sources.key == sources.query ? x : graph.input(sources.key);
  const Var<T> z = sources.value == sources.key ? y : graph.input(sources.value);
  return project_tokens(graph, Tokens<T>{x, y, z}, read_parameters(graph));
}

template <class T>
Var<T> attend_with_heads(Graph<T>& graph, const Projected<T>& projected, std::optional<Var<T>> mask,
                         const Heads& heads) {
  std::vector<Var<T>> contexts;
  for (Index number = 1; number <= graph.size(heads.count); ++number)
    contexts.push_back(attend_with_head(graph, projected, number, mask, heads));

  graph.section("output", "section.output");
  const std::string joined = std::string(heads.count) + "*" + heads.d_v;
  const Var<T> side_by_side = graph.named("concat", concat(contexts, Axis::columns, joined));
  return project(graph, "output", side_by_side, *projected.w_o, projected.b_o);
}

template <class T>
Var<T> attend_with_heads(Graph<T>& graph, const Projected<T>& projected) {
  return attend_with_heads(graph, projected, make_mask(graph, projected.query, projected.key));
}

std::vector<InputSchema> projection_inputs(const TokenWidths& widths, const std::string& prefix) {
  const std::string d_k = prefix + "d_k";
  const std::string d_v = prefix + "d_v";
  return {
      {"w_q", "W^Q", widths.query, d_k, "parameter", "query", "input.w_q", ""},
      {"w_k", "W^K", widths.key, d_k, "parameter", "key", "input.w_k", ""},
      {"w_v", "W^V", widths.value, d_v, "parameter", "value", "input.w_v", ""},
      {"b_q", "b^Q", "1", d_k, "bias", "query", "input.b_q", "bias=true"},
      {"b_k", "b^K", "1", d_k, "bias", "key", "input.b_k", "bias=true"},
      {"b_v", "b^V", "1", d_v, "bias", "value", "input.b_v", "bias=true"},
  };
}

std::vector<InputSchema> output_projection_inputs(const std::string& out_dim) {
  return {
      {"w_o", "W^O", "n_heads*d_v", out_dim, "parameter", "output", "input.w_o", ""},
      {"b_o", "b^O", "1", out_dim, "bias", "output", "input.b_o", "bias=true"},
  };
}

std::vector<DimensionSchema> projection_dimensions() {
  return {feature_dimension("d_k", "dimension.d_k.width_of_queries_and_keys"),
          feature_dimension("d_v", "dimension.d_v.width_of_values")};
}

std::vector<OptionSchema> projection_options() {
  std::vector<OptionSchema> options = mask_options();
  options.push_back(scale_option());
  options.push_back({"bias", "option.bias", "flag", {}, false, 0, 0, ""});
  return options;
}

std::vector<OptionSchema> head_options() {
  std::vector<OptionSchema> options = projection_options();
  options.insert(options.begin(),
                 {"n_heads", "option.n_heads", "number", {}, 2.0, 1, static_cast<double>(Limits::heads), ""});
  return options;
}

std::vector<DimensionSchema> head_dimensions() {
  return {
      {"n_heads", "dimension.n_heads", 1, Limits::heads, 2, ""},
      feature_dimension("d_k", "dimension.d_k", 2),
      feature_dimension("d_v", "dimension.d_v", 2),
      feature_dimension("d_out", "dimension.d_out"),
  };
}

template std::optional<Var<double>> optional_input(Graph<double>&, const std::string&);
template std::optional<Var<float>> optional_input(Graph<float>&, const std::string&);
template Parameters<double> read_parameters(Graph<double>&);
template Parameters<float> read_parameters(Graph<float>&);
template Projected<double> project_tokens(Graph<double>&, const Tokens<double>&, const Parameters<double>&);
template Projected<float> project_tokens(Graph<float>&, const Tokens<float>&, const Parameters<float>&);
template Projected<double> read_and_project(Graph<double>&, const Sources&);
template Projected<float> read_and_project(Graph<float>&, const Sources&);
template Var<double> attend_with_heads(Graph<double>&, const Projected<double>&, std::optional<Var<double>>,
                                       const Heads&);
template Var<float> attend_with_heads(Graph<float>&, const Projected<float>&, std::optional<Var<float>>,
                                      const Heads&);
template Var<double> attend_with_heads(Graph<double>&, const Projected<double>&);
template Var<float> attend_with_heads(Graph<float>&, const Projected<float>&);

}  // namespace attention
