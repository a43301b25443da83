#include "training/optimizers/optimizer.h"

namespace attention {

template <class T>
void adam_w(const OptimizerSettings& settings, const Update<T>& at) {
  at.parameter *= static_cast<T>(1 - at.rate * settings.weight_decay);
  adam(settings, at);
}

template void adam_w(const OptimizerSettings&, const Update<double>&);
template void adam_w(const OptimizerSettings&, const Update<float>&);

}  // namespace attention
