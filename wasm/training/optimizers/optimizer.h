#pragma once

#include <cstdint>

#include "core/matrix.h"

/// Rules that move a parameter θ against its gradient g. A file each; `descend` chooses.
namespace attention {

enum class Rule { sgd, momentum, adam, adam_w };

struct OptimizerSettings {
  Rule rule = Rule::adam;
  /// μ of `momentum`.
  double momentum = 0.9;
  /// β₁, β₂ and ε of `adam` and `adam_w`.
  double beta_1 = 0.9;
  double beta_2 = 0.999;
  double epsilon = 1e-8;
  /// λ of `adam_w`.
  double weight_decay = 0.01;
};

/// What a rule remembers of one parameter from step to step, each of its shape; zeros before the first step.
template <class T>
struct Memory {
  /// The velocity of `momentum`, m of `adam` and `adam_w`.
  Matrix<T> first;
  /// v of `adam` and `adam_w`.
  Matrix<T> second;
};

/// One step of one parameter. Parameter, gradient and memory have one shape; steps count from 1.
template <class T>
struct Update {
  Matrix<T>& parameter;
  const Matrix<T>& gradient;
  Memory<T>& memory;
  double rate;
  std::uint64_t step;
};

/// Zeros for what the rule remembers of a parameter of that shape; nothing for what it does not.
template <class T>
Memory<T> blank_memory(Rule rule, Index rows, Index cols);

/// Moves one parameter by the rule of the settings.
template <class T>
void descend(const OptimizerSettings& settings, const Update<T>& update);

/// θ ← θ - α g, stochastic gradient descent. Robbins and Monro 1951.
template <class T>
void sgd(const Update<T>& update);

/// u ← μ u + g, θ ← θ - α u. Polyak 1964; Sutskever et al. 2013, equations 1 and 2, with their velocity being
/// -α u here, so that a rate that changes acts at once.
template <class T>
void momentum(const OptimizerSettings& settings, const Update<T>& update);

/// m ← β₁ m + (1 - β₁) g, v ← β₂ v + (1 - β₂) g², θ ← θ - α m̂ / (√v̂ + ε) with m̂ = m / (1 - β₁ᵗ) and
/// v̂ = v / (1 - β₂ᵗ). Kingma and Ba 2015, algorithm 1.
template <class T>
void adam(const OptimizerSettings& settings, const Update<T>& update);

/// Adam with θ ← θ - α λ θ before it, which the moments never see. Loshchilov and Hutter 2019, algorithm 2,
/// line 12, both terms scaled by the rate.
template <class T>
void adam_w(const OptimizerSettings& settings, const Update<T>& update);

}  // namespace attention
