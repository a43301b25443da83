#pragma once

#include <cmath>

#include "core/explain.h"

/// The arithmetic of an explanation, done again by the rules of core/explain.h and nothing else of the
/// engine.
namespace attention::tests {

template <class T>
T product(const Term& term) {
  T out = 1;
  for (const Factor& factor : term.factors) out *= static_cast<T>(factor.value);
  return out;
}

template <class T>
T term_again(Reduction reduction, const Term& term) {
  if (reduction == Reduction::sum) return product<T>(term);
  const T first = static_cast<T>(term.factors.at(0).value);
  const T second = static_cast<T>(term.factors.at(1).value);
  if (reduction == Reduction::softmax) return std::exp(first - second);
  return second * std::tanh(first / second);
}

/// The first, then the second added to it, and so on.
template <class T>
T sum_of_terms(const Explanation& explanation) {
  T out = static_cast<T>(explanation.terms.at(0).value);
  for (std::size_t k = 1; k < explanation.terms.size(); ++k)
    out += static_cast<T>(explanation.terms[k].value);
  return out;
}

/// What the terms amount to.
template <class T>
T result_again(const Explanation& explanation) {
  switch (explanation.reduction) {
    case Reduction::sum:
      return sum_of_terms<T>(explanation);
    case Reduction::softmax:
      if (explanation.terms.empty()) return 0;
      return static_cast<T>(explanation.terms.at(static_cast<std::size_t>(explanation.chosen)).value) /
             sum_of_terms<T>(explanation);
    case Reduction::softcap:
      return static_cast<T>(explanation.terms.at(0).value);
    case Reduction::given:
      return static_cast<T>(explanation.result);
  }
  return 0;
}

}  // namespace attention::tests
