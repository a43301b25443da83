#include "graph/variant.h"

namespace attention {

namespace cross_entropy_loss_variant {

/// Label smoothing: (1 - ε) T + ε / c for c classes. Szegedy et al. 2016, section 7.
template <class T>
Var<T> smooth(Graph<T>& graph, Var<T> targets) {
  const double epsilon = graph.number("smoothing");
  const Var<T> kept = graph.named("kept_targets", scale(targets, 1 - epsilon, "(1-\\varepsilon)\\,\\arg{0}"));
  const double each = epsilon / static_cast<double>(targets.cols());
  const Matrix<T> row = Matrix<T>::Constant(1, targets.cols(), static_cast<T>(each));
  const Var<T> spread = graph.named("spread", graph.tape.given(row, "1", targets.node().col_dim));
  return graph.named("smoothed_targets", add(kept, spread));
}

/// L_i = -Σ_k q_ik log softmax(Z)_ik, with q the smoothed targets. Z and the targets: n × c; returns n × 1.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.scores_and_targets");
  const Var<T> logits = graph.input("logits");
  const Var<T> targets = graph.input("targets");

  graph.section("targets", "section.smoothed_targets");
  const Var<T> smoothed = smooth(graph, targets);

  graph.section("loss", "section.loss");
  const Var<T> logs = graph.named("log_shares", log_softmax(logits));
  graph.output(graph.named("loss", cross_entropy(smoothed, logs)));
}

Schema schema() {
  return {
      "cross_entropy_loss",
      "L=-\\sum_k\\left((1-\\varepsilon)\\,T+\\tfrac{\\varepsilon}{c}\\right)\\odot\\log\\operatorname{"
      "softmax}(Z)",
      {{"n", "dimension.n.number_of_predictions", 1, 64, 3, "query"}, {"c", "dimension.c", 1, 64, 4, "key"}},
      {{"logits", "Z", "n", "c", "input", "scores", "input.logits", ""},
       {"targets", "T", "n", "c", "input", "value", "input.targets", ""}},
      {{"smoothing", "option.smoothing", "number", {}, 0.0, 0, 1, ""}},
  };
}

}  // namespace cross_entropy_loss_variant

Variant cross_entropy_loss() {
  return {cross_entropy_loss_variant::schema(), cross_entropy_loss_variant::run<double>};
}

}  // namespace attention
