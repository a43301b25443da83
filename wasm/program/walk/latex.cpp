#include "program/walk/latex.h"

#include <cmath>

#include "program/check/options.h"

namespace attention::program {

namespace {

/// How tightly the parts of a formula hold together.
enum Binding { alone, in_sum, in_product, in_base, in_power };

std::string bracketed(const std::string& text, int own, int needed) {
  return own >= needed ? text : "\\left(" + text + "\\right)";
}

std::string function_latex(const std::string& name) {
  static const std::map<std::string, std::string> known = {{"exp", "\\exp"},
                                                           {"log", "\\log"},
                                                           {"sin", "\\sin"},
                                                           {"cos", "\\cos"},
                                                           {"tanh", "\\tanh"},
                                                           {"sigmoid", "\\sigma"},
                                                           {"relu", "\\operatorname{ReLU}"},
                                                           {"silu", "\\operatorname{SiLU}"},
                                                           {"gelu", "\\operatorname{GELU}"}};
  const auto found = known.find(name);
  return found == known.end() ? "\\operatorname{" + name + "}" : found->second;
}

std::string sign_latex(const std::string& sign) {
  static const std::map<std::string, std::string> known = {
      {"<=", "\\le "}, {">=", "\\ge "}, {"==", "="}, {"!=", "\\ne "}, {"*", "\\,"}};
  const auto found = known.find(sign);
  return found == known.end() ? sign : found->second;
}

class LatexWriter {
 public:
  explicit LatexWriter(const Symbols& symbols) : symbols_(symbols) {}

  std::string write(const Expression& expression, int needed = alone) const {
    const auto part = [&](std::size_t k, int within) { return write(expression.parts[k], within); };
    switch (expression.kind) {
      case Expression::Kind::name:
        return name(expression.name, needed);
      case Expression::Kind::literal:
        return literal(expression.value);
      case Expression::Kind::brackets:
        return part(0, needed);
      case Expression::Kind::minus:
        return bracketed("-" + part(0, in_product), in_sum, needed);
      case Expression::Kind::call:
        return call(expression);
      case Expression::Kind::binary:
        return binary(expression, needed);
      case Expression::Kind::choice:
        return "\\begin{cases}" + part(0, alone) + "&" + part(1, alone) + "\\\\" + part(2, alone) +
               "&\\text{else}\\end{cases}";
      case Expression::Kind::comparison:
        return comparison(expression);
      case Expression::Kind::logic:
        return joined(expression, "\\text{ " + expression.name + " }");
      case Expression::Kind::negation:
        return "\\text{not }" + part(0, alone);
      default:
        return "\\dots";
    }
  }

 private:
  /// A symbol with an exponent can have no other one.
  std::string name(const std::string& of, int needed) const {
    if (of == "inf") return "\\infty";
    const std::string symbol = of == "pi" ? "\\pi" : symbol_of(of, symbols_);
    return bracketed(symbol, symbol.find('^') == symbol.npos ? in_power : in_base, needed);
  }

  static std::string literal(const Literal& value) {
    return is_text(value) || is_truth(value) ? "\\text{" + text_of(value) + "}" : latex_of(number_of(value));
  }

  std::string joined(const Expression& expression, const std::string& between) const {
    std::string out;
    for (std::size_t k = 0; k < expression.parts.size(); ++k)
      out += (k == 0 ? "" : between) + write(expression.parts[k]);
    return out;
  }

  std::string call(const Expression& expression) const {
    if (expression.name == "sqrt" && expression.parts.size() == 1)
      return "\\sqrt{" + write(expression.parts.front()) + "}";
    return function_latex(expression.name) + "\\left(" + joined(expression, ",") + "\\right)";
  }

  std::string binary(const Expression& expression, int needed) const {
    const Expression& left = expression.parts[0];
    const Expression& right = expression.parts[1];
    const std::string& sign = expression.name;
    if (sign == "/") return bracketed("\\frac{" + write(left) + "}{" + write(right) + "}", in_base, needed);
    if (sign == "//") return "\\left\\lfloor\\frac{" + write(left) + "}{" + write(right) + "}\\right\\rfloor";
    if (sign == "**") return bracketed(write(left, in_power) + "^{" + write(right) + "}", in_base, needed);
    // It reads as if it were of all that stands before it.
    if (sign == "%")
      return bracketed(write(left, in_product) + "\\bmod " + write(right, in_base), alone, needed);
    if (sign == "+") return bracketed(write(left, in_sum) + sign + after_plus(right), in_sum, needed);
    if (sign == "-") return bracketed(write(left, in_sum) + sign + write(right, in_product), in_sum, needed);
    return bracketed(write(left, in_product) + sign_latex(sign) + write(right, in_product), in_product,
                     needed);
  }

 public:
  std::string after_plus(const Expression& expression) const {
    const std::string text = write(expression, in_sum);
    return text.front() == '-' ? "\\left(" + text + "\\right)" : text;
  }

 private:
  std::string comparison(const Expression& expression) const {
    std::string out = write(expression.parts.front());
    for (std::size_t k = 0; k < expression.operators.size(); ++k)
      out += sign_latex(expression.operators[k]) + write(expression.parts[k + 1]);
    return out;
  }

  const Symbols& symbols_;
};

}  // namespace

std::string latex_of(const Expression& expression, const Symbols& symbols, Beside beside) {
  const LatexWriter writer(symbols);
  if (beside == Beside::plus) return writer.after_plus(expression);
  return writer.write(expression, beside == Beside::minus ? in_product : alone);
}

std::string latex_of(double number) {
  if (std::isinf(number)) return number > 0 ? "\\infty" : "-\\infty";
  return short_text(number);
}

}  // namespace attention::program
