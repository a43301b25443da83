#include <limits>

#include "program/check/closest.h"
#include "program/check/options.h"
#include "program/run/runner.h"
#include "program/text/limits.h"

namespace attention::program {

void Runner::count_operations(Index more) {
  operations_ += more;
  if (operations_ > ProgramLimits::operations)
    refuse(recorder.statement, "program.limit.operations", {{"max", ProgramLimits::operations}});
}

Value Runner::evaluate(const Expression& expression, Scope& scope, const std::string& list_name) {
  count_operations(1);
  // Helpers nest their expressions inside those of their callers.
  constexpr Index deepest = 2 * ProgramLimits::chain;
  if (depth_ >= deepest) refuse(expression.span, "program.limit.chain", {{"max", deepest}});
  ++depth_;
  Value out = evaluate_kind(expression, scope, list_name);
  --depth_;
  return out;
}

Value Runner::evaluate_kind(const Expression& expression, Scope& scope, const std::string& list_name) {
  switch (expression.kind) {
    case Kind::literal: {
      const auto* const integer_value = std::get_if<std::int64_t>(&expression.value);
      return Known{expression.value, integer_value == nullptr ? std::nullopt : constant_size(*integer_value)};
    }
    case Kind::name:
      return named(expression, scope);
    case Kind::brackets:
      return evaluate(expression.parts.front(), scope);
    case Kind::list:
      return list(expression, scope);
    case Kind::comprehension:
      return comprehension(expression, scope, list_name);
    case Kind::call:
      return call(expression, scope);
    case Kind::method:
      refuse(expression.span, "program.syntax.no_effect");
    case Kind::attribute:
      return attribute(expression, scope);
    case Kind::subscript:
      return subscript(expression, scope);
    case Kind::minus:
      return minus(expression, scope);
    case Kind::negation:
      return Known{!truth(expression.parts.front(), scope)};
    case Kind::logic:
      return logic(expression, scope);
    case Kind::comparison:
      return comparison(expression, scope);
    case Kind::binary:
      return binary(expression, scope);
    case Kind::choice:
      return evaluate(expression.parts[truth(expression.parts[1], scope) ? 0 : 2], scope);
  }
  refuse(expression.span, "program.syntax.no_effect");
}

Value Runner::named(const Expression& expression, Scope& scope) {
  const std::string& name = expression.name;
  const auto found = scope.names.find(name);
  if (found != scope.names.end()) return found->second;
  if (name == "inf") return Known{std::numeric_limits<double>::infinity()};
  if (name == "pi") return Known{3.141592653589793};
  const auto places = scope.function->assigned.find(name);
  if (places == scope.function->assigned.end()) {
    std::vector<std::string> known;
    for (const auto& [each, value] : scope.names) known.push_back(each);
    refuse(expression.span, {"program.name.unknown", {{"name", name}}}, closest_hint(name, known));
  }
  const Assignment* above = nullptr;
  for (const Assignment& each : places->second)
    if (each.line < expression.span.line) above = &each;
  if (above == nullptr)
    refuse(expression.span, "program.name.before_assignment",
           {{"name", name}, {"line", static_cast<Index>(places->second.front().line)}});
  MessageValue condition_text = Message{"program.kind.loop_runs"};
  if (!above->conditions.empty()) condition_text = source(above->conditions.back()->values.front());
  refuse(expression.span, "program.name.only_if",
         {{"name", name}, {"condition", condition_text}, {"line", static_cast<Index>(above->line)}});
}

Value Runner::logic(const Expression& expression, Scope& scope) {
  bool out = false;
  for (const Expression& each : expression.parts) {
    out = truth(each, scope, {"program.hint.nested_where"});
    if (out == (expression.name == "or")) break;
  }
  return Known{out};
}

Value Runner::minus(const Expression& expression, Scope& scope) {
  const Expression& inner = expression.parts.front();
  const Value value = evaluate(inner, scope);
  refuse_condition(value, inner.span);
  if (value.is_matrix()) return scaled(value, -1, expression.span);
  const Known* const known = value.as<Known>();
  if (known == nullptr || is_truth(known->value) || is_text(known->value))
    refuse(expression.span, "program.type.operator",
           {{"operator", "-"}, {"left", Message{"program.found.nothing"}}, {"right", kind_of(value)}});
  if (is_whole(known->value))
    return Known{-std::get<std::int64_t>(known->value), times(constant_size(-1), known->size)};
  return Known{-std::get<double>(known->value)};
}

Value Runner::attribute(const Expression& expression, Scope& scope) {
  const Expression& owner = expression.parts.front();
  const Value value = evaluate(owner, scope);
  if (!value.is_matrix())
    refuse(expression.span, "program.type.matrix",
           {{"function", "." + expression.name}, {"name", source(owner)}, {"found", kind_of(value)}});
  const Formulas own = step(value).formulas;
  const Index rows = data(value).rows();
  const Index cols = data(value).cols();
  if (expression.name == "T")
    return recorded(cols, rows, {own.cols, own.rows}, expression.span, [&] { return transpose(var(value)); });
  Values* const out = new_list();
  out->push_back(Known{std::int64_t{rows}, own.rows});
  out->push_back(Known{std::int64_t{cols}, own.cols});
  return Several{out};
}

Value Runner::list(const Expression& expression, Scope& scope) {
  if (static_cast<Index>(expression.parts.size()) > ProgramLimits::list)
    refuse(expression.span, "program.limit.list", {{"max", ProgramLimits::list}});
  Values* const out = new_list();
  for (const Expression& each : expression.parts) {
    const Value value = evaluate(each, scope);
    refuse_condition(value, each.span);
    out->push_back(value);
  }
  return ListValue{out};
}

Value Runner::comprehension(const Expression& expression, Scope& scope, const std::string& list_name) {
  const Range numbers = range(expression.parts, 1, scope);
  const auto found = scope.names.find(expression.name);
  const std::optional<Value> before =
      found == scope.names.end() ? std::nullopt : std::optional(found->second);
  const Expression& each = expression.parts.front();
  Values* const out = new_list();
  for (std::int64_t at = numbers.first; numbers.is_inside(at); at += numbers.step) {
    if (static_cast<Index>(out->size()) >= ProgramLimits::list)
      refuse(expression.span, "program.limit.list", {{"max", ProgramLimits::list}});
    scope.names[expression.name] = Known{at, constant_size(at)};
    const Group group(*this, expression.name + "_" + std::to_string(at) + "/", expression.name, at);
    const Value value = evaluate(each, scope);
    refuse_condition(value, each.span);
    if (!list_name.empty()) keep(value, list_name);
    out->push_back(value);
  }
  if (before)
    scope.names[expression.name] = *before;
  else
    scope.names.erase(expression.name);
  return ListValue{out};
}

}  // namespace attention::program
