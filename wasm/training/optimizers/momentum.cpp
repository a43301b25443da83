#include "training/optimizers/optimizer.h"

namespace attention {

template <class T>
void momentum(const OptimizerSettings& settings, const Update<T>& at) {
  Matrix<T>& velocity = at.state.first;
  velocity = static_cast<T>(settings.momentum) * velocity + at.gradient;
  at.parameter -= static_cast<T>(at.rate) * velocity;
}

template void momentum(const OptimizerSettings&, const Update<double>&);
template void momentum(const OptimizerSettings&, const Update<float>&);

}  // namespace attention
