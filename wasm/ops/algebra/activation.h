#pragma once

#include "ops/derivative.h"

namespace attention {

/// f(x) in LaTeX.
std::string latex_of(Function f, const std::string& x);

/// (1 - y) (1 + y) for y = tanh a; 1 - y² would cancel where y is close to 1.
Var<double> tanh_derivative(const DerivativeContext& of, Var<double> y, const std::string& symbol);

}  // namespace attention
