#pragma once

#include <string>

namespace attention {

/// A finite number with at most `digits` significant digits, as printf with %g. 17 digits round-trip.
std::string format_number(double number, int digits);

}  // namespace attention
