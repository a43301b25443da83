#pragma once

#include <cmath>
#include <limits>

#include "core/explain.h"
#include "core/numeric/elementary.h"

/// Recomputes the result of an explanation by the definitions in core/explain.h, independently of the ops.
namespace attention::tests {

template <class T>
T product(const Term& term) {
  T out = 1;
  for (const Factor& factor : term.factors) out *= static_cast<T>(factor.value);
  return out;
}

/// The functions of core/explain.h.
template <class T>
T recompute_function(Function function, const Term& term) {
  const T a = static_cast<T>(term.factors.at(0).value);
  const T half = static_cast<T>(0.5);
  switch (function) {
    case Function::tanh:
      return elementary::tanh(a);
    case Function::sigmoid:
      return 1 / (1 + elementary::exp(-a));
    case Function::relu:
      return a > 0 ? a : 0;
    case Function::gelu:
      return a * (half * (1 + std::erf(a * static_cast<T>(M_SQRT1_2))));
    case Function::gelu_tanh: {
      const T t = elementary::tanh(static_cast<T>(M_2_SQRTPI * M_SQRT1_2) *
                                   (a + static_cast<T>(0.044715) * (a * a * a)));
      return a * (half * (1 + t));
    }
    case Function::silu:
      return a * (1 / (1 + elementary::exp(-a)));
    case Function::exp:
      return elementary::exp(a);
    case Function::sin:
      return elementary::sin(a);
    case Function::cos:
      return elementary::cos(a);
    case Function::power:
      return elementary::pow(a, static_cast<T>(term.factors.at(1).value));
    case Function::sqrt_of_sum:
      return std::sqrt(a + static_cast<T>(term.factors.at(1).value));
    case Function::quotient:
      return a / static_cast<T>(term.factors.at(1).value);
    case Function::larger: {
      const T b = static_cast<T>(term.factors.at(1).value);
      return b > a ? b : a;
    }
    case Function::log:
      return elementary::log(a);
    case Function::absolute:
      return std::abs(a);
    case Function::none:
      break;
  }
  return std::numeric_limits<T>::quiet_NaN();
}

template <class T>
T recompute_term(const Explanation& explanation, const Term& term) {
  const Reduction reduction = explanation.reduction;
  if (reduction == Reduction::sum || reduction == Reduction::norm) return product<T>(term);
  if (reduction == Reduction::hardmax) return static_cast<T>(term.factors.at(0).value);
  if (reduction == Reduction::function) return recompute_function<T>(explanation.function, term);
  const T first = static_cast<T>(term.factors.at(0).value);
  const T second = static_cast<T>(term.factors.at(1).value);
  if (reduction == Reduction::softmax || reduction == Reduction::log_softmax ||
      reduction == Reduction::log_sum_exp)
    return elementary::exp(first - second);
  return second * elementary::tanh(first / second);
}

/// Adds the terms in order.
template <class T>
T sum_of_terms(const Explanation& explanation) {
  T out = static_cast<T>(explanation.terms.at(0).value);
  for (std::size_t k = 1; k < explanation.terms.size(); ++k)
    out += static_cast<T>(explanation.terms[k].value);
  return out;
}

/// 1 / number of maxima for a maximum, else 0.
template <class T>
T recompute_hardmax(const Explanation& explanation) {
  const auto score = [&](std::size_t k) { return static_cast<T>(explanation.terms.at(k).value); };
  const std::size_t chosen = static_cast<std::size_t>(explanation.chosen);
  T equal = 0;
  for (std::size_t k = 0; k < explanation.terms.size(); ++k) {
    if (std::isnan(score(k))) return score(k);
    if (score(k) > score(chosen)) return 0;
    if (score(k) == score(chosen)) equal += 1;
  }
  return score(chosen) == -std::numeric_limits<T>::infinity() ? 0 : 1 / equal;
}

/// The result of the terms.
template <class T>
T recompute_result(const Explanation& explanation) {
  switch (explanation.reduction) {
    case Reduction::sum:
      return sum_of_terms<T>(explanation);
    case Reduction::softmax:
      if (explanation.terms.empty()) return 0;
      return static_cast<T>(explanation.terms.at(static_cast<std::size_t>(explanation.chosen)).value) /
             sum_of_terms<T>(explanation);
    case Reduction::log_softmax: {
      const Term& chosen = explanation.terms.at(static_cast<std::size_t>(explanation.chosen));
      const T above = static_cast<T>(chosen.factors.at(0).value) - static_cast<T>(chosen.factors.at(1).value);
      return above - elementary::log(sum_of_terms<T>(explanation));
    }
    case Reduction::log_sum_exp:
      return static_cast<T>(explanation.terms.at(0).factors.at(1).value) +
             elementary::log(sum_of_terms<T>(explanation));
    case Reduction::hardmax:
      return recompute_hardmax<T>(explanation);
    case Reduction::norm:
      return std::sqrt(sum_of_terms<T>(explanation));
    case Reduction::softcap:
    case Reduction::function:
      return static_cast<T>(explanation.terms.at(0).value);
    case Reduction::given:
      return static_cast<T>(explanation.result);
  }
  return 0;
}

}  // namespace attention::tests
