#include <algorithm>

#include "program/run/runner.h"
#include "program/text/limits.h"

namespace attention::program {

Runner::Group::Group(Runner& runner, const std::string& suffix, const std::string& variable, std::int64_t at)
    : runner_(runner),
      prefix_size_(runner.recorder.place.prefix.size()),
      index_count_(runner.recorder.place.indices.size()),
      heading_(runner.recorder.place.heading) {
  runner.recorder.place.prefix += suffix;
  if (!variable.empty()) runner.recorder.place.indices.emplace_back(variable, at);
}

Runner::Group::~Group() {
  StepPlace& place = runner_.recorder.place;
  place.prefix.resize(prefix_size_);
  place.indices.resize(index_count_);
  place.heading = std::move(heading_);
}

Value Runner::call_body(Scope& scope) {
  if (Returned result = block(scope.function->definition->body, scope)) return *result;
  refuse(scope.function->definition->name_span, "program.program.no_return",
         {{"name", scope.function->name()}});
}

Runner::Returned Runner::block(const Body& body, Scope& scope) {
  for (const Statement& each : body) {
    const auto heading = program_.comments.headings.find(each.span.line);
    if (heading != program_.comments.headings.end()) recorder.place.heading = heading->second;
    const auto prose = program_.comments.prose.find(each.span.line);
    if (prose != program_.comments.prose.end()) prose_ = prose->second;
    recorder.statement = each.span;
    if (Returned result = statement(each, scope)) return result;
    if (each.kind != Statement::Kind::branch && each.kind != Statement::Kind::loop) prose_.clear();
  }
  return std::nullopt;
}

Runner::Returned Runner::statement(const Statement& each, Scope& scope) {
  switch (each.kind) {
    case Statement::Kind::assign:
      assign(each, scope);
      break;
    case Statement::Kind::append:
      append(each, scope);
      break;
    case Statement::Kind::give_back:
      return give_back(each, scope);
    case Statement::Kind::branch:
      return block(truth(each.values.front(), scope) ? each.body : each.other, scope);
    case Statement::Kind::loop:
      return loop(each, scope);
    case Statement::Kind::check:
      if (truth(each.values.front(), scope)) break;
      MessageValue message = Message{"program.program.does_not_hold"};
      if (each.message && !each.message->empty()) message = *each.message;
      refuse(each.values.front().span, "program.program.assert", {{"message", message}});
  }
  return std::nullopt;
}

/// As many names as a shape or a function has results.
Message Runner::unpack_hint(const Statement& each, std::size_t count) const {
  const Expression& value = each.values.front();
  if (each.values.size() != 1 || count < 2) return {};
  if (value.kind == Kind::attribute) return {"program.hint.sizes", {{"name", source(value.parts.front())}}};
  std::string names = each.targets.front().name;
  for (std::size_t k = 1; k < count; ++k)
    names +=
        ", " + (k < each.targets.size() ? each.targets[k].name
                                        : names.substr(0, names.find(',')) + "_" + std::to_string(k + 1));
  return {"program.hint.write", {{"code", names + " = " + source(value)}}};
}

Values Runner::assigned_values(const Statement& each, Scope& scope) {
  const std::size_t count = each.targets.size();
  Values values;
  for (std::size_t k = 0; k < each.values.size(); ++k) {
    recorder.place.base = each.targets[k].name;
    values.push_back(evaluate(each.values[k], scope, count == 1 ? each.targets[k].name : ""));
  }
  if (each.values.size() == 1 && count > 1) {
    const Several* const several = values.front().as<Several>();
    const ListValue* const list = values.front().as<ListValue>();
    if (several != nullptr || list != nullptr)
      values = Values(*(several != nullptr ? several->items : list->items));
  }
  if (values.size() != count)
    refuse(each.span,
           {"program.type.unpack",
            {{"count", static_cast<Index>(count)}, {"found", static_cast<Index>(values.size())}}},
           unpack_hint(each, values.size()));
  return values;
}

void Runner::assign(const Statement& each, Scope& scope) {
  const Values values = assigned_values(each, scope);
  for (std::size_t k = 0; k < values.size(); ++k) {
    if (values[k].is_condition()) refuse(each.values.front().span, "program.type.condition");
    if (const Several* const several = values[k].as<Several>())
      refuse(each.span,
             {"program.type.unpack",
              {{"count", Index{1}}, {"found", static_cast<Index>(several->items->size())}}},
             unpack_hint(each, several->items->size()));
    keep(values[k], each.targets[k].name);
    note_second_name(values[k], each.targets[k], each.span);
    scope.names[each.targets[k].name] = values[k];
  }
}

void Runner::note_second_name(const Value& value, const Expression& target, const Span& span) {
  if (!value.is_matrix()) return;
  const Step& named = step(value);
  if (named.written != target.name) second_names[span.line] = {span, id_of(target.name), named.node};
}

void Runner::append(const Statement& each, Scope& scope) {
  const Expression& owner = each.targets.front();
  const Value target = evaluate(owner, scope);
  const ListValue* const list = target.as<ListValue>();
  if (list == nullptr) refuse_value(owner.span, owner.name, kind_of(target), {"program.expected.list"});
  recorder.place.base = owner.name;
  const Value value = evaluate(each.values.front(), scope);
  refuse_condition(value, each.values.front().span);
  keep(value, owner.name);
  if (static_cast<Index>(list->items->size()) >= ProgramLimits::list)
    refuse(each.span, "program.limit.list", {{"max", ProgramLimits::list}});
  list->items->push_back(value);
}

Value Runner::give_back(const Statement& each, Scope& scope) {
  recorder.place.base = scope.function == &program_.mechanism() ? "output" : "result";
  Values values;
  for (const Expression& expression : each.values) values.push_back(evaluate(expression, scope));
  for (std::size_t k = 0; k < values.size(); ++k) refuse_condition(values[k], each.values[k].span);
  if (values.size() == 1) return values.front();
  Values* const items = new_list();
  *items = std::move(values);
  return Several{items};
}

Runner::Range Runner::range(const std::vector<Expression>& arguments, std::size_t from, Scope& scope) {
  std::vector<std::int64_t> values;
  for (std::size_t k = from; k < arguments.size(); ++k) values.push_back(integer(arguments[k], scope));
  if (values.size() == 1) return {0, values[0], 1};
  if (values.size() == 3 && values[2] == 0) refuse(arguments[from + 2].span, "program.number.range_step");
  return {values[0], values[1], values.size() == 3 ? values[2] : 1};
}

Runner::Returned Runner::loop(const Statement& each, Scope& scope) {
  std::string prose = take_prose();
  const Range numbers = range(each.values, 0, scope);
  for (std::int64_t at = numbers.first; numbers.is_inside(at); at += numbers.step) {
    count_operations(1);
    scope.names[each.name] = Known{at, constant_size(at)};
    const Group group(*this, each.name + "_" + std::to_string(at) + "/", each.name, at);
    prose_ = std::exchange(prose, {});
    block(each.body, scope);
  }
  return std::nullopt;
}

void Runner::keep(const Value& value, const std::string& name) {
  std::vector<const Value*> waiting = {&value};
  std::set<const Values*> seen;
  while (!waiting.empty()) {
    const Value* const each = waiting.back();
    waiting.pop_back();
    const ListValue* const list = each->as<ListValue>();
    const Several* const several = each->as<Several>();
    if (const Values* const items = list != nullptr      ? list->items
                                    : several != nullptr ? several->items
                                                         : nullptr) {
      if (!seen.insert(items).second) continue;
      count_operations(static_cast<Index>(items->size()));
      for (std::size_t k = items->size(); k > 0; --k) waiting.push_back(&(*items)[k - 1]);
    } else if (each->is_matrix() && step(*each).id.empty()) {
      recorder.name(each->as<MatrixValue>()->step, name);
      step(*each).prose = take_prose();
    }
  }
}

}  // namespace attention::program
