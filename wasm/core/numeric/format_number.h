#pragma once

#include <string>

namespace attention {

/// A finite number with so many significant digits at most, as printf writes it with %g: 17 digits read back
/// to the same number.
std::string format_number(double number, int digits);

}  // namespace attention
