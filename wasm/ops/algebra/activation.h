#pragma once

#include "ops/derivative.h"

namespace attention {

/// f(x) in LaTeX.
std::string written(Function f, const std::string& x);

/// (1 - y) (1 + y), of y = tanh a: as 1 - y², it would lose its last digits where y is close to 1.
Var<double> tanh_slope(const DerivativeContext& of, Var<double> y, const std::string& symbol);

}  // namespace attention
