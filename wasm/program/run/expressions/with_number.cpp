#include <cmath>

#include "program/check/options.h"
#include "program/run/runner.h"
#include "program/walk/latex.h"

namespace attention::program {

Value Runner::with_number(const Expression& expression, const Value& left, const Value& right) {
  const bool is_right = left.is_matrix();
  const double number_value = number_of((is_right ? right : left).as<Known>()->value);
  const Expression& number_node = expression.parts[is_right ? 1 : 0];
  const bool is_sum = expression.name == "+" || expression.name == "-";
  const bool is_divisor = is_right && expression.name == "/";
  if (!is_sum && !is_divisor) check_finite(number_value, source(number_node), number_node.span);
  if (is_divisor && number_value != 0)
    check_finite(1 / number_value, "1 / " + source(number_node), number_node.span);
  const Value out = is_right ? number_on_right(expression, left, number_value)
                             : number_on_left(expression, number_value, right);
  // An exponent is written as its number, and nothing stands below the root of ** 0.5 besides the matrix.
  if (expression.name == "**") return out;
  const bool is_taken_away = expression.name == "-" && is_right;
  const Beside beside = is_taken_away                      ? Beside::minus
                        : is_sum || expression.name == "*" ? Beside::plus
                                                           : Beside::nothing;
  step(out).form.latex = latex_of(number_node, program_.docstring.symbols, beside);
  return out;
}

/// An infinite number belongs in a mask, which is added: 0 times infinity is no number.
void Runner::check_finite(double value, const std::string& name, const Span& span) const {
  if (std::isfinite(value)) return;
  refuse(span, "program.number.not_finite", {{"name", name}});
}

Value Runner::scaled(const Value& of, double factor, const Span& span, bool is_division) {
  const Value out = unary(of, span, [&] { return scale(var(of), factor, ""); });
  step(out).form.number = factor;
  step(out).form.is_inverse = is_division;
  return out;
}

Value Runner::plus_number(const Value& of, double number_value, const Span& span, bool is_minus) {
  const Value out = unary(of, span, [&] { return add_number(var(of), number_value); });
  step(out).form.number = number_value;
  step(out).form.is_inverse = is_minus;
  return out;
}

Value Runner::expanded(const Value& of, const Common& to, const Span& span) {
  return recorded(to.rows, to.cols, to.formulas, span, [&] { return expand(var(of), to.rows, to.cols); });
}

Value Runner::number_on_right(const Expression& expression, const Value& of, double number_value) {
  const std::string& operation = expression.name;
  const Span& span = expression.span;
  if (operation == "*") return scaled(of, number_value, span);
  if (operation == "/") {
    if (number_value == 0) refuse_zero(expression);
    return scaled(of, 1 / number_value, span, true);
  }
  if (operation == "+") return plus_number(of, number_value, span, false);
  if (operation == "-") return plus_number(of, -number_value, span, true);
  if (number_value == 2) return unary(of, span, [&] { return multiply(var(of), var(of)); });
  if (number_value == 0.5) return unary(of, span, [&] { return square_root(var(of), 0); });
  const Value out = unary(of, span, [&] { return raise_to(var(of), number_value); });
  step(out).form.number = number_value;
  return out;
}

Value Runner::number_on_left(const Expression& expression, double number_value, const Value& of) {
  const std::string& operation = expression.name;
  const Span& span = expression.span;
  if (operation == "*") return scaled(of, number_value, span);
  if (operation == "+") return plus_number(of, number_value, span, false);
  if (operation == "-") {
    if (number_value == 1) return unary(of, span, [&] { return one_minus(var(of)); });
    return plus_number(scaled(of, -1, span), number_value, span, false);
  }
  if (operation == "/") return unary(of, span, [&] { return divide_number(number_value, var(of)); });
  if (number_value <= 0)
    refuse(span, "program.number.domain",
           {{"function", Message{"program.kind.power"}}, {"value", short_text(number_value)}});
  const Value out = unary(of, span, [&] { return power(number_value, var(of)); });
  step(out).form.number = number_value;
  return out;
}

}  // namespace attention::program
