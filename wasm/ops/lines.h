#pragma once

#include <limits>

#include "core/tape.h"

namespace attention {

/// The lines of a reduction: all rows, or all columns.
struct Lines {
  Index count;
  Index length;
  Index line_stride;
  Index stride;

  template <class T>
  Lines(const Matrix<T>& of, Each each)
      : count(each == Each::row ? of.rows() : of.cols()),
        length(each == Each::row ? of.cols() : of.rows()),
        line_stride(each == Each::row ? of.cols() : 1),
        stride(each == Each::row ? 1 : of.cols()) {}

  /// Offset of number k of a line.
  Index at(Index line, Index k) const { return line * line_stride + k * stride; }
};

/// The line of cell (row, col), and its position in it.
inline Index line_of(Each each, Index row, Index col) { return each == Each::row ? row : col; }
inline Index place_in_line(Each each, Index row, Index col) { return each == Each::row ? col : row; }

/// The largest number of a line: the shift for a softmax without overflow.
template <class T>
T largest_in_line(const Matrix<T>& scores, const Lines& lines, Index line) {
  T largest = -std::numeric_limits<T>::infinity();
  for (Index k = 0; k < lines.length; ++k)
    if (const T score = scores.data()[lines.at(line, k)]; score > largest) largest = score;
  return largest;
}

/// Number k of a line of operand 0, as a factor of a term.
template <class T>
Factor factor_in_line(const OpContext<T>& self, Each each, Index line, Index k) {
  return each == Each::row ? self.factor(0, line, k) : self.factor(0, k, line);
}

}  // namespace attention
