#pragma once

#include "graph/graph.h"

/// Words are one-hot rows, one per position; rows of zeros are padding.
namespace attention {

/// X E, plus learned positions P if the option `positions` is `learned`. X: n × c, E: c × d_model, P: n ×
/// d_model. Reads E and P.
template <class T>
Var<T> embed_words(Graph<T>& graph, Var<T> x);

/// Inputs E and P, for words of the dimensions `places` × `words`.
std::vector<InputSchema> embedding_inputs(const std::string& places, const std::string& words);

OptionSchema positions_option();
/// `mask`: causal, or none.
OptionSchema causal_mask_option();

}  // namespace attention
