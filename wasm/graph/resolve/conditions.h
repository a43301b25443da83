#pragma once

#include <string>
#include <utility>
#include <vector>

namespace attention {

/// Option values that satisfy a condition (see `holds`); the first of "one|another".
std::vector<std::pair<std::string, std::string>> requirements(const std::string& condition);

/// The condition of each `\when{condition}{…}{…}` in an equation, see graph/formula.h.
std::vector<std::string> conditions_of(const std::string& equation);

}  // namespace attention
