#pragma once

#include <optional>

#include "blocks/recurrent/recurrent_encoder.h"

namespace attention {

/// The output of a bidirectional recurrent encoder.
template <class T>
struct BidirectionalStates {
  /// [→h_j; ←h_j] for each word: n × 2 d_h.
  Var<T> states;
  /// ←h_1, the final backward state: 1 × d_h.
  Var<T> first;
  /// [→h_last; ←h_1], both final states: 1 × 2 d_h.
  Var<T> summary;
  /// The states times W_h of the score network, n × d_a; with attention only.
  std::optional<Var<T>> projected;
  /// 1 × n, -∞ for padding.
  std::optional<Var<T>> mask;
};

/// Encodes X, n × c_source, in both directions. Schuster and Paliwal 1997; Bahdanau et al. 2015, section 3.2
/// and appendix A.2.1. Without biases and with a zero initial state, padding keeps the state at zero, so that
/// the backward direction starts at the last word.
template <class T>
BidirectionalStates<T> encode_bidirectional(Graph<T>& graph, Var<T> source);

std::vector<InputSchema> bidirectional_inputs();

}  // namespace attention
