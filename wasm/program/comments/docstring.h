#pragma once

#include <map>
#include <set>
#include <string>

#include "core/matrix.h"
#include "program/check/checked_function.h"

namespace attention::program {

/// What `Sizes: n = 4 (2..8)` says of a size; 0 where it says nothing.
struct SizeField {
  Index initial = 0;
  Index min = 0;
  Index max = 0;
};

/// Title, lead and fields of the docstring of the mechanism.
struct Docstring {
  std::string title;
  std::string lead{};
  std::string source{};
  std::string equation{};
  std::map<std::string, SizeField> sizes{};
  std::map<std::string, std::string> tokens{};
  std::map<std::string, std::string> symbols{};
  std::set<std::string> learned{};
  /// Parameters of the function that are no parameters of a model, though no axis of them has tokens.
  std::set<std::string> given{};
};

/// Throws ProgramError: program.program.field, field_entry.
Docstring read_docstring(const CheckedFunction& mechanism, const CheckedFunctions& all);

}  // namespace attention::program
