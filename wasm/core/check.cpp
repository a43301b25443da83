#include "core/check.h"

#include <cmath>

#include "core/numeric/format_number.h"

namespace attention {

namespace {

std::string shape_of(const Argument& argument) { return shape_text(argument.rows, argument.cols); }

/// Reports two arguments whose shapes do not match.
[[noreturn]] void fail_shapes(const std::string& rule, const char* key, const Argument& left,
                              const Argument& right) {
  fail(rule, {key,
              {{"left", left.name},
               {"left_shape", shape_of(left)},
               {"right", right.name},
               {"right_shape", shape_of(right)}}});
}

bool is_integer_between(double value, Index low, Index high) {
  return value >= static_cast<double>(low) && value <= static_cast<double>(high) &&
         value == std::floor(value);
}

}  // namespace

std::string number_text(double value) {
  if (std::isnan(value)) return "NaN";
  if (std::isinf(value)) return value > 0 ? "Infinity" : "-Infinity";
  return format_number(value, 15);
}

void fail(const std::string& rule, Message reason) {
  throw InputError({"error.of_rule", {{"rule", rule}, {"reason", std::move(reason)}}});
}

Message option_argument(const std::string& name) { return {"argument.option", {{"name", name}}}; }

void check_multiplicable(const std::string& rule, const Argument& left, const Argument& right) {
  if (left.cols == right.rows) return;
  fail_shapes(rule, "error.inner_sizes", left, right);
}

void check_same_shape(const std::string& rule, const Argument& left, const Argument& right) {
  if (left.rows == right.rows && left.cols == right.cols) return;
  fail_shapes(rule, "error.same_shape", left, right);
}

void check_broadcastable(const std::string& rule, const Argument& left, const Argument& right) {
  const bool rows_fit = right.rows == left.rows || right.rows == 1;
  const bool cols_fit = right.cols == left.cols || right.cols == 1;
  if (rows_fit && cols_fit) return;
  fail_shapes(rule, "error.broadcast", left, right);
}

void check_same_rows(const std::string& rule, const Argument& left, const Argument& right) {
  if (left.rows == right.rows) return;
  fail_shapes(rule, "error.same_rows", left, right);
}

void check_same_columns(const std::string& rule, const Argument& left, const Argument& right) {
  if (left.cols == right.cols) return;
  fail_shapes(rule, "error.same_columns", left, right);
}

void check_pairs(const std::string& rule, const Argument& outer, const Argument& inner) {
  if (outer.rows * inner.rows <= Limits::pairs) return;
  fail(rule, {"error.too_many_pairs",
              {{"outer", outer.name},
               {"outer_rows", outer.rows},
               {"inner", inner.name},
               {"inner_rows", inner.rows},
               {"most", Limits::pairs}}});
}

void check_reshape(const std::string& rule, const Argument& argument, Index cols) {
  if (cols >= 1 && argument.rows * argument.cols % cols == 0) return;
  fail(rule,
       {"error.not_foldable", {{"name", argument.name}, {"shape", shape_of(argument)}, {"columns", cols}}});
}

void check_columns(const std::string& rule, const Argument& argument, Index first, Index count) {
  if (first >= 0 && count >= 1 && first <= argument.cols - count) return;
  fail(rule, {"error.no_columns",
              {{"name", argument.name}, {"shape", shape_of(argument)}, {"count", count}, {"first", first}}});
}

void check_rows(const std::string& rule, const Argument& argument, Index first, Index count) {
  if (first >= 0 && count >= 1 && first <= argument.rows - count) return;
  fail(rule, {"error.no_rows",
              {{"name", argument.name}, {"shape", shape_of(argument)}, {"count", count}, {"first", first}}});
}

void check_positive(const std::string& rule, const MessageValue& name, double value) {
  if (value > 0 && std::isfinite(value)) return;
  fail(rule, {"error.not_positive", {{"name", name}, {"value", number_text(value)}}});
}

void check_finite(const std::string& rule, const MessageValue& name, double value) {
  if (std::isfinite(value)) return;
  fail(rule, {"error.not_finite", {{"name", name}, {"value", number_text(value)}}});
}

Index check_integer(const std::string& rule, const MessageValue& name, double value, Index low, Index high) {
  if (is_integer_between(value, low, high)) return static_cast<Index>(value);
  fail(rule,
       {"error.not_whole", {{"name", name}, {"value", number_text(value)}, {"low", low}, {"high", high}}});
}

void check_size(const std::string& rule, const MessageValue& name, double rows, double cols) {
  if (is_integer_between(rows, 1, Limits::width) && is_integer_between(cols, 1, Limits::width)) return;
  fail(rule,
       {"error.size",
        {{"name", name}, {"rows", number_text(rows)}, {"cols", number_text(cols)}, {"most", Limits::width}}});
}

void check_cell(const std::string& rule, const Argument& argument, double row, double col) {
  if (is_integer_between(row, 0, argument.rows - 1) && is_integer_between(col, 0, argument.cols - 1)) return;
  fail(rule, {"error.no_cell",
              {{"name", argument.name},
               {"shape", shape_of(argument)},
               {"row", number_text(row)},
               {"col", number_text(col)}}});
}

}  // namespace attention
