#pragma once

#include "graph/graph.h"
#include "program/walk/words.h"

namespace attention::program {

/// Gives the nodes their ids, symbols, roles and groups, and puts them into sections.
void place_steps(Graph<double>& graph, const std::vector<Step>& steps, const Symbols& symbols);

/// The symbol of a key step: a name used again has a prime; the numbers of loops are its index.
std::string step_symbol(const Step& step, const Symbols& symbols);

}  // namespace attention::program
