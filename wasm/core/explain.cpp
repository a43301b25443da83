#include "core/explain.h"

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <string_view>

namespace attention {

namespace {

/// In the order of `Function`.
constexpr std::string_view function_names[] = {"",          "tanh",        "sigmoid",  "relu",  "gelu",
                                               "gelu_tanh", "silu",        "exp",      "sin",   "cos",
                                               "power",     "sqrt_of_sum", "quotient", "larger", "log", "absolute"};
static_assert(std::size(function_names) == static_cast<std::size_t>(Function::absolute) + 1);

}  // namespace

const char* name_of(Function function) { return function_names[static_cast<std::size_t>(function)].data(); }

Function function_named(const std::string& name) {
  const auto found = std::find(std::begin(function_names), std::end(function_names), name);
  if (found == std::end(function_names)) throw std::out_of_range(name);
  return static_cast<Function>(found - std::begin(function_names));
}

}  // namespace attention
