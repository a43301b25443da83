#include "training/optimizers/optimizer.h"

namespace attention {

template <class T>
OptimizerState<T> zero_state(OptimizerKind kind, Index rows, Index cols) {
  const Matrix<T> nothing;
  const Matrix<T> zeros = Matrix<T>::Zero(rows, cols);
  if (kind == OptimizerKind::sgd) return {nothing, nothing};
  if (kind == OptimizerKind::momentum) return {zeros, nothing};
  return {zeros, zeros};
}

template <class T>
void update_parameter(const OptimizerSettings& settings, const Update<T>& update) {
  switch (settings.kind) {
    case OptimizerKind::sgd:
      return sgd(update);
    case OptimizerKind::momentum:
      return momentum(settings, update);
    case OptimizerKind::adam:
      return adam(settings, update);
    case OptimizerKind::adam_w:
      return adam_w(settings, update);
  }
}

template OptimizerState<double> zero_state(OptimizerKind, Index, Index);
template OptimizerState<float> zero_state(OptimizerKind, Index, Index);
template void update_parameter(const OptimizerSettings&, const Update<double>&);
template void update_parameter(const OptimizerSettings&, const Update<float>&);

}  // namespace attention
