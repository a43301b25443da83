#include "program/check/arguments.h"
#include "program/check/checker.h"
#include "program/check/function_table.h"
#include "program/elsewhere/instead.h"

namespace attention::program {

namespace {

bool has_return(const std::vector<Statement>& body) {
  for (const Statement& each : body)
    if (each.kind == Statement::Kind::give_back || has_return(each.body) || has_return(each.other))
      return true;
  return false;
}

/// The list of an append, if it is a name.
std::string owner_text(const Expression& method) {
  const Expression& owner = method.parts.front();
  return owner.kind == Expression::Kind::name ? owner.name : "parts";
}

}  // namespace

void Checker::check_return(const Body& body, std::size_t place, bool is_in_loop) const {
  if (body[place].kind != Statement::Kind::give_back) return;
  if (is_in_loop) refuse(body[place].span, "program.program.return_in_loop");
  if (place + 1 < body.size()) refuse(body[place + 1].span, "program.program.after_return");
}

void Checker::check_block(const Body& body, bool is_in_loop) {
  for (std::size_t k = 0; k < body.size(); ++k) {
    const Statement& statement = body[k];
    check_return(body, k, is_in_loop);
    if (statement.kind == Statement::Kind::append) check_expression(statement.targets.front());
    is_condition_ = statement.kind == Statement::Kind::branch;
    for (const Expression& each : statement.values) check_expression(each);
    is_condition_ = false;
    check_block(statement.body, is_in_loop || statement.kind == Statement::Kind::loop);
    check_block(statement.other, is_in_loop);
  }
  if (&body == &out_.definition->body && !has_return(body))
    refuse(out_.definition->name_span, "program.program.no_return", {{"name", out_.name()}});
}

void Checker::check_expression(const Expression& expression) {
  if (expression.kind == Expression::Kind::name) return read_name(expression);
  if (expression.kind == Expression::Kind::call) check_call(expression);
  if (expression.kind == Expression::Kind::comprehension) return check_comprehension(expression);
  if (expression.kind == Expression::Kind::method)
    refuse(expression.span, "program.call.append_alone",
           {{"code", owner_text(expression) + ".append(value)"}});
  check_inside(expression);
}

void Checker::check_inside(const Expression& expression) {
  for (const Expression& part : expression.parts) check_expression(part);
  for (const SlicePart& slice : expression.slices)
    for (const std::optional<Expression>* part : {&slice.index, &slice.first, &slice.last, &slice.step})
      if (*part) check_expression(**part);
  for (const Keyword& keyword : expression.keywords) check_expression(keyword.value);
}

void Checker::check_comprehension(const Expression& expression) {
  check_target(expression.name, expression.name_span);
  for (std::size_t k = 1; k < expression.parts.size(); ++k) check_expression(expression.parts[k]);
  comprehensions_.push_back(expression.name);
  check_expression(expression.parts.front());
  comprehensions_.pop_back();
}

void Checker::check_call(const Expression& call) {
  const std::string& name = call.name;
  const Span& span = call.name_span;
  if (name == "range") refuse(span, "program.call.range_alone");
  if (name == out_.name()) refuse(span, "program.left_out.recursion", {{"name", name}});
  for (std::size_t k = place_ + 1; k < all_.size(); ++k)
    if (all_[k].name == name)
      refuse(span, "program.name.later_function",
             {{"name", name}, {"line", static_cast<Index>(all_[k].span.line)}});
  if (above_.count(name) > 0) return;
  if (out_.parameter(name) != nullptr || out_.assigned.count(name) > 0 || out_.has_dimension(name))
    refuse(span, "program.call.not_function");
  if (const FunctionSpec* const function = function_named(name)) {
    arguments_of(call, *function);
    return;
  }
  std::vector<std::string> own;
  for (const auto& [above, function] : above_) own.push_back(above);
  Instead instead = instead_of_call(call, lines_, own);
  if (name == "float" && call.parts.size() == 1) {
    // float("-inf"): a number that has a name here.
    const Literal* const text =
        call.parts[0].kind == Expression::Kind::literal ? &call.parts[0].value : nullptr;
    if (text != nullptr && std::holds_alternative<std::string>(*text)) {
      const bool is_negative = std::get<std::string>(*text).substr(0, 1) == "-";
      refuse(call.span, {"program.name.unknown_function", {{"name", name}}},
             {"program.hint.write", {{"code", is_negative ? "-inf" : "inf"}}});
    }
  }
  refuse(span, {"program.name.unknown_function", {{"name", name}}}, std::move(instead.hint),
         std::move(instead.correction));
}

}  // namespace attention::program
