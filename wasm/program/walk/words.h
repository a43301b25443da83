#pragma once

#include <map>
#include <string>

#include "program/run/recorder.h"

namespace attention::program {

using Symbols = std::map<std::string, std::string>;

/// The LaTeX of a name: that of the docstring, that of the vocabulary, or made from its letters: W_q1 is
/// W_{q1}, rotated_key is \text{rotated key}.
std::string symbol_of(const std::string& name, const Symbols& given);

/// The role of a name of the vocabulary, or of its singular; empty for all others.
std::string role_of(const std::string& name);

/// Gives every step its role: that of its name, or one that follows from its op and operands.
void give_roles(Recorder& recorder);

/// Whether loops over this variable count from 1 in titles and symbols: head, step …
bool counts_from_one(const std::string& variable);

}  // namespace attention::program
