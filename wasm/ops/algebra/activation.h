#pragma once

#include <string>

#include "core/explain.h"

namespace attention {

/// f(x) in LaTeX.
std::string written(Function f, const std::string& x);

}  // namespace attention
