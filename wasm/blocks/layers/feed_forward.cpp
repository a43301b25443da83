#include "blocks/layers/feed_forward.h"

#include <algorithm>
#include <iterator>
#include <stdexcept>

#include "ops/algebra/activation.h"

namespace attention {

namespace {

Function function_named(const std::string& name) {
  const auto found = std::find(std::begin(function_names), std::end(function_names), name);
  if (found == std::end(function_names)) throw std::out_of_range(name);
  return static_cast<Function>(found - std::begin(function_names));
}

}  // namespace

template <class T>
FeedForwardParameters<T> read_feed_forward(Graph<T>& graph) {
  const Var<T> w_1 = graph.input("w_1");
  const Var<T> b_1 = graph.input("b_1");
  const Var<T> w_2 = graph.input("w_2");
  return {w_1, b_1, w_2, graph.input("b_2")};
}

template <class T>
Var<T> feed_forward(Graph<T>& graph, Var<T> x, const FeedForwardParameters<T>& parameters) {
  graph.section("hidden", "section.hidden_layer");
  const Var<T> hidden_product = graph.named("hidden_product", matmul(x, parameters.w_1));
  const Var<T> before = graph.named("pre_activation", add(hidden_product, parameters.b_1));
  const Var<T> hidden = graph.named("hidden", activation(before, activation_of(graph)));

  graph.section("output", "section.output");
  const Var<T> product = graph.named("ffn_product", matmul(hidden, parameters.w_2));
  return graph.named("ffn_output", add(product, parameters.b_2));
}

template <class T>
Var<T> feed_forward_group(Graph<T>& graph, Var<T> x) {
  graph.enter("ffn");
  graph.section("inputs", "section.parameters");
  const Var<T> out = feed_forward(graph, x, read_feed_forward(graph));
  graph.leave();
  return out;
}

std::vector<InputSchema> feed_forward_inputs(const std::string& out_dim) {
  return {
      {"w_1", "W_1", "d_model", "d_ff", "parameter", "inner", "input.w_1", ""},
      {"b_1", "b_1", "1", "d_ff", "bias", "inner", "input.b_1", ""},
      {"w_2", "W_2", "d_ff", out_dim, "parameter", "output", "input.w_2", ""},
      {"b_2", "b_2", "1", out_dim, "bias", "output", "input.b_2", ""},
  };
}

OptionSchema activation_option(std::vector<std::string> choices) {
  const std::string first = choices.front();
  return {"activation", "option.activation", "choice", std::move(choices), first, 0, 0, ""};
}

std::string activation_formula(const OptionSchema& option, const std::string& x) {
  std::string out = latex_of(function_named(option.choices.back()), x);
  for (std::size_t k = option.choices.size() - 1; k-- > 0;) {
    const std::string& name = option.choices[k];
    out = "\\when{" + option.name + "=" + name + "}{" + latex_of(function_named(name), x) + "}{" + out + "}";
  }
  return out;
}

template <class T>
Function activation_of(const Graph<T>& graph) {
  return function_named(graph.choice("activation"));
}

template FeedForwardParameters<double> read_feed_forward(Graph<double>&);
template FeedForwardParameters<float> read_feed_forward(Graph<float>&);
template Var<double> feed_forward(Graph<double>&, Var<double>, const FeedForwardParameters<double>&);
template Var<float> feed_forward(Graph<float>&, Var<float>, const FeedForwardParameters<float>&);
template Var<double> feed_forward_group(Graph<double>&, Var<double>);
template Var<float> feed_forward_group(Graph<float>&, Var<float>);
template Function activation_of(const Graph<double>&);
template Function activation_of(const Graph<float>&);

}  // namespace attention
