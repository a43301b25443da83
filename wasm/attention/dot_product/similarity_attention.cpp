#include "blocks/attention/attend.h"
#include "blocks/attention/score_network.h"
#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace similarity_attention_variant {

/// Lower bound of the product of norms, so that rows of zeros have cosine 0.
constexpr double smallest_product = 1e-8;

template <class T>
Var<T> dot(Graph<T>& graph, Var<T> q, Var<T> k) {
  return graph.named("scores", matmul(q, graph.named("key_transposed", transpose(k))));
}

/// q·k / max(‖q‖ ‖k‖, ε).
template <class T>
Var<T> cosine(Graph<T>& graph, Var<T> q, Var<T> k) {
  const Var<T> products = dot(graph, q, k);
  const Var<T> of_q = graph.named("query_norms", norm(q));
  const Var<T> of_k = graph.named("key_norms", norm(k));
  const Var<T> transposed = graph.named("key_norms_transposed", transpose(of_k));
  const Var<T> lengths = graph.named("norm_products", matmul(of_q, transposed));
  const Var<T> divisors = graph.named("divisors", clamp_min(lengths, smallest_product));
  return graph.named("cosine_scores", divide(products, divisors));
}

/// vᵀ tanh(W_q q + W_k k), or the same from [q; k].
template <class T>
Var<T> network(Graph<T>& graph, Var<T> q, Var<T> k, const std::string& form) {
  const Var<T> w_q = graph.input("w_q");
  const Var<T> w_k = graph.input("w_k");
  const ScoreNetwork<T> both{
      {q, w_q, "projected_query"}, {k, w_k, "projected_key"}, graph.input("v_a"), {}, PairOrder::outer_first};
  graph.section("scores", "section.similarity");
  return score_pairs(graph, both, form);
}

/// The similarity of each query and key, m × n. Reads its parameters.
template <class T>
Var<T> score(Graph<T>& graph, Var<T> q, Var<T> k) {
  const std::string& similarity = graph.choice("similarity");
  if (similarity == "additive") return network(graph, q, k, "split");
  if (similarity == "concat") return network(graph, q, k, "concat");
  std::optional<Var<T>> w_a;
  if (graph.reads("w_a")) w_a = graph.input("w_a");
  graph.section("scores", "section.similarity");
  if (similarity == "cosine") return cosine(graph, q, k);
  if (w_a) q = graph.named("projected_query", matmul(q, *w_a));
  const Var<T> scores = dot(graph, q, k);
  if (similarity != "scaled_dot") return scores;
  return graph.named("scaled_scores", divide_by_root(scores, q.cols()));
}

/// C = softmax(sim(Q, K) / τ) V. Q: m × d_k, K: n × d_k, V: n × d_v.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.queries_keys_values");
  const Var<T> query = graph.input("query");
  const Var<T> key = graph.input("key");
  const Var<T> value = graph.input("value");

  Var<T> scores = score(graph, query, key);
  if (const double temperature = graph.number("temperature"); temperature != 1)
    scores = graph.named("tempered_scores", scale(scores, 1 / temperature, "\\frac{\\arg{0}}{\\tau}"));

  graph.section("weights", "section.weights");
  const Var<T> weights = graph.named("weights", softmax(scores));

  graph.section("context", "section.context");
  graph.output(graph.named("context", matmul(weights, value)));
}

const std::string of_network = "similarity=additive|concat";

/// above / τ, or above / (τ below), without τ if it is 1.
consteval auto tempered(const auto& above) {
  return formula::when("temperature=1", above, formula::joined("\\frac{", above, "}{\\tau}"));
}
consteval auto tempered(const auto& above, const auto& below) {
  return formula::when("temperature=1", formula::joined("\\frac{", above, "}{", below, "}"),
                       formula::joined("\\frac{", above, "}{\\tau\\,", below, "}"));
}

consteval auto scores_formula() {
  const auto where = [](const auto& similarity, const auto& scores) consteval {
    return formula::when(formula::joined("similarity=", similarity), scores, "");
  };
  return formula::joined(
      where("dot", tempered("Q\\,K^{\\top}")), where("scaled_dot", tempered("Q\\,K^{\\top}", "\\sqrt{d_k}")),
      where("cosine", tempered("Q\\,K^{\\top}", "\\lVert Q\\rVert\\,\\lVert K\\rVert^{\\top}")),
      where("general", tempered("Q\\,W_a\\,K^{\\top}")),
      where("additive", tempered("v^{\\top}\\tanh\\left(W^Q\\,q_i+W^K\\,k_j\\right)")),
      where("concat", tempered("v^{\\top}\\tanh\\left(W\\,[q_i;k_j]\\right)")));
}

Schema schema() {
  Schema schema{
      "similarity_attention",
      formula::joined("C=", formula::softmax(scores_formula()), "V"),
      query_key_value_dimensions(),
      query_key_value_inputs(),
      {choice_option("similarity", "option.similarity",
                     {"dot", "scaled_dot", "cosine", "general", "additive", "concat"}),
       temperature_option(1e-3)},
  };
  schema.dimensions.push_back(feature_dimension("d_a", "dimension.d_a", 2));
  schema.inputs.pop_back();  // no masks here
  schema.inputs.insert(
      schema.inputs.end(),
      {{"w_a", "W_a", "d_k", "d_k", "parameter", "scores", "input.w_a", "similarity=general"},
       {"w_q", "W^Q", "d_k", "d_a", "parameter", "query", "input.w_q.reads_queries", of_network},
       {"w_k", "W^K", "d_k", "d_a", "parameter", "key", "input.w_k.reads_keys", of_network},
       {"v_a", "v", "d_a", "1", "parameter", "scores", "input.v_a", of_network}});
  return schema;
}

}  // namespace similarity_attention_variant

Variant similarity_attention() {
  return {similarity_attention_variant::schema(), similarity_attention_variant::run<double>};
}

}  // namespace attention
