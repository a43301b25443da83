#pragma once

#include "core/tape.h"

/// Broadcasting of a right operand with the shape of the left, or with one row or one column.
namespace attention {

/// Index into an axis of the right operand: `at`, or 0 where the axis is broadcast.
inline Index place(Index at, Index size) { return size == 1 ? 0 : at; }

/// The cell of the right operand for cell (row, col) of the left.
template <class T>
T broadcast(const Matrix<T>& right, Index row, Index col) {
  return right(place(row, right.rows()), place(col, right.cols()));
}

/// Kind of broadcast: the last part of the key of a sentence.
template <class T>
const char* broadcast_form(const Matrix<T>& left, const Matrix<T>& right) {
  if (right.rows() == left.rows() && right.cols() == left.cols()) return "cell";
  return right.rows() == left.rows() ? "row" : "column";
}

}  // namespace attention
