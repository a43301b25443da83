#pragma once

#include <string>
#include <vector>

#include "core/message.h"

namespace attention::program {

/// How alike two names are, from 0 to 1: twice the letters of their common parts, by the longest first, over
/// all letters (Ratcliff and Obershelp 1988).
double likeness(const std::string& a, const std::string& b);

/// "Is it weights?", with the most alike of the known names: the one with the same letters, small or capital,
/// else by likeness; empty where none is alike enough.
Message closest_hint(const std::string& name, const std::vector<std::string>& known, double least = 0.6);

}  // namespace attention::program
