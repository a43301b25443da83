#include "program/check/options.h"
#include "program/run/runner.h"
#include "program/walk/latex.h"

namespace attention::program {

namespace {

template <class Operand>
bool holds_for(const std::string& operation, const Operand& a, const Operand& b) {
  if (operation == "==") return a == b;
  if (operation == "!=") return a != b;
  if (operation == "<") return a < b;
  if (operation == "<=") return a <= b;
  return operation == ">" ? a > b : a >= b;
}

Comparison comparison_named(const std::string& operation) {
  if (operation == "==") return Comparison::equal;
  if (operation == "!=") return Comparison::different;
  if (operation == "<") return Comparison::less;
  if (operation == "<=") return Comparison::not_greater;
  return operation == ">" ? Comparison::greater : Comparison::not_less;
}

/// With the operands exchanged.
Comparison turned(Comparison comparison) {
  switch (comparison) {
    case Comparison::less:
      return Comparison::greater;
    case Comparison::not_greater:
      return Comparison::not_less;
    case Comparison::greater:
      return Comparison::less;
    case Comparison::not_less:
      return Comparison::not_greater;
    default:
      return comparison;
  }
}

int kind_number(const Literal& literal) { return is_text(literal) ? 1 : is_truth(literal) ? 2 : 0; }

}  // namespace

bool Runner::compare_known(const Expression& expression, const std::string& operation, const Value& left,
                           const Value& right) {
  const Known* const a = left.as<Known>();
  const Known* const b = right.as<Known>();
  if (a == nullptr || b == nullptr) {
    Message hint;
    if (left.as<Several>() != nullptr && right.as<Several>() != nullptr)
      hint = {"program.hint.one_by_one",
              {{"code", source(expression.parts[0]) + "[0] " + operation + " " + source(expression.parts[1]) +
                            "[0]"}}};
    refuse_operator(expression, operation, left, right, std::move(hint));
  }
  const int kind = kind_number(a->value);
  const bool is_equality = operation == "==" || operation == "!=";
  if (kind != kind_number(b->value) || (kind != 0 && !is_equality))
    refuse_operator(expression, operation, left, right);
  if (kind == 1) return holds_for(operation, text_of(a->value), text_of(b->value));
  if (kind == 2) return holds_for(operation, std::get<bool>(a->value), std::get<bool>(b->value));
  if (is_whole(a->value) && is_whole(b->value))
    return holds_for(operation, std::get<std::int64_t>(a->value), std::get<std::int64_t>(b->value));
  return holds_for(operation, number_of(a->value), number_of(b->value));
}

Value Runner::comparison(const Expression& expression, Scope& scope) {
  Values values;
  bool has_matrix = false;
  for (const Expression& part : expression.parts) {
    values.push_back(evaluate(part, scope));
    has_matrix = has_matrix || values.back().as<MatrixValue>() != nullptr;
  }
  if (has_matrix) return compare_cells(expression, values);
  for (std::size_t k = 0; k < expression.operators.size(); ++k)
    if (!compare_known(expression, expression.operators[k], values[k], values[k + 1])) return Known{false};
  return Known{true};
}

Value Runner::compare_cells(const Expression& expression, const Values& values) {
  if (values.size() > 2) refuse(expression.span, {"program.type.condition"}, {"program.hint.nested_where"});
  for (const Value& value : values) {
    const Known* const known = value.as<Known>();
    const bool is_number = known != nullptr && kind_number(known->value) == 0;
    if (!value.is_matrix() && !is_number)
      refuse_operator(expression, expression.operators.front(), values[0], values[1]);
  }
  return compared(expression, values[0], values[1]);
}

/// A number stands on the right.
Value Runner::compared(const Expression& expression, Value left, Value right) {
  const std::string& operation = expression.operators.front();
  Comparison comparison_made = comparison_named(operation);
  const Common common = common_shape(expression.parts[0], expression.parts[1], operation, expression.span,
                                     expression.span, {left, right});
  const bool values_are_turned = !left.is_matrix();
  if (values_are_turned) {
    std::swap(left, right);
    comparison_made = turned(comparison_made);
  }
  const Value out = recorded(common.rows, common.cols, common.formulas, expression.span, [&] {
    if (right.is_matrix()) return compare(comparison_made, var(left), var(right));
    return compare(comparison_made, var(left), number_of(right.as<Known>()->value));
  });
  const std::size_t number_place = values_are_turned ? 0 : 1;
  if (!right.is_matrix())
    step(out).form.latex = latex_of(expression.parts[number_place], program_.docstring.symbols);
  return MatrixValue{out.as<MatrixValue>()->step, true};
}

}  // namespace attention::program
