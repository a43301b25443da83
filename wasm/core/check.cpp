#include "core/check.h"

#include <cmath>

#include "core/numeric/format_number.h"

namespace attention {

namespace {

std::string described(const Argument& argument) {
  return argument.name + " is " + shape_text(argument.rows, argument.cols);
}

bool whole_between(double value, Index low, Index high) {
  return value >= static_cast<double>(low) && value <= static_cast<double>(high) &&
         value == std::floor(value);
}

}  // namespace

std::string number_text(double value) {
  if (std::isnan(value)) return "NaN";
  if (std::isinf(value)) return value > 0 ? "Infinity" : "-Infinity";
  return format_number(value, 15);
}

void fail(const std::string& rule, const std::string& message) {
  throw InputError("[" + rule + "] " + message);
}

void check_multiplicable(const std::string& rule, const Argument& left, const Argument& right) {
  if (left.cols == right.rows) return;
  fail(rule, described(left) + " and " + described(right) +
                 ": the columns of the left must equal the rows of the right");
}

void check_same_shape(const std::string& rule, const Argument& left, const Argument& right) {
  if (left.rows == right.rows && left.cols == right.cols) return;
  fail(rule, described(left) + " and " + described(right) + ": both need the same shape");
}

void check_row_broadcastable(const std::string& rule, const Argument& left, const Argument& right) {
  if (left.cols == right.cols && (right.rows == left.rows || right.rows == 1)) return;
  fail(rule, described(left) + " and " + described(right) +
                 ": the right needs the shape of the left, or 1 × " + std::to_string(left.cols) +
                 " to be added to every row");
}

void check_broadcastable(const std::string& rule, const Argument& left, const Argument& right) {
  const bool rows_fit = right.rows == left.rows || right.rows == 1;
  const bool cols_fit = right.cols == left.cols || right.cols == 1;
  if (rows_fit && cols_fit) return;
  fail(rule, described(left) + " and " + described(right) +
                 ": the right needs the shape of the left, or one row or one column of it");
}

void check_same_rows(const std::string& rule, const Argument& left, const Argument& right) {
  if (left.rows == right.rows) return;
  fail(rule, described(left) + " and " + described(right) + ": both need the same number of rows");
}

void check_same_columns(const std::string& rule, const Argument& left, const Argument& right) {
  if (left.cols == right.cols) return;
  fail(rule, described(left) + " and " + described(right) + ": both need the same number of columns");
}

void check_pairs(const std::string& rule, const Argument& outer, const Argument& inner) {
  if (outer.rows * inner.rows <= Limits::pairs) return;
  fail(rule, outer.name + " has " + std::to_string(outer.rows) + " rows and " + inner.name + " has " +
                 std::to_string(inner.rows) + ": at most " + std::to_string(Limits::pairs) +
                 " pairs are read one by one");
}

void check_foldable(const std::string& rule, const Argument& argument, Index cols) {
  if (cols >= 1 && argument.rows * argument.cols % cols == 0) return;
  fail(rule, described(argument) + ": its cells do not fill rows of " + std::to_string(cols));
}

void check_columns(const std::string& rule, const Argument& argument, Index first, Index count) {
  if (first >= 0 && count >= 1 && first <= argument.cols - count) return;
  fail(rule, described(argument) + ": it has no " + std::to_string(count) + " columns from column " +
                 std::to_string(first));
}

void check_rows(const std::string& rule, const Argument& argument, Index first, Index count) {
  if (first >= 0 && count >= 1 && first <= argument.rows - count) return;
  fail(rule, described(argument) + ": it has no " + std::to_string(count) + " rows from row " +
                 std::to_string(first));
}

void check_positive(const std::string& rule, const std::string& name, double value) {
  if (value > 0 && std::isfinite(value)) return;
  fail(rule, name + " is " + number_text(value) + ": it must be a finite number above 0");
}

void check_finite(const std::string& rule, const std::string& name, double value) {
  if (std::isfinite(value)) return;
  fail(rule, name + " is " + number_text(value) + ": it must be a finite number");
}

Index check_whole(const std::string& rule, const std::string& name, double value, Index low, Index high) {
  if (whole_between(value, low, high)) return static_cast<Index>(value);
  fail(rule, name + " is " + number_text(value) + ": it must be a whole number from " + std::to_string(low) +
                 " to " + std::to_string(high));
}

void check_size(const std::string& rule, const std::string& name, double rows, double cols) {
  if (whole_between(rows, 1, Limits::side) && whole_between(cols, 1, Limits::side)) return;
  fail(rule, name + " is " + number_text(rows) + " × " + number_text(cols) +
                 ": both sides must be whole numbers from 1 to " + std::to_string(Limits::side));
}

void check_cell(const std::string& rule, const Argument& argument, double row, double col) {
  if (whole_between(row, 0, argument.rows - 1) && whole_between(col, 0, argument.cols - 1)) return;
  fail(rule, described(argument) + ": it has no cell in row " + number_text(row) + ", column " +
                 number_text(col) + ", counted from 0");
}

}  // namespace attention
