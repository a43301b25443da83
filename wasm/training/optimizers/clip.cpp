#include "training/optimizers/clip.h"

#include <cmath>

namespace attention {

template <class T>
double global_norm(const std::vector<Matrix<T>>& gradients) {
  double sum = 0;
  for (const Matrix<T>& each : gradients)
    for (Index k = 0; k < each.size(); ++k) {
      const double g = static_cast<double>(each.data()[k]);
      sum += g * g;
    }
  return std::sqrt(sum);
}

template <class T>
double clip(std::vector<Matrix<T>>& gradients, double limit) {
  const double norm = global_norm(gradients);
  if (norm > limit)
    for (Matrix<T>& each : gradients) each *= static_cast<T>(limit / norm);
  return norm;
}

template double global_norm(const std::vector<Matrix<double>>&);
template double global_norm(const std::vector<Matrix<float>>&);
template double clip(std::vector<Matrix<double>>&, double);
template double clip(std::vector<Matrix<float>>&, double);

}  // namespace attention
