#include <cmath>

#include "core/numeric/elementary.h"
#include "program/check/options.h"
#include "program/run/runner.h"
#include "program/text/limits.h"

namespace attention::program {

namespace {

/// Rounds down, as // of Python; b is not 0.
std::int64_t floor_division(std::int64_t a, std::int64_t b) {
  const std::int64_t quotient = a / b;
  return quotient * b != a && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

/// The remainder of floor division, with the sign of b.
double floor_remainder(double a, double b) {
  const double out = std::fmod(a, b);
  return out != 0 && (out < 0) != (b < 0) ? out + b : out;
}

double floor_quotient(double a, double b) {
  const double quotient = (a - floor_remainder(a, b)) / b;
  const double down = std::floor(quotient);
  return quotient - down > 0.5 ? down + 1 : down;
}

bool is_beyond(std::int64_t value) {
  return value > ProgramLimits::integer || value < -ProgramLimits::integer;
}

}  // namespace

void Runner::refuse_zero(const Expression& expression) const {
  refuse(expression.span, "program.number.zero_division", {{"name", source(expression.parts[1])}});
}

Literal Runner::integer_power(const Expression& expression, std::int64_t base, std::int64_t exponent) {
  if (exponent < 0) {
    if (base == 0) refuse_zero(expression);
    return elementary::pow(static_cast<double>(base), static_cast<double>(exponent));
  }
  std::int64_t out = 1;
  const bool is_unit = base >= -1 && base <= 1;
  for (std::int64_t k = 0; k < (is_unit ? exponent % 2 + 2 * (exponent > 0) : exponent); ++k) {
    const bool is_large = std::abs(out) > ProgramLimits::integer / std::max<std::int64_t>(1, std::abs(base));
    if (is_large) refuse(expression.span, "program.number.too_large", {{"value", source(expression)}});
    out *= base;
  }
  return out;
}

Literal Runner::integer_result(const Expression& expression, std::int64_t a, std::int64_t b) {
  const std::string& operation = expression.name;
  if (operation == "**") return integer_power(expression, a, b);
  const bool is_division = operation == "/" || operation == "//" || operation == "%";
  if (is_division && b == 0) refuse_zero(expression);
  if (operation == "/") return static_cast<double>(a) / static_cast<double>(b);
  if (operation == "//") return floor_division(a, b);
  if (operation == "%") return a - floor_division(a, b) * b;
  std::int64_t out = 0;
  const bool is_product = operation == "*";
  // Both are at most 2⁵³, so that sums cannot overflow.
  const bool is_large = is_product ? __builtin_mul_overflow(a, b, &out) : false;
  if (!is_product) out = operation == "+" ? a + b : a - b;
  if (is_large || is_beyond(out))
    refuse(expression.span, "program.number.too_large", {{"value", source(expression)}});
  return out;
}

Literal Runner::real_result(const Expression& expression, double a, double b) {
  const std::string& operation = expression.name;
  const bool is_division = operation == "/" || operation == "//" || operation == "%";
  if (is_division && b == 0) refuse_zero(expression);
  if (operation != "**") {
    const double out = operation == "+"    ? a + b
                       : operation == "-"  ? a - b
                       : operation == "*"  ? a * b
                       : operation == "/"  ? a / b
                       : operation == "//" ? floor_quotient(a, b)
                                           : floor_remainder(a, b);
    if (std::isnan(out) && !std::isnan(a) && !std::isnan(b))
      refuse(expression.span, "program.number.no_number", {{"name", source(expression)}});
    return out;
  }
  if (a == 0 && b < 0) refuse_zero(expression);
  if (a < 0 && std::isfinite(b) && b != std::floor(b))
    refuse(expression.span, "program.number.domain",
           {{"function", Message{"program.kind.power"}}, {"value", short_text(a)}});
  const double out = elementary::pow(a, b);
  if (std::isinf(out) && std::isfinite(a) && std::isfinite(b))
    refuse(expression.span, "program.number.too_large_real",
           {{"value", source(expression)}, {"most", "1.8e308"}});
  return out;
}

Value Runner::arithmetic(const Expression& expression, const Known& left, const Known& right) {
  const std::string& operation = expression.name;
  if (operation == "@") refuse_operator(expression, "@", left, right, {"program.hint.numbers_product"});
  if (!is_whole(left.value) || !is_whole(right.value))
    return Known{real_result(expression, number_of(left.value), number_of(right.value))};
  Known out{
      integer_result(expression, std::get<std::int64_t>(left.value), std::get<std::int64_t>(right.value))};
  if (operation == "+") out.size = plus(left.size, right.size);
  if (operation == "-") out.size = plus(left.size, right.size, -1);
  if (operation == "*") out.size = times(left.size, right.size);
  if (const auto* const known = std::get_if<std::int64_t>(&out.value); known != nullptr && !out.size)
    out.size = constant_size(*known);
  return out;
}

/// exp, log, sqrt, sin, cos, tanh and abs of a number, floor and ceil.
Value Runner::number_function(const Expression& call, const Literal& argument) {
  const std::string& name = call.name;
  const double a = number_of(argument);
  if (name == "abs" && is_whole(argument)) return Known{std::abs(std::get<std::int64_t>(argument))};
  const bool is_outside = (name == "log" && a <= 0) || (name == "sqrt" && a < 0) ||
                          ((name == "sin" || name == "cos") && std::isinf(a));
  if (is_outside) refuse(call.span, "program.number.domain", {{"function", name}, {"value", short_text(a)}});
  double out = a;
  if (name == "exp") out = elementary::exp(a);
  if (name == "log") out = elementary::log(a);
  if (name == "sqrt") out = std::sqrt(a);
  if (name == "sin") out = elementary::sin(a);
  if (name == "cos") out = elementary::cos(a);
  if (name == "tanh") out = elementary::tanh(a);
  if (name == "abs") out = std::abs(a);
  if (name == "floor") out = std::floor(a);
  if (name == "ceil") out = std::ceil(a);
  const bool is_rounded = name == "floor" || name == "ceil";
  const double most = static_cast<double>(ProgramLimits::integer);
  // Not `>`: NaN is refused, too.
  const bool is_large = is_rounded ? !(std::abs(out) <= most) : std::isinf(out) && std::isfinite(a);
  if (is_large && is_rounded) refuse(call.span, "program.number.too_large", {{"value", source(call)}});
  if (is_large)
    refuse(call.span, "program.number.too_large_real", {{"value", source(call)}, {"most", "1.8e308"}});
  if (!is_rounded) return Known{out};
  const std::int64_t whole_part = static_cast<std::int64_t>(out);
  return Known{whole_part, constant_size(whole_part)};
}

}  // namespace attention::program
