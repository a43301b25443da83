#include "training/optimizers/optimizer.h"

namespace attention {

template <class T>
Memory<T> blank_memory(Rule rule, Index rows, Index cols) {
  const Matrix<T> nothing;
  const Matrix<T> zeros = Matrix<T>::Zero(rows, cols);
  if (rule == Rule::sgd) return {nothing, nothing};
  if (rule == Rule::momentum) return {zeros, nothing};
  return {zeros, zeros};
}

template <class T>
void descend(const OptimizerSettings& settings, const Update<T>& update) {
  switch (settings.rule) {
    case Rule::sgd:
      return sgd(update);
    case Rule::momentum:
      return momentum(settings, update);
    case Rule::adam:
      return adam(settings, update);
    case Rule::adam_w:
      return adam_w(settings, update);
  }
}

template Memory<double> blank_memory(Rule, Index, Index);
template Memory<float> blank_memory(Rule, Index, Index);
template void descend(const OptimizerSettings&, const Update<double>&);
template void descend(const OptimizerSettings&, const Update<float>&);

}  // namespace attention
