#include "graph/resolve/conditions.h"

#include <algorithm>

namespace attention {

std::vector<std::pair<std::string, std::string>> requirements(const std::string& condition) {
  std::vector<std::pair<std::string, std::string>> out;
  for (std::size_t start = 0; start < condition.size();) {
    const std::size_t equals = condition.find('=', start);
    const std::size_t end = std::min(condition.find('&', equals), condition.size());
    const std::size_t first_end = std::min(condition.find('|', equals), end);
    out.emplace_back(condition.substr(start, equals - start),
                     condition.substr(equals + 1, first_end - equals - 1));
    start = end + 1;
  }
  return out;
}

std::vector<std::string> conditions_of(const std::string& equation) {
  constexpr const char* mark = "\\when{";
  std::vector<std::string> out;
  for (std::size_t at = 0; (at = equation.find(mark, at)) != std::string::npos;) {
    at += 6;
    out.push_back(equation.substr(at, equation.find('}', at) - at));
  }
  return out;
}

}  // namespace attention
