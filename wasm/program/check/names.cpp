#include <algorithm>

#include "program/check/checker.h"
#include "program/check/closest.h"
#include "program/check/function_table.h"

namespace attention::program {

bool Checker::is_below(const std::string& name) const {
  for (std::size_t k = place_ + 1; k < all_.size(); ++k)
    if (all_[k].name == name) return true;
  return false;
}

void Checker::check_own_name(const std::string& name, const Span& span) const {
  const bool is_of_language = function_named(name) != nullptr && !may_be_own_name(name);
  const bool is_function = is_of_language || is_constant_name(name) || name == "range" ||
                           above_.count(name) > 0 || name == out_.name() || is_below(name);
  if (is_function) refuse(span, {"program.name.function", {{"name", name}, {"other", other_name(name)}}});
}

void Checker::check_target(const std::string& name, const Span& span) {
  check_own_name(name, span);
  if (out_.has_dimension(name)) {
    const std::string& source = out_.dimension_sources.at(name);
    const MessageValue from =
        source.empty() ? MessageValue(Message{"program.kind.result"}) : MessageValue(source);
    refuse(span, {"program.name.size", {{"name", name}, {"source", from}}});
  }
  for (const auto& [variable, line] : loops_)
    if (name == variable)
      refuse(span, {"program.name.loop_variable", {{"name", name}, {"line", static_cast<Index>(line)}}});
}

void Checker::collect_target(const std::string& name, const Span& span, int line,
                             const std::vector<const Statement*>& conditions) {
  check_target(name, span);
  out_.assigned[name].push_back({line, conditions});
}

/// Names that get a value, in any branch.
void Checker::collect(const Body& body, std::vector<const Statement*> conditions) {
  for (const Statement& statement : body) {
    if (statement.kind == Statement::Kind::assign)
      for (const Expression& target : statement.targets)
        collect_target(target.name, target.span, target.span.line, conditions);
    if (statement.kind == Statement::Kind::loop) {
      collect_target(statement.name, statement.name_span, statement.span.line, conditions);
      loops_.emplace_back(statement.name, statement.span.line);
      collect(statement.body, conditions);
      loops_.pop_back();
    }
    if (statement.kind == Statement::Kind::branch) {
      conditions.push_back(&statement);
      collect(statement.body, conditions);
      collect(statement.other, conditions);
      conditions.pop_back();
    }
  }
}

void Checker::read_name(const Expression& expression) {
  const std::string& name = expression.name;
  out_.read.insert(name);
  const bool is_in_comprehension =
      std::find(comprehensions_.begin(), comprehensions_.end(), name) != comprehensions_.end();
  if (out_.parameter(name) != nullptr || out_.has_dimension(name) || out_.assigned.count(name) > 0 ||
      is_in_comprehension || is_constant_name(name))
    return;
  if (function_named(name) != nullptr || above_.count(name) > 0 || name == "range")
    refuse(expression.span,
           {"program.name.unknown", {{"name", Message{"program.kind.without_brackets", {{"name", name}}}}}},
           {"program.hint.function_called", {{"code", name + "(…)"}}});
  std::vector<std::string> known;
  for (const Parameter& each : out_.definition->parameters) known.push_back(each.name);
  for (const Parameter& each : out_.definition->options) known.push_back(each.name);
  known.insert(known.end(), out_.dimensions.begin(), out_.dimensions.end());
  for (const auto& [assigned, places] : out_.assigned) known.push_back(assigned);
  refuse(expression.span, {"program.name.unknown", {{"name", name}}}, closest_hint(name, known));
}

}  // namespace attention::program
