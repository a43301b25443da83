#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "program/parser/tree.h"
#include "program/text/characters.h"
#include "program/text/program_error.h"

namespace attention::program {

/// What to write instead of something that the language has not, and what does so by one press.
struct Instead {
  /// Empty where nothing is like it.
  Message hint{};
  std::optional<Correction> correction{};
};

/// Of a function by its name alone; `own` are functions of the program. The library may stand before it:
/// `torch.cumsum`.
Message hint_for_function(std::string_view name, const std::vector<std::string>& own = {});

/// Of a call of such a function. That of a method has what stands before the dot as its first argument.
Instead instead_of_call(const Expression& call, const std::vector<Line>& lines,
                        const std::vector<std::string>& own = {});

/// Of a method that is a function here: `A.mean(-1)` is mean(A, axis=-1). No correction where that is not
/// sure.
std::optional<Correction> function_of_method(const Expression& call, const std::vector<Line>& lines);

/// An expression as it may follow an operator: `(a + b)` after `-`. Empty where it goes over several lines.
std::string operand_text(const Expression& expression, std::string_view after,
                         const std::vector<Line>& lines);

}  // namespace attention::program
