#pragma once

#include <optional>

#include "blocks/recurrent/recurrent_encoder.h"

namespace attention {

/// What a recurrent encoder that reads from both sides makes of a source.
template <class T>
struct Reading {
  /// [→h_j; ←h_j] for each word: n × 2 d_h.
  Var<T> states;
  /// ←h_1: the state after reading all, from the end to the beginning. 1 × d_h.
  Var<T> first;
  /// [→h_last; ←h_1], each after reading all: 1 × 2 d_h.
  Var<T> summary;
  /// The states through the score network's W_h, n × d_a, with attention only.
  std::optional<Var<T>> projected;
  /// 1 × n, -∞ where no word stands.
  std::optional<Var<T>> mask;
};

/// Reads X, n × c_source, in both directions. Schuster and Paliwal 1997; Bahdanau et al. 2015, section 3.2
/// and appendix A.2.1. Without biases and from a state of zeros, places without a word leave that state at
/// zeros: reading from the end begins at the last word, however many places follow.
template <class T>
Reading<T> read_both_ways(Graph<T>& graph, Var<T> source);

std::vector<InputSchema> reading_inputs();

}  // namespace attention
