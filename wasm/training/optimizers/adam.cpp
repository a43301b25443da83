#include "core/numeric/elementary.h"
#include "ops/cells.h"
#include "training/optimizers/optimizer.h"

namespace attention {

namespace {

/// base^exponent by squaring: only multiplications, which are bit-identical on every machine.
double integer_power(double base, std::uint64_t exponent) {
  double out = 1;
  for (; exponent != 0; exponent /= 2, base *= base)
    if (exponent % 2 == 1) out *= base;
  return out;
}

}  // namespace

template <class T>
void adam(const OptimizerSettings& settings, const Update<T>& at) {
  // Bias corrections, since both moments start from zero.
  const T share_1 = static_cast<T>(1 - integer_power(settings.beta_1, at.step));
  const T share_2 = static_cast<T>(1 - integer_power(settings.beta_2, at.step));
  const T rate = static_cast<T>(at.rate);
  const T epsilon = static_cast<T>(settings.epsilon);
  // Exponential moving average with decay β.
  const auto moving_average = [](auto old, auto now, double beta) {
    return broadcast_like(old, static_cast<T>(beta)) * old +
           broadcast_like(now, static_cast<T>(1 - beta)) * now;
  };
  const auto move = [=, beta_1 = settings.beta_1, beta_2 = settings.beta_2](auto g, auto& theta, auto& mean,
                                                                            auto& square) {
    mean = moving_average(mean, g, beta_1);
    square = moving_average(square, g * g, beta_2);
    const auto root =
        elementary::sqrt(square / broadcast_like(square, share_2)) + broadcast_like(square, epsilon);
    theta = theta - broadcast_like(mean, rate) * (mean / broadcast_like(mean, share_1)) / root;
  };

  const Index count = at.parameter.size();
  const T* const g = at.gradient.data();
  T* const theta = at.parameter.data();
  T* const m = at.state.first.data();
  T* const v = at.state.second.data();
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
