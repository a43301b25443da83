#include <algorithm>

#include "program/check/options.h"
#include "program/run/runner.h"

namespace attention::program {

Message Runner::kind_of(const Value& value) const {
  if (value.is_condition()) return {"program.kind.comparison"};
  if (value.is_matrix()) return {"program.kind.matrix", {{"shape", shape(value)}}};
  if (const ListValue* const list = value.as<ListValue>())
    return {"program.kind.list", {{"count", static_cast<Index>(list->items->size())}}};
  const Several* const sizes_of_shape = value.as<Several>();
  const auto is_number = [](const Value& item) { return item.as<Known>() != nullptr; };
  if (sizes_of_shape != nullptr &&
      std::all_of(sizes_of_shape->items->begin(), sizes_of_shape->items->end(), is_number))
    return {"program.kind.shape"};
  if (const Several* const several = value.as<Several>())
    return {"program.kind.results", {{"count", static_cast<Index>(several->items->size())}}};
  const Literal& known = value.as<Known>()->value;
  if (is_truth(known)) return {"program.kind.truth", {{"value", text_of(known)}}};
  if (is_text(known)) return {"program.kind.text", {{"text", text_of(known)}}};
  const std::string number = is_whole(known) ? text_of(known) : short_text(number_of(known));
  return {"program.kind.number", {{"value", number}}};
}

std::string Runner::source(const Span& span) const {
  constexpr std::size_t most = 40;
  const Line& line = program_.lines[static_cast<std::size_t>(span.line - 1)];
  const std::size_t first = static_cast<std::size_t>(span.column - 1);
  const bool is_one_line = span.line == span.end_line;
  Line text =
      line.substr(first, is_one_line ? static_cast<std::size_t>(span.end_column - span.column) : Line::npos);
  if (!is_one_line) text += U" …";
  if (text.size() > most) {
    text.resize(most - 1);
    text.push_back(U'…');
  }
  return utf8(text, 0, text.size());
}

std::string Runner::source(const Expression& expression) const { return source(expression.span); }

void Runner::refuse_value(const Span& span, MessageValue name, MessageValue found, Message expected,
                          Message hint, std::optional<Correction> correction) const {
  refuse(span,
         {"program.type.value",
          {{"name", std::move(name)}, {"found", std::move(found)}, {"expected", std::move(expected)}}},
         std::move(hint), std::move(correction));
}

/// Where the sizes of a matrix are, if that is what an expression is.
Message Runner::sizes_hint(const Expression& expression, const Value& value) const {
  if (expression.kind != Kind::name || value.as<MatrixValue>() == nullptr) return {};
  return {"program.hint.sizes", {{"name", expression.name}}};
}

/// "K.T is d_k × n (2 × 4)".
Message Runner::transposed_hint(const Expression& expression, const Value& value) const {
  const std::string shape_text = recorder.shape(value.as<MatrixValue>()->step, true);
  if (expression.kind == Kind::attribute && expression.name == "T")
    return {"program.hint.untransposed", {{"name", source(expression.parts.front())}, {"shape", shape_text}}};
  const bool is_loose =
      expression.kind == Kind::binary || expression.kind == Kind::minus || expression.kind == Kind::choice;
  const std::string text = source(expression);
  return {"program.hint.transposed", {{"name", is_loose ? "(" + text + ")" : text}, {"shape", shape_text}}};
}

/// What to write for an operator between a list and something else.
Message Runner::list_hint(const std::string& operation, const Value& left, const Value& right) const {
  const bool are_lists = left.as<ListValue>() != nullptr && right.as<ListValue>() != nullptr;
  if (are_lists) return {"program.hint.join_lists"};
  const Message to_matrix{"program.hint.list_to_matrix", {{"code", "array([[1, 2], [3, 4]])"}}};
  const bool has_number = left.as<Known>() != nullptr || right.as<Known>() != nullptr;
  if (has_number && operation == "*")
    return {"program.hint.repeat_list", {{"code", "[0 for i in range(n)]"}}};
  if (has_number) return to_matrix;
  const ListValue* const list =
      left.as<ListValue>() != nullptr ? left.as<ListValue>() : right.as<ListValue>();
  const bool is_of_numbers = list->items->empty() || !list->items->front().is_matrix();
  return is_of_numbers ? to_matrix : Message{"program.hint.join_lists"};
}

void Runner::refuse_operator(const Expression& node, const std::string& operation, const Value& left,
                             const Value& right, Message hint) const {
  refuse(node.span,
         {"program.type.operator",
          {{"operator", operation}, {"left", kind_of(left)}, {"right", kind_of(right)}}},
         std::move(hint));
}

/// What to write where a whole number is needed and a division gave another.
Message Runner::division_hint(const Expression& expression) const {
  if (source(expression).find('/') != std::string::npos) return {"program.hint.whole_division"};
  return {"program.hint.floor"};
}

}  // namespace attention::program
