#pragma once

#include "graph/graph.h"

/// Words as models read them: a row per place, a 1 in the column of the word that stands there, and a row of
/// zeros where none does.
namespace attention {

/// X E, plus a learned row for each place where the option `positions` says so. X: n × c, E: c × d_model;
/// both parameters are read here.
template <class T>
Var<T> embed_words(Graph<T>& graph, Var<T> x);

/// E and P, for words of the dimensions `places` × `words`.
std::vector<InputSchema> embedding_inputs(const std::string& places, const std::string& words);

OptionSchema positions_option();
/// `mask`: causal, or none.
OptionSchema look_ahead_option();

}  // namespace attention
