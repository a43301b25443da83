#pragma once

#include <optional>

#include "graph/graph.h"

namespace attention {

/// Parameters of a norm, each 1 × d. RMS norm has no shift.
template <class T>
struct NormParameters {
  Var<T> gain;
  std::optional<Var<T>> shift;
};

/// Reads `gain` and, where the variant has one, `shift`, each 1 × d.
template <class T>
NormParameters<T> read_norm(Graph<T>& graph);

/// Normalizes each row of X. X: n × d; returns n × d. Layer norm (Ba et al. 2016, equation 4): (x - μ) / √(σ²
/// + ε) ⊙ γ + β, with the mean and the variance of the row, the variance divided by d. RMS norm (Zhang and
/// Sennrich 2019, equation 4): x / √(mean of x² + ε) ⊙ γ. The options `norm_kind` and `epsilon` select the
/// norm and ε.
template <class T>
Var<T> normalise(Graph<T>& graph, Var<T> x, const NormParameters<T>& parameters);

/// The same as a group that includes its parameters.
template <class T>
Var<T> norm_group(Graph<T>& graph, const std::string& id, Group group, Var<T> x);

/// Inputs of read_norm, for rows of width `dim`.
std::vector<InputSchema> norm_inputs(const std::string& dim);
/// `norm_kind` and `epsilon`.
std::vector<OptionSchema> norm_options();

}  // namespace attention
