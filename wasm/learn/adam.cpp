#include "core/elementary.h"
#include "learn/optimizer.h"
#include "ops/cells.h"

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
  const Index count = at.parameter.size();
  T* const m = at.memory.first.data();
  T* const v = at.memory.second.data();
  // The mean of a sequence in which numbers fade by β a step: that of the gradient, and that of its square.
  const auto faded = [](auto old, auto now, double beta) {
    return same_as(old, static_cast<T>(beta)) * old + same_as(now, static_cast<T>(1 - beta)) * now;
  };
  const auto first = [=, beta = settings.beta_1](auto old, auto g) { return faded(old, g, beta); };
  const auto second = [=, beta = settings.beta_2](auto old, auto g) { return faded(old, g * g, beta); };
  map_run(count, m, first, m, at.gradient.data());
  map_run(count, v, second, v, at.gradient.data());

  // Both begin as zeros: what they are short of the mean by now.
  const T share_1 = static_cast<T>(1 - whole_power(settings.beta_1, at.step));
  const T share_2 = static_cast<T>(1 - whole_power(settings.beta_2, at.step));
  const T rate = static_cast<T>(at.rate);
  const T epsilon = static_cast<T>(settings.epsilon);
  const auto moved = [=](auto theta, auto mean, auto square) {
    const auto root = elementary::sqrt(square / same_as(square, share_2)) + same_as(square, epsilon);
    return theta - same_as(mean, rate) * (mean / same_as(mean, share_1)) / root;
  };
  map_run(count, at.parameter.data(), moved, at.parameter.data(), m, v);
}

template void adam(const OptimizerSettings&, const Update<double>&);
template void adam(const OptimizerSettings&, const Update<float>&);

}  // namespace attention
