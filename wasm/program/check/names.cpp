#include <algorithm>
#include <sstream>

#include "program/check/checker.h"
#include "program/check/closest.h"
#include "program/check/function_table.h"

namespace attention::program {

namespace {

/// Those that begin with a small letter as the name does, or with a capital one: matrices are no sizes.
std::vector<std::string> alike(const std::string& name, const std::vector<std::string>& known) {
  const auto is_capital = [](char letter) { return letter >= 'A' && letter <= 'Z'; };
  std::vector<std::string> out;
  for (const std::string& each : known)
    if (is_capital(each[0]) == is_capital(name[0])) out.push_back(each);
  return out;
}

}  // namespace

bool Checker::is_below(const std::string& name) const {
  for (std::size_t k = place_ + 1; k < all_.size(); ++k)
    if (all_[k].name == name) return true;
  return false;
}

void Checker::check_own_name(const std::string& name, const Span& span) const {
  const bool is_of_language = function_named(name) != nullptr && !may_be_own_name(name);
  const bool is_function = is_of_language || is_constant_name(name) || name == "range" ||
                           above_.count(name) > 0 || name == out_.name() || is_below(name);
  if (is_function) refuse(span, "program.name.function", {{"name", name}, {"other", other_name(name)}});
}

void Checker::check_target(const std::string& name, const Span& span) {
  check_own_name(name, span);
  if (out_.has_dimension(name)) {
    const std::string& source = out_.dimension_sources.at(name);
    const MessageValue from =
        source.empty() ? MessageValue(Message{"program.kind.result"}) : MessageValue(source);
    refuse(span, "program.name.size", {{"name", name}, {"source", from}});
  }
  for (const auto& [variable, line] : loops_)
    if (name == variable)
      refuse(span, "program.name.loop_variable", {{"name", name}, {"line", static_cast<Index>(line)}});
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
  refuse(expression.span, {"program.name.unknown", {{"name", name}}}, unknown_hint(name));
}

/// Whether a name is a parameter, a size or a value of another function of the program.
bool Checker::is_of_another_function(const std::string& name) const {
  for (const Definition& each : all_) {
    if (&each == out_.definition) continue;
    for (const std::vector<Parameter>* list : {&each.parameters, &each.options})
      for (const Parameter& parameter : *list) {
        if (parameter.name == name) return true;
        if (!parameter.annotation || parameter.annotation->kind != Token::Kind::text) continue;
        std::istringstream axes(parameter.annotation->text);
        for (std::string axis; axes >> axis;)
          if (axis == name) return true;
      }
  }
  return false;
}

Message Checker::unknown_hint(const std::string& name) const {
  std::vector<std::string> known;
  for (const Parameter& each : out_.definition->parameters) known.push_back(each.name);
  for (const Parameter& each : out_.definition->options) known.push_back(each.name);
  known.insert(known.end(), out_.dimensions.begin(), out_.dimensions.end());
  for (const auto& [assigned, places] : out_.assigned) known.push_back(assigned);
  if (!is_last() && is_of_another_function(name))
    return {"program.hint.hand_over", {{"name", name}, {"function", out_.name()}}};
  if (Message hint = closest_hint(name, known, 1); !hint.empty()) return hint;
  if (Message hint = closest_hint(name, alike(name, known)); !hint.empty()) return hint;
  if (Message hint = closest_hint(name, {"True", "False", "inf", "pi"}, 1); !hint.empty()) return hint;
  if (name == "Infinity" || name == "infinity") return {"program.hint.is_it", {{"name", "inf"}}};
  for (const std::string& each : out_.dimensions)
    if (each.substr(0, name.size() + 1) == name + "_") return {"program.hint.is_it", {{"name", each}}};
  if (is_condition_) return {"program.hint.option", {{"code", "*, " + name + ": bool = False"}}};
  const bool is_matrix_name = name[0] >= 'A' && name[0] <= 'Z' && (name.size() == 1 || name[1] == '_');
  if (is_matrix_name) return {"program.hint.parameter", {{"code", name + ": \"n d\""}}};
  if (name[0] >= 'a' && name[0] <= 'z') return {"program.hint.value_above"};
  return {};
}

}  // namespace attention::program
