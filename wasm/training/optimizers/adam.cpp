#include "core/numeric/elementary.h"
#include "ops/cells.h"
#include "training/optimizers/optimizer.h"

namespace attention {

namespace {

/// base^exponent by squaring: only products, which round alike on every machine.
double whole_power(double base, std::uint64_t exponent) {
  double out = 1;
  for (; exponent != 0; exponent /= 2, base *= base)
    if (exponent % 2 == 1) out *= base;
  return out;
}

}  // namespace

template <class T>
void adam(const OptimizerSettings& settings, const Update<T>& at) {
  // Both begin as zeros: what they are short of the mean by now.
  const T share_1 = static_cast<T>(1 - whole_power(settings.beta_1, at.step));
  const T share_2 = static_cast<T>(1 - whole_power(settings.beta_2, at.step));
  const T rate = static_cast<T>(at.rate);
  const T epsilon = static_cast<T>(settings.epsilon);
  // The mean of a sequence in which numbers fade by β a step: that of the gradient, and that of its square.
  const auto faded = [](auto old, auto now, double beta) {
    return same_as(old, static_cast<T>(beta)) * old + same_as(now, static_cast<T>(1 - beta)) * now;
  };
  const auto move = [=, beta_1 = settings.beta_1, beta_2 = settings.beta_2](auto g, auto& theta, auto& mean,
                                                                            auto& square) {
    mean = faded(mean, g, beta_1);
    square = faded(square, g * g, beta_2);
    const auto root = elementary::sqrt(square / same_as(square, share_2)) + same_as(square, epsilon);
    theta = theta - same_as(mean, rate) * (mean / same_as(mean, share_1)) / root;
  };

  const Index count = at.parameter.size();
  const T* const g = at.gradient.data();
  T* const theta = at.parameter.data();
  T* const m = at.memory.first.data();
  T* const v = at.memory.second.data();
  Index k = 0;
  if constexpr (std::is_same_v<T, float>)
    for (; k + 4 <= count; k += 4) {
      simd::F32x4 moved = simd::load(theta + k), mean = simd::load(m + k), square = simd::load(v + k);
      move(simd::load(g + k), moved, mean, square);
      simd::store(theta + k, moved), simd::store(m + k, mean), simd::store(v + k, square);
    }
  for (; k < count; ++k) move(g[k], theta[k], m[k], v[k]);
}

template void adam(const OptimizerSettings&, const Update<double>&);
template void adam(const OptimizerSettings&, const Update<float>&);

}  // namespace attention
