#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "program/shape/polynomial.h"

/// The formula of one axis of an annotation, "h*d_k" or "(2*w-1)*(2*w-1)":
///
///     axis = term {("+" | "-") term};  term = factor {("*" | "/") factor};  factor = NAME | INTEGER | "("
///     axis ")"
namespace attention::program {

using KnownSizes = std::map<std::string, std::int64_t>;
using KnownFormulas = std::map<std::string, SizeFormula>;

bool is_formula(std::string_view axis);

/// Each name once, in order.
std::vector<std::string> names_in(std::string_view axis);

/// Whether it can be solved for this name: a product in which it occurs once.
bool is_product(std::string_view axis, std::string_view open);

/// Its number; absent where a name is unknown. A division that does not come out even gives a fraction, one
/// by 0 NaN.
std::optional<double> size_of(std::string_view axis, const KnownSizes& sizes);

/// Its polynomial; absent where a name has none, and with a division.
SizeFormula formula_of(std::string_view axis, const KnownFormulas& formulas);

}  // namespace attention::program
