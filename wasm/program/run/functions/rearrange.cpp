#include <algorithm>

#include "program/check/options.h"
#include "program/run/functions/function_call.h"
#include "program/text/limits.h"

namespace attention::program {

namespace {

const char* const side_keys[] = {"program.kind.rows", "program.kind.columns"};

/// Equation and sentence of cells in other places.
constexpr const char* taken = "\\operatorname{take}\\left(\\arg{0}\\right)";

}  // namespace

Value FunctionCall::concat_parts() {
  const Values& parts = *value("parts").as<ListValue>()->items;
  const Index along = axis() == Axis::rows ? 0 : 1;
  const auto length = [&](const Value& part, Index of_axis) {
    return of_axis == 0 ? runner_.data(part).rows() : runner_.data(part).cols();
  };
  Index total = 0;
  Formulas own = runner_.step(parts.front()).formulas;
  own.of(along) = constant_size(0);
  std::vector<Var<double>> vars;
  for (std::size_t k = 0; k < parts.size(); ++k) {
    if (length(parts[k], 1 - along) != length(parts[0], 1 - along))
      refuse(call_.span, "program.shape.concat",
             {{"number", static_cast<Index>(k + 1)},
              {"found", runner_.shape(parts[k])},
              {"first", runner_.shape(parts[0])},
              {"axis", along},
              {"side", Message{side_keys[1 - along]}}});
    total += length(parts[k], along);
    own.of(along) = plus(own.of(along), runner_.step(parts[k]).formulas.of(along));
    vars.push_back(var(parts[k]));
  }
  const Index other = length(parts[0], 1 - along);
  return runner_.recorded(along == 0 ? total : other, along == 0 ? other : total, own, call_.span,
                          [&] { return concat(vars, axis(), ""); });
}

std::int64_t FunctionCall::part_count() const {
  const Index size = axis() == Axis::rows ? data("A").rows() : data("A").cols();
  const std::int64_t count = integer("parts");
  if (count >= 1 && size % count == 0) return count;
  refuse(call_.span, "program.shape.split",
         {{"name", runner_.source(expression("A"))},
          {"shape", runner_.shape(value("A"))},
          {"side", Message{side_keys[axis() == Axis::rows ? 0 : 1]}},
          {"count", std::to_string(count)}});
}

Value FunctionCall::part(std::int64_t count, std::int64_t at) {
  const Index along = axis() == Axis::rows ? 0 : 1;
  const Index size = along == 0 ? data("A").rows() : data("A").cols();
  Runner::Slice slice{at * (size / count), size / count, 1,
                      divided(formulas("A").of(along), known("parts").size)};
  if (!slice.width) slice.width = constant_size(size / count);
  return runner_.take_slice(value("A"), along, slice, call_.span);
}

Value FunctionCall::split_parts() {
  const std::int64_t count = part_count();
  if (count > ProgramLimits::list) refuse(call_.span, "program.limit.list", {{"max", ProgramLimits::list}});
  Values* const out = runner_.new_list();
  for (std::int64_t at = 0; at < count; ++at) out->push_back(part(count, at));
  return ListValue{out};
}

Value FunctionCall::one_part(const std::function<std::int64_t()>& number) {
  evaluate_arguments();
  const std::int64_t count = part_count();
  const std::int64_t at = number();
  if (at < -count || at >= count)
    refuse(call_.span, "program.type.item",
           {{"name", runner_.source(call_.span)}, {"count", as_index(count)}, {"index", std::to_string(at)}});
  return part(count, at < 0 ? at + count : at);
}

Value FunctionCall::reshaped() {
  const std::int64_t rows = integer("rows"), cols = integer("cols");
  const Index count = data("A").size();
  const bool fits = rows >= 1 && cols >= 1 && rows <= count && cols <= count && rows * cols == count;
  if (!fits) {
    // Beyond 2²² × 2²² the product says no more.
    const bool is_small = std::abs(rows) <= Limits::cells && std::abs(cols) <= Limits::cells;
    const MessageValue expected = is_small ? MessageValue(std::to_string(rows * cols)) : MessageValue("…");
    refuse(call_.span, "program.shape.reshape",
           {{"name", runner_.source(expression("A"))},
            {"shape", runner_.shape(value("A"))},
            {"count", count},
            {"rows", std::to_string(rows)},
            {"cols", std::to_string(cols)},
            {"expected", expected}});
  }
  return runner_.recorded(as_index(rows), as_index(cols), {known("rows").size, known("cols").size},
                          call_.span, [&] { return reshape(var("A"), as_index(cols), "", ""); });
}

void FunctionCall::check_places(const Places& places, Index count, const char* what) const {
  for (const std::int64_t place : places)
    if (place < 0 || place >= count)
      refuse(expression("indices").span, "program.shape.place",
             {{"value", std::to_string(place)}, {"count", count}, {"what", Message{what}}});
}

Value FunctionCall::take() {
  const Span& span = expression("indices").span;
  if (given_.find("axis") != nullptr) return take_lines();
  const ListValue* const list = value("indices").as<ListValue>();
  const bool is_flat =
      list != nullptr && !list->items->empty() && list->items->front().as<Known>() != nullptr;
  if (is_flat) refuse(call_.span, "program.call.axis_missing_of_lines");
  if (list == nullptr) places_of("indices");
  const std::vector<std::vector<Literal>> rows = table(value("indices"), span);
  check_rectangle(rows, span);
  Places places;
  for (const std::vector<Literal>& row : rows)
    for (const Literal& each : row) places.push_back(runner_.whole(Known{each}, expression("indices")));
  check_places(places, data("A").size(), "program.kind.cells");
  const Index row_count = static_cast<Index>(rows.size());
  const Index col_count = static_cast<Index>(rows.front().size());
  Rearrangement to{row_count, col_count, {}, "", "", taken, "explain.gather.taken"};
  to.source.assign(places.begin(), places.end());
  return runner_.recorded(row_count, col_count, {constant_size(row_count), constant_size(col_count)},
                          call_.span, [&] { return gather(var("A"), to); });
}

Value FunctionCall::take_lines() {
  const Index along = axis() == Axis::rows ? 0 : 1;
  const Places places = places_of("indices");
  check_places(places, along == 0 ? data("A").rows() : data("A").cols(), side_keys[along]);
  return runner_.gathered_lines(value("A"), along, {places.begin(), places.end()},
                                constant_size(static_cast<std::int64_t>(places.size())), call_.span);
}

/// The rows or columns at these places.
Value Runner::gathered_lines(const Value& of, Index along, const std::vector<Index>& places,
                             const SizeFormula& count, const Span& span) {
  const Index width = data(of).cols();
  const Index lines = static_cast<Index>(places.size());
  const Index rows = along == 0 ? lines : data(of).rows();
  const Index cols = along == 0 ? width : lines;
  recorder.check(rows, cols, span);
  Rearrangement to{rows, cols, {}, "", "", taken, "explain.gather.taken"};
  for (Index i = 0; i < rows; ++i)
    for (Index j = 0; j < cols; ++j)
      to.source.push_back(along == 0 ? places[static_cast<std::size_t>(i)] * width + j
                                     : i * width + places[static_cast<std::size_t>(j)]);
  Formulas own = step(of).formulas;
  own.of(along) = count;
  return recorded(rows, cols, own, span, [&] { return gather(var(of), to); });
}

Value FunctionCall::interleave() {
  const Matrix<double>&a = data("A"), &b = data("B");
  if (a.rows() != b.rows() || a.cols() != b.cols())
    refuse(call_.span, "program.shape.columns",
           {{"function", "interleave"},
            {"left", runner_.source(expression("A"))},
            {"left_shape", runner_.shape(value("A"))},
            {"right", runner_.source(expression("B"))},
            {"right_shape", runner_.shape(value("B"))}});
  Formulas own{formulas("A").rows, times(constant_size(2), formulas("A").cols)};
  std::int64_t cols = 2 * a.cols();
  if (given_.find("cols") != nullptr) {
    const std::int64_t all = cols;
    cols = integer("cols");
    own.cols = known("cols").size;
    if (cols != all && cols != all - 1)
      runner_.refuse_value(
          expression("cols").span, "cols", runner_.kind_of(value("cols")),
          {"program.expected.from_to", {{"low", std::to_string(all - 1)}, {"high", std::to_string(all)}}});
  }
  return runner_.recorded(a.rows(), as_index(cols), own, call_.span,
                          [&] { return interleave_columns(var("A"), var("B"), as_index(cols), ""); });
}

Value FunctionCall::lower_triangle() {
  // Beyond any size of a matrix, larger numbers mean the same.
  const Index offset = std::clamp(as_index(integer("k")), -2 * Limits::side, 2 * Limits::side);
  return runner_.unary(value("A"), call_.span, [&] { return tril(var("A"), offset); });
}

Value FunctionCall::pairs() {
  const Matrix<double>&a = data("outer"), &b = data("inner");
  const bool is_sum = function_.name == "pair_sum";
  if (is_sum && a.cols() != b.cols())
    refuse(call_.span,
           {"program.shape.elementwise",
            {{"left", runner_.source(expression("outer"))},
             {"left_shape", runner_.shape(value("outer"))},
             {"right", runner_.source(expression("inner"))},
             {"right_shape", runner_.shape(value("inner"))},
             {"operator", "pair_sum"}}},
           {"program.hint.same_width"});
  Formulas own{times(formulas("outer").rows, formulas("inner").rows), formulas("outer").cols};
  if (!is_sum) own.cols = plus(own.cols, formulas("inner").cols);
  const Index cols = is_sum ? a.cols() : a.cols() + b.cols();
  return runner_.recorded(a.rows() * b.rows(), cols, own, call_.span, [&] {
    return is_sum ? pair_sum(var("outer"), var("inner"))
                  : pair_concat(var("outer"), var("inner"),
                                text("first") == "inner" ? PairOrder::inner_first : PairOrder::outer_first);
  });
}

Value FunctionCall::rotate() {
  const Matrix<double>& x = data("A");
  const std::string name = runner_.source(expression("A"));
  if (x.cols() % 2 != 0)
    refuse(expression("A").span, "program.shape.pairs", {{"name", name}, {"cols", x.cols()}});
  for (const char* angles : {"cosines", "sines"}) {
    if (data(angles).rows() == x.rows() && data(angles).cols() == x.cols() / 2) continue;
    refuse(expression(angles).span, "program.shape.angles",
           {{"left", name},
            {"left_shape", runner_.shape(value("A"))},
            {"expected", shape_text(x.rows(), x.cols() / 2)},
            {"right", runner_.source(expression(angles))},
            {"right_shape", runner_.shape(value(angles))}});
  }
  const Pairing pairing = text("pairing") == "half" ? Pairing::half : Pairing::interleaved;
  return runner_.unary(value("A"), call_.span,
                       [&] { return rotate_pairs(var("A"), var("cosines"), var("sines"), pairing); });
}

}  // namespace attention::program
