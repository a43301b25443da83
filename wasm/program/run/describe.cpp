#include "program/check/options.h"
#include "program/run/runner.h"

namespace attention::program {

Message Runner::kind_of(const Value& value) const {
  if (value.is_condition()) return {"program.kind.comparison"};
  if (value.is_matrix()) return {"program.kind.matrix", {{"shape", shape(value)}}};
  if (const ListValue* const list = value.as<ListValue>())
    return {"program.kind.list", {{"count", static_cast<Index>(list->items->size())}}};
  if (const Several* const several = value.as<Several>())
    return {"program.kind.results", {{"count", static_cast<Index>(several->items->size())}}};
  const Literal& known = value.as<Known>()->value;
  if (is_truth(known)) return {"program.text", {{"text", text_of(known)}}};
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

void Runner::refuse_value(const Span& span, MessageValue name, MessageValue found, Message expected) const {
  refuse(span, {"program.type.value",
                {{"name", std::move(name)}, {"found", std::move(found)}, {"expected", std::move(expected)}}});
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
