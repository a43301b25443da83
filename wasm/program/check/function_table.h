#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace attention::program {

/// What an argument of a function of the language takes.
enum class Takes { nothing, matrix, number, matrix_or_number, axis, list, list_of_matrices, condition, word };

struct ArgumentSpec {
  std::string_view name;
  Takes takes = Takes::nothing;
  /// As in a program; empty for what must be given, "-" for what may be missing.
  std::string_view initial = {};
  /// Given by its name only, and not part of the signature: rarely needed.
  bool is_keyword = false;
};

/// A function of the language. Adding one: a line in the table, and one in run/functions.cpp.
struct FunctionSpec {
  std::string_view name;
  std::array<ArgumentSpec, 4> arguments;

  std::size_t count() const;
  /// How many of them may be given without their names.
  std::size_t positional_count() const;
  const ArgumentSpec* argument(std::string_view named) const;
};

/// Null for what is no function of the language.
const FunctionSpec* function_named(std::string_view name);

/// Whether a function is of each row, with no axis to choose.
bool is_of_rows(const FunctionSpec& function);

/// Whether a program may give a name of its own to something else: it may where the function came later than
/// programs, such as split.
bool may_be_own_name(std::string_view name);

/// Whether a name is that of a constant: inf, pi.
bool is_constant_name(std::string_view name);

/// "causal_mask(rows, cols, offset=0)".
std::string signature_of(const FunctionSpec& function);

/// What an argument with another name elsewhere is called here: "axis" for "dim"; empty for all others.
std::string_view argument_here(std::string_view name);

/// A name for a matrix that is not the name of this function.
std::string other_name(const std::string& function);

std::vector<std::string> function_names();

}  // namespace attention::program
