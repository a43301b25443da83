#pragma once

#include <map>
#include <string>
#include <vector>

#include "program/check/function_table.h"
#include "program/parser/tree.h"

namespace attention::program {

/// The expressions that a call gives for each argument.
struct GivenArguments {
  std::map<std::string, const Expression*, std::less<>> by_name{};
  /// Beyond the second of max and min.
  std::vector<const Expression*> more{};

  const Expression* find(std::string_view name) const {
    const auto found = by_name.find(name);
    return found == by_name.end() ? nullptr : found->second;
  }
};

/// The arguments of a call of a function of the language. Throws ProgramError: program.call.*.
GivenArguments arguments_of(const Expression& call, const FunctionSpec& function);

}  // namespace attention::program
