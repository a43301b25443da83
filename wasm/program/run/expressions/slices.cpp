#include <algorithm>

#include "program/check/options.h"
#include "program/run/functions/function_call.h"
#include "program/run/runner.h"
#include "program/text/limits.h"

namespace attention::program {

namespace {

/// The first and the count of the places that first:last:step takes of `size`, as in Python.
struct Places {
  std::int64_t first = 0;
  std::int64_t count = 0;
};

Places places_of(std::optional<std::int64_t> first, std::optional<std::int64_t> last, std::int64_t step,
                 std::int64_t size) {
  // Backwards from the last one to before the first one.
  const bool is_backwards = step < 0;
  const std::int64_t start = is_backwards ? size - 1 : 0;
  const std::int64_t end = is_backwards ? -1 : size;
  const auto place = [&](std::int64_t at) {
    return std::clamp(at < 0 ? at + size : at, std::min(start, end), std::max(start, end));
  };
  const std::int64_t from = first ? place(*first) : start;
  const std::int64_t to = last ? place(*last) : end;
  const std::int64_t length = is_backwards ? from - to : to - from;
  return {from, length > 0 ? (length - 1) / std::abs(step) + 1 : 0};
}

Message side_of(Index axis) { return {axis == 0 ? "program.kind.rows" : "program.kind.columns"}; }

}  // namespace

Value Runner::subscript(const Expression& expression, Scope& scope) {
  const Expression& owner = expression.parts.front();
  const bool is_index = expression.slices.size() == 1 && expression.slices.front().index;
  if (is_index && owner.kind == Kind::call && owner.name == "split" && program_.functions.count("split") == 0)
    return one_part(expression, scope);
  const Value value = evaluate(owner, scope);
  if (const Several* const several = value.as<Several>(); several != nullptr && is_index)
    return item(expression, *several->items, integer(*expression.slices.front().index, scope));
  if (const ListValue* const list = value.as<ListValue>()) {
    if (expression.slices.size() != 1) {
      Message hint;
      const SlicePart& row = expression.slices[0];
      const SlicePart& col = expression.slices[1];
      if (row.index && col.index)
        hint = {"program.hint.write",
                {{"code", source(owner) + "[" + source(*row.index) + "][" + source(*col.index) + "]"}}};
      refuse_value(expression.span, source(owner), kind_of(value), {"program.expected.matrix"},
                   std::move(hint));
    }
    if (is_index) return item(expression, *list->items, integer(*expression.slices.front().index, scope));
    return list_part(expression, *list->items, scope);
  }
  if (!value.is_matrix())
    refuse_value(owner.span, source(owner), kind_of(value), {"program.expected.matrix_or_list"});
  return slices(expression, value, scope);
}

/// split(A, parts, axis)[at]: Python evaluates the arguments first.
Value Runner::one_part(const Expression& expression, Scope& scope) {
  const Expression& owner = expression.parts.front();
  count_operations(1);
  return FunctionCall(*this, owner, *function_named(owner.name), scope).one_part([&] {
    return integer(*expression.slices.front().index, scope);
  });
}

Value Runner::item(const Expression& expression, const Values& items, std::int64_t at) const {
  const std::int64_t count = static_cast<std::int64_t>(items.size());
  if (at < -count || at >= count)
    refuse(expression.span, "program.type.item",
           {{"name", source(expression.parts.front())},
            {"count", as_index(count)},
            {"index", std::to_string(at)}});
  return items[static_cast<std::size_t>(at < 0 ? at + count : at)];
}

Value Runner::list_part(const Expression& expression, const Values& items, Scope& scope) {
  const SlicePart& part = expression.slices.front();
  const std::int64_t size = static_cast<std::int64_t>(items.size());
  std::optional<std::int64_t> first, last;
  if (part.first) first = integer(*part.first, scope);
  if (part.last) last = integer(*part.last, scope);
  const std::int64_t step = part.step ? integer(*part.step, scope) : 1;
  if (step == 0) refuse(part.step->span, "program.shape.slice_step", {{"value", std::to_string(step)}});
  const Places places = places_of(first, last, step, size);
  count_operations(as_index(places.count));
  Values* const out = new_list();
  for (std::int64_t k = 0; k < places.count; ++k)
    out->push_back(items[static_cast<std::size_t>(places.first + k * step)]);
  return ListValue{out};
}

Known Runner::bound(const Expression& expression, Scope& scope) {
  const Known known = number(expression, scope);
  if (is_whole(known.value)) return known;
  Message hint;
  if (source(expression).find('/') != std::string::npos) hint = {"program.hint.whole_division"};
  refuse(expression.span, {"program.shape.slice_bound", {{"value", short_text(number_of(known.value))}}},
         std::move(hint));
}

/// A[i], and what else stands in brackets elsewhere: a list of rows, a comparison.
void Runner::refuse_index(const std::string& name, const Expression& index, Index along, Scope& scope) {
  const Value value = evaluate(index, scope);
  refuse_condition(value, index.span);
  const std::string text = source(index);
  const bool is_list = value.as<ListValue>() != nullptr;
  if (is_list)
    refuse(index.span, "program.shape.list_of_lines",
           {{"code", "take(" + name + ", " + text + ", axis=" + std::to_string(along) + ")"}});
  if (value.as<Known>() == nullptr || is_text(value.as<Known>()->value) || is_truth(value.as<Known>()->value))
    number(index, scope);
  // From the end, the next place after the last one has no number.
  const auto* const whole_index = std::get_if<std::int64_t>(&value.as<Known>()->value);
  const bool is_negative = index.kind == Kind::minus && whole_index != nullptr && *whole_index < 0;
  const std::string next = !is_negative         ? " : " + text + " + 1"
                           : *whole_index == -1 ? " :"
                                                : " : " + std::to_string(*whole_index + 1);
  const bool is_loose = index.kind == Kind::choice;
  const std::string slice_text = is_loose ? "(" + text + ") : (" + text + ") + 1" : text + next;
  const std::string code = name + (along == 0 ? "[" : "[:, ") + slice_text + "]";
  if (along == 0)
    refuse(index.span, "program.shape.row_by_number",
           {{"name", name}, {"index", text}, {"code", code}, {"part", slice_text}});
  refuse(index.span, "program.shape.column_by_number", {{"code", code}, {"part", slice_text}});
}

Runner::Slice Runner::slice(const Expression& expression, const SlicePart& part, Index along, const Value& of,
                            Scope& scope) {
  const std::string name = source(expression.parts.front());
  if (part.index) refuse_index(name, *part.index, along, scope);
  const Index size = along == 0 ? data(of).rows() : data(of).cols();
  Known first{std::int64_t{0}, constant_size(0)};
  Known last{std::int64_t{size}, step(of).formulas.of(along)};
  if (part.first) first = bound(*part.first, scope);
  if (part.last) last = bound(*part.last, scope);
  const std::int64_t stride = part.step ? std::get<std::int64_t>(bound(*part.step, scope).value) : 1;
  if (stride < 1) refuse(part.step->span, "program.shape.slice_step", {{"value", std::to_string(stride)}});
  const std::int64_t from = std::get<std::int64_t>(first.value);
  const std::int64_t to = std::get<std::int64_t>(last.value);
  const Places places = places_of(from, to, stride, size);
  if (places.count == 0)
    refuse(part.span, "program.shape.empty_slice",
           {{"side", side_of(along)},
            {"first", std::to_string(from)},
            {"last", std::to_string(to)},
            {"name", name},
            {"count", size}});
  Slice out{places.first, places.count, stride, constant_size(places.count)};
  const bool is_inside = from >= 0 && to >= 0 && to <= size;
  const SizeFormula width = stride == 1 && is_inside ? plus(last.size, first.size, -1) : std::nullopt;
  if (!text_of(width).empty()) out.width = width;
  return out;
}

Value Runner::slices(const Expression& expression, const Value& of, Scope& scope) {
  std::vector<std::pair<Index, Slice>> chosen;
  for (std::size_t k = 0; k < expression.slices.size(); ++k)
    chosen.emplace_back(static_cast<Index>(k),
                        slice(expression, expression.slices[k], static_cast<Index>(k), of, scope));
  Value out = of;
  bool is_taken = false;
  // An axis written as : alone stays; if no other is written, all rows are taken.
  for (const auto& [along, part] : chosen) {
    if (expression.slices[static_cast<std::size_t>(along)].is_all()) continue;
    out = take_slice(out, along, part, expression.span);
    is_taken = true;
  }
  return is_taken ? out : take_slice(out, 0, chosen.front().second, expression.span);
}

Value Runner::take_slice(const Value& of, Index along, const Slice& slice, const Span& span) {
  if (slice.step != 1) {
    std::vector<Index> places;
    for (std::int64_t k = 0; k < slice.count; ++k) places.push_back(as_index(slice.first + k * slice.step));
    return gathered_lines(of, along, places, slice.width, span);
  }
  Formulas own = step(of).formulas;
  own.of(along) = slice.width;
  const Index first = as_index(slice.first);
  const Index count = as_index(slice.count);
  const Index rows = along == 0 ? count : data(of).rows();
  const Index cols = along == 0 ? data(of).cols() : count;
  const Value out = recorded(rows, cols, own, span, [&] {
    return attention::slice(var(of), along == 0 ? Axis::rows : Axis::columns, first, count, "");
  });
  step(out).form.first = first;
  step(out).form.count = count;
  return out;
}

}  // namespace attention::program
