#pragma once

#include <cstdint>

#include "core/matrix.h"

/// Optimizers: updates of a parameter θ by its gradient g. One file each; `update_parameter` selects.
namespace attention {

enum class OptimizerKind { sgd, momentum, adam, adam_w };

struct OptimizerSettings {
  OptimizerKind kind = OptimizerKind::adam;
  /// μ of `momentum`.
  double momentum = 0.9;
  /// β₁, β₂ and ε of `adam` and `adam_w`.
  double beta_1 = 0.9;
  double beta_2 = 0.999;
  double epsilon = 1e-8;
  /// λ of `adam_w`.
  double weight_decay = 0.01;
};

/// Optimizer state of one parameter: matrices of its shape, initially zero.
template <class T>
struct OptimizerState {
  /// The velocity of `momentum`, m of `adam` and `adam_w`.
  Matrix<T> first;
  /// v of `adam` and `adam_w`.
  Matrix<T> second;
};

/// The arguments of an update. All matrices have the same shape; steps count from 1.
template <class T>
struct Update {
  Matrix<T>& parameter;
  const Matrix<T>& gradient;
  OptimizerState<T>& state;
  double rate;
  std::uint64_t step;
};

/// The initial state for a parameter of that shape; unused matrices are empty.
template <class T>
OptimizerState<T> zero_state(OptimizerKind kind, Index rows, Index cols);

/// Updates one parameter with the optimizer of the settings.
template <class T>
void update_parameter(const OptimizerSettings& settings, const Update<T>& update);

/// θ ← θ - α g, stochastic gradient descent. Robbins and Monro 1951.
template <class T>
void sgd(const Update<T>& update);

/// u ← μ u + g, θ ← θ - α u. Polyak 1964; Sutskever et al. 2013, equations 1 and 2, whose velocity is -α u,
/// so that changes of the rate act at once.
template <class T>
void momentum(const OptimizerSettings& settings, const Update<T>& update);

/// m ← β₁ m + (1 - β₁) g, v ← β₂ v + (1 - β₂) g², θ ← θ - α m̂ / (√v̂ + ε) with m̂ = m / (1 - β₁ᵗ) and
/// v̂ = v / (1 - β₂ᵗ). Kingma and Ba 2015, algorithm 1.
template <class T>
void adam(const OptimizerSettings& settings, const Update<T>& update);

/// Adam after θ ← θ - α λ θ, decoupled from the moments. Loshchilov and Hutter 2019, algorithm 2, line 12,
/// both terms scaled by the rate.
template <class T>
void adam_w(const OptimizerSettings& settings, const Update<T>& update);

}  // namespace attention
