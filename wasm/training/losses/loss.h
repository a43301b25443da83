#pragma once

#include "core/tape.h"

/// Loss functions: 1 × 1 nodes.
namespace attention {

/// The mean over all cells of (Y - T)². Y and T: n × d; returns 1 × 1.
template <class T>
Var<T> mean_squares(Var<T> output, Var<T> targets);

/// The mean over the rows of -Σ_k q_k log softmax(Z)_k, q = (1 - ε) T + ε / c for c classes and the smoothing
/// ε: Szegedy et al. 2016, section 7. Z and T: n × c; returns 1 × 1.
template <class T>
Var<T> mean_cross_entropy(Var<T> logits, Var<T> targets, double smoothing);

}  // namespace attention
