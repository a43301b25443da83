#include "blocks/image/pixel_attention.h"

#include "blocks/attention/attend.h"
#include "blocks/attention/projections.h"

namespace attention {

template <class T>
Var<T> attend_with_bias(Graph<T>& graph, Var<T> query, Var<T> key, Var<T> value, std::optional<Var<T>> bias,
                        std::optional<Var<T>> mask_of) {
  graph.section("scores", "section.scores");
  const Var<T> key_transposed = graph.named("key_transposed", transpose(key));
  Var<T> scores = graph.named("scores", matmul(query, key_transposed));
  scores = graph.named("scaled_scores", divide_by_root(scores, query.cols()));
  if (bias) scores = graph.named("biased_scores", add(scores, *bias));
  if (mask_of) scores = graph.named("masked_scores", mask(scores, *mask_of));

  graph.section("weights", "section.weights");
  const Var<T> weights = graph.named("weights", softmax(scores));

  graph.section("context", "section.context");
  return graph.named("context", matmul(weights, value));
}

template <class T>
Projections<T> project_all(Graph<T>& graph, Var<T> x, Var<T> w_q, Var<T> w_k, Var<T> w_v) {
  graph.section("projections", "section.projections");
  return {graph.named("query", matmul(x, w_q)), graph.named("key", matmul(x, w_k)),
          graph.named("value", matmul(x, w_v))};
}

OptionSchema heads_option(double initial) {
  return {"n_heads", "option.n_heads", "number", {}, initial, 1, static_cast<double>(Limits::heads), ""};
}

std::vector<InputSchema> head_inputs(const std::string& width) {
  std::vector<InputSchema> inputs = output_projection_inputs();
  inputs.pop_back();  // no bias
  std::vector<InputSchema> projections = projection_inputs({width, width, width}, "n_heads*");
  projections.resize(3);  // no biases
  inputs.insert(inputs.begin(), projections.begin(), projections.end());
  return inputs;
}

template Var<double> attend_with_bias(Graph<double>&, Var<double>, Var<double>, Var<double>,
                                      std::optional<Var<double>>, std::optional<Var<double>>);
template Projections<double> project_all(Graph<double>&, Var<double>, Var<double>, Var<double>, Var<double>);

}  // namespace attention
