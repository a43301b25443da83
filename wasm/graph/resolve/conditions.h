#pragma once

#include <string>
#include <utility>
#include <vector>

namespace attention {

/// Options that make a condition hold (see `holds`): "one|another" is made one.
std::vector<std::pair<std::string, std::string>> requirements(const std::string& condition);

/// Each condition of `\when{condition}{…}{…}` in an equation, see graph/formula.h.
std::vector<std::string> conditions_of(const std::string& equation);

}  // namespace attention
