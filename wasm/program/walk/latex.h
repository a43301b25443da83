#pragma once

#include <string>

#include "program/parser/tree.h"
#include "program/walk/words.h"

namespace attention::program {

/// Where a formula stands: after a minus, sums are in brackets; after a plus, what begins with a sign.
enum class Beside { nothing, plus, minus };

/// A formula of numbers as it is written in a program, in LaTeX.
std::string latex_of(const Expression& expression, const Symbols& symbols, Beside beside = Beside::nothing);

/// A number with up to six digits: "2", "1e-05", "-\infty".
std::string latex_of(double number);

}  // namespace attention::program
