#include "training/optimizers/optimizer.h"

namespace attention {

template <class T>
void sgd(const Update<T>& at) {
  at.parameter -= static_cast<T>(at.rate) * at.gradient;
}

template void sgd(const Update<double>&);
template void sgd(const Update<float>&);

}  // namespace attention
