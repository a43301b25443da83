#include "ops/ops.h"
#include "training/losses/loss.h"

namespace attention {

namespace {

/// (1 - ε) T + ε / c.
template <class T>
Var<T> smoothed(Var<T> targets, double epsilon) {
  const double each = epsilon / static_cast<double>(targets.cols());
  const Matrix<T> row = Matrix<T>::Constant(1, targets.cols(), static_cast<T>(each));
  const Var<T> spread = targets.tape->given(row, "1", targets.node().col_dim);
  return add(scale(targets, 1 - epsilon, "(1-\\varepsilon)\\,\\arg{0}"), spread);
}

}  // namespace

template <class T>
Var<T> mean_cross_entropy(Var<T> logits, Var<T> targets, double smoothing) {
  check_same_shape("mean_cross_entropy", argument("logits", logits), argument("targets", targets));
  const Var<T> target_distribution = smoothing == 0 ? targets : smoothed(targets, smoothing);
  return mean(cross_entropy(target_distribution, log_softmax(logits)), Each::column);
}

template Var<double> mean_cross_entropy(Var<double>, Var<double>, double);
template Var<float> mean_cross_entropy(Var<float>, Var<float>, double);

}  // namespace attention
