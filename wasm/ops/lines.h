#pragma once

#include <limits>

#include "core/tape.h"

namespace attention {

/// The lines of a reduction along an axis: the rows for Axis::columns, the columns for Axis::rows.
struct Lines {
  Index count;
  Index length;
  Index line_stride;
  Index stride;

  template <class T>
  Lines(const Matrix<T>& of, Axis axis)
      : count(axis == Axis::columns ? of.rows() : of.cols()),
        length(axis == Axis::columns ? of.cols() : of.rows()),
        line_stride(axis == Axis::columns ? of.cols() : 1),
        stride(axis == Axis::columns ? 1 : of.cols()) {}

  /// Offset of number k of a line.
  Index at(Index line, Index k) const { return line * line_stride + k * stride; }
};

/// The line of cell (row, col), and its position in it.
inline Index line_of(Axis axis, Index row, Index col) { return axis == Axis::columns ? row : col; }
inline Index place_in_line(Axis axis, Index row, Index col) { return axis == Axis::columns ? col : row; }

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
Factor factor_in_line(const OpContext<T>& self, Axis axis, Index line, Index k) {
  return axis == Axis::columns ? self.factor(0, line, k) : self.factor(0, k, line);
}

}  // namespace attention
