#pragma once

#include "core/tape.h"

/// A right operand of the shape of the left, or one row that serves every row, or one column that serves
/// every column.
namespace attention {

/// Where the right operand has the number for place `at` of an axis: there, or at its only place.
inline Index place(Index at, Index size) { return size == 1 ? 0 : at; }

/// Which cell of the right operand belongs to cell (row, col) of the left.
template <class T>
T broadcast(const Matrix<T>& right, Index row, Index col) {
  return right(place(row, right.rows()), place(col, right.cols()));
}

/// How a sentence finds the right operand’s number: the last part of its key.
template <class T>
const char* broadcast_form(const Matrix<T>& left, const Matrix<T>& right) {
  if (right.rows() == left.rows() && right.cols() == left.cols()) return "cell";
  return right.rows() == left.rows() ? "row" : "column";
}

}  // namespace attention
