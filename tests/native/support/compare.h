#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>

#include "core/matrix.h"

namespace attention::tests {

/// Bitwise equality: -0 differs from 0; all NaN are equal.
template <class T>
bool is_identical(T a, T b) {
  using Bits = std::conditional_t<sizeof(T) == 8, std::uint64_t, std::uint32_t>;
  return (std::isnan(a) && std::isnan(b)) || std::bit_cast<Bits>(a) == std::bit_cast<Bits>(b);
}

/// Within `tolerance`; NaN and infinities must match exactly, and only they are compared without a tolerance.
inline bool is_close(double found, double expected, const std::optional<double>& tolerance) {
  if (std::isnan(expected)) return std::isnan(found);
  if (!std::isfinite(expected) || !std::isfinite(found)) return found == expected;
  return !tolerance || std::abs(found - expected) <= *tolerance;
}

/// Describes the first difference of two matrices; empty if equal.
template <class T, class IsSame>
std::string difference(const Matrix<T>& found, const Matrix<T>& expected, IsSame is_same) {
  if (found.rows() != expected.rows() || found.cols() != expected.cols())
    return "is " + shape_text(found) + " instead of " + shape_text(expected);
  for (Index i = 0; i < found.rows(); ++i)
    for (Index j = 0; j < found.cols(); ++j)
      if (!is_same(found(i, j), expected(i, j))) {
        char text[128];
        std::snprintf(text, sizeof text, "(%d, %d) is %.17g instead of %.17g", static_cast<int>(i),
                      static_cast<int>(j), static_cast<double>(found(i, j)),
                      static_cast<double>(expected(i, j)));
        return text;
      }
  return "";
}

template <class T>
std::string difference(const Matrix<T>& found, const Matrix<T>& expected) {
  return difference(found, expected, is_identical<T>);
}

}  // namespace attention::tests
