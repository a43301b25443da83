#pragma once

#include <algorithm>
#include <vector>

#include "core/check.h"
#include "ops/terms.h"

/// Broadcasting of operands with one row or one column: of the right operand to the shape of the left, or of
/// each to the shape that all have together.
namespace attention {

/// Index into an axis of the right operand: `at`, or 0 where the axis is broadcast.
inline Index place(Index at, Index size) { return size == 1 ? 0 : at; }

/// The cell of the right operand for cell (row, col) of the left.
template <class T>
T broadcast(const Matrix<T>& right, Index row, Index col) {
  return right(place(row, right.rows()), place(col, right.cols()));
}

/// Operand `k` as a factor of cell (row, col).
template <class T>
Factor broadcast_factor(const OpContext<T>& self, std::size_t k, Index row, Index col) {
  const Matrix<T>& of = self.operand(k);
  return self.factor(k, place(row, of.rows()), place(col, of.cols()));
}

/// Generic forward of an op with `terms`, of the shape that its operands have together.
inline void write_broadcast(TermsOf<double> terms_of, const OpContext<double>& self, Matrix<double>& out) {
  Index rows = 1, cols = 1;
  for (std::size_t k = 0; k < self.node.operands.size(); ++k) {
    rows = std::max(rows, self.operand(k).rows());
    cols = std::max(cols, self.operand(k).cols());
  }
  write_sums(terms_of, self, out, rows, cols);
}

/// Each operand has one length on each axis, or length 1.
inline void check_all_broadcastable(const char* rule, const std::vector<Argument>& operands) {
  Argument largest = operands.front();
  for (const Argument& each : operands) {
    largest.rows = std::max(largest.rows, each.rows);
    largest.cols = std::max(largest.cols, each.cols);
  }
  for (const Argument& each : operands) check_broadcastable(rule, largest, each);
}

/// Kind of broadcast: the last part of the key of a sentence.
template <class T>
const char* broadcast_form(const Matrix<T>& left, const Matrix<T>& right) {
  if (right.rows() == left.rows() && right.cols() == left.cols()) return "cell";
  return right.rows() == left.rows() ? "row" : "column";
}

}  // namespace attention
