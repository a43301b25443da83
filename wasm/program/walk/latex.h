#pragma once

#include <string>

#include "program/parser/tree.h"
#include "program/walk/words.h"

namespace attention::program {

/// A formula of numbers as it is written in a program, in LaTeX.
std::string latex_of(const Expression& expression, const Symbols& symbols);

/// A number with up to six digits: "2", "1e-05", "-\infty".
std::string latex_of(double number);

}  // namespace attention::program
