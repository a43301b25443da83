#include <algorithm>

#include "program/check/options.h"
#include "program/run/runner.h"

namespace attention::program {

namespace {

bool is_number(const Value& value) {
  const Known* const known = value.as<Known>();
  return known != nullptr && !is_truth(known->value) && !is_text(known->value);
}

/// The words that an argument may be.
std::vector<std::string> words_of_argument(std::string_view argument) {
  if (argument == "approximate") return {"none", "tanh"};
  if (argument == "kind") return {"float16", "bfloat16", "float32"};
  if (argument == "fully_masked") return {"zeros", "nan"};
  if (argument == "first") return {"outer", "inner"};
  if (argument == "border") return {"nearest", "zeros"};
  return {"interleaved", "half"};
}

}  // namespace

void Runner::refuse_condition(const Value& value, const Span& span) const {
  if (value.is_condition()) refuse(span, "program.type.condition");
}

bool Runner::truth(const Expression& expression, Scope& scope, Message hint) {
  const Value value = evaluate(expression, scope);
  if (value.as<MatrixValue>() != nullptr)
    refuse(expression.span, {"program.type.data_condition"}, std::move(hint));
  const Known* const known = value.as<Known>();
  if (known == nullptr || !is_truth(known->value))
    refuse_value(expression.span, source(expression), kind_of(value), {"program.expected.condition"});
  return std::get<bool>(known->value);
}

Known Runner::number(const Expression& expression, Scope& scope) {
  return number_of_value(evaluate(expression, scope), expression);
}

Known Runner::number_of_value(const Value& value, const Expression& expression) const {
  if (is_number(value)) return *value.as<Known>();
  refuse(expression.span, {"program.type.number", {{"name", source(expression)}, {"found", kind_of(value)}}},
         sizes_hint(expression, value));
}

std::int64_t Runner::whole(const Known& known, const Expression& expression) const {
  if (const auto* const integer_value = std::get_if<std::int64_t>(&known.value)) return *integer_value;
  refuse(expression.span, {"program.type.integer", {{"value", short_text(number_of(known.value))}}},
         division_hint(expression));
}

std::int64_t Runner::integer(const Expression& expression, Scope& scope) {
  return whole(number(expression, scope), expression);
}

Value Runner::matrix(const Expression& expression, Scope& scope, std::string_view function) {
  const Value value = evaluate(expression, scope);
  refuse_condition(value, expression.span);
  if (!value.is_matrix())
    refuse(expression.span, "program.type.matrix",
           {{"function", std::string(function)}, {"name", source(expression)}, {"found", kind_of(value)}});
  return value;
}

Value Runner::list_of_matrices(const Expression& expression, Scope& scope, std::string_view function) {
  const Value value = evaluate(expression, scope);
  const ListValue* const list = value.as<ListValue>();
  const std::string name(function);
  if (list == nullptr)
    refuse(expression.span, "program.type.list",
           {{"function", name}, {"code", name + "([a, b]" + (name == "concat" ? ", axis=1)" : ")")}});
  if (list->items->empty())
    refuse_value(expression.span, source(expression), Message{"program.found.empty_list"},
                 {"program.expected.matrices"});
  for (std::size_t k = 0; k < list->items->size(); ++k) {
    const Value& item = (*list->items)[k];
    if (item.is_matrix()) continue;
    const Message which{"program.kind.value_of",
                        {{"number", static_cast<Index>(k + 1)}, {"name", source(expression)}}};
    refuse_value(expression.span, which, kind_of(item), {"program.expected.matrix"});
  }
  return value;
}

Known Runner::axis(const Expression& expression, Scope& scope) {
  const Value value = evaluate(expression, scope);
  const Known* const known = value.as<Known>();
  const auto* const at = known == nullptr ? nullptr : std::get_if<std::int64_t>(&known->value);
  if (at == nullptr || *at < -2 || *at > 1)
    refuse(expression.span, "program.call.axis", {{"value", source(expression)}});
  return {*at < 0 ? *at + 2 : *at};
}

Known Runner::word(const Expression& expression, Scope& scope, std::string_view argument) {
  const Value value = evaluate(expression, scope);
  const Known* const known = value.as<Known>();
  const std::vector<std::string> words = words_of_argument(argument);
  const bool is_known = known != nullptr && is_text(known->value) &&
                        std::find(words.begin(), words.end(), text_of(known->value)) != words.end();
  if (is_known) return *known;
  std::string choices;
  for (const std::string& each : words) choices += choices.empty() ? each : ", " + each;
  refuse(expression.span, "program.call.choice",
         {{"argument", std::string(argument)}, {"value", source(expression)}, {"choices", choices}});
}

Value Runner::condition(const Expression& expression, Scope& scope) {
  const Value value = evaluate(expression, scope);
  if (!value.is_condition())
    refuse_value(expression.span, source(expression), kind_of(value), {"program.expected.comparison"});
  return value;
}

}  // namespace attention::program
