#include "learn/optimizer.h"

namespace attention {

namespace {

/// base^exponent by squaring: only products, which round alike on every machine.
double whole_power(double base, std::uint64_t exponent) {
  double out = 1;
  for (; exponent != 0; exponent /= 2, base *= base)
    if (exponent % 2 == 1) out *= base;
  return out;
}

/// old ← β old + (1 - β) now: the mean of a sequence in which numbers fade by β a step.
template <class T, class Now>
void fade(Matrix<T>& old, double beta, const Now& now) {
  old = static_cast<T>(beta) * old + static_cast<T>(1 - beta) * now;
}

}  // namespace

template <class T>
void adam(const OptimizerSettings& settings, const Update<T>& at) {
  Matrix<T>& m = at.memory.first;
  Matrix<T>& v = at.memory.second;
  fade(m, settings.beta_1, at.gradient);
  fade(v, settings.beta_2, at.gradient.cwiseAbs2());

  // Both begin as zeros: what they are short of the mean by now.
  const T share_1 = static_cast<T>(1 - whole_power(settings.beta_1, at.step));
  const T share_2 = static_cast<T>(1 - whole_power(settings.beta_2, at.step));
  const T rate = static_cast<T>(at.rate);
  const T epsilon = static_cast<T>(settings.epsilon);
  at.parameter.array() -= rate * (m.array() / share_1) / ((v.array() / share_2).sqrt() + epsilon);
}

template void adam(const OptimizerSettings&, const Update<double>&);
template void adam(const OptimizerSettings&, const Update<float>&);

}  // namespace attention
