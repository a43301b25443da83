#include "core/numeric/format_number.h"

#include <cstdio>

namespace attention {

std::string format_number(double number, int digits) {
  char text[32];
  std::snprintf(text, sizeof text, "%.*g", digits, number);
  return text;
}

}  // namespace attention
