#include <algorithm>
#include <limits>

#include "program/check/options.h"
#include "program/run/functions/function_call.h"
#include "program/text/limits.h"
#include "program/walk/latex.h"

namespace attention::program {

Literal FunctionCall::table_number(const Value& item, const Span& span) const {
  const Known* const number = item.as<Known>();
  if (number != nullptr && !is_truth(number->value) && !is_text(number->value)) return number->value;
  refuse(span, "program.type.number",
         {{"name", Message{"program.kind.number_of_list"}}, {"found", runner_.kind_of(item)}});
}

/// A list of lists of numbers.
std::vector<std::vector<Literal>> FunctionCall::table(const Value& of, const Span& span) const {
  const ListValue* const list = of.as<ListValue>();
  if (list == nullptr) refuse(span, "program.shape.table");
  std::vector<std::vector<Literal>> out;
  for (const Value& row : *list->items) {
    const ListValue* const inner = row.as<ListValue>();
    if (inner == nullptr) refuse(span, "program.shape.table");
    // A list may stand in it many times.
    runner_.count_operations(static_cast<Index>(inner->items->size()));
    out.emplace_back();
    for (const Value& item : *inner->items) out.back().push_back(table_number(item, span));
  }
  return out;
}

void FunctionCall::check_rectangle(const std::vector<std::vector<Literal>>& rows, const Span& span) const {
  if (rows.empty() || rows.front().empty()) refuse(span, "program.shape.table");
  for (const std::vector<Literal>& row : rows)
    if (row.size() != rows.front().size()) refuse(span, "program.shape.table");
}

FunctionCall::Places FunctionCall::places_of(std::string_view argument) const {
  const Expression& node = expression(argument);
  const ListValue* const found = value(argument).as<ListValue>();
  if (found == nullptr || found->items->empty())
    refuse(node.span, "program.type.list",
           {{"function", std::string(function_.name)},
            {"code", function_.name == "take" ? "take(A, [0, 1], axis=0)" : "region_mask([0, 0, 1], -inf)"}});
  Places out;
  for (const Value& item : *found->items)
    out.push_back(runner_.whole(Known{table_number(item, node.span)}, node));
  return out;
}

Value FunctionCall::made(const Matrix<double>& numbers, Formulas own, const std::string& latex) {
  const Value out = runner_.recorded(numbers.rows(), numbers.cols(), own, call_.span,
                                     [&] { return constant_numbers(runner_.recorder.tape, numbers, latex); });
  runner_.step(out).form.latex = latex;
  return out;
}

Value FunctionCall::array() {
  const Span& span = expression("rows").span;
  const std::vector<std::vector<Literal>> rows = table(value("rows"), span);
  check_rectangle(rows, span);
  const Index row_count = static_cast<Index>(rows.size());
  const Index col_count = static_cast<Index>(rows.front().size());
  runner_.recorder.check(row_count, col_count, call_.span);
  Matrix<double> numbers(row_count, col_count);
  for (Index i = 0; i < row_count; ++i)
    for (Index j = 0; j < col_count; ++j)
      numbers(i, j) = number_of(rows[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)]);
  const Expression* cell = &expression("rows");
  while (cell->kind == Expression::Kind::comprehension) cell = &cell->parts.front();
  const bool is_formula = cell->kind != Expression::Kind::list;
  const std::string latex = is_formula ? latex_of(*cell, runner_.program_.docstring.symbols) : "";
  const Value out = made(numbers, {constant_size(row_count), constant_size(col_count)}, latex);
  runner_.step(out).is_mask = (numbers.array() == -std::numeric_limits<double>::infinity()).any();
  return out;
}

Value FunctionCall::filled() {
  const std::int64_t rows = integer("rows"), cols = integer("cols");
  runner_.recorder.check(rows, cols, call_.span);
  return made(Matrix<double>::Constant(as_index(rows), as_index(cols), function_.name == "ones" ? 1 : 0),
              {known("rows").size, known("cols").size}, "");
}

Value FunctionCall::identity() {
  const std::int64_t size = integer("n");
  runner_.recorder.check(size, size, call_.span);
  return made(Matrix<double>::Identity(as_index(size), as_index(size)), {known("n").size, known("n").size},
              "");
}

Value FunctionCall::generated_mask() {
  const std::int64_t all_rows = integer("rows"), all_cols = integer("cols");
  const Index rows = as_index(all_rows), cols = as_index(all_cols);
  // Beyond any size of a matrix, larger numbers mean the same.
  const auto offset = [&](std::string_view argument) {
    return std::clamp(as_index(integer(argument)), -2 * Limits::side, 2 * Limits::side);
  };
  const std::string_view name = function_.name;
  if (name == "block_mask" && integer("size") < 1)
    runner_.refuse_value(expression("size").span, "size", runner_.kind_of(value("size")),
                         {"program.expected.one_or_more"});
  Tape<double>& tape = runner_.recorder.tape;
  const Value out = runner_.recorded(
      all_rows, all_cols, {known("rows").size, known("cols").size}, call_.span, [&]() -> Var<double> {
        if (name == "causal_mask") return causal_mask(tape, rows, cols, offset("offset"));
        if (name == "padding_mask") return padding_mask(tape, rows, cols, offset("valid"));
        if (name == "block_mask") return block_mask(tape, rows, cols, offset("size"));
        return window_between(tape, rows, cols, -offset("left"), offset("right"));
      });
  runner_.step(out).is_mask = true;
  return out;
}

Value FunctionCall::mask_of_regions() {
  const Places places = places_of("regions");
  const Index side = static_cast<Index>(places.size());
  std::vector<Index> regions;
  for (const std::int64_t place : places) regions.push_back(as_index(place));
  const SizeFormula size = constant_size(side);
  const double barrier = number_of(known("barrier").value);
  const Value out = runner_.recorded(side, side, {size, size}, call_.span, [&] {
    return region_mask(runner_.recorder.tape, std::move(regions), barrier);
  });
  runner_.step(out).is_mask = true;
  return out;
}

Value FunctionCall::length() {
  const ListValue* const list = value("parts").as<ListValue>();
  if (list == nullptr) {
    const Expression& of = expression("parts");
    std::optional<Correction> correction;
    if (of.kind == Expression::Kind::name && value("parts").is_matrix())
      correction = {call_.span, of.name + ".shape[0]"};
    runner_.refuse_value(of.span, runner_.source(of), runner_.kind_of(value("parts")),
                         {"program.expected.list"}, runner_.sizes_hint(of, value("parts")),
                         std::move(correction));
  }
  const std::int64_t count = static_cast<std::int64_t>(list->items->size());
  return Known{count, constant_size(count)};
}

Matrix<double> Runner::written_matrix(const Expression& expression) {
  Scope scope{&program_.mechanism()};
  recorder.statement = expression.span;
  const Value value = evaluate(expression, scope);
  const Expression none{Kind::list, expression.span};
  const FunctionSpec& array = *function_named("len");
  Expression call{Kind::call, expression.span, "len"};
  call.parts.push_back(expression);
  FunctionCall reader(*this, call, array, scope);
  const ListValue* const list = value.as<ListValue>();
  const auto is_row = [](const Value& item) { return item.as<ListValue>() != nullptr; };
  const bool are_rows = list != nullptr && std::all_of(list->items->begin(), list->items->end(), is_row);
  if (!are_rows) refuse(expression.span, "program.shape.default", {{"code", "[[1, 2], [3, 4]]"}});
  const std::vector<std::vector<Literal>> rows = reader.table(value, expression.span);
  reader.check_rectangle(rows, expression.span);
  recorder.check(static_cast<Index>(rows.size()), static_cast<Index>(rows.front().size()), expression.span);
  Matrix<double> out(rows.size(), rows.front().size());
  for (Index i = 0; i < out.rows(); ++i)
    for (Index j = 0; j < out.cols(); ++j)
      out(i, j) = number_of(rows[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)]);
  return out;
}

}  // namespace attention::program
