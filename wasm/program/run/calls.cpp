#include "program/check/closest.h"
#include "program/check/options.h"
#include "program/run/functions/function_call.h"
#include "program/run/runner.h"
#include "program/text/characters.h"
#include "program/text/limits.h"

namespace attention::program {

namespace {

std::string own_signature(const CheckedFunction& function) {
  std::string out;
  for (const std::vector<Parameter>* list : {&function.definition->parameters, &function.definition->options})
    for (const Parameter& each : *list) out += out.empty() ? each.name : ", " + each.name;
  return function.name() + "(" + out + ")";
}

std::vector<std::string> parameter_names(const CheckedFunction& function) {
  std::vector<std::string> out;
  for (const std::vector<Parameter>* list : {&function.definition->parameters, &function.definition->options})
    for (const Parameter& each : *list) out.push_back(each.name);
  return out;
}

}  // namespace

Value Runner::call(const Expression& expression, Scope& scope) {
  const auto helper = program_.functions.find(expression.name);
  if (helper != program_.functions.end()) return inline_call(expression, scope, helper->second);
  return FunctionCall(*this, expression, *function_named(expression.name), scope).run();
}

Runner::Sources Runner::own_arguments(const Expression& call, const CheckedFunction& function) const {
  const std::vector<Parameter>& parameters = function.definition->parameters;
  if (call.parts.size() > parameters.size())
    refuse(call.parts[parameters.size()].span, "program.call.too_many",
           {{"function", function.name()},
            {"count", static_cast<Index>(parameters.size())},
            {"signature", own_signature(function)}});
  Sources out;
  for (std::size_t k = 0; k < call.parts.size(); ++k) out[parameters[k].name] = &call.parts[k];
  for (const Keyword& keyword : call.keywords) {
    if (out.count(keyword.name) > 0) refuse(keyword.span, "program.call.twice", {{"name", keyword.name}});
    if (function.parameter(keyword.name) == nullptr)
      refuse(
          keyword.span,
          {"program.call.keyword",
           {{"function", function.name()}, {"name", keyword.name}, {"signature", own_signature(function)}}},
          closest_hint(keyword.name, parameter_names(function)));
    out[keyword.name] = &keyword.value;
  }
  return out;
}

void Runner::evaluate_arguments(const Expression& call, const Sources& sources, Scope& scope, Scope& inside) {
  const Definition& definition = *inside.function->definition;
  for (const std::vector<Parameter>* list : {&definition.parameters, &definition.options})
    for (const Parameter& each : *list) {
      const auto source_found = sources.find(each.name);
      if (source_found != sources.end()) {
        const Value value = evaluate(*source_found->second, scope);
        refuse_condition(value, source_found->second->span);
        inside.names.insert_or_assign(each.name, value);
      } else if (each.default_value) {
        inside.names.insert_or_assign(each.name, evaluate(*each.default_value, scope));
      } else {
        refuse(call.span, "program.call.missing",
               {{"function", inside.function->name()},
                {"argument", each.name},
                {"signature", own_signature(*inside.function)}});
      }
    }
}

Value Runner::inline_call(const Expression& call, Scope& scope, const CheckedFunction& function) {
  const Sources sources = own_arguments(call, function);
  Scope inside{&function};
  evaluate_arguments(call, sources, scope, inside);
  const KnownSizes known = local_sizes(call, sources, inside);
  if (++calls_ > ProgramLimits::calls)
    refuse(call.span, "program.limit.calls", {{"count", calls_}, {"max", ProgramLimits::calls}});
  const std::string& prefix = recorder.place.prefix;
  const std::string group_name = group_of_call(call, sources, inside);
  const std::string claimed = group_name.empty() ? prefix : recorder.free_id(prefix + group_name + "/");
  if (!group_name.empty()) recorder.claim(claimed);
  const std::string base = recorder.place.base;
  const std::string prose = take_prose();
  const auto run_inside = [&] {
    const Group group(*this, claimed.substr(prefix.size()));
    return call_body(inside);
  };
  const Value result = run_inside();
  recorder.place.base = base;
  prose_ = prose;
  --calls_;
  check_result(function, result, known);
  if (result.as<Known>() != nullptr && !group_name.empty()) recorder.release(claimed);
  return result;
}

/// The group of the steps of a helper: its name, or its parameter `group`, whose text may be empty for none.
/// One that the helper reads is an argument like any other.
std::string Runner::group_of_call(const Expression& call, const Sources& sources, const Scope& inside) const {
  const bool is_argument = inside.function->read.count("group") > 0;
  if (is_argument || inside.function->parameter("group") == nullptr) return inside.function->name();
  const Known* const known = inside.names.at("group").as<Known>();
  if (known == nullptr || !is_text(known->value)) return inside.function->name();
  const std::string& group = std::get<std::string>(known->value);
  if (group.empty() || (is_name(group) && static_cast<Index>(group.size()) <= ProgramLimits::name))
    return group;
  const auto source_found = sources.find("group");
  refuse(source_found == sources.end() ? call.span : source_found->second->span, "program.call.group",
         {{"function", inside.function->name()}, {"value", group}});
}

KnownSizes Runner::local_sizes(const Expression& call, const Sources& sources, Scope& inside) {
  KnownSizes known;
  KnownFormulas local;
  for (const auto& [name, value] : inside.names)
    if (const Known* const each = value.as<Known>(); each != nullptr && is_whole(each->value)) {
      known[name] = std::get<std::int64_t>(each->value);
      local[name] = each->size;
    }
  const CheckedFunction& function = *inside.function;
  for (const Parameter& parameter : function.definition->parameters) {
    if (function.axes.count(parameter.name) == 0) continue;
    const Value value = inside.names.at(parameter.name);
    const auto found = sources.find(parameter.name);
    const Expression& node = found == sources.end() ? call : *found->second;
    if (!value.is_matrix())
      refuse(node.span, "program.type.matrix",
             {{"function", function.name() + "(" + parameter.name + "=…)"},
              {"name", source(node)},
              {"found", kind_of(value)}});
    for (const Index along : {0, 1}) bind_local(parameter, along, value, node.span, inside, known, local);
  }
  return known;
}

void Runner::bind_local(const Parameter& parameter, Index along, const Value& value, const Span& span,
                        Scope& inside, KnownSizes& known, KnownFormulas& local) {
  const std::vector<std::string>& axes = inside.function->axes.at(parameter.name);
  const std::string& axis_formula = axes[static_cast<std::size_t>(along)];
  const Index size = along == 0 ? data(value).rows() : data(value).cols();
  const std::optional<double> expected = size_of(axis_formula, known);
  if (expected && *expected == static_cast<double>(size)) return;
  std::vector<std::string> open;
  for (const std::string& name : names_in(axis_formula))
    if (known.count(name) == 0) open.push_back(name);
  if (open.size() == 1 && is_product(axis_formula, open.front())) {
    KnownSizes others = known;
    others[open.front()] = 1;
    const double parts = size_of(axis_formula, others).value_or(0);
    const std::int64_t divisor = static_cast<std::int64_t>(parts);
    if (parts >= 1 && parts <= static_cast<double>(size) && size % divisor == 0) {
      KnownFormulas other_formulas = local;
      other_formulas[open.front()] = constant_size(1);
      const SizeFormula formula =
          divided(step(value).formulas.of(along), formula_of(axis_formula, other_formulas));
      known[open.front()] = size / divisor;
      local[open.front()] = formula;
      inside.names.insert_or_assign(open.front(), Known{std::int64_t{size / divisor}, formula});
      return;
    }
  }
  std::string text = axes[0] + " × " + axes[1];
  const std::optional<double> rows = size_of(axes[0], known), cols = size_of(axes[1], known);
  if (rows && cols) text += " (" + short_text(*rows) + " × " + short_text(*cols) + ")";
  refuse(span, "program.shape.argument",
         {{"function", inside.function->name()},
          {"name", parameter.name},
          {"expected", text},
          {"found", shape(value)}});
}

}  // namespace attention::program
